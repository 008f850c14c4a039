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
      } { $value }, not the usual number
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
