// The one thing a page to be printed does by itself.

document.getElementById("print").addEventListener("click", () => print());
