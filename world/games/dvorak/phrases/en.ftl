# Dvorak, English: what happens, why not, and how the hall understands cards.

## The deck and the start

dvorak-name = Dvorak
dvorak-deck-loaded = { $seat-is ->
    [you] You add
   *[other] {$seat} adds
    [none] The deck has
  }{ $deck-count ->
    [0] {" "}
   *[other] {" "}{$deck}:{" "}
  }{ $cards ->
    [one] 1 card
   *[other] {$cards} cards
  }{ $rules ->
    [0] {""}
    [one] {" "}and 1 special rule
   *[other] {" "}and {$rules} special rules
  }.
dvorak-deck-cleared = { $seat-is ->
    [you] You clear the deck
   *[other] {$seat} clears the deck
  } of { $cards ->
    [one] 1 card
   *[other] {$cards} cards
  }.
dvorak-ready-told = { $ready ->
    [yes] { $seat-is ->
        [you] You are ready.
       *[other] {$seat} is ready.
      }
   *[no] { $seat-is ->
        [you] You are no longer ready.
       *[other] {$seat} is no longer ready.
      }
  }
dvorak-few-cards = Few cards: the deck has {$cards}, a full deal takes {$needed}. The host may type start to deal what there is.
dvorak-dealt = { $count ->
    [one] 1 card is dealt to each
   *[other] {$count} cards are dealt to each
  }; { $draw ->
    [0] none are left in the draw pile.
    [one] 1 is left in the draw pile.
   *[other] {$draw} are left in the draw pile.
  }
dvorak-hand-dealt = { $titles-count ->
    [0] You are dealt no cards.
   *[other] Your cards: {$titles}.
  }
dvorak-first-chosen = { $seat-is ->
    [you] You go first
   *[other] {$seat} goes first
  }{ $how ->
    [coin] , by the coin.
    [die] , by the dice: {$rolls}.
    [rps] , by rock, paper, scissors.
    [named] , as the host says.
   *[random] , by chance.
  }
dvorak-joined = { $waits ->
    [yes] { $seat-is ->
        [you] You sit down and play from the next round.
       *[other] {$seat} sits down and plays from the next round.
      }
   *[no] { $seat-is ->
        [you] You sit down and play.
       *[other] {$seat} sits down and plays.
      }
  }
dvorak-dealt-in = { $seat-is ->
    [you] You are dealt in
   *[other] {$seat} is dealt in
  } with { $count ->
    [one] 1 card.
   *[other] {$count} cards.
  }
dvorak-host-now = { $seat-is ->
    [you] You are the host now.
   *[other] {$seat} is the host now.
  }

## Turns

dvorak-began = { $seat-is ->
    [you] Turn {$number} is yours.
   *[other] Turn {$number}: {$seat}.
  }
dvorak-drew = { $seat-is ->
    [you] { $titles-count ->
        [0] You draw {$count}.
       *[other] You draw {$titles}.
      }
   *[other] {$seat} draws { $count ->
        [one] a card.
       *[other] {$count} cards.
      }
  }{ $pile-count ->
    [0] {""}
   *[other] {" "}From the pile {$pile}.
  }
dvorak-drew-short = { $missing ->
    [one] There is no card left to draw
   *[other] There are no cards left to draw, {$missing} short
  } for { $seat-is ->
    [you] you.
   *[other] {$seat}.
  }
dvorak-draw-stopped = { $seat-is ->
    [you] You draw nothing
   *[other] {$seat} draws nothing
  }: {$title} denies it.
dvorak-reshuffled = The discard pile, { $count ->
    [one] 1 card
   *[other] {$count} cards
  }, is shuffled into a new draw pile.
dvorak-played = { $seat-is ->
    [you] You play{" "}
   *[other] {$seat} plays{" "}
  }{ $title-count ->
    [0] a card
   *[other] {$title}
  }{ $down ->
    [yes] {" "}face down
   *[no] {""}
  }{ $target-is ->
    [none] {""}
    [you] {" "}on you
   *[other] {" "}on {$target}
  }{ $on-count ->
    [0] {""}
   *[other] {" "}on {$on}
  }{ $type-count ->
    [0] {""}
   *[other] , {$type}
  }{ $creator-count ->
    [0] {""}
   *[other] {" "}by {$creator}
  }{ $text-count ->
    [0] {""}
   *[other] : “{$text}”
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $to ->
    [centre] . It lies in the centre.
    [discard] . It is discarded.
    [removed] . It leaves the game.
   *[area] .
  }
dvorak-displaced = {$title} gives way and is discarded.
dvorak-used = { $seat-is ->
    [you] You use {$title}
   *[other] {$seat} uses {$title}
  }: “{$text}”.
dvorak-lasting = {$title}, played by { $seat-is ->
    [you] you
   *[other] {$seat}
  }, goes on working.
dvorak-lapsed = {$title} has worn off.
dvorak-recalled = Remember {$title}: { $issue ->
    [hand] { $value ->
        [none] no hand limit
       *[other] a hand limit of {$value}
      }
    [draw_n] { $value ->
       *[other] {$value} to draw at the start of the turn
      }
   *[draw] drawing is affected
  } for { $seat-is ->
    [you] you.
   *[other] {$seat}.
  }
dvorak-offered = { $seat-is ->
    [you] You may type resolve {$offer}
   *[other] {$seat} may resolve {$offer}
  }, from {$title}: { $verb ->
    [coin] flip a coin.
    [destroy] destroy.
    [discard] discard.
    [draw] draw.
    [extra] an extra turn.
    [mill] mill.
    [out] out of the game.
    [peek] look at a hand.
    [reveal] reveal a hand.
    [reverse] reverse the order.
    [roll] roll.
    [shuffle] shuffle.
    [skip] skip a turn.
    [state] a state on or off.
    [swap] swap hands.
    [take] take.
   *[token] tokens.
  }
dvorak-resolved = { $seat-is ->
    [you] You resolve {$title}
   *[other] {$seat} resolves {$title}
  }{ $verb ->
    [coin] : a coin.
    [destroy] : destroy.
    [discard] : discard.
    [draw] : draw.
    [extra] : an extra turn.
    [mill] : mill.
    [out] : out of the game.
    [peek] : look at a hand.
    [reveal] : reveal a hand.
    [reverse] : reverse the order.
    [roll] : roll.
    [shuffle] : shuffle.
    [skip] : skip a turn.
    [state] : a state.
    [swap] : swap hands.
    [take] : take.
   *[token] : tokens.
  }
dvorak-declined = { $verb ->
    [give] { $seat-is ->
        [you] You do not take the gift.
       *[other] {$seat} does not take the gift.
      }
   *[other] { $seat-is ->
        [you] You leave{" "}
       *[other] {$seat} leaves{" "}
      }{ $title-count ->
        [0] an effect undone.
       *[other] {$title} undone.
      }
  }
dvorak-discard-due = { $seat-is ->
    [you] You must discard { $count ->
        [one] a card
       *[other] {$count} cards
      } of your choice.
   *[other] {$seat} must discard { $count ->
        [one] a card.
       *[other] {$count} cards.
      }
  }
dvorak-discarded = { $seat-is ->
    [you] You discard {$title}
   *[other] {$seat} discards {$title}
  }{ $chance ->
    [yes] , chosen by chance.
   *[no] .
  }
dvorak-skipped = { $seat-is ->
    [you] Your turn is passed over.
   *[other] The turn of {$seat} is passed over.
  }

## The end

dvorak-went-out = { $seat-is ->
    [you] You are out
   *[other] {$seat} is out
  }{ $reason ->
    [rule] , by {$title}.
    [no-cards] : no cards are left.
    [left] , having left the table.
   *[told] .
  }
dvorak-last-left = { $seat-is ->
    [you] You are the last player left
   *[other] {$seat} is the last player left
  } and { $seat-is ->
    [you] win
   *[other] wins
  } in {$seconds} seconds. Type confirm to agree at once.
dvorak-won = { $seats-is ->
    [you] You win
    [among] You win together: {$seats}
   *[other] { $seats-count ->
        [one] {$seats} wins
       *[other] {$seats} win together
      }
  }{ $reason ->
    [last] , as the last left.
    [claimed] , as the table agrees{ $title-count ->
        [0] .
       *[other] : {$title}.
      }
   *[watched] , by {$title}.
  }
dvorak-undecided = { $reason ->
    [nobody-left] Nobody is left: the game is a draw.
   *[agreed] All agree: the game is a draw.
  }

## Proposals and votes

dvorak-proposed = { $seat-is ->
    [you] You propose
   *[other] {$seat} proposes
  } { $what ->
    [rule] a special rule
    [amend] to rewrite {$about}
    [repeal] to remove {$about}
   *[card] { $copies ->
        [one] a card
       *[other] {$copies} cards
      }
  }, number {$motion}: {$title}, {$type}{ $text-count ->
    [0] {""}
   *[other] : “{$text}”
  }{ $effects-count ->
    [0] {""}
   *[other] {" "}Effects: “{$effects}”
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $corner-count ->
    [0] {""}
   *[other] , corner {$corner}
  }{ $colour-count ->
    [0] {""}
   *[other] , colour {$colour}
  }{ $alt-count ->
    [0] {""}
   *[other] , drawing: {$alt}
  }.
dvorak-queued = Number {$motion}{ $title-count ->
    [0] {""}
   *[other] , {$title},
  } waits; { $ahead ->
    [one] 1 vote comes
   *[other] {$ahead} votes come
  } before it.
dvorak-ballot-opened = Vote needed: number {$motion}{ $title-count ->
    [0] {""}
   *[other] , {$title}
  }{ $what ->
    [rule] , a special rule
    [amend] , rewritten
    [repeal] , to be removed
    [package] , all or nothing
    [ruling] , what it means
    [win] , a claim to have won
    [draw] , an offer to end in a draw
   *[card] , a card
  }. { $voters-is ->
    [you] You alone are asked: type y or n.
    [among] Asked: {$voters}. Type y or n.
    [none] Nobody is asked.
   *[other] Asked: {$voters}.
  }{ $halted ->
    [yes] {" "}Play waits.
   *[no] {""}
  }
dvorak-voted = { $choice ->
    [yes] { $seat-is ->
        [you] You vote yes
       *[other] {$seat} votes yes
      }
    [no] { $seat-is ->
        [you] You vote no
       *[other] {$seat} votes no
      }
   *[secret] { $seat-is ->
        [you] You have voted
       *[other] {$seat} has voted
      }
  } on number {$motion}{ $waiting-is ->
    [none] .
    [you] ; only you are still asked.
   *[other] ; still asked: {$waiting}.
  }
dvorak-vote-taken-back = { $seat-is ->
    [you] You take your vote back
   *[other] {$seat} takes the vote back
  } on number {$motion}.
dvorak-voter-dropped = { $seat-is ->
    [you] You no longer count
   *[other] {$seat} no longer counts
  } in the vote on number {$motion}{ $reason ->
    [lost] : no line for too long.
    [left] : gone from the table.
    [out] : out of the game.
   *[excused] : excused by the host.
  }
dvorak-voters-silent = The vote on number {$motion} has waited long for {$waiting}. The host may type excuse and a name.
dvorak-accepted = Accepted: { $copies ->
    [one] {$title}
   *[other] {$copies} times {$title}
  }{ $to ->
    [discard] , on the discard pile.
    [hand] , into the hand of its proposer.
   *[draw] , somewhere in the draw pile.
  }
dvorak-rule-accepted = Special rule {$number}, {$title}, is in force{ $text-count ->
    [0] .
   *[other] : “{$text}”.
  }
dvorak-amended = { $about } is rewritten: now {$title}{ $text-count ->
    [0] .
   *[other] , “{$text}”.
  }
dvorak-repealed = {$title} is removed from the game.
dvorak-ruling-made = Ruling {$number} on {$title}: “{$text}”.
dvorak-rejected = Rejected: number {$motion}{ $title-count ->
    [0] {""}
   *[other] , {$title}
  }{ $what ->
    [win] . The game goes on
    [draw] . The game goes on
   *[card] {""}
  }{ $against-is ->
    [none] .
   *[other] ; against: {$against}.
  }
dvorak-revised = { $seat-is ->
    [you] You rewrite
   *[other] {$seat} rewrites
  } number {$motion}, version {$revision}: {$title}, {$type}{ $text-count ->
    [0] {""}
   *[other] : “{$text}”
  }{ $effects-count ->
    [0] {""}
   *[other] {" "}Effects: “{$effects}”
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $corner-count ->
    [0] {""}
   *[other] , corner {$corner}
  }{ $colour-count ->
    [0] {""}
   *[other] , colour {$colour}
  }{ $alt-count ->
    [0] {""}
   *[other] , drawing: {$alt}
  }. Votes begin afresh.
dvorak-withdrawn = { $seat-is ->
    [you] You withdraw
   *[other] {$seat} withdraws
  } number {$motion}{ $title-count ->
    [0] .
   *[other] , {$title}.
  }
dvorak-dropped = Number {$motion}, {$title}, falls away: what it was about is gone.
dvorak-lumped = { $seat-is ->
    [you] You tie
   *[other] {$seat} ties
  } {$titles} into one vote, number {$motion}: all or nothing.
dvorak-ruling-moved = { $seat-is ->
    [you] You ask
   *[other] {$seat} asks
  } the table, number {$motion}, that {$title} means: “{$text}”.
dvorak-win-claimed = { $seat-is ->
    [you] You claim to have won
   *[other] {$seat} claims to have won
  }, number {$motion}{ $because-count ->
    [0] .
   *[other] , because {$because}.
  }
dvorak-draw-offered = { $seat-is ->
    [you] You offer
   *[other] {$seat} offers
  } to end the game in a draw, number {$motion}.
dvorak-held = { $on ->
    [yes] { $seat-is ->
        [you] You hold all votes until the turn ends.
       *[other] {$seat} holds all votes until the turn ends.
      }
   *[no] Votes are held no longer.
  }
dvorak-hidden = { $author-is ->
    [you] Your proposal, number {$motion}, is hidden from the others by the host. Rewrite it or withdraw it.
   *[other] { $seat-is ->
        [you] You hide
       *[other] {$seat} hides
      } the text of number {$motion}.
  }

## The table

dvorak-moved = { $seat-is ->
    [you] You move{" "}
   *[other] {$seat} moves{" "}
  }{ $title-count ->
    [0] a card
   *[other] {$title}
  } from { $came ->
    [hand] { $came_seat-is ->
        [you] your hand
       *[other] the hand of {$came_seat}
      }
    [area] { $came_seat-is ->
        [you] your area
       *[other] the area of {$came_seat}
      }
    [centre] the centre
    [draw] the draw pile
    [discard] the discard pile
    [removed] out of the game
   *[pile] the pile {$came_pile}
  } to { $went ->
    [hand] { $went_seat-is ->
        [you] your hand.
       *[other] the hand of {$went_seat}.
      }
    [area] { $went_seat-is ->
        [you] your area.
       *[other] the area of {$went_seat}.
      }
    [centre] the centre.
    [draw] the draw pile.
    [discard] the discard pile.
    [removed] where it is out of the game.
   *[pile] the pile {$went_pile}.
  }
dvorak-milled = { $seat-is ->
    [you] You discard from the draw pile
   *[other] {$seat} discards from the draw pile
  }: {$titles}.
dvorak-destroyed = { $seat-is ->
    [you] You destroy
   *[other] {$seat} destroys
  } {$title}{ $owner-is ->
    [none] .
    [you] , which was yours.
   *[other] , which was with {$owner}.
  }
dvorak-destroy-stopped = { $title-count ->
    [0] The card
   *[other] {$title}
  } is not destroyed by { $seat-is ->
    [you] you
   *[other] {$seat}
  }: {$because} denies it.
dvorak-taken = { $seat-is ->
    [you] You take control of{" "}
   *[other] {$seat} takes control of{" "}
  }{ $title-count ->
    [0] a face-down card
   *[other] {$title}
  }{ $owner-is ->
    [none] .
    [you] , which was yours.
   *[other] , which was with {$owner}.
  }
dvorak-gift-offered = { $seat-is ->
    [you] You offer {$target} { $title-count ->
        [0] a card.
       *[other] {$title}.
      }
   *[other] { $target-is ->
        [you] {$seat} offers you{" "}
       *[other] {$seat} offers {$target}{" "}
      }{ $title-count ->
        [0] a card.
       *[other] {$title}.
      }{ $target-is ->
        [you] {" "}Type resolve {$offer} to take it, or decline {$offer}.
       *[other] {""}
      }
  }
dvorak-given = { $seat-is ->
    [you] You give{" "}
   *[other] {$seat} gives{" "}
  }{ $title-count ->
    [0] a card
   *[other] {$title}
  } to { $target-is ->
    [you] you.
   *[other] {$target}.
  }
dvorak-shuffled = { $seat-is ->
    [you] You shuffle{" "}
   *[other] {$seat} shuffles{" "}
  }{ $place ->
    [hand] { $place_seat-is ->
        [you] your hand
       *[other] the hand of {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] your area
       *[other] the area of {$place_seat}
      }
    [centre] the centre
    [draw] the draw pile
    [discard] the discard pile
    [removed] what is out of the game
   *[pile] the pile {$place_pile}
  }, { $count ->
    [one] 1 card.
   *[other] {$count} cards.
  }
dvorak-looked = { $seat-is ->
    [you] You look at{" "}
   *[other] {$seat} looks at{" "}
  }{ $count ->
    [one] 1 card
   *[other] {$count} cards
  } of { $place ->
    [hand] { $place_seat-is ->
        [you] your hand
       *[other] the hand of {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] your area
       *[other] the area of {$place_seat}
      }
    [centre] the centre
    [draw] the draw pile
    [discard] the discard pile
    [removed] what is out of the game
   *[pile] the pile {$place_pile}
  }{ $titles-count ->
    [0] .
   *[other] : {$titles}.
  }
dvorak-revealed = { $seat-is ->
    [you] You show all{" "}
   *[other] {$seat} shows all{" "}
  }{ $place ->
    [hand] { $place_seat-is ->
        [you] of your hand
       *[other] of the hand of {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] in your area
       *[other] in the area of {$place_seat}
      }
    [centre] in the centre
    [draw] of the draw pile
    [discard] of the discard pile
    [removed] of what is out of the game
   *[pile] of the pile {$place_pile}
  }: {$titles}.
dvorak-turned-over = { $seat-is ->
    [you] You turn {$title}
   *[other] {$seat} turns {$title}
  } { $down ->
    [yes] face down.
   *[no] face up.
  }
dvorak-tapped = { $seat-is ->
    [you] You { $tapped ->
        [yes] tap{" "}
       *[no] untap{" "}
      }
   *[other] {$seat} { $tapped ->
        [yes] taps{" "}
       *[no] untaps{" "}
      }
  }{ $title-count ->
    [0] a face-down card.
   *[other] {$title}.
  }
dvorak-attached = { $to-count ->
    [0] { $seat-is ->
        [you] You take{" "}
       *[other] {$seat} takes{" "}
      }
   *[other] { $seat-is ->
        [you] You attach{" "}
       *[other] {$seat} attaches{" "}
      }
  }{ $title-count ->
    [0] a face-down card
   *[other] {$title}
  }{ $to-count ->
    [0] {" "}off what it was on.
   *[other] {" "}to {$to}.
  }
dvorak-copied = { $seat-is ->
    [you] You copy{" "}
   *[other] {$seat} copies{" "}
  }{ $title-count ->
    [0] a face-down card.
   *[other] {$title}.
  }
dvorak-tokens-changed = { $seat-is ->
    [you] You change
   *[other] {$seat} changes
  } {$name} on { $target-is ->
    [you] you
    [none] { $on-count ->
        [0] a face-down card
       *[other] {$on}
      }
   *[other] {$target}
  } by {$change}: {$total} now.
dvorak-pile-made = { $seat-is ->
    [you] You make
   *[other] {$seat} makes
  } the pile {$name}, face { $up ->
    [yes] up
   *[no] down
  }{ $owner-is ->
    [none] .
    [you] , for you.
   *[other] , for {$owner}.
  }
dvorak-pile-dropped = { $seat-is ->
    [you] You take
   *[other] {$seat} takes
  } the pile {$name} away.
dvorak-rolled = { $seat-is ->
    [you] You roll
   *[other] {$seat} rolls
  } {$dice}: {$rolls}, {$total} in all.
dvorak-flipped = { $seat-is ->
    [you] You flip a coin
   *[other] {$seat} flips a coin
  }: { $side ->
    [heads] heads.
   *[tails] tails.
  }
dvorak-player-picked = { $seat-is ->
    [you] You let chance pick a player
   *[other] {$seat} lets chance pick a player
  }: { $target-is ->
    [you] you.
   *[other] {$target}.
  }
dvorak-card-picked = { $seat-is ->
    [you] You let chance pick
   *[other] {$seat} lets chance pick
  } from { $place ->
    [hand] { $place_seat-is ->
        [you] your hand
       *[other] the hand of {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] your area
       *[other] the area of {$place_seat}
      }
    [centre] the centre
    [draw] the draw pile
    [discard] the discard pile
    [removed] what is out of the game
   *[pile] the pile {$place_pile}
  }: card {$number}{ $title-count ->
    [0] .
   *[other] , {$title}.
  }
dvorak-challenged = Rock, paper, scissors, called by { $seat-is ->
    [you] you
   *[other] {$seat}
  }, between {$seats}.{ $seats-is ->
    [you] {" "}Type rock, paper or scissors.
    [among] {" "}Type rock, paper or scissors.
   *[other] {""}
  }
dvorak-thrown = { $seat-is ->
    [you] You have thrown.
   *[other] {$seat} has thrown.
  }
dvorak-throws-shown = Thrown by {$seats}: {$throws}. { $over ->
    [yes] { $winners-is ->
        [you] You win the throw.
       *[other] {$winners} wins the throw.
      }
   *[no] Again: {$winners}.
  }
dvorak-noted = { $seat-is ->
    [you] You note on{" "}
   *[other] {$seat} notes on{" "}
  }{ $title-count ->
    [0] a face-down card
   *[other] {$title}
  }: { $text-count ->
    [0] nothing any more.
   *[other] “{$text}”.
  }
dvorak-skips-changed = { $target-is ->
    [you] You will be
   *[other] {$target} will be
  } passed over { $count ->
    [0] no more
    [one] once
   *[other] {$count} times
  }, by { $seat-is ->
    [you] you.
   *[other] {$seat}.
  }
dvorak-extra-granted = { $target-is ->
    [you] You will have an extra turn
   *[other] {$target} will have an extra turn
  }, by { $seat-is ->
    [you] you.
   *[other] {$seat}.
  }
dvorak-reversed = { $seat-is ->
    [you] You turn the order round
   *[other] {$seat} turns the order round
  }: it goes { $clockwise ->
    [yes] clockwise now.
   *[no] anticlockwise now.
  }
dvorak-hands-swapped = Hands are swapped: { $target-is ->
    [you] you have
   *[other] {$target} has
  } {$count}, { $other-is ->
    [you] you have
   *[other] {$other} has
  } {$other_count}, by { $seat-is ->
    [you] you.
   *[other] {$seat}.
  }
dvorak-state-changed = { $seat-is ->
    [you] You switch
   *[other] {$seat} switches
  } {$name} { $on ->
    [yes] on.
   *[no] off.
  }
dvorak-lifted = { $seat-is ->
    [you] You end what lasted of {$title}.
   *[other] {$seat} ends what lasted of {$title}.
  }

## The table as it is seen

dvorak-role-turn = on turn
dvorak-role-host = host
dvorak-view-draw = { $phase ->
    [building] { $draw ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] {$draw} cards in the deck
      }
   *[playing] { $draw ->
        [0] The draw pile is empty
        [one] 1 card in the draw pile
       *[other] {$draw} cards in the draw pile
      }
  }, { $discard-count ->
    [0] nothing discarded.
    [one] 1 card discarded.
   *[other] {$discard-count} cards discarded.
  }
dvorak-view-direction = { $direction ->
    [1] {""}
   *[other] Play goes anticlockwise.
  }
dvorak-view-states = { $states-count ->
    [0] {""}
   *[other] On: {$states}.
  }
dvorak-view-hold = { $hold ->
    [yes] The host holds all votes until the turn ends.
   *[no] {""}
  }

## Cards and lists as they are seen

dvorak-discard-top = On top of the discard pile: {$title}.
dvorak-pile-line = Pile {$pile}: { $count ->
    [0] empty
    [one] 1 card
   *[other] {$count} cards
  }{ $open ->
    [yes] , {$top} on top.
   *[no] .
  }
dvorak-in-force = { $count ->
    [one] In force: {$titles}. Type rulings to read it.
   *[other] In force: {$titles}. Type rulings to read them.
  }
dvorak-area = { $is ->
    [you] Before you
   *[other] Before {$name}
  }{ $count ->
    [0] {""}
   *[other] : {$cards}
  }{ $kinds ->
    [0] .
   *[other] ; tokens: {$tokens}.
  }
dvorak-centre = In the centre: {$cards}.
dvorak-card-short = {$number}{"\u00A0"}{ $down ->
    [yes] face-down card
   *[no] {$title}
  }{ $tapped ->
    [yes] {""} (tapped)
   *[no] {""}
  }{ $kinds ->
    [0] {""}
   *[other] {""} ({$tokens})
  }
dvorak-hand-card = {$number}{"\u00A0"}{$title} ({$type})
dvorak-card-head = { $numbered ->
    [yes] {$title}, {$type}, {$corner}
   *[no] {$title}, {$type}
  }
dvorak-card-by = By {$creator}
dvorak-card-colour = Colour: {$colour}
dvorak-card-drawing = Drawing: {$alt}
dvorak-card-note = Note: {$note}
dvorak-motion = Number {$number}, { $what ->
    [card] proposed by {$by}: {$titles}.
    [rule] special rule proposed by {$by}: {$titles}.
    [package] a package of {$by}: {$titles}.
    [amend] to be rewritten, moved by {$by}: {$titles}.
    [repeal] to be removed, moved by {$by}: {$titles}.
    [ruling] a ruling moved by {$by} on {$titles}.
    [win] {$by} claims to have won: {$titles}.
    [draw] {$by} offers a draw.
   *[other] moved by {$by}: {$titles}.
  }
dvorak-ballot-waits = { $you ->
    [yes] Vote needed: type y or n. Waiting for {$names}.
   *[no] Waiting for {$names}.
  }
dvorak-no-ballot = Nothing is under vote. Type propose Title = text to make a card.
dvorak-queue = { $count ->
    [one] One more waits:
   *[other] {$count} more wait:
  }
dvorak-rejected-count = { $count ->
    [0] Nothing has been rejected.
    [one] One proposal was rejected:
   *[other] {$count} proposals were rejected:
  }
dvorak-rejected-by = Refused by {$names}.
dvorak-force-count = { $kind ->
    [rules] { $count ->
        [0] No special rule is in force.
        [one] One special rule:
       *[other] {$count} special rules:
      }
    [lasting] { $count ->
        [0] No Action lasts.
        [one] One Action lasts:
       *[other] {$count} Actions last:
      }
   *[other] { $count ->
        [0] Nothing was ruled.
        [one] One ruling:
       *[other] {$count} rulings:
      }
  }
dvorak-force-line = {$number}. {$title}: {$text}
dvorak-discard-count = { $count ->
    [0] The discard pile is empty.
    [one] One card on the discard pile:
   *[other] {$count} cards on the discard pile, the top first:
  }
dvorak-nothing-in-play = No card is in play.
dvorak-wizard-title = The title of your card? A full stop alone gives up at any step.
dvorak-wizard-type = Is it a thing, an action or a rule? Enter alone means a thing.
dvorak-wizard-text = What does it do? Enter alone: nothing but being there.
dvorak-wizard-flavour = A line of flavour? Enter alone: none.
dvorak-wizard-card = Your card, as the others will see it:
dvorak-wizard-sure = Propose it? Type yes or no.
dvorak-wizard-stopped = No card is proposed.

## Whose turn it is

dvorak-turn-building = Your turn: make cards, or {$words}.
dvorak-turn-playing = Your turn: {$words}{ $more ->
    [0] .
   *[other] , and {$more} more. Type legal for all.
  }

## Why an act is refused

dvorak-refuse-unreadable = I cannot read that. Type legal for what you may do now, or help dvorak.
dvorak-refuse-no-such-act = Dvorak has no such act. Type legal for what you may do now.
dvorak-refuse-system-only = Only the hall itself does that.
dvorak-refuse-no-seat = You have no seat in this game. Type sit to take one.
dvorak-refuse-over = This game is over. Type rematch to play again.
dvorak-refuse-no-such-deadline = No such time is running.
dvorak-refuse-dealt-already = The cards are dealt already. New cards are proposed now: propose Title = text.
dvorak-refuse-not-playing = The game has not begun. Make cards, or type start.
dvorak-refuse-host-only = Only the host, {$seat}, may do that.
dvorak-refuse-halted = Play waits for the vote on number {$motion}, {$title}. Type ballot to see it. You may talk, look, read and vote.
dvorak-refuse-halted-untitled = Play waits for the vote on number {$motion}. Type ballot to see it. You may talk, look, read and vote.
dvorak-refuse-closing = The last player left is about to win. Type confirm, or ask for an undo.
dvorak-refuse-you-are-out = You are out of the game: you may watch, but not act.
dvorak-refuse-you-wait = You play from the next round. Until then you may vote and propose.
dvorak-refuse-first-undecided = Who goes first is not decided yet. Type rock, paper or scissors.
dvorak-refuse-discard-first = First you must discard { $count ->
    [one] a card
   *[other] {$count} cards
  }: type discard and a number of your hand.
dvorak-refuse-others-discard = {$seat} must discard first. Please wait.
dvorak-refuse-not-your-turn = It is the turn of {$seat}. Please wait for yours.
dvorak-refuse-nothing-due = You need not discard anything now. Type end when you are done.
dvorak-refuse-nothing-to-confirm = There is nothing to confirm.

dvorak-refuse-draw-first = Begin your turn by drawing: type draw.
dvorak-refuse-drawn-already = You have drawn for this turn. If a card says to draw, type draw 1.
dvorak-refuse-draw-how = Type draw, or draw 2, or draw 1 for a player, or draw 1 everyone, or draw 2 from and a pile.
dvorak-refuse-discard-down = You are discarding down: type discard and a number of your hand.
dvorak-refuse-not-in-hand = That card is not in your hand. Type hand to see yours.
dvorak-refuse-denied = {$title} is not allowed now: {$because} denies it. Type why for the reasons.
dvorak-refuse-denied-unseen = That is not allowed now: {$because} denies it. Type why for the reasons.
dvorak-refuse-plays-used = You have played what you may of {$type} this turn: { $most ->
    [0] none
    [one] one a turn
   *[other] {$most} a turn
  }. Play another type, or end.
dvorak-refuse-action-first = At this table the Action comes before the Thing.
dvorak-refuse-impossible = {$title} cannot be done now, so at this table it may not be played.
dvorak-refuse-target-needed = {$title} needs a player: add on and a name, as in play 3 on seat 2.
dvorak-refuse-no-target-needed = {$title} needs no player. Leave the name away.
dvorak-refuse-card-needed = {$title} needs a card in play it fits: add on card and its number.
dvorak-refuse-no-card-needed = {$title} needs no card. Leave it away.
dvorak-refuse-nothing-to-choose = There is nothing in play that {$title} could be done to. Type decline to leave it.
dvorak-refuse-not-yours-in-play = You have no such card face up before you.
dvorak-refuse-no-ability = {$title} has no such ability.
dvorak-refuse-ability-used = You have used that ability of {$title} this turn.
dvorak-refuse-no-such-offer = Nothing of that number is offered to you.
dvorak-refuse-gift-gone = The gift is no longer there to be taken.

dvorak-refuse-no-such-card = There is no such card, or you may not know of it. Cards are named by number or title: type hand or table.
dvorak-refuse-no-such-number = There is no number {$number} { $list ->
    [hand] in your hand; you hold {$most}.
    [play] in play; there are {$most}.
   *[other] there; there are {$most}.
  }
dvorak-refuse-which-card = Name a card after {$verb}: its number or its title.
dvorak-refuse-not-in-play = That card is not in play.
dvorak-refuse-yours-already = You control that card already.
dvorak-refuse-none-in-play = There is nothing of the kind in play.
dvorak-refuse-attach-itself = A card cannot be attached to itself.
dvorak-refuse-no-such-place = There is no such place. Places: hand, area, centre, draw, discard, removed, a pile's name, a player's hand.
dvorak-refuse-place-empty = There is nothing there.
dvorak-refuse-pile-empty = The draw pile is empty.
dvorak-refuse-discard-empty = The discard pile is empty.
dvorak-refuse-hand-empty = {$target} holds no cards.
dvorak-refuse-no-such-player = No such player is in the game. Say a name, seat 2, me, next or previous.
dvorak-refuse-given-already = That card is offered to somebody already.
dvorak-refuse-swap-whom = Name two different players in the game.
dvorak-refuse-count-range = That takes a number from {$least} to {$most}.
dvorak-refuse-dice-range = That takes 1 to {$dice} dice of 2 to {$sides} sides.
dvorak-refuse-name-range = A name here has 1 to {$limit} characters.
dvorak-refuse-too-many = There are {$most} of them already, the most there may be.
dvorak-refuse-no-such-tokens = There is no {$name} there to take away.
dvorak-refuse-pile-name-taken = A pile cannot be called {$name}. Take another name.
dvorak-refuse-pile-not-empty = The pile {$name} is not empty.
dvorak-refuse-state-is-so = {$name} is { $on ->
    [yes] on
   *[no] off
  } already.
dvorak-refuse-no-such-effect = No such effect lasts. Type rules for those that do.
dvorak-refuse-contest-runs = A throw is under way already. Finish it first.
dvorak-refuse-no-contest = There is no throw now. Type challenge and a name.
dvorak-refuse-not-in-contest = You have thrown, or take no part. Please wait.
dvorak-refuse-throw-what = Type rock, paper or scissors.

dvorak-refuse-title-missing = A card must have a title. Type propose Title = text; the text may be empty.
dvorak-refuse-title-no-word = A title needs at least one letter or digit.
dvorak-refuse-title-taken = There is a card called {$title} already, and titles are unique here.
dvorak-refuse-field-too-long = The {$field} is too long: {$length} characters, and {$limit} is the most.
dvorak-refuse-field-one-line = The {$field} holds signs that cannot be shown. Only the text may have several lines.
dvorak-refuse-art-too-large = A drawing in text is at most {$columns} columns wide and {$lines} lines high.
dvorak-refuse-strokes-bad = A drawing has at most {$strokes} strokes and {$points} points.
dvorak-refuse-alt-missing = Say in words what the drawing shows, for those who cannot see it: alt.
dvorak-refuse-type-unknown = Nobody has said what a {$type} does when played. Add /stays or /discards: propose/type/stays {$type} Title = text.
dvorak-refuse-type-how = Type propose/type, the type and the title: propose/type Location The Docks = text.
dvorak-refuse-stays-what = A type stays or discards when it is played.
dvorak-refuse-switch-unknown = I know no switch /{$switch}. There are /thing, /action, /rule, /type, /stays, /discards and a number of copies.
dvorak-refuse-one-at-a-time = You have something under vote or waiting. One at a time: withdraw it or wait.
dvorak-refuse-deck-full = The deck is full: {$most} cards.
dvorak-refuse-rules-full = There are {$most} special rules, the most there may be.
dvorak-refuse-no-such-motion = There is no proposal of that number. Type ballot or rejected.
dvorak-refuse-not-your-motion = Only whoever proposed that may do so.
dvorak-refuse-in-a-package = That is part of a package, whose members are fixed.
dvorak-refuse-no-such-field = There is no {$name} to be changed. Choose from: {$choices}.
dvorak-refuse-no-changes = Say what shall stand there: revise 3 = new text.
dvorak-refuse-rule-or-card = A card stays a card, and a special rule a special rule.
dvorak-refuse-lump-how = Type lump and the numbers of proposals, waiting or rejected: lump 3 5.
dvorak-refuse-lump-how-many = A package has {$least} to {$most} different proposals.
dvorak-refuse-revise-how = Type revise, a number and what shall stand there: revise 3 = new text, or revise 3 title = New.
dvorak-refuse-amend-how = Type amend, a card or rule and what shall stand there: amend Lamp = new text.
dvorak-refuse-ruling-how = Type ruling, a card and what it means: ruling Lamp = hand limit 7 for me.
dvorak-refuse-ruling-what = Say what it means.
dvorak-refuse-number-after = Type {$verb} and a number.
dvorak-refuse-word-alone = Type {$verb} alone.
dvorak-refuse-offer-how = Type offer draw.

dvorak-refuse-no-such-ballot = No vote of that number is open. Type ballot to see what is.
dvorak-refuse-vote-waits = That one is not up yet: votes come one at a time, in order.
dvorak-refuse-vote-how = Type y or n, or vote yes or vote no.
dvorak-refuse-not-a-voter = You have no vote on this: you sat down later, or it is not yours to decide.
dvorak-refuse-voted-already = You have voted on number {$motion}. Type unvote to take your vote back first.
dvorak-refuse-not-voted = You have not voted on this.
dvorak-refuse-not-waiting = {$target} is not being waited for.
dvorak-refuse-not-silent-yet = A voter can be excused after {$seconds} seconds of silence.
dvorak-refuse-nothing-to-hold = Nothing waits for a vote.
dvorak-refuse-hidden-already = That text is hidden already.

dvorak-refuse-no-cards = There are no cards yet. Propose some, or the host loads a deck: loaddeck lost_property.
dvorak-refuse-ready-already = You are ready already.
dvorak-refuse-not-ready = You are not ready yet anyway.
dvorak-refuse-first-who = Name the first player: start and a name.
dvorak-refuse-first-not-named = The first player is not named at this table. Type start alone.
dvorak-refuse-too-few-cards = There are {$cards} cards and a full deal takes {$needed}. Make more first.
dvorak-refuse-clear-sure = That puts away {$cards} cards of this table. Type cleardeck yes if you are sure.
dvorak-refuse-no-such-deck = There is no such deck. There are: {$choices}.
dvorak-refuse-loaded-already = {$deck} is in the deck already.
dvorak-refuse-loadcard-how = Type loadcard Title/T/text, with T for a Thing and A for an Action.
dvorak-refuse-loadcard-type = Where the type should be stands {$type}. A title cannot have a slash; the type is T or A.
dvorak-refuse-joining-closed = Nobody may join this game once it has begun.

dvorak-refuse-move-how = Type move, a card, to, and a place: move 3 to discard, move draw 1 to hand.
dvorak-refuse-give-how = Type give, a card, to, and a name: give 3 to Anna.
dvorak-refuse-attach-how = Type attach, a card, to, and a card: attach 3 to 5.
dvorak-refuse-token-how = Type token, how many, which, on, and whom: token 3 Gold on Anna, token -1 Gold on card 7.
dvorak-refuse-pile-how = Type pile and a name: pile Shop, pile Trash down for Anna.
dvorak-refuse-note-how = Type note, a card, = and the words: note 7 = upside down.
dvorak-refuse-state-how = Type state, a name, and on or off: state rain on.
dvorak-refuse-dice-how = Type roll 2d6, roll d20 or roll 2d6+1.
dvorak-refuse-own-hand = Type hand for yours; viewhand and a name looks at another's, and all are told.

## Options

dvorak-refuse-no-deck-no-building = Without a deck, cards must be made first. Nearest: {$nearest}.
dvorak-refuse-too-few-seats = Dvorak takes at least two players.
dvorak-refuse-too-many-seats = {$seats} players are too many; {$nearest} is the most.
dvorak-refuse-teams-need-more = {$seats} players are too few for such teams. Nearest: {$nearest}.

dvorak-option-deck = The starter deck on the table when the match begins: The Lost Property Office, The Night Market, or none.
dvorak-option-building = The match begins with cards being made, until start is typed.
dvorak-option-pace = Live, or by correspondence, where nobody drops out of a vote.
dvorak-option-hand = Cards one may keep at the end of a turn.
dvorak-option-deal = Cards dealt to each.
dvorak-option-draw = Cards drawn at the start of a turn.
dvorak-option-few_cards = With too few cards the host is asked, or the start is refused.
dvorak-option-first = How the first player is found.
dvorak-option-proposer = The proposer's yes is implied, or given like any other.
dvorak-option-out_vote = Players who are out still vote.
dvorak-option-lost_voter = Seconds without a line until a voter drops out of the vote.
dvorak-option-excuse = Seconds of silence until the host may excuse a voter.
dvorak-option-votes = Votes are open, or secret.
dvorak-option-refusal = The first refusal rejects at once, or all votes are heard.
dvorak-option-approval = All must say yes, or nobody may object in time.
dvorak-option-objection = Seconds to object.
dvorak-option-halt = A vote halts play.
dvorak-option-entry = Where an accepted card goes during the game.
dvorak-option-play_order = Action and Thing in either order, or the Action first.
dvorak-option-must_draw = The draw at the start of a turn must be taken, or may be.
dvorak-option-limit_checked = The hand limit counts at the end of one's turn, or always.
dvorak-option-running_out = Who is out when both piles are empty: no hand, neither hand nor Things, or nobody.
dvorak-option-out_things = Where the Things of a player who is out go.
dvorak-option-denials = A denial comes first, or a more specific permission does.
dvorak-option-rules_rank = Special rules are equals of cards, or below them.
dvorak-option-extras = Several extras add up, or one counts.
dvorak-option-impossible = A card that cannot be done is played as far as possible, or refused.
dvorak-option-other_types = What a new type of card does is asked, or it is a Thing.
dvorak-option-ability_cost = An ability of a Thing costs one Action, or nothing.
dvorak-option-judges = Who settles what a card means: the majority, the host, or all.
dvorak-option-several_wins = Several who win at once share it, or the player on turn comes first.
dvorak-option-joining = Who sits down during the game plays from the next round, or not at all.
dvorak-option-duplicates = Cards may share a title, or not.
dvorak-option-token_things = Tokens on players count as Things.
dvorak-option-teams = Everybody alone, or two or three teams sitting alternately.
dvorak-option-effects = Standing clauses are kept by the hall, only recalled, or left to people.
dvorak-option-last_wins = The last player left wins.
dvorak-option-confirm = Seconds until the last player's win is final.

## Clauses

# How the hall understands a text, said before the vote and by `why`. $many: the verb of $who
# stands in the plural. $about is "none" where any card is meant.

clause-sentence = { $part }.
clause-part = { $core }{ $lasting }{ $condition }
clause-joint-tests = {" "}and{" "}
clause-joint-then = ; then{" "}
clause-joint-traits = ,{" "}
clause-unread = { $partly ->
    [yes] Not understood from “{ $rest }” on, so it is for people: “{ $text }”.
   *[no] For people, not kept by the hall: “{ $text }”.
  }
clause-rest-for-people = The rest is for people.
clause-all-for-people = All of it is for people: the hall keeps none of it by itself.
clause-note = for people: “{ $text }”

# Whom
clause-who-me = its controller
clause-who-each = each player
clause-who-everyone = everyone
clause-who-anyone = anyone
clause-who-player = a player
clause-who-opponents = the opponents
clause-who-opponent = an opponent
clause-who-target = the target
clause-who-next = the next player
clause-who-previous = the previous player
clause-who-current = the player on turn
clause-who-named = { $name }
clause-who-but = everyone but { $who }
clause-who-having = players { $tests }
clause-who-who = who
clause-who-that = that player

# Which cards
clause-what-any = cards
clause-what-type = { $name } cards
clause-what-subtype = cards of subtype { $name }
clause-what-title = “{ $name }”
clause-what-word = { $name }
clause-what-this = this card
clause-one-any = a card
clause-one-type = one { $name }
clause-one-subtype = one card of subtype { $name }
clause-one-title = one “{ $name }”
clause-one-word = one { $name }
clause-one-this = this card
clause-several = { $count ->
    [all] all { $what }
   *[other] { $count } { $what }
  }

# Numbers
clause-hand-set = { $value ->
    [none] no hand limit for { $who }
   *[other] the hand limit is { $value } for { $who }
  }
clause-hand-add = the hand limit changes by { $value } for { $who }
clause-draw-n-set = { $value ->
    [none] at the start of a turn { $who } { $many ->
        [yes] draw
       *[no] draws
      } any number
   *[other] at the start of a turn { $who } { $many ->
        [yes] draw
       *[no] draws
      } { $value }{ $usual ->
        [yes] {""}
       *[no] , not the usual number
      }
  }
clause-draw-n-add = at the start of a turn the draw changes by { $value } for { $who }
clause-deal-set = { $value ->
    [none] everyone is dealt any number of cards
   *[other] everyone is dealt { $value } at the start
  }
clause-deal-add = the deal at the start changes by { $value }
clause-plays-set = { $value ->
    [none] { $who } may play any number of { $what } a turn
   *[other] { $who } may play { $value } { $what } a turn
  }
clause-plays-add = the plays of { $what } a turn change by { $value } for { $who }
clause-number-set = { $about ->
    [none] “{ $name }”
   *[some] “{ $name }” of { $what }
  } is { $value ->
    [none] without limit
   *[other] { $value }
  } for { $who }
clause-number-add = { $about ->
    [none] “{ $name }”
   *[some] “{ $name }” of { $what }
  } changes by { $value } for { $who }

# What is allowed
clause-deny = { $kind ->
    [everyone] nobody may
   *[other] { $who } may not
  } { $verb }{ $about ->
    [none] {""}
   *[some] {" "}{ $what }
  }
clause-permit = { $who } may { $verb }{ $about ->
    [none] {""}
   *[some] {" "}{ $what }
  }
clause-verb-draw = draw
clause-verb-play = play
clause-verb-discard = discard
clause-verb-destroy = destroy
clause-verb-target = target
clause-verb-control = take control of
clause-verb-turn = take turns
clause-verb-other = have “{ $name }”
clause-meta = { $what } has no effect
clause-win-permit = { $who } { $many ->
    [yes] win
   *[no] wins
  }
clause-win-deny = { $kind ->
    [everyone] nobody may win
   *[other] { $who } may not win
  }
clause-lose-permit = { $who } { $many ->
    [yes] are
   *[no] is
  } out
clause-lose-deny = { $kind ->
    [everyone] nobody may lose
   *[other] { $who } may not lose
  }

# Types
clause-type = { $name } is a type of card: { $traits }
clause-trait-stays-area = stays before its controller
clause-trait-stays-centre = stays in the centre
clause-trait-stays-discard = goes to the discard pile
clause-trait-stays-removed = leaves the game when played
clause-trait-per-turn = { $count } a turn
clause-trait-in-play = only { $count } in play
clause-trait-face-down = played face down
clause-trait-counts-as = counts as { $name }
clause-type-stays = { $what } { $value ->
    [area] stays before its controller
    [centre] stays in the centre
    [discard] goes to the discard pile
   *[removed] leaves the game when played
  }
clause-type-in-play = only { $value } { $what } in play
clause-type-face-down = { $what } is played face down
clause-type-counts-as = { $what } counts as { $value }

# Once
clause-deed-draw = { $who } { $many ->
    [yes] draw
   *[no] draws
  } { $count ->
    [1] a card
   *[other] { $count } cards
  }
clause-deed-discard = { $who } { $many ->
    [yes] discard
   *[no] discards
  } { $count ->
    [all] the whole hand
    [1] a card
   *[other] { $count } cards
  }{ $way ->
    [random] {" "}at random
   *[chosen] {""}
  }
clause-deed-destroy = its controller destroys { $what }{ $whose ->
    [anybody] {""}
   *[some] {" "}of { $who }
  }
clause-deed-take = its controller takes control of { $what }{ $whose ->
    [anybody] {""}
   *[some] {" "}of { $who }
  }
clause-deed-token = { $way ->
    [put] { $count } { $name } on { $who }
    [put-here] { $count } { $name } on this card
    [away] { $count } { $name } less on { $who }
   *[away-here] { $count } { $name } less on this card
  }
clause-deed-skip = { $who } { $many ->
    [yes] skip
   *[no] skips
  } { $count ->
    [1] the next turn
   *[other] { $count } turns
  }
clause-deed-extra = { $who } { $many ->
    [yes] take
   *[no] takes
  } { $count ->
    [1] an extra turn
   *[other] { $count } extra turns
  }
clause-deed-mill = { $who } { $many ->
    [yes] put
   *[no] puts
  } { $count ->
    [1] a card
   *[other] { $count } cards
  } from the draw pile on the discard pile
clause-deed-coin = a coin is flipped
clause-deed-roll = { $count }d{ $sides }{ $plus ->
    [none] {""}
   *[other] { $plus }
  } is rolled
clause-deed-out = { $who } { $many ->
    [yes] are
   *[no] is
  } out
clause-deed-peek = its controller looks at the hand of { $who }
clause-deed-reveal = the hand of { $who } is shown to all
clause-deed-reverse = the order of play is reversed
clause-deed-shuffle = { $way ->
    [discard] the discard pile is shuffled into the draw pile
   *[draw] the draw pile is shuffled
  }
clause-deed-state = “{ $name }” is switched { $way }
clause-deed-swap = its controller swaps hands with { $who }

# When
clause-when-played = when this card is played: { $then }
clause-when-destroyed = when this card is destroyed: { $then }
clause-when-discarded = when this card is discarded: { $then }
clause-when-drawn = when this card is drawn: { $then }
clause-when-turn-starts = { $kind ->
    [everyone] at the start of every turn
   *[other] at the start of a turn of { $who }
  }: { $then }
clause-when-turn-ends = { $kind ->
    [everyone] at the end of every turn
   *[other] at the end of a turn of { $who }
  }: { $then }
clause-ability = for an Action play: { $then }

# How long, and while what
clause-lasting-turns = { $count ->
    [1] , this turn
   *[other] , for { $count } turns
  }
clause-lasting-next-turn = , on the next turn
clause-lasting-rounds = { $count ->
    [1] , for a round
   *[other] , for { $count } rounds
  }
clause-lasting-game = , for the rest of the game
clause-while = , while { $tests }
clause-if = , if { $tests }
clause-not = not: { $test }
clause-amount = { $comparison ->
    [under] fewer than { $count }
    [most] at most { $count }
    [just] { $count ->
        [0] no
       *[other] exactly { $count }
      }
    [over] more than { $count }
   *[least] at least { $count }
  }
clause-test-state = “{ $name }” is on
clause-test-control = { $who } { $many ->
    [yes] control
   *[no] controls
  } { $amount } { $what }
clause-test-in-play = { $amount } { $what } in play
clause-test-token = { $who } { $many ->
    [yes] have
   *[no] has
  } { $amount } { $name }
clause-test-counter = { $amount } { $name } on this card
clause-test-hand = { $who } { $many ->
    [yes] hold
   *[no] holds
  } { $amount } cards
clause-test-turn = it is the turn of { $who }

# Why
clause-why = { $source }: { $said } { $fate }
clause-why-basic-rule = Basic rule
clause-why-wins = This decides.
clause-why-added = This is added.
clause-why-switches-off = This switches others off.
clause-why-absent = Not in force now.
clause-why-expired = Not for now.
clause-why-condition = Not true now.
clause-why-not-bound = Not about this player.
clause-why-other-card = Not about this card.
clause-why-switched-off = Switched off by { $other }.
clause-why-basic = { $other } comes before a basic rule.
clause-why-below-cards = { $other } comes before a special rule here.
clause-why-denied = { $other } denies it.
clause-why-narrower = { $other } is more specific.
clause-why-later = { $other } is later.
clause-why-absorbed = No limit, so nothing is added.
clause-why-replaced = { $other } is the extra that counts.
clause-answer-number = { $issue }{ $about ->
    [none] {""}
   *[some] {" "}({ $thing })
  } for { $who }: { $value ->
    [none] no limit
   *[other] { $value }
  }.
clause-answer-verb = { $who } { $allowed ->
    [yes] may { $verb }
   *[no] may not { $verb }
  }{ $about ->
    [none] {""}
   *[some] {" "}{ $thing }
  }.
clause-answer-win = { $who } { $allowed ->
    [yes] wins
   *[no] does not win
  }.
clause-answer-lose = { $who } { $allowed ->
    [yes] is out
   *[no] is not out
  }.
clause-answer-seat = seat { $number }
clause-answer-nothing = Nothing in force speaks of it.
clause-answer-more = { $count ->
    [1] One more is not told.
   *[other] { $count } more are not told.
  }
clause-answer-by-people = At this table people keep this, not the hall.
clause-issue-hand = hand limit
clause-issue-draw-n = draw at the start of a turn
clause-issue-deal = cards dealt
clause-issue-plays = plays a turn
clause-issue-other = “{ $name }”
dvorak-refuse-why-what = Say what about: why hand, why draw, why play Thing, why cost of Lamp.

## Its page

dvorak-page-draw = Draw
dvorak-page-end = End the turn
dvorak-page-play = Play it
dvorak-page-play-on = Play it on {$onto}
dvorak-page-use = Use its ability {$which}
dvorak-page-discard = Discard it
dvorak-page-resolve = Do it: {$title}
dvorak-page-resolve-on = Do it: {$title}, on {$onto}
dvorak-page-decline = Leave it: {$title}
dvorak-page-ready = I am ready
dvorak-page-ready-no = Not yet
dvorak-page-start = Shuffle and deal
dvorak-page-start-with = Begin with {$seat}
dvorak-page-loaddeck = Add the deck {$deck}
dvorak-page-confirm = Agree
dvorak-page-rock = Rock
dvorak-page-paper = Paper
dvorak-page-scissors = Scissors
dvorak-page-turn-vote = Your vote is needed
dvorak-page-turn-draw = Your turn: draw
dvorak-page-turn-play = Your turn: play, or end. Left: {$plays}
dvorak-page-turn-discard = { $n ->
    [one] Discard one card
   *[other] Discard {$n} cards
  }
dvorak-page-votes = Yet to vote: {$names}.
dvorak-page-voted = Voted: {$names}.
dvorak-page-voted-yes = Yes: {$names}.
dvorak-page-voted-no = No: {$names}.
dvorak-page-building = { $n ->
    [0] The deck is empty: write cards
    [one] One card in the deck: write more
   *[other] {$n} cards in the deck: write more, or start
  }
dvorak-page-empty-area = Nothing in play
dvorak-page-draw-pile = Draw pile
dvorak-page-discard-pile = Discard pile
dvorak-page-hidden-card = Card {$n}, face down
dvorak-page-hidden = The host keeps its text from the table.
dvorak-page-face-down = Face down
dvorak-page-copies = { $n ->
    [one] One copy
   *[other] {$n} copies
  }
dvorak-page-by = By {$name}
dvorak-page-always = Always
dvorak-page-write = Write a card
dvorak-page-more = More
dvorak-page-undo = Undo
dvorak-page-won = The winner: {$names}
dvorak-page-draw-end = Nobody wins
dvorak-page-deck = Deck
dvorak-page-deck-lost_property = The Lost Property Office
dvorak-page-deck-night_market = The Night Market
dvorak-page-deck-crooked_inn = The Crooked Inn
dvorak-page-deck-na_houbach = Na houbách
dvorak-page-deck-nochnoy_poezd = Ночной поезд
dvorak-page-deck-none = Blank cards
dvorak-page-workshop = Write cards first
dvorak-page-workshop-no = No
dvorak-page-workshop-yes = Yes

# The shelf, and votes

dvorak-page-shelf = Rules and proposals
dvorak-page-rules = Special rules
dvorak-page-lasting = Still in force
dvorak-page-rulings = Rulings
dvorak-page-states = States
dvorak-page-waiting = Proposals
dvorak-page-rejected = rejected
dvorak-page-lump = Tie into one vote
dvorak-page-motion-card = Vote {$n}: a card
dvorak-page-motion-rule = Vote {$n}: a special rule
dvorak-page-motion-amend = Vote {$n}: to be rewritten
dvorak-page-motion-repeal = Vote {$n}: to be removed
dvorak-page-motion-package = Vote {$n}: all or nothing
dvorak-page-motion-ruling = Vote {$n}: what a card means
dvorak-page-motion-win = Vote {$n}: a claim to have won
dvorak-page-motion-draw = Vote {$n}: an offer to end in a draw
dvorak-page-proposed-by = Proposed by: {$seat}
dvorak-page-your-vote = Your vote
dvorak-page-yes = Yes
dvorak-page-no = No
dvorak-page-unvote = Take the vote back
dvorak-page-withdraw = Withdraw it
dvorak-page-excuse = Excuse {$seat}

# Whatever is looked at

dvorak-page-operations = Table operations
dvorak-page-whom = To whom
dvorak-page-do-it = Do it
dvorak-page-do-reveal = Reveal
dvorak-page-do-give = Give to
dvorak-page-do-face-down = Play face down
dvorak-page-do-discard = Discard
dvorak-page-do-to-top = On the draw pile
dvorak-page-do-to-random = Into the draw pile
dvorak-page-do-to-hand = To your hand
dvorak-page-do-to-area = Before you
dvorak-page-do-to-centre = To the centre
dvorak-page-do-destroy = Destroy
dvorak-page-do-take = Take control
dvorak-page-do-tap = Tap
dvorak-page-do-turn-over = Turn over
dvorak-page-do-copy = Copy
dvorak-page-do-token = Tokens
dvorak-page-do-note = Note
dvorak-page-do-attach = Attach
dvorak-page-do-ruling = Ask what it means
dvorak-page-do-amend = Rewrite
dvorak-page-do-repeal = Remove from the game
dvorak-page-do-claim-because = Claim to win by it
dvorak-page-do-draw-one = Draw one
dvorak-page-do-draw-one-here = Draw one
dvorak-page-do-draw-many = Draw several
dvorak-page-do-mill = Discard its top card
dvorak-page-do-peek = Peek at its top
dvorak-page-do-shuffle = Shuffle
dvorak-page-do-reshuffle = Shuffle the discard pile in
dvorak-page-do-pick = Pick one by chance
dvorak-page-do-drop-pile = Put the pile away
dvorak-page-do-points = Points
dvorak-page-do-peek-hand = Peek at the hand
dvorak-page-do-swap = Swap hands
dvorak-page-do-skip = Skip a turn
dvorak-page-do-extra = An extra turn
dvorak-page-do-put-out = Put out of the game
dvorak-page-do-roll = Roll dice
dvorak-page-do-flip = Flip a coin
dvorak-page-do-pick-player = Pick a player
dvorak-page-do-reverse = Reverse the order
dvorak-page-do-state = Switch a state on
dvorak-page-do-pile = A new pile
dvorak-page-do-reveal-hand = Reveal your hand
dvorak-page-do-claim = Claim to have won
dvorak-page-do-offer-draw = Offer a draw
dvorak-page-do-hold = Hold votes back
dvorak-page-ask-token = How many, and of what: 2 Gold
dvorak-page-ask-note = What the note says
dvorak-page-ask-attach = To which card in play, by number
dvorak-page-ask-ruling = What it means
dvorak-page-ask-amend = Its new text
dvorak-page-ask-draw-many = How many
dvorak-page-ask-points = How many
dvorak-page-ask-roll = Which dice: 2d6+1
dvorak-page-ask-state = What is so now: rain
dvorak-page-ask-pile = What it is called
dvorak-page-ask-claim = Why

# Writing a card

dvorak-page-title = Title
dvorak-page-kind = Kind
dvorak-page-kind-thing = Thing
dvorak-page-kind-action = Action
dvorak-page-kind-rule = Special rule
dvorak-page-text = What it does, in your words
dvorak-page-left = { $n ->
    [one] One character left
   *[other] {$n} characters left
  }
dvorak-page-flavour = A line for its charm
dvorak-page-propose = Propose it
dvorak-page-revise = Rewrite
dvorak-page-revise-it = Propose it so
dvorak-page-clauses = Words the hall keeps by itself
dvorak-page-clause = Clause
dvorak-page-number = Number
dvorak-page-what = Of what
dvorak-page-who = For whom
dvorak-page-add-clause = Add to the text
dvorak-page-clause-hand-limit = Hand limit
dvorak-page-clause-draw-start = Draw at the start of a turn
dvorak-page-clause-plays = More plays a turn
dvorak-page-clause-draw = Draw
dvorak-page-clause-discard = Discard
dvorak-page-clause-destroy = Destroy
dvorak-page-clause-token = Tokens
dvorak-page-clause-may-not = May not
dvorak-page-clause-win-if = Wins with
dvorak-page-clause-skip = Skip a turn
dvorak-page-who-me = me
dvorak-page-who-opponents = opponents
dvorak-page-who-everyone = everyone
dvorak-page-who-target = a player of choice
dvorak-page-who-next-player = the next player

# --- decks: what a file may be refused for ---------------------------------------------------

dvorak-refuse-deck-too-large = That is {$size} KiB; a deck has at most {$most}.
dvorak-refuse-deck-too-many = A deck has at most {$most} cards, copies counted.
dvorak-refuse-deck-empty = I found no card in it.
dvorak-refuse-deck-what-format = I cannot tell what format that is. I read {$choices}.
dvorak-refuse-deck-format-number = It says format {$found}; I read format {$known}.
dvorak-refuse-deck-toml = This part cannot be read: {$reason}.
dvorak-refuse-deck-table = {$name} has to be a part of its own, under its name in square brackets.
dvorak-refuse-deck-field = {$field} cannot have this value.
dvorak-refuse-deck-card-open = This card is not closed, or has another template in it.
dvorak-refuse-deck-columns = The first line must name the columns; one of them is title.
dvorak-refuse-deck-row = This row cannot be read; look at its quotation marks.
dvorak-refuse-deck-cells = There are {$found} cells here for {$known} columns.
dvorak-refuse-deck-number = {$word} is no number of copies.

# --- the shelf of decks ------------------------------------------------------------------------

dvorak-shelf-count = { $searched ->
    [yes] Found: { $count ->
        [0] no deck
        [one] 1 deck
       *[other] {$count} decks
      }
   *[no] { $count ->
        [0] No deck stands on the shelf
        [one] 1 deck stands on the shelf
       *[other] {$count} decks stand on the shelf
      }
  }.
dvorak-shelf-line = {$number}. {$title}: { $count ->
    [one] 1 card
   *[other] {$count} cards
  }, {$language}, { $owner ->
    [you] { $shared ->
        [yes] yours, shared
       *[no] yours, private
      }
    [hall] of the hall
   *[other] of {$name}
  }.
dvorak-shelf-more = And { $count ->
    [one] 1 more
   *[other] {$count} more
  }: deck search and a word finds them.
dvorak-shelf-hint = deck and a number shows one, deck load and a number brings it to your table. help deck has the rest.
dvorak-shelf-deck = Deck {$number}: {$title}, version {$version}.
dvorak-shelf-by = By {$names}.
dvorak-shelf-fact = { $what ->
    [players] Players
    [language] Language
   *[licence] Licence
  }: {$value}.
dvorak-shelf-rule = Special rule {$title}: {$text}
dvorak-shelf-cards = { $count ->
    [one] 1 card
   *[other] {$count} cards
  }, {$kinds} different:
dvorak-shelf-card = {$number}. {$title}, {$type}{ $count ->
    [one] {""}
   *[other] , {$count} times
  }
dvorak-shelf-fault = { $line ->
    [0] Left out:
   *[other] Line {$line} left out:
  } {$reason}
dvorak-shelf-faults-more = { $count ->
    [one] 1 more line is left out.
   *[other] {$count} more lines are left out.
  }
dvorak-shelf-losses-more = { $count ->
    [one] 1 more thing does not come along.
   *[other] {$count} more things do not come along.
  }
dvorak-shelf-report = Read as {$format}: { $titled ->
    [yes] {$title},{" "}
   *[no] {""}
  }{ $count ->
    [one] 1 card
   *[other] {$count} cards
  }, {$kinds} different, { $rules ->
    [0] no special rule
    [one] 1 special rule
   *[other] {$rules} special rules
  }; { $faults ->
    [0] every line was good.
    [one] 1 line is left out.
   *[other] {$faults} lines are left out.
  }
dvorak-shelf-sure = Put {$title} on the shelf? yes or no.
dvorak-shelf-what-title = The text says no title. Type the title of the deck, or no.
dvorak-shelf-stopped = Nothing is kept.
dvorak-shelf-kept = Deck {$number}, {$title}, stands on the shelf, version {$version}{ $shared ->
    [yes] {""}
   *[no] ; you alone see it until you say deck share {$number}
  }.
dvorak-shelf-same = Deck {$number}, {$title}, says just that already: version {$version}.
dvorak-shelf-paste = Paste the deck now, a full stop alone ends it. Wiki source, MUSH or Dvorax lines, a Lackey sheet, CSV and our own TOML are read. .h tells how to edit, .q gives up.
dvorak-shelf-editor = . ends it, .q gives up, .l 20 lists from line 20, .d 3 deletes line 3, .r 3 text puts another in its place, .i 3 text puts one before it. A line that begins with two full stops has one.
dvorak-shelf-lines = The text has { $count ->
    [one] 1 line
   *[other] {$count} lines
  }.
dvorak-shelf-versions = {$title} has { $count ->
    [one] 1 version
   *[other] {$count} versions
  }:
dvorak-shelf-version = {$version}. { $count ->
    [one] 1 card
   *[other] {$count} cards
  }, by {$by}, {$at}, {$hash}.
dvorak-shelf-shared = { $shared ->
    [yes] Everybody may read and play {$title} now.
   *[no] You alone may read {$title} now.
  }
dvorak-shelf-given = {$title} is {$name}'s now.
dvorak-shelf-got = {$name} gives you deck {$number}, {$title}.
dvorak-shelf-gone = {$title} is off the shelf. Matches that began with it keep its cards.
dvorak-shelf-stocked = { $new ->
    [0] No deck of the folder is new
    [one] 1 deck of the folder is new
   *[other] {$new} decks of the folder are new
  }{ $wrong ->
    [0] .
    [one] ; 1 file could not be read, the server log says why.
   *[other] ; {$wrong} files could not be read, the server log says why.
  }
dvorak-shelf-ordered = {$seat} puts a deck on the table: {$title}, { $count ->
    [one] 1 card
   *[other] {$count} cards
  }. Say ready when you want the deal.

dvorak-lost-encoding = The file is not in UTF-8; from line {$line} on, letters beyond A to Z may be wrong.
dvorak-lost-field = { $line ->
    [0] The field {$field} is unknown here and left out.
   *[other] Line {$line}: the field {$field} is unknown here and left out.
  }
dvorak-lost-picture = Line {$line}: the picture {$name} does not come along.
dvorak-lost-subpage = Line {$line}: more cards are on the page {$page}. Paste that page as well, before this one.
dvorak-lost-rules-missing = This format never had the deck's special rules in it. If the deck has some, add them: deck edit.
dvorak-lost-rules = This format carries no special rules: they are left out.
dvorak-lost-corners = This format carries no corner values: they are left out.
dvorak-lost-creators = This format carries no names of creators: they are left out.
dvorak-lost-subtypes = This format knows Thing and Action only: other types are left out.
dvorak-lost-colours = This format carries no colours: they are left out.
dvorak-lost-slashes = A slash would end a title in this format: another sign stands in its place.
dvorak-lost-drawings = This format carries no drawings: they are left out.
dvorak-lost-head = This format carries cards and rules only: title, designers, theme and licence are left out.

dvorak-refuse-no-such-author = Nobody of that name wrote a card of it. Its authors: {$names}.
dvorak-refuse-no-such-format = {$word} is no format I write. I write {$choices}.
dvorak-page-word-why-draw = Why this many draws
dvorak-page-word-why-play = What may be played, and why
dvorak-page-word-why-hand = Why this hand limit
dvorak-page-word-why-discard = Why discard
dvorak-page-word-why-win = Who would win, and why
dvorak-page-word-rulings = Rulings

# --- printing a deck ---

dvorak-print-title = Print {$title}
dvorak-print-paper = Paper
dvorak-print-ink = Ink
dvorak-print-ink-colour = in colour
dvorak-print-ink-saving = saving
dvorak-print-copies = Copies
dvorak-print-blanks = Blank cards
dvorak-print-backs = Backs
dvorak-print-laws = Sheet of rules
dvorak-print-yes = yes
dvorak-print-no = no
dvorak-print-show = Show
dvorak-print-now = Print
dvorak-print-hint = Nine cards a sheet, 63 by 88 mm. Print at 100 %, without margins of the printer's own; cut along the marks.
dvorak-print-how = Shuffle, and deal five cards to each player. On your turn draw a card, then play an Action or a Thing, or one of each: an Action is done and discarded, a Thing stays before you. At the end of your turn discard down to five. When the draw pile is empty, the discard pile is shuffled. What a card says goes before these rules.
dvorak-bring-title = Bring a deck
dvorak-bring-report = What was read
dvorak-bring-stranger = Come in first, on the front page; then you can bring a deck.
dvorak-bring-name = Title
dvorak-bring-keep = Put it on the shelf
dvorak-bring-how = Choose a file or paste the text: wiki source, MUSH or Dvorax lines, a Lackey sheet, CSV or our own TOML, at most 256 KiB. You see what was read before anything is kept.
dvorak-bring-file = File
dvorak-bring-text = Text
dvorak-bring-read = Read it

dvorak-page-sketch = Draw on the card
dvorak-page-pens = Pens
dvorak-page-pen-fine = Fine
dvorak-page-pen-broad = Broad
dvorak-page-pen-red = Red
dvorak-page-pen-blue = Blue
dvorak-page-pen-green = Green
dvorak-page-draw-undo = Take back
dvorak-page-draw-clear = Clear
dvorak-page-draw-full = The card is full: 48 strokes and 2,000 points are the most.
dvorak-page-alt = What the drawing shows, for those who cannot see it

dvorak-keep-offer = { $count ->
    [one] 1 new card was written in this game
   *[other] {$count} new cards were written in this game
  }. keep lists them, keep and numbers votes for those to be kept.
dvorak-keep-count = { $count ->
    [one] 1 card may be kept
   *[other] {$count} cards may be kept
  }:
dvorak-keep-line = {$number}. {$title}, by {$by}: { $kept ->
    [yes] kept
   *[no] { $votes ->
        [one] 1 vote
       *[other] {$votes} votes
      }
  }.
dvorak-keep-voted = {$seat} votes to keep {$titles}.
dvorak-keep-kept = Kept on the wall, deck {$number}: {$titles}.
