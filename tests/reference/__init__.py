"""A second, independent implementation of the rules of Durak, to disagree with the first."""
