toy-name = Highest
toy-dealt = Your cards: {$cards}.
toy-laid = { $seat-is ->
    [you] You lay {$card} face down.
   *[other] {$seat} lays a card face down.
  }
toy-trick-taken = { $seat-is ->
    [you] You take the trick: {$cards}.
   *[other] {$seat} takes the trick: {$cards}.
  }
toy-won = { $seats-is ->
    [you] You win.
   *[other] The most tricks: {$seats}.
  }
