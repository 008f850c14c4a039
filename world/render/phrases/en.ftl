# The hall's own sentences, English. A game's are in world/games/<game>/phrases.
#
# One message is one sentence a person is told, the same in every style; it says why, and what
# would be possible. Words to be typed stand bare, as they are typed. Put a new message into the
# section it belongs to. A choice stands on lines of its own: Fluent reads no [variant] that
# begins in the middle of a line, and an empty choice is {""}.
# Variables: a list $x comes with $x-count; yes and no for true and false; none for nothing.
# Where a language inflects, a rank, suit or joker has the attributes gen, dat, acc and ins, asked
# for as $card-acc; a suit may have card, its form beside a rank, and a rank its gender.

## Cards

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
joker-R = red joker
joker-B = black joker
# A card for ears: seven of spades.
card-words = {$rank} of {$suit}
list-comma = {", "}
list-and = {" and "}
list-or = {" or "}

## Table

you = you
seat-unnamed = seat {$number}
table-title = Table {$table}: {$game}.
# One line a seat, in play: who, how many cards, what they do.
table-seat = {$number}. { $is ->
    [you] You
   *[other] {$name}
  }{ $team ->
    [none] {""}
   *[other] , team {$team}
  }{ $out ->
    [yes] , out
   *[no] { $cards ->
        [one] , 1 card
       *[other] , {$cards} cards
      }
  }{ $has-role ->
    [yes] , {$role}
   *[no] {""}
  }{ $acts ->
    [yes] , to act
   *[no] {""}
  }{ $bot ->
    [none] {""}
   *[other] , bot level {$bot}
  }{ $connected ->
    [no] , line lost
   *[yes] {""}
  }.
table-watchers = { $names-count ->
    [one] {$names} watches.
   *[other] {$names} watch.
  }
waiting-title = Table {$table}: {$game}, before the deal.
waiting-seat = {$number}. { $taken ->
    [no] Free.
   *[yes] { $is ->
        [you] You
       *[other] {$name}
      }{ $bot ->
        [none] { $ready ->
            [yes] , ready
           *[no] , not ready yet
          }
       *[other] , bot level {$bot}
      }{ $connected ->
        [no] , line lost
       *[yes] {""}
      }.
  }
waiting-hint = { $seated ->
    [no] Type sit to take a seat.
   *[yes] { $ready ->
        [yes] You wait for the others. Type bot to fill a seat.
       *[no] Type ready when you want the deal, bot to fill a seat.
      }
  }
# The hand: numbers can be typed, brackets mark what fits now.
hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand, 1 card: {$cards}.
   *[other] Your hand, {$count} cards: {$cards}.
  }
hand-card = {$number}{"\u00A0"}{ $playable ->
    [yes] [{$card}]
   *[no] {$card}
  }
hand-playable = You can play {$cards}.
hand-watching = You are watching and have no hand.
# Programs and ears know a turn by its first two words; they never change.
turn = Your turn: {$words}{ $more ->
    [0] {""}
   *[other] , and {$more} more: type legal
  }.
legal = { $count ->
    [0] It is not your choice now.
    [one] You can do one thing:
   *[other] You can do {$count} things:
  }
last = Last act: { $is ->
    [you] you
   *[other] {$name}
  }, {$words}.
last-none = Nothing has been played yet.
clock = { $running ->
    [no] This table has no clock.
   *[yes] { $seconds ->
        [one] One second is left.
       *[other] {$seconds} seconds are left.
      }
  }
no-trump = This game has no trump.
table-sat = {$seat} takes seat {$number}.
table-you-sat = { $ready ->
    [yes] You sit at table {$table}, seat {$number}.
   *[no] You sit at table {$table}, seat {$number}. Type ready when you want the deal.
  }
table-stood = {$seat} stands up.
table-you-stood = You stand up. Your seat is free again.
table-ready = { $left ->
    [0] {$seat} is ready.
   *[other] {$seat} is ready. Still to say ready: {$waiting}.
  }
table-not-ready = {$seat} is no longer ready.
table-needs-more = The table needs at least {$least} players. Type bot to seat a bot.
table-bot-sat = {$seat} joins, a bot of level {$level}.
table-bot-stood = {$seat} leaves.
table-rotated = {$seat} moved everybody one seat round.
table-options-changed = {$seat} changed the rules: {$options}. Everybody please say ready again.
table-closed = Table {$number} is closed.
table-watcher-came = {$name} comes to watch.
table-undone = It is taken back: the table is as it was.
table-resigned = A bot plays the hand of {$seat} on; the result stays theirs.
table-line-lost = {$seat} lost the line. The seat is kept.
table-line-back = {$seat} is back.
table-bot-stands-in = A bot plays for {$seat} until they are back.
table-adjourned-unreadable = Match {$match} cannot be read by this version. It is set aside, nothing is lost.
table-seed = The seed of match {$match} was {$seed}.
table-again = Type rematch to play again, or leave.
table-elsewhere = Table {$number}: {$line}

## Requests

request-asked = { $kind ->
    [draw] {$seat} offers a draw.
    [abort] {$seat} asks to break the match off without a result.
    [adjourn] {$seat} asks to set the match aside for another day.
    [undo] {$seat} asks to take their last act back.
    [continue] {$seat} asks to go on with match {$match}.
    [swap] {$seat} asks {$target} to swap seats.
   *[kick] {$seat} asks that {$target} loses the seat.
  }{ $yours ->
    [yes] {" "}Type accept {$kind} or decline {$kind}.
   *[no] {""}
  }
request-sent = You asked: {$kind}. Their answer is needed: {$waiting}. Type withdraw {$kind} to take it back.
request-accepted = {$seat} agrees ({$kind}).{ $waiting-count ->
    [0] {""}
   *[other] {" "}Yet to answer: {$waiting}.
  }
request-declined = {$seat} does not agree ({$kind}). Nothing changes.
request-withdrawn = {$seat} takes the request back ({$kind}).
request-lapsed = What {$seat} asked has lapsed ({$kind}).
pending-count = { $count ->
    [0] Nothing is asked at this table.
    [one] One thing is asked at this table.
   *[other] {$count} things are asked at this table.
  }
pending-line = {$number}. {$line} Yet to answer: {$waiting}.
match-aborted = Match {$match} is broken off by agreement, without a result.
match-adjourned = Match {$match} is set aside. When the same people sit together again, type continue {$match}.
match-goes-on = Match {$match} goes on.
table-swapped = {$seat} and {$target} have swapped seats.
table-kicked = {$seat} loses the seat: the others agreed to it.
clock-seat = { $is ->
    [you] You
   *[other] {$name}
  }: { $acts ->
    [yes] { $seconds ->
        [one] one second left
       *[other] {$seconds} seconds left
      }, {$bank} in the bank.
   *[no] not to move, {$bank} seconds in the bank.
  }
clock-warning = You have {$seconds} seconds left.
clock-ran-out = The time of {$seat} ran out.
clock-more = {$seat} gives {$seconds} seconds more: {$names}.
term-clock = The clock: none; relaxed, 90 seconds a move and a bank of 5 minutes; fast, 15 seconds a move and a bank of one minute; correspondence, none for months.
term-standin = Seconds until a bot plays for somebody whose line is lost; usual is what this hall takes, never keeps the seat waiting.
term-watchers = Whether others may look on.
term-company = Who may sit down: anybody, or accounts only.

## Cards on a table

card-face-down = A face-down card.
card-seen = {$card}, in {$where}.
pile-name = { $pile ->
    [talon] the talon
    [discard] the discard
    [table] the middle of the table
   *[other] {$pile}
  }
pile-name-of = { $seat-is ->
    [you] your {$pile}
    [open] the {$pile} of seat {$seat}
   *[other] {$seat}'s {$pile}
  }
pile-look = { $count ->
    [0] No card lies in {$pile}.
    [one] One card lies in {$pile}.
   *[other] {$count} cards lie in {$pile}.
  }
pile-look-seen = You see {$cards}.
why-rule = Rule: {$rule}.
why-no-rule = That is a custom of this hall.

## Lobby

tables-count = { $count ->
    [0] No table is open.
    [one] One table is open.
   *[other] {$count} tables are open.
  }
tables-line = Table {$number}, {$game}: { $taken ->
    [0] nobody yet
   *[other] {$names}
  }. { $dealt ->
    [yes] Playing.
   *[no] { $free ->
        [0] Full.
        [one] One seat free.
       *[other] {$free} seats free.
      }
  }
tables-more = And {$count} more.
tables-hint = Type sit and a number to sit down, watch and a number to look on, or play durak.
options-title = Options of table {$table}, {$game}:
options-line = { $changed ->
    [yes] * {$name} = {$value} (changed)
   *[no] {$name} = {$value}
  }
options-values = {$name} is {$value} here. Choose from: {$choices}.
options-hint = Type options and a name to read what it means.
rules-line = { $count ->
    [0] {$game}, by the usual rules.
   *[other] {$game}. Otherwise than usual: {$changed}.
  }
rules-hint = help {$key} tells how it is played, options lists every option.
table-invited = {$seat} invites {$name}. A seat waits for them.
you-are-invited = {$name} invites you to table {$number}, {$game}. Type sit {$number}, or uninvite {$number} to decline.
table-uninvited = The seat kept for {$name} is free again.
you-are-uninvited = No seat is kept for you at table {$number} any more.
table-locked = {$seat} locks the table: only those invited come in.
table-unlocked = {$seat} opens the table to everybody.
watchers-sent-out = Table {$number} is closed to watchers now.
watchers-list = { $names-count ->
    [0] Nobody looks on at table {$number}.
   *[other] At table {$number} look on: {$names}.
  }
unwatched = { $count ->
    [one] You look on there no more.
   *[other] You look on at {$count} tables no more.
  }
seek-told = {$name} looks for players of {$game}. Type sit {$number} to join.
seeks-count = { $count ->
    [0] Nobody looks for players now. Type seek and a game to begin.
    [one] At one table somebody looks for players.
   *[other] At {$count} tables somebody looks for players.
  }
seeks-line = Table {$number}, {$game}: {$names}. Free seats: {$free}.{ $conditions-count ->
    [0] {""}
   *[other] {" "}Agreed: {$conditions}.
  }{ $open ->
    [no] {" "}Not for you: sit {$number} tells why.
   *[yes] {""}
  }
correspondence-your-move = Your move is awaited at table {$number}. Type sit {$number} to go there.
correspondence-asked = Your answer is awaited at table {$number}. Type sit {$number}, then pending.
table-terms = Agreed at this table: {$terms}.

## Rooms

room-common = Common Room
    .look = A long room with small tables and warm lamps. Cards are shuffled somewhere behind every door.
    .hint = Type play durak to be seated at once, tables to choose, help to read.
room-street = Street Door
    .look = A green door under a lamp; a painted fool and a painted composer share the sign.
    .hint = Type in to go inside, help to read.
room-durak = Durak Room
    .look = Heavy tables, worn green cloth. Somebody is always the fool.
    .hint = Type play durak to be seated at once, tables durak to choose.
room-dvorak = Dvorak Room
    .look = Blank cards, pens and paste lie on every table; the walls are covered with rules.
    .hint = Type play dvorak to be seated at once, tables dvorak to choose.
room-library = Library
    .look = Shelves of decks, a press for printing cards, and a wall of drawn ones in frames.
    .hint = Type out to go back.
room-practice = Practice Room
    .look = A quiet room where the bots deal as often as you like.
    .hint = Type play durak to practise against one.
room-nobody = Nobody else is here.
room-people = { $count ->
    [one] One other person is here: {$names}.
   *[other] {$count} others are here: {$names}{ $more ->
        [0] .
       *[other] {" "}and {$more} more.
      }
  }
room-things = Here is: {$things}.
room-tables = { $count ->
    [one] One table has a free seat: {$tables}.
   *[other] {$count} tables have free seats: {$tables}.
  }
room-table = {$number} ({$game}, {$free} free)
room-at-table = Table {$number}
room-no-tables = No table waits for players.
room-exits = { $count ->
    [one] One way out: {$exits}.
   *[other] {$count} ways out: {$exits}.
  }
walk-left = {$name} goes to: {$room}.
walk-came = {$name} comes in.
walk-gone = {$name} is gone.
walk-closed = That way is closed.
go-where = Go where? One of: {$rooms}.

## People

person-standing = {$name} is here.
person-seated = {$name} plays at table {$table}.
person-renamed = {$before} is now called {$name}.
who-count = { $count ->
    [one] One person is in the hall.
   *[other] {$count} people are in the hall.
  }
who-line = { $idle ->
    [0] {$number}. {$name}: {$place}.
   *[other] {$number}. {$name}: {$place}, idle {$idle} min.
  }
who-more = And {$count} more.
finger = { $guest ->
    [yes] {$name} is a guest since {$since}, { $here ->
        [yes] here now: {$place}.
       *[no] last here on {$last}.
      }
   *[no] {$name} has an account since {$since}, { $here ->
        [yes] here now: {$place}.
       *[no] last here on {$last}.
      }
  }
registered = You are {$name} now, with everything you had. From now on come in with connect {$name} and your password.
name-now = You are called {$name}.
name-changed = You are called {$name} now.
password-changed = Your password is changed.
resume-new = Your resume word is {$word}. At the door type resume {$word} to come back. It is shown only now; an earlier word is void.
inventory = { $count ->
    [0] You have nothing with you.
   *[other] You have {$count} with you: {$things}.
  }
style-now = Your style is {$now}. Choose from: {$choices}.
style-chosen = Your style is {$now}.
language-now = Your language is {$now}. Choose from: {$choices}.
language-chosen = Your language is English ({$now}).
suits-now = Your suits are {$now}. Choose from: {$choices}.
suits-chosen = Your suits are {$now}.
colours-now = Your colours are {$now}. Choose from: {$choices}.
colours-chosen = Your colours are {$now}.
width-now = Your screen is {$now} columns wide. Choose from: {$choices}.
width-chosen = Your screen is {$now} columns wide.
charset-now = Your charset is {$now}. Type charset utf-8 if your program knows UTF-8.
charset-chosen = Your charset is {$now}.
notify-list = { $names-count ->
    [0] You wait for news of nothing. Type notify and a game or a name.
   *[other] You are told of: {$names}.
  }
notify-now = { $on ->
    [yes] You will be told of {$name}.
   *[no] You are told of {$name} no more.
  }
notify-came = {$name} is in the hall now.
distance-list = { $names-count ->
    [0] Nobody is on your list of {$word}.
   *[other] On your list of {$word}: {$names}.
  }
distance-on = {$name} is on your list of {$word}. Type {$word} off {$name} to take them off.
distance-off = {$name} is off your list of {$word}.
autodraw-now = { $on ->
    [yes] The hall draws for you at the start of your turn.
   *[no] You draw yourself. Type autodraw on, and the hall does it for you.
  }
pauses-now = Bots at your table pause: {$now}. Choose from: {$choices}.

## Evenings

# A club's or a class's evening. Its name stands last in a sentence: its host wrote it.
evening-begun = You are the host of the evening: {$evening}
evening-code = People come in with: evening {$code} and their first name. In the browser: {$link}
evening-welcome = Welcome to the evening: {$evening}
evening-came = { $number ->
    [0] {$name} has come and has no seat yet.
   *[other] {$name} has come and sits at table {$number}.
  }
evening-yours = { $number ->
    [0] You have no seat now. You are at the evening: {$evening}
   *[other] You sit at table {$number}. You are at the evening: {$evening}
  }
evening-view = Code {$code}, {$link}. People: {$people}. Tables: {$tables}.{ $paused ->
    [yes] {" "}Paused: type evening resume.
   *[no] {""}
  }{ $holding ->
    [yes] {" "}What people write waits for you.
   *[no] {""}
  }{ $held ->
    [0] {""}
   *[other] {" "}Waiting: {$held}, type evening let or evening return and a number.
  } Evening: {$evening}
evening-table = Table {$number}, {$game}: { $names-count ->
    [0] nobody
   *[other] {$names}
  }.{ $away-count ->
    [0] {""}
   *[other] {" "}Line lost: {$away}.
  } { $stage ->
    [playing] They play.{ $acting-count ->
        [0] {""}
       *[other] {" "}To act: {$acting}, for { $minutes ->
            [0] less than a minute
            [one] one minute
           *[other] {$minutes} minutes
          }.
      }
    [over] They have played.
   *[waiting] They wait for the deal.
  }
evening-plan-now = New tables of the evening from now on: {$words}
evening-too-few = Table {$number} has too few people. Type evening move, a name and a table.
evening-no-deal = Table {$number} could not be dealt ({$code}). Look at its options.
evening-dealt = { $count ->
    [0] Nothing was dealt.
    [one] Cards are dealt at one table.
   *[other] Cards are dealt at {$count} tables.
  }
evening-is-paused = The evening is paused. The cards are dealt when it goes on.
evening-pause-told = { $on ->
    [yes] The evening is paused: no card is played and no clock runs.
   *[no] The evening goes on.
  }
evening-moved = You sit at table {$number} now.
evening-moved-told = {$name} sits at table {$number} now.
evening-sent-away = You are not at this evening any more: {$evening}
evening-sent-away-told = {$name} is not at the evening any more.
evening-excused = The vote goes on without {$name}.
evening-holding = { $on ->
    [yes] From now on what people write waits until you let it go.
   *[no] From now on what people write goes straight to their tables. What waits already still waits.
  }
evening-held = The host of the evening reads it first. evening return {$number} takes it back.
evening-held-line = Waiting {$number}, table {$table}, {$name}: {$words}
evening-let = { $count ->
    [0] Nothing was let go.
   *[other] Let go: {$count}.
  }
evening-taken-back = You took {$number} back. Nobody has seen it.
evening-given-back = The host of the evening does not let this go, and nobody else has seen it: {$words}
evening-given-back-told = {$name} has it back.
evening-over = The evening is over. Thank you for coming to: {$evening}
evening-results = Matches that are over: {$count}. Evening: {$evening}
evening-cards = { $count ->
    [0] No new card was accepted.
    [one] One new card was accepted.
   *[other] {$count} new cards were accepted.
  }
evening-card = {$number}. {$title}, {$type}{ $creator ->
    [none] {""}
   *[other] , by {$creator}
  }{ $copies ->
    [one] {""}
   *[other] , {$copies} copies
  }{ $text ->
    [none] .
   *[other] : {$text}
  }

## Talk

# Every line of talk begins with a name or a word for the kind of talk, and a colon follows.
talk-said = {$name} says: {$text}
talk-you-said = You say: {$text}
talk-posed = Pose: {$name}{$gap}{$text}
talk-paged = {$name} pages you: {$text}
talk-you-paged = You page {$names}: {$text}
talk-channel = Channel {$channel}, {$name}: {$text}
talk-channel-notice = Channel {$channel}: {$text}
talk-kibitz = Kibitz at table {$table}, {$name}: {$text}
talk-whisper = Whisper at table {$table}, {$name}: {$text}
talk-hall = Hall, {$name}: {$text}
talk-staff = Staff, {$name}: {$text}
hall-now = { $on ->
    [yes] You hear what is said to the whole hall.
   *[no] You no longer hear what is said to the whole hall. Type hall on to hear it again.
  }
recall-count = { $count ->
    [0] Nothing was said to the whole hall yet.
    [one] The last line said to the whole hall:
   *[other] The last {$count} lines said to the whole hall:
  }
mail-count = { $count ->
    [0] You have no letters.
    [one] You have one letter.
   *[other] You have {$count} letters.
  }
mail-line = {$number}. {$name} wrote, {$at}: {$text}
mail-sent = {$name} will find your letter.
mail-came = {$name} has left you a letter. Type mail to read it.
mail-waiting = { $count ->
    [one] One new letter waits for you. Type mail to read it.
   *[other] {$count} new letters wait for you. Type mail to read them.
  }
letter-unreadable = Match {$match} at table {$table} could not go on: since it began the hall was given a new version, which cannot read it. It is set aside with all that was played, and counts for nobody.
mail-gone = { $count ->
    [one] One letter is thrown away.
   *[other] {$count} letters are thrown away.
  }
talk-evening = Host {$name} to the evening: {$text}

## Door

# The greeting: four lines of at most 39 columns.
door-play = Type guest to play. Ears: style speech.
door-hall = {$hall}: {$games}.
door-change = Change: style plain, language ru, help.
door-account = Accounts: create or connect, then name.
door-guest = You are {$name}. Your resume word is {$word}: type resume and this word at the door to come back within 30 days. It is shown only now.
door-created = The account {$name} is made. Next time type connect {$name} and your password.
door-goodbye = { $guest ->
    [yes] Goodbye. Your resume word brings you back.
   *[no] Goodbye. Until next time.
  }
door-many-lines = You have {$most} connections already. Close one of them first.
door-no-character = Your figure in the hall was lost. Please tell staff.
help-in-english = This page is in English only.
help-topics = {$count} topics: {$topics}.
unknown = I do not know the word {$word}. Type help to read what there is.
unknown-near = I do not know the word {$word}. Did you mean {$near}?
unknown-at-door = I do not know the word {$word}. Type guest to play, or help to read.
unknown-not-seated = You have no seat. Type play durak to be seated at once, or tables to choose, then {$word}.
broken = Something broke in the hall; it is written down for staff. Nothing of yours was changed or lost.
account-gone = Your account is deleted. Goodbye.

## Memory

# At the deal: how the hash of the seed begins.
table-commitment = The hash of the seed begins {$hash}; verify tells it all.
memory-log = { $count ->
    [0] Nothing has happened yet.
    [one] The last line:
   *[other] The last {$count} lines:
  }
# The number is the act's: replay goes to it.
memory-log-line = {$number}. {$line}
memory-log-held = What came before is told when the match is over.
memory-history = { $count ->
    [0] {$name} has finished no match here yet.
    [one] {$name} has finished one match:
   *[other] {$name} has finished {$count} matches:
  }
memory-history-line = {$match}. {$game}, {$date}: {$names}. {$outcome}
memory-history-hint = { $pages ->
    [1] Type replay and a number to go through one.
   *[other] Page {$page} of {$pages}: history {$name} and a page shows another. Type replay and a number to go through one.
  }
memory-outcome = { $draw ->
    [yes] A draw.
   *[no] { $winners-is ->
        [none] { $losers-is ->
            [you] You lost.
            [none] Nobody won.
           *[other] Lost by {$losers}.
          }
        [you] You won.
       *[other] Won by {$winners}.
      }
  }
memory-broken-off = Broken off.
memory-step = Match {$match}, act {$step} of {$steps}.
memory-step-hand = {$name}: { $count ->
    [0] no cards
   *[other] {$cards}
  }.
memory-step-unknown = The rules have changed since: the table after this act is not known any more.
hint-act = Best: {$act}.
review = Match {$match}: { $count ->
    [one] one act cost you most.
   *[other] {$count} acts cost you most.
  }
review-slip = Act {$seq}: you chose to {$did}. Better: {$better}, in {$percent} more of 100 such deals.
review-clean = Match {$match}: none of your acts cost you much.
memory-replay-hint = Type replay next, back, first or last, or replay to and a number.
memory-study = Study of match {$match}
memory-study-moved = {$name} goes to act {$step}.
memory-study-hint = Type next, back, first or last, or step and a number. leave takes you out.
memory-verify-open = Match {$match} is on. The hash of its seed is {$hash}. At the end verify {$match} checks the deal.
memory-verify-hash = Match {$match}. The hash shown at the deal: {$hash}.
memory-verify-sound = All is sound: the seed {$seed} has that hash and deals these cards, and all {$acts} acts come out as they were played.
memory-verify-seed-wrong = Not sound: the seed {$seed} has another hash.
memory-verify-deal-wrong = The seed {$seed} has that hash, but by the rules of today it deals other cards.
memory-verify-act-wrong = The seed {$seed} has that hash and deals these cards, but by the rules of today act {$act} comes out otherwise.
memory-verify-end-wrong = The seed {$seed} has that hash and the acts come out as played, but the end that was stored is another.
memory-ladder-name = {$game}{ $rated ->
    [yes] , {$variant}
   *[no] {""}
  }{ $bots ->
    [yes] , with bots
   *[no] {""}
  }
# A kind of match in games that name none.
memory-variant = {""}
memory-ladder = Ladder {$ladder}: { $count ->
    [0] nobody is placed yet
    [one] one player
   *[other] {$count} players
  }{ $others ->
    [0] .
   *[other] , {$others} not placed yet.
  }
memory-ladder-line = {$rank}. {$name}: {$points} points, {$certainty}, matches: {$played}.
memory-ladders-hint = { $count ->
    [0] Nobody has been rated yet. Finish a match to be the first.
   *[other] Type ladder, a game and a kind to see who stands on it.
  }
memory-bot = Bot of level {$level}
memory-certainty-known = well known
memory-certainty-roughly = roughly known
memory-certainty-hardly = hardly known
memory-record = {$game}: { $played ->
    [one] one match
   *[other] {$played} matches
  }, won {$won}, lost {$lost}, drawn {$drawn}{ $left ->
    [0] .
   *[other] , left {$left}.
  }
memory-badge = {$badge} {$count}
memory-worn = Worn: {$badges}.
memory-no-record = No match finished here yet.
memory-rating = Rating in {$ladder}: {$points} points, {$certainty}.
memory-favourite = Plays mostly {$ladder}{ $deck ->
    [none] .
   *[other] , deck {$deck}.
  }

## Staff

report-made = Report {$number} about {$name} is with staff. You will be told what came of it. censor {$name} keeps you from hearing them meanwhile.
report-came = Report {$number}: {$name} about {$target}. Type reports {$number}.
reports-mine = { $count ->
    [0] You have reported nobody.
    [one] You have made one report:
   *[other] You have made {$count} reports:
  }
report-mine = {$number}. {$at}, about {$name}: {$why} { $closed ->
    [no] Staff have yet to answer.
   *[yes] { $answer ->
        [none] Staff have dealt with it.
       *[other] Staff answer: {$answer}
      }
  }
report-answered = Staff have dealt with your report about {$name}{ $answer ->
    [none] .
   *[other] : {$answer}
  }
reports-waiting = { $count ->
    [one] One report waits for staff. Type reports.
   *[other] {$count} reports wait for staff. Type reports.
  }
reports-open = { $count ->
    [0] No report waits.
    [one] One report waits. Type reports and its number to read it:
   *[other] {$count} reports wait. Type reports and a number to read one:
  }
report-line = {$number}. {$at}, {$name} about {$target}: {$why}
report-heard = { $count ->
    [0] {$name} had heard nothing said lately.
    [one] {$name} had heard one thing said:
   *[other] {$name} had heard {$count} things said:
  }
report-said = {$at}: {$line}
report-log = { $count ->
    [0] Both were at table {$table}, match {$match}; nothing had happened yet.
   *[other] Both were at table {$table}, match {$match}. Its log, as a watcher may know it:
  }
report-closed = Dealt with by {$name}, {$at}{ $answer ->
    [none] .
   *[other] : {$answer}
  }
report-dealt-with = Report {$number} is dealt with, and whoever made it is told.
measures-count = { $count ->
    [0] Nobody is muted or banned.
    [one] One person or address is muted or banned:
   *[other] {$count} people and addresses are muted or banned:
  }
# kind is mute or ban.
measure-line = {$name}: { $kind ->
    [mute] muted
   *[ban] banned
  } { $until ->
    [none] until that is lifted
   *[other] until {$until}
  }, by {$by}: {$reason}{ $appeal ->
    [none] {""}
   *[other] . Says against it: {$appeal}
  }
measure-taken = Done. {$line}
measure-lifted = { $kind ->
    [mute] {$name} may talk again.
   *[ban] {$name} may come in again.
  }
measure-unmuted = You may talk again.
measure-appealed = {$name} appeals: {$text}
appeal-kept = Staff will read that.
notes-about = { $count ->
    [0] There are no notes about {$name}.
    [one] One note about {$name}:
   *[other] {$count} notes about {$name}:
  }
note-line = {$at}, {$name}: {$text}
note-kept = The note about {$name} is kept.
audit-page = What staff did, newest first; page {$page} of {$pages}:
audit-line = {$at}, {$name}: {$act}{ $target ->
    [none] {""}
   *[other] , {$target}
  }{ $details ->
    [none] {""}
   *[other] : {$details}
  }
invitations-count = { $needed ->
    [yes] Newcomers need a code.
   *[no] Newcomers need no code; hall.ini can change that.
  } { $count ->
    [0] None is good now.
    [one] One is good now:
   *[other] {$count} are good now:
  }
invitation-line = {$number}. { $left ->
    [one] For one more person
   *[other] For {$left} more people
  }, until {$until}, by {$by}{ $purpose ->
    [none] .
   *[other] : {$purpose}
  }
invitation-made = The code is {$code}. It lets in { $people ->
    [one] one person
   *[other] {$people} people
  } within { $days ->
    [one] one day
   *[other] {$days} days
  } and is shown only now. At the door they type invitation {$code}, then guest or create.
invitation-void = Invitation {$number} lets nobody in any more.
invitation-shown = Welcome. Type guest to play at once, or create, a name and a password.
email-none = No e-mail address of yours is kept. Type email and an address, and a word is written to it.
email-is = Your e-mail address is {$address}. You are written to when it is your turn in a slow game and you are away, and when you type forgot at the door. email off forgets it.
email-asked = A word is on its way to {$address}. Within { $hours ->
    [one] {$hours} hour
   *[other] {$hours} hours
  } type email and that word.
email-confirmed = {$address} is your e-mail address now.
email-forgotten = No e-mail address of yours is kept now.
forgot-sent = If an e-mail address of {$name} is kept here, a word is on its way to it. Then type recover {$name}, the word and a new password.
post-subject = {$hall}: for {$name}
post-confirm = Somebody, probably you, gave this address in {$hall} as the address of {$name}. If it was you, type there: email {$word}. If not, do nothing, and nothing more will come.
post-turn = {$name}, it is your turn at table {$table} in {$hall}. To have no such letters, type email off there.
post-recover = Somebody asked at the door of {$hall} for a new password for {$name}. If it was you, type there: recover {$name} {$word}, and after it a new password. The word is good once, for { $hours ->
    [one] {$hours} hour
   *[other] {$hours} hours
  }. If it was not you, do nothing: your password holds.
recovery-word = The word for {$name} is {$word}, good once within {$hours} hours and shown only now. At the door: recover {$name} {$word}, then a new password.
recovery-elsewhere = Your password was chosen anew with a word from staff. This line ends; connect with the new one. If that was not you, tell staff.
renamed = {$before} is called {$name} now.
name-by-staff = Staff have given you another name: {$name}. With an account, connect with it from now on.
staff-appointed = { $now ->
    [yes] {$name} is staff now.
   *[no] {$name} is no longer staff.
  }
staff-you-are = { $now ->
    [yes] You are staff now. Type help staffing to read what you can do.
   *[no] You are no longer staff. Thank you.
  }
staff-list = { $names-count ->
    [0] Nobody is staff here yet. Whoever runs the hall makes an owner with ./hall owner.
   *[other] Staff: {$names}. { $here-count ->
        [0] None of them is here now; report reaches them all the same.
       *[other] Here now: {$here}.
      }
  }
staff-recall = { $count ->
    [0] Staff have said nothing yet.
    [one] The last line of staff:
   *[other] The last {$count} lines of staff:
  }
stuck-count = { $count ->
    [0] No table is stuck.
    [one] One table does not go on:
   *[other] {$count} tables do not go on:
  }
stuck-line = Table {$number}: {$game}, { $minutes ->
    [one] one minute
   *[other] {$minutes} minutes
  } without an act. To act: {$names}.{ $problems ->
    [none] {""}
   *[other] {" "}Wrong with it: {$problems}
  }
stuck-about = Table {$number}, match {$match}, act {$seq}. { $names-count ->
    [0] Nobody is to act.
   *[other] To act: {$names}.
  } { $asked-count ->
    [0] Nothing is asked.
   *[other] Asked: {$asked}.
  } { $problems ->
    [none] The state is sound.
   *[other] Wrong with it: {$problems}
  }
stuck-seat = As {$name} sees it:
stuck-helped = Staff help this table: {$reason}
stuck-done = Done for table {$number}; everybody there was told.
data-going = Everything kept of you is being deleted. Goodbye.

## Pages of staff and of figures

page-status = How the hall is doing
page-status-of = How {$hall} is doing
page-status-up = Open for { $days ->
    [0] {""}
    [one] one day,{" "}
   *[other] {$days} days,{" "}
  }{$hours} h {$minutes} min since the last start.
page-status-people = { $people ->
    [0] Nobody is here.
    [one] One person is here
   *[other] {$people} people are here
  }{ $people ->
    [0] {""}
   *[other] { $guests ->
        [0] , no guests.
        [one] , one of them a guest.
       *[other] , {$guests} of them guests.
      }
  }
page-status-tables = { $playing ->
    [one] One table plays
   *[other] {$playing} tables play
  }, { $waiting ->
    [one] one waits.
   *[other] {$waiting} wait.
  }
page-status-acts = Acts in games since then: {$acts}.
page-status-answers = { $within ->
    [none] Nothing was typed yet.
   *[other] {$share} of 100 lines are answered within {$within} ms.
  }
page-status-database = { $within ->
    [none] The database was not asked yet.
   *[other] {$share} of 100 statements of the database take at most {$within} ms.
  }
page-status-stalls = { $count ->
    [0] The hall never stood still.
    [one] The hall stood still once for a moment.
   *[other] The hall stood still for a moment {$count} times.
  }
page-status-backup = { $hours ->
    [none] There is no backup yet.
    [0] The last backup is less than an hour old.
    [one] The last backup is one hour old.
   *[other] The last backup is {$hours} hours old.
  }{ $failed ->
    [yes] {" "}The newest attempt failed: ./hall doctor tells why.
   *[no] {""}
  }
page-staff = Staff
page-staff-reports = Reports
page-staff-report = Report {$number}
page-staff-answer = Your answer
page-staff-answer-how = What whoever made the report is told (may be empty)
page-staff-close = It is dealt with
page-staff-measures = Muted and banned
page-staff-measure = Mute or ban somebody
page-staff-mute = Mute: may play, may not talk
page-staff-ban = Ban: may not come in
page-staff-whom = Name; to keep newcomers out, a network address
page-staff-time = For how long: 30m, 2h, 3d, 1w or forever
page-staff-reason = Reason; those concerned read it
page-staff-do = Do it
page-staff-lift = Lift it for {$name}
page-staff-tables = Stuck tables
page-staff-table = Help a table
page-staff-number = Number of the table
page-staff-seat = Seat, for a bot
page-staff-look = Look
page-staff-hands = Show hidden cards (written down)
page-staff-adjourn = Set the match aside
page-staff-bot = Give the seat to a bot
page-staff-close-table = Close the table
page-staff-passwords = Forgotten passwords
page-staff-password-how = You get a word to pass on. Make sure that it is them. The old password holds until the word is used.
page-staff-word = Make a word
page-staff-invitations = Invitations
page-staff-people = For how many people
page-staff-days = For how many days
page-staff-purpose = What for
page-staff-invite = Make a code
page-staff-void = Make {$number} void
page-staff-decks = Decks
page-staff-deck = {$title}, { $cards ->
    [one] one card
   *[other] {$cards} cards
  }, { $name ->
    [none] of the hall
   *[other] of {$name}
  }, { $shared ->
    [yes] shared
   *[no] not shared
  }.
page-staff-no-decks = There are no decks yet.
page-staff-audit = What staff did last

## Errors

refuse-too-long = That is too long: {$length} characters, and {$limit} is the most.
refuse-name-short = A name has at least {$least} letters.
refuse-name-long = A name is at most {$limit} columns wide.
refuse-name-letters = A name is one word of letters and digits; it begins with a letter, and single hyphens or apostrophes may stand between.
refuse-name-mixed = A name is written in one script: all its letters from the same alphabet.
refuse-name-card = That is a card, not a name. Take another one.
refuse-name-reserved = That word stands for the hall itself or for people in general. Take another name.
refuse-name-taken = Somebody is called {$name}, or so much like it that the two look the same. Take another name.
refuse-name-kept = An account keeps its name. Staff can change it.
refuse-name-several = Several people are meant by that: {$names}. Type more of the name.
refuse-nobody-named = I know nobody called {$name}. Type who to see who is here.
refuse-not-here = {$name} is not in the hall now. Nothing was sent.
refuse-name-and-password = Type {$command}, a name and a password: {$command} Anna seven blue lamps
refuse-wrong-password = That name and password do not fit. Type guest to come in without, or ask staff for a new password.
refuse-wrong-old-password = That is not your password. Type password, the old one, = and the new one.
refuse-password-how = Type password, the old one, = and the new one.
refuse-password-too-short = A password has at least {$least} characters.
refuse-password-too-long = A password has at most {$limit} characters.
refuse-password-too-common = That password is among the first that are guessed. Take another one.
refuse-password-entirely-numeric = A password of digits only is soon guessed. Add letters.
refuse-password-too-similar = That password is too much like the name. Take another one.
refuse-password-weak = That password does not do. Take a longer one without odd signs.
refuse-register-first = A guest has no password. Type register, a name and a password.
refuse-no-guest = You have an account already; connect brings you back to it.
refuse-resume-word = Type resume and the word you were told when you first came in.
refuse-resume-unknown = No guest has that resume word. A word is kept for {$days} days; type guest to come in anew.
refuse-too-often = That was tried too often. Try again in {$seconds} seconds.
refuse-too-busy = The door is crowded. Try again in a minute.
refuse-banned = You may not come in{ $until ->
    [none] {""}
   *[other] {" "}until {$until}
  }. The reason: {$reason}. To object, type appeal and why{ $appeal ->
    [none] .
   *[other] . {$appeal}
  }
refuse-address-banned = Nobody new comes in from your address{ $until ->
    [none] {""}
   *[other] {" "}until {$until}
  }. If you have an account, connect; a guest comes back with resume.
refuse-muted = You may not talk{ $until ->
    [none] {""}
   *[other] {" "}until {$until}
  }. The reason: {$reason}. You can play on. To object, type appeal and why{ $appeal ->
    [none] .
   *[other] . {$appeal}
  }
refuse-nothing-to-appeal = Nothing is known here to object to. If you may not come in, try connect or resume first, then appeal.
refuse-appealed-already = What you said against it is with staff already, or the time is over. Try to come in.
refuse-staff-only = Only staff can do that. Type staff to see who they are, or report to tell them something.
refuse-owner-only = Only owners can do that.
refuse-owner-stays = An owner cannot be deleted from here. Let another owner dismiss you first, or remove it on the machine.
refuse-staff-equal = {$name} has the same rank as you, or a higher one.
refuse-staff-already = {$name} is staff already.
refuse-staff-guest = {$name} is a guest. Staff need an account: register makes one.
refuse-staff-not = {$name} is not staff, or is an owner.
refuse-how-long = {$word} is no time. Write 30m, 2h, 3d, 1w or forever.
refuse-reason-needed = Give a reason; those concerned will read it.
refuse-no-measure = Nothing of that kind holds for {$name}. Type bans to see what does.
refuse-measure-how = Type {$command}, a name, =, a time and the reason: {$command} boris = 2h insults
refuse-name-needed = Type {$command} and a name.
refuse-notes-how = Type notes and a name to read, or notes, a name, = and the text.
refuse-rename-how = Type rename, a name, = and the new name.
refuse-word-unwelcome = The word {$word} is not said in this hall. Nobody heard it.
refuse-report-how = Type report, a name, = and what is wrong: report boris = insults everybody
refuse-reported-already = Your report about {$name} still waits for staff. Type report to see yours.
refuse-reports-open = {$most} of your reports wait for staff already. Wait until they have dealt with one.
refuse-no-such-report = There is no report {$number}. Type reports for those that wait.
refuse-report-closed-already = Report {$number} was dealt with already.
refuse-hands-own-match = You play in that match, so its hidden cards are not shown to you.
refuse-seat-of-bot = A bot plays there already: {$name}.
refuse-stuck-how = Type stuck, a table and hands, adjourn = why, close = why or bot 2 = why. Or stuck and a table alone, to look.
refuse-invitation-how = Type invitations new, for how many people (1 to {$people}), for how many days (1 to {$days}) and what for.
refuse-no-such-invitation = Invitation {$number} lets nobody in. Type invitations for those that do.
refuse-invitation-unknown = That code lets nobody in, or no longer. Ask whoever gave it to you for another.
refuse-invited-only = Newcomers need an invitation here: type invitation and the code you were given, then guest or create. If you were here before, connect or resume.
refuse-guest-no-password = {$name} is a guest and has no password, only a resume word.
refuse-email-off = This hall sends no e-mail. Staff can help who forgot a password.
refuse-email-address = That is no e-mail address. Write it like anna@example.org.
refuse-email-word = That word does not fit, or is older than {$hours} hours. Type email and your address to have another.
refuse-forgot-how = Type forgot and your name.
refuse-recover-how = Type recover, your name, the word from staff and a new password.
refuse-recovery-unknown = That word does not fit, was used, or is older than {$hours} hours. Ask staff for another.
refuse-data-how = Type data export, or data delete and your name.
refuse-data-sure = Deleting cannot be taken back. If you are sure, type data delete {$name}
refuse-in-already = You are in already, as {$name}. To come in as somebody else, quit first.
refuse-nothing-said = Say something after {$command}.
refuse-page-how = Type page, a name, = and the text: page anna = good evening
refuse-page-whom = You have paged nobody yet. Type page, a name, = and the text.
refuse-page-many = A page goes to at most {$most} people.
refuse-page-yourself = That is you. Page somebody else.
refuse-nothing-here = There is no {$word} here to look at.
refuse-no-such-room = I know no room {$word}. The rooms are: {$rooms}.
refuse-already-there = You are there already.
refuse-language-unreadable = This line can show no Arabic letters yet. Type charset utf-8 first, if your program knows UTF-8.
refuse-no-such-choice = {$word} cannot be chosen. Choose from: {$choices}.
refuse-again-how = Say how many messages: again 1 to again {$most}.
refuse-again-nothing = Nothing was said to you yet.
refuse-no-help = There is no page on {$word}. Type help topics for all there are.
refuse-no-help-near = There is no page on {$word}. Near it: {$near}.
refuse-unreadable = I do not understand that.
refuse-nothing-to-undo = There is nothing of yours to take back.
refuse-already-dealt = The cards are dealt. That can wait until this game is over.
refuse-table-full = Every seat here is taken. Type watch to look on, or tables to find another.
refuse-no-such-level = Bots have levels 0 to {$most}.
refuse-no-such-seat = This table has seats 1 to {$most}.
refuse-seat-taken = {$name} sits there. Type sit to take the first free seat.
refuse-already-seated = You already sit at a table.
refuse-not-seated = You do not sit at this table. Type sit to take a seat.
refuse-no-bot-there = No bot sits there.
refuse-wrong-number-seated = This game is for {$least} to {$most} players.
refuse-cannot-save = That could not be written down just now, so it was not done. Please try again.
refuse-no-match = No cards are dealt yet. Type ready to begin, or bot to seat a bot.
refuse-ambiguous = That can mean several things: {$choices}.
refuse-stale = The table has moved on since you saw it; it is at act {$seq} now. Please look again.
refuse-no-such-table = There is no table {$number}. Type tables for those there are.
refuse-no-table-here = You are at no table. Type play durak to be seated at once, or tables.
refuse-hall-full = Every table of the hall is in use. Please sit down at one of them.
refuse-too-many-tables = You have opened {$most} tables. Please close one first.
refuse-playing-elsewhere = Your game at table {$number} is on. Type stand there first to leave it.
refuse-playing-here = Your game is on. Type stand first if you want to leave it.
refuse-only-the-host = Only whoever opened this table may do that.
refuse-table-needs-more = The table needs at least {$least} players. Type bot to seat a bot.
refuse-no-such-game = There is no game called {$word} here. Type tables to see what is played.
refuse-no-such-preset = {$word} is neither an option with a value nor a preset. Presets: {$presets}.
refuse-option-unknown = There is no option {$name}. Nearest: {$nearest}. Options: {$choices}.
refuse-option-value = {$value} is no choice for {$name}. Nearest: {$nearest}. Choose from: {$choices}.
refuse-not-a-number = {$word} is not a number.
refuse-play-what = No game is on, so there is no card to play. Games to sit down at: {$games}.
refuse-stand-is-resigning = Standing up now is giving the game up: a bot plays your cards on and the result stays yours. Type stand yes if you are sure.
refuse-only-watching = You are watching. Type sit for a seat in the next game.
refuse-do-unreadable = After do comes one object, as in do followed by an opening brace, "cmd": "7s", "seq": 118 and a closing brace.
refuse-nothing-refused = Nothing was refused lately.
refuse-log-how = Say how many lines: log 1 to log {$most}.
refuse-no-such-match = There is no match {$match}. Type history to see yours.
refuse-match-not-over = Match {$match} is not over. Once it is, all of it can be told.
refuse-match-unreadable = Match {$match} is of a game this hall does not know any more.
refuse-match-too-long = Match {$match} has {$acts} acts, too many to be gone through; {$most} is the most.
refuse-no-such-page = There are pages 1 to {$pages}.
refuse-hint-not-here = There is no advice for this game.
refuse-hint-among-people = Hints are for matches with bots: other people play here too.
refuse-hint-not-now = You have nothing to choose now. Ask when it is your turn.
refuse-review-none = You have not finished a match yet.
refuse-review-not-yours = You did not play in match {$match}. replay goes through it.
refuse-no-such-step = Match {$match} has acts 1 to {$steps}.
refuse-at-the-end = That was the last act of match {$match}. Type first to begin anew.
refuse-at-the-start = This is the first act of match {$match}. Type next to go on.
refuse-replay-how = Type replay and the number of a match; history tells the numbers.
refuse-study-how = Type study and the number of a match; history tells the numbers.
refuse-export-how = Type export, the number of a match, and text or json.
refuse-studies-full = Every study is in use. Please try again later, or type replay and the number.
refuse-no-such-ladder = There is no ladder {$word}. Ladders: {$ladders}.
refuse-asked-already = That is asked at this table already. Type pending to see what waits.
refuse-asked-in-vain = That was asked a moment ago, in vain. Ask again in {$seconds} seconds.
refuse-nothing-asked = Nobody waits for your answer: it may have lapsed. Type pending to see what is asked.
refuse-ask-which = Several things are asked: {$choices}. Name the one you mean.
refuse-ask-own = You asked that yourself, and the others answer. Type withdraw to take it back.
refuse-nothing-to-withdraw = You have asked nothing that still waits.
refuse-nobody-to-ask = There is nobody else at this table to ask.
refuse-yes-absent = {$name} is away, and their answer is needed. Ask again when they are back.
refuse-not-yourself = That is you. Name somebody else at the table.
refuse-not-sitting = {$name} does not sit at your table.
refuse-kick-alone = You cannot decide that alone while {$name} may still play. Ask staff, or offer to abort.
refuse-no-draw-here = This game knows no draw by agreement. Type abort to ask for an end without a result.
refuse-offer-how = Type offer draw to offer a draw.
refuse-vote-how = Type vote yes or vote no.
refuse-no-clock-here = No clock runs at this table.
refuse-nothing-adjourned = No match of the people who sit here was set aside.
refuse-not-adjourned = Match {$match} is none that was set aside for this game. Type history to see yours.
refuse-other-people = Match {$match} goes on when these people sit here, and nobody else: {$names}.
refuse-accounts-only = This table is for people with an account. Type register, a name and a password to have one.
refuse-not-together = Somebody of you does not want to play with another. Type seeks for other tables.
refuse-table-locked = This table is locked. Ask for an invitation, or type its password after =, as in sit 3 = lamp.
refuse-wrong-word = That is not the password of this table.
refuse-seats-reserved = The seats left are kept for others: {$names}. Type watch to look on, or seeks.
refuse-no-watchers = Table {$number} is closed to watchers.
refuse-invited-already = {$name} is invited or sits here already.
refuse-not-invited = No invitation for {$name} is open here.
refuse-list-full = That list is full: {$most} is the most. Take something off first.
refuse-not-listed = {$name} is not on that list.
refuse-not-reached = {$name} cannot be reached by you.
refuse-watching-enough = You can watch {$most} tables from elsewhere. Type unwatch and a number first.
refuse-not-watching = You do not look on there.
refuse-whisper-watchers = Only watchers whisper, so that nobody at the table is helped in secret. Type kibitz or say.
refuse-box-full = The letter box of {$name} is full.
refuse-no-such-letter = Your letters have the numbers 1 to {$most}.
refuse-mail-how = Type mail, a name, = and the text; or mail off and a number.
refuse-hall-off = You have switched this off. Type hall on first.
refuse-recall-how = Say how many lines: recall 1 to recall {$most}.
refuse-evening-accounts = An evening's host needs an account. Type register, a name and a password to have one.
refuse-evening-yours-runs = Your evening is still going on. Type evening to see it, evening end to end it.
refuse-evening-enough = The hall has evenings enough now. Try again later.
refuse-evening-none = You are at no evening. Type evening and its code to come to one, evening start to begin one.
refuse-evening-full = This evening is full: {$most} people are here.
refuse-evening-paused = The evening is paused. Wait until its host lets it go on.
refuse-evening-paused-already = The evening is paused already. Type evening resume to go on.
refuse-evening-not-paused = The evening is not paused.
refuse-evening-other-table = Table {$number} is none of this evening. Type evening to see yours.
refuse-evening-stranger = {$name} is not at this evening. They come in with its code.
refuse-evening-plays = {$name} is playing. Type it again with yes at the end, and a bot plays their hand on.
refuse-evening-sits-there = {$name} sits there already.
refuse-evening-no-vote = No vote waits for {$name}.
refuse-evening-held-enough = Enough waits for the host already: {$most} of yours at most. Take one back or wait.
refuse-evening-no-such-held = Nothing waits under the number {$number}. Type evening to see what does.
refuse-evening-held-gone = That match is over or {$name} has left it, so it was put away.
refuse-evening-unknown = There is no evening of that code. Ask its host to read it out again.
refuse-evening-how = Type evening, the code the host told you, and your first name: evening bani-toru Anna
refuse-evening-name = Type your first name too: evening {$word} Anna
refuse-evening-end-sure = Matches that run are set aside and its tables are closed. Type evening end yes to end: {$evening}
refuse-evening-move-how = Type evening move, a name and the number of a table: evening move anna 3
refuse-evening-hold-how = Type evening hold or evening hold off.
refuse-evening-only = This table belongs to an evening. Its host can tell you the code.

## Line (what the edge of the server says by itself)

edge-line-too-long = That line is too long. At most { $limit } bytes fit on one; nothing of it was read.
edge-undecodable = I cannot read the letters of that line. This connection uses { $charset }; the word charset changes it, for example: charset utf-8
edge-here = Yes, { $hall } is here.
edge-not-http = This is the telnet port. The web page is on another port.
edge-frame = That message is none I know.
edge-full = The hall is full. Please come back later.
edge-one-moment = One moment, please. The hall is about to open.
edge-held = The hall is away for a moment. What you type is kept for it.
edge-uncertain = The hall broke off while it heard your last line. Look, and type it again if it was lost.
edge-busy = Your last line is not finished yet. Please wait for it.

## Pages

web-not-found = There is no such page in this hall.
web-broken = Something broke here. It is written down; please try again.
web-way-back = To the hall
web-intro = Durak and Dvorak, played together over telnet and the web.
web-no-script = This page needs JavaScript. Without it, play by telnet on port {$port}.
web-line-lost = The line is lost. It comes back by itself.
web-line-back = The line is back.
web-one-moment = One moment.
web-close = Close
web-cancel = Cancel
web-menu = Menu

# The hall

web-play = Play {$game}
web-no-account = You need no account. One click, and you sit at a table.
web-hello = Good evening, {$name}.
web-back-to = Back to table {$table}
web-open-tables = Open tables
web-none-open = Nobody waits just now. Play against a bot, or open a table for friends.
web-to-watch = Games to watch
web-playing = Playing
web-nobody = Nobody yet
web-free-seats = { $n ->
    [0] No seat free
    [one] One seat free
   *[other] {$n} seats free
  }
web-sit = Sit down
web-watch = Watch
web-at-table = {$deed}: table {$table}
web-table-title = Table {$table}: {$game}
web-no-table = There is no table {$table} now.
web-to-hall = To the hall
web-who-sits = At the table: {$names}.
web-your-name = Your name, if you like
web-sit-down = Sit down and play

# A new table, and friends

web-new-table = New table
web-open-table = Open the table
web-game = Game
web-choice-seats = Players
web-choice-deck = Cards in the deck
web-invite = Invite friends
web-invite-how = Whoever opens this address sits down here as a guest with one tap.
web-share = Share
web-copy = Copy the address
web-copied = The address is copied.
web-qr = QR code of {$address}

# A table before the deal

web-before = Before the deal
web-free = Free seat
web-ready = Ready
web-deal = Deal the cards
web-rematch = Rematch
web-unready = Not yet
web-add-bot = Add a bot
web-bot-out = Send a bot away
web-leave = Leave the table
web-full = Every seat is taken.
web-waits-ready = Waiting for: {$names}

# A table

web-you = You
web-seat = Seat {$seat}
web-seats = Players
web-cards = { $n ->
    [0] no cards
    [one] one card
   *[other] {$n} cards
  }
web-bot = Bot, level {$level}
web-lost = Line lost
web-team = Team {$team}
web-out = Out
web-acts = To act
web-role-attacker = Attacker
web-role-defender = Defender
web-role-host = Host
web-your-turn = Your turn
web-waits-for = Waiting for: {$seat}
web-seconds = { $n ->
    [one] One second left
   *[other] {$n} seconds left
  }
web-deeds = What you can do
web-your-hand = { $n ->
    [one] Your hand, one card
   *[other] Your hand, {$n} cards
  }
web-card-fits = {$card}, fits
web-watching = You are watching.
web-over = The game is over.
web-accept = Agree
web-decline = Decline
web-withdraw = Take it back
web-this-table = This table
web-ask-others = Ask the others
web-ask-hall = Ask the hall
web-why = Why?
web-word-offer-draw = Offer a draw
web-word-undo = Take my last act back
web-word-adjourn = Set the match aside
web-word-abort = Break the match off
web-word-rules = Rules
web-word-options = What was agreed
web-word-last = The last act
web-word-log = What happened
web-word-watchers = Who watches
web-leave-game = Leave the game?
web-leave-how = Leaving now is giving the game up: a bot plays your cards on and the result stays yours. If you only close the page, your seat is kept.
web-stay = Stay
web-resign = Give up and leave

# Talk

web-talk = Talk and log
web-log = What happens
web-words = Type or talk here
web-send = Send
web-say = Say
web-held-full = The line is down and too much waits already. That was not kept.

# Who one is

web-sign-in = Sign in
web-sign-up = Make an account
web-sign-out = Sign out
web-as-guest = Or without an account
web-guest = Come in as a guest
web-name = Name
web-password = Password
web-new-name = Another name
web-rename = Take this name
web-resume-word = Resume word
web-resume = Come back as the guest you were
web-register = Make an account and keep everything
web-guest-kept = You are a guest. This browser knows you for 30 days; an account keeps your name for good.

# How it looks

web-looks = Looks and sounds
web-look-theme = Light
web-look-theme-system = As the system
web-look-theme-light = Day
web-look-theme-dark = Night
web-look-faces = Cards
web-look-faces-four = Four colours
web-look-faces-two = Two colours
web-look-faces-contrast = High contrast
web-look-letters = Letters
web-look-letters-latin = J Q K A
web-look-letters-cyrillic = В Д К Т
web-look-marks = Mark the cards that fit
web-look-marks-on = Yes
web-look-marks-off = No
web-look-sound = A sound when it is your turn
web-look-sound-off = No
web-look-sound-on = Yes
web-look-buzz = A buzz when it is your turn
web-look-buzz-on = Yes
web-look-buzz-off = No
web-look-notice = A notice when you look elsewhere
web-look-notice-off = No
web-look-notice-on = Yes
web-notice-refused = This browser does not allow notices from here.
web-language = Language

# Pages to read: ladders, help, matches gone through again

web-ladder = Ladder
web-decks = Decks
page-decks-search = Search titles and cards
page-decks-find = Find
page-decks-how = How decks come and go
page-deck-bring = Bring a deck
page-deck-print = Print it
page-deck-private = private
page-deck-version = Version {$version} of {$newest}.
page-pages = More decks
web-help = Help
web-places = Pages
web-replay = Go through it again
web-step = Act {$step} of {$steps}
web-first = To the deal
web-back = Back
web-next = On
web-last = To the end
web-run = Let it run
web-halt = Stop
web-hand-of = Cards of {$name}
web-no-cards = no cards
page-rank = Place
page-player = Player
page-points = Points
page-played = Matches
page-ladder-empty = Nobody stands here yet. A few games, and your name may.
page-ladders = Ladders
page-how-rated = How the points come about
page-help-intro = How things work here. Whatever is printed as something to type can be clicked: it then stands in the line below.
page-help-words = Everything that can be typed
page-match = Match {$match}: {$game}
page-match-more = Seed, and the same by words
page-fair = How to check the deal
page-to-table = To table {$table}
page-evening = An evening
page-evening-name = Your first name
page-evening-sit = Take a seat
page-board-still = Keep this page as it is
page-board-goes = Have this page go on

## Decks

refuse-no-deck-there = There is no deck {$number} on the shelf that you may read. deck lists them.
refuse-not-your-deck = {$title} is not yours to change. deck copy makes one that is.
refuse-no-such-version = There is no version {$version}; the newest is {$most}. Old ones fall away one day.
refuse-deck-untitled = A deck needs a title with a word in it.
refuse-shelf-full = {$most} decks are the most one person keeps. deck drop takes one off the shelf.
refuse-no-such-line = There is no such line; the text has {$most}.
refuse-no-card-there = The deck has no card called {$word}.
refuse-deck-how = Type deck, deck and a number, or deck and one of {$words}.
refuse-drop-sure = That takes {$title} off the shelf for good. If you mean it: deck drop {$number} yes.
refuse-deck-only-dvorak = Decks are for tables of Dvorak. table new dvorak opens one.
refuse-orders-full = {$most} decks are the most for one table.

## Programs people come in with

opening-turn = Your turn:
opening-vote = Vote needed:
clients-title = MUD clients
clients-intro = The hall speaks telnet: any MUD client, and most screen readers with one, can play here.
clients-tls = Encrypted, the same is on port {$port}.
clients-mudlet = The table and your hand in a window, acts to click, talk apart, sounds. Inside the hall, type gui and Mudlet fetches it by itself. Or take the package:
clients-mushclient = Sounds for your turn and for votes, in every style and language, for ears too. Unpack it, then add the plugin:
clients-tintin = Keys, a bell and a line with the state of the table. Read it before you connect:
gui-offered = Your client is asked to fetch the hall's package. It shows the table, your hand and talk in windows.
refuse-gui-unknown = Your client does not take packages that way. What there is for MUD clients is at {$address}.
refuse-drawing-too-large = A card with its drawing is {$most} KiB at most on its way here. Draw it with fewer strokes.
refuse-drawing-too-much = A drawing has at most {$strokes} strokes and {$points} points.
refuse-draft-unreadable = That is no card I can read.
refuse-nothing-to-keep = No game with new cards has just ended at your table.
refuse-keep-players-only = Only those who played the game vote on its cards.
refuse-no-such-kept = There is no such card; type keep for the list. It has {$most}.
