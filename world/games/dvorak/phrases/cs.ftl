# Dvorak, Czech: what happens, why not, and how the hall understands cards.

## The deck and the start

dvorak-name = Dvorak
dvorak-deck-loaded = { $seat-is ->
    [you] Přidáváte
   *[other] {$seat} přidává
    [none] V balíčku:
  }{ $deck-count ->
    [0] {" "}
   *[other] {" "}{$deck}:{" "}
  }{ $cards ->
    [one] {$cards} karta
    [few] {$cards} karty
   *[other] {$cards} karet
  }{ $rules ->
    [0] {""}
    [one] {" "}a {$rules} zvláštní pravidlo
    [few] {" "}a {$rules} zvláštní pravidla
   *[other] {" "}a {$rules} zvláštních pravidel
  }.
dvorak-deck-cleared = { $seat-is ->
    [you] Odklízíte balíček
   *[other] {$seat} odklízí balíček
  }: { $cards ->
    [one] {$cards} karta
    [few] {$cards} karty
   *[other] {$cards} karet
  }.
dvorak-ready-told = { $ready ->
    [yes] { $seat-is ->
        [you] Můžete začít.
       *[other] {$seat} může začít.
      }
   *[no] { $seat-is ->
        [you] Ještě nemůžete začít.
       *[other] {$seat} ještě nemůže začít.
      }
  }
dvorak-few-cards = Karet je málo: v balíčku {$cards}, na plné rozdání je třeba {$needed}. Hostitel může napsat start a rozdat, co je.
dvorak-dealt = Každý dostává { $count ->
    [one] {$count} kartu
    [few] {$count} karty
   *[other] {$count} karet
  }; { $draw ->
    [0] v dobíracím balíčku nezbývá nic.
   *[other] v dobíracím balíčku zbývá {$draw}.
  }
dvorak-hand-dealt = { $titles-count ->
    [0] Nedostáváte žádné karty.
   *[other] Vaše karty: {$titles}.
  }
dvorak-first-chosen = { $seat-is ->
    [you] Začínáte vy
   *[other] Začíná {$seat}
  }{ $how ->
    [coin] , určila mince.
    [die] , určily kostky: {$rolls}.
    [rps] , určil kámen, nůžky, papír.
    [named] , určil hostitel.
   *[random] , určila náhoda.
  }
dvorak-joined = { $waits ->
    [yes] { $seat-is ->
        [you] Usedáte a hrajete od příštího kola.
       *[other] {$seat} usedá a hraje od příštího kola.
      }
   *[no] { $seat-is ->
        [you] Usedáte a hrajete.
       *[other] {$seat} usedá a hraje.
      }
  }
dvorak-dealt-in = { $seat-is ->
    [you] Dostáváte karty
   *[other] {$seat} dostává karty
  }: { $count ->
    [one] {$count} karta.
    [few] {$count} karty.
   *[other] {$count} karet.
  }
dvorak-host-now = { $seat-is ->
    [you] Hostitelem jste teď vy.
   *[other] Hostitelem je teď {$seat}.
  }

## Turns

dvorak-began = { $seat-is ->
    [you] Tah {$number} je váš.
   *[other] Tah {$number}: {$seat}.
  }
dvorak-drew = { $seat-is ->
    [you] { $titles-count ->
        [0] Lížete karty: {$count}.
       *[other] Lížete: {$titles}.
      }
   *[other] {$seat} líže { $count ->
        [one] {$count} kartu.
        [few] {$count} karty.
       *[other] {$count} karet.
      }
  }{ $pile-count ->
    [0] {""}
   *[other] {" "}Z hromádky {$pile}.
  }
dvorak-drew-short = Není co líznout, chybí { $missing ->
    [one] {$missing} karta
    [few] {$missing} karty
   *[other] {$missing} karet
  }; komu: { $seat-is ->
    [you] vám.
   *[other] {$seat}.
  }
dvorak-draw-stopped = { $seat-is ->
    [you] Nic nelížete
   *[other] {$seat} nic nelíže
  }: zakazuje to {$title}.
dvorak-reshuffled = Odhazovací balíček, { $count ->
    [one] {$count} karta
    [few] {$count} karty
   *[other] {$count} karet
  }, je zamíchán do nového dobíracího balíčku.
dvorak-played = { $seat-is ->
    [you] Hrajete{" "}
   *[other] {$seat} hraje{" "}
  }{ $title-count ->
    [0] kartu
   *[other] {$title}
  }{ $down ->
    [yes] {" "}lícem dolů
   *[no] {""}
  }{ $target-is ->
    [none] {""}
    [you] , cíl: vy
   *[other] , cíl: {$target}
  }{ $on-count ->
    [0] {""}
   *[other] , cíl: {$on}
  }{ $type-count ->
    [0] {""}
   *[other] , {$type}
  }{ $creator-count ->
    [0] {""}
   *[other] , autor {$creator}
  }{ $text-count ->
    [0] {""}
   *[other] : „{$text}“
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $to ->
    [centre] . Leží uprostřed.
    [discard] . Jde na odhazovací balíček.
    [removed] . Opouští hru.
   *[area] .
  }
dvorak-displaced = {$title} uvolňuje místo a jde na odhazovací balíček.
dvorak-used = { $seat-is ->
    [you] Používáte {$title}
   *[other] {$seat} používá {$title}
  }: „{$text}“.
dvorak-lasting = {$title} působí dál; kdo kartu zahrál: { $seat-is ->
    [you] vy
   *[other] {$seat}
  }.
dvorak-lapsed = {$title} už nepůsobí.
dvorak-recalled = Nezapomeňte, {$title}: { $issue ->
    [hand] { $value ->
        [none] ruka bez omezení
       *[other] limit ruky {$value}
      }
    [draw_n] { $value ->
       *[other] lízání na začátku tahu {$value}
      }
   *[draw] týká se to lízání
  }; koho se to týká: { $seat-is ->
    [you] vás.
   *[other] {$seat}.
  }
dvorak-offered = { $seat-is ->
    [you] Můžete napsat resolve {$offer}
   *[other] {$seat} může provést {$offer}
  }, podle karty {$title}: { $verb ->
    [coin] hod mincí.
    [destroy] zničení.
    [discard] odhození.
    [draw] líznutí.
    [extra] tah navíc.
    [mill] odhození z balíčku.
    [out] vyřazení ze hry.
    [peek] nahlédnutí do ruky.
    [reveal] ukázání ruky.
    [reverse] obrácení pořadí.
    [roll] hod kostkami.
    [shuffle] zamíchání.
    [skip] vynechání tahu.
    [state] zapnutí nebo vypnutí stavu.
    [swap] výměna rukou.
    [take] převzetí.
   *[token] žetony.
  }
dvorak-resolved = { $seat-is ->
    [you] Provádíte {$title}
   *[other] {$seat} provádí {$title}
  }{ $verb ->
    [coin] : hod mincí.
    [destroy] : zničení.
    [discard] : odhození.
    [draw] : líznutí.
    [extra] : tah navíc.
    [mill] : odhození z balíčku.
    [out] : vyřazení ze hry.
    [peek] : nahlédnutí do ruky.
    [reveal] : ukázání ruky.
    [reverse] : obrácení pořadí.
    [roll] : hod kostkami.
    [shuffle] : zamíchání.
    [skip] : vynechání tahu.
    [state] : stav.
    [swap] : výměna rukou.
    [take] : převzetí.
   *[token] : žetony.
  }
dvorak-declined = { $verb ->
    [give] { $seat-is ->
        [you] Dar nepřijímáte.
       *[other] {$seat} dar nepřijímá.
      }
   *[other] { $seat-is ->
        [you] Neprovádíte{" "}
       *[other] {$seat} neprovádí{" "}
      }{ $title-count ->
        [0] jeden z účinků.
       *[other] {$title}.
      }
  }
dvorak-discard-due = { $seat-is ->
    [you] Musíte odhodit { $count ->
        [one] {$count} kartu
        [few] {$count} karty
       *[other] {$count} karet
      } podle svého výběru.
   *[other] {$seat} musí odhodit { $count ->
        [one] {$count} kartu.
        [few] {$count} karty.
       *[other] {$count} karet.
      }
  }
dvorak-discarded = { $seat-is ->
    [you] Odhazujete {$title}
   *[other] {$seat} odhazuje {$title}
  }{ $chance ->
    [yes] , vybrala náhoda.
   *[no] .
  }
dvorak-skipped = { $seat-is ->
    [you] Váš tah se vynechává.
   *[other] {$seat} vynechává tah.
  }

## The end

dvorak-went-out = { $seat-is ->
    [you] Vypadáváte ze hry
   *[other] {$seat} vypadává ze hry
  }{ $reason ->
    [rule] , velí to {$title}.
    [no-cards] : nezbývají karty.
    [left] po odchodu od stolu.
   *[told] .
  }
dvorak-last-left = { $seat-is ->
    [you] Jste poslední ve hře
   *[other] {$seat} zůstává poslední ve hře
  }; { $seat-is ->
    [you] vyhrajete
   *[other] vyhrává
  } za { $seconds ->
    [one] {$seconds} sekundu
    [few] {$seconds} sekundy
   *[other] {$seconds} sekund
  }. Napište confirm a souhlasíte hned.
dvorak-won = { $seats-is ->
    [you] Vyhráváte
    [among] Vyhráváte společně: {$seats}
   *[other] { $seats-count ->
        [one] Vyhrává {$seats}
       *[other] Společně vyhrávají: {$seats}
      }
  }{ $reason ->
    [last] ; nikdo jiný nezbyl.
    [claimed] ; souhlasí stůl{ $title-count ->
        [0] .
       *[other] : {$title}.
      }
   *[watched] ; karta {$title}.
  }
dvorak-undecided = { $reason ->
    [nobody-left] Nikdo nezbyl: remíza.
   *[agreed] Všichni souhlasí: remíza.
  }

## Proposals and votes

dvorak-proposed = { $seat-is ->
    [you] Navrhujete
   *[other] {$seat} navrhuje
  } { $what ->
    [rule] zvláštní pravidlo
    [amend] přepsat {$about}
    [repeal] odstranit {$about}
   *[card] { $copies ->
        [one] {$copies} kartu
        [few] {$copies} karty
       *[other] {$copies} karet
      }
  }, číslo {$motion}: {$title}, {$type}{ $text-count ->
    [0] {""}
   *[other] : „{$text}“
  }{ $effects-count ->
    [0] {""}
   *[other] {" "}Účinky: „{$effects}“
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $corner-count ->
    [0] {""}
   *[other] , v rohu {$corner}
  }{ $colour-count ->
    [0] {""}
   *[other] , barva {$colour}
  }{ $alt-count ->
    [0] {""}
   *[other] , kresba: {$alt}
  }.
dvorak-queued = Číslo {$motion}{ $title-count ->
    [0] {""}
   *[other] , {$title},
  } čeká; před ním { $ahead ->
    [one] {$ahead} hlasování
   *[other] {$ahead} hlasování
  }.
dvorak-ballot-opened = Hlasujte: číslo {$motion}{ $title-count ->
    [0] {""}
   *[other] , {$title}
  }{ $what ->
    [rule] , zvláštní pravidlo
    [amend] , přepsat
    [repeal] , odstranit
    [package] , vše nebo nic
    [ruling] , co to znamená
    [win] , nárok na výhru
    [draw] , nabídka remízy
   *[card] , karta
  }. { $voters-is ->
    [you] Rozhodujete vy: napište y (ano) nebo n (ne).
    [among] Hlasují: {$voters}. Napište y (ano) nebo n (ne).
    [none] Není koho se ptát.
   *[other] Hlasují: {$voters}.
  }{ $halted ->
    [yes] {" "}Hra čeká.
   *[no] {""}
  }
dvorak-voted = { $choice ->
    [yes] { $seat-is ->
        [you] Hlasujete ano
       *[other] {$seat} hlasuje ano
      }
    [no] { $seat-is ->
        [you] Hlasujete ne
       *[other] {$seat} hlasuje ne
      }
   *[secret] { $seat-is ->
        [you] Odevzdáváte hlas
       *[other] {$seat} odevzdává hlas
      }
  }, číslo {$motion}{ $waiting-is ->
    [none] .
    [you] ; čeká se už jen na vás.
   *[other] ; ještě hlasují: {$waiting}.
  }
dvorak-vote-taken-back = { $seat-is ->
    [you] Berete svůj hlas zpět
   *[other] {$seat} bere svůj hlas zpět
  }, číslo {$motion}.
dvorak-voter-dropped = { $seat-is ->
    [you] S vaším hlasem se už nepočítá
   *[other] {$seat} už nehlasuje
  }, číslo {$motion}{ $reason ->
    [lost] : příliš dlouho bez spojení.
    [left] : místo u stolu je opuštěné.
    [out] : mimo hru.
   *[excused] : rozhodl hostitel.
  }
dvorak-voters-silent = Hlasování, číslo {$motion}, čeká dlouho: {$waiting}. Hostitel může napsat excuse a jméno.
dvorak-accepted = Přijato: { $copies ->
    [one] {$title}
   *[other] {$title}, kopií: {$copies}
  }{ $to ->
    [discard] , na odhazovacím balíčku.
    [hand] , v ruce autora.
   *[draw] , někde v dobíracím balíčku.
  }
dvorak-rule-accepted = Zvláštní pravidlo {$number}, {$title}, platí{ $text-count ->
    [0] .
   *[other] : „{$text}“.
  }
dvorak-amended = { $about } je přepsáno: nyní {$title}{ $text-count ->
    [0] .
   *[other] , „{$text}“.
  }
dvorak-repealed = {$title}: odstraněno ze hry.
dvorak-ruling-made = Výklad {$number}, {$title}: „{$text}“.
dvorak-rejected = Zamítnuto: číslo {$motion}{ $title-count ->
    [0] {""}
   *[other] , {$title}
  }{ $what ->
    [win] . Hra pokračuje
    [draw] . Hra pokračuje
   *[card] {""}
  }{ $against-is ->
    [none] .
   *[other] ; proti: {$against}.
  }
dvorak-revised = { $seat-is ->
    [you] Přepisujete
   *[other] {$seat} přepisuje
  } číslo {$motion}, verze {$revision}: {$title}, {$type}{ $text-count ->
    [0] {""}
   *[other] : „{$text}“
  }{ $effects-count ->
    [0] {""}
   *[other] {" "}Účinky: „{$effects}“
  }{ $flavour-count ->
    [0] {""}
   *[other] {" "}({$flavour})
  }{ $corner-count ->
    [0] {""}
   *[other] , v rohu {$corner}
  }{ $colour-count ->
    [0] {""}
   *[other] , barva {$colour}
  }{ $alt-count ->
    [0] {""}
   *[other] , kresba: {$alt}
  }. Hlasuje se znovu.
dvorak-withdrawn = { $seat-is ->
    [you] Stahujete
   *[other] {$seat} stahuje
  } číslo {$motion}{ $title-count ->
    [0] .
   *[other] , {$title}.
  }
dvorak-dropped = Číslo {$motion}, {$title}, odpadá: čeho se týkalo, to už není.
dvorak-lumped = { $seat-is ->
    [you] Spojujete
   *[other] {$seat} spojuje
  } do jednoho hlasování, číslo {$motion}: {$titles}. Vše nebo nic.
dvorak-ruling-moved = { $seat-is ->
    [you] Žádáte
   *[other] {$seat} žádá
  } stůl, číslo {$motion}, aby {$title} znamenalo: „{$text}“.
dvorak-win-claimed = { $seat-is ->
    [you] Hlásíte výhru
   *[other] {$seat} hlásí výhru
  }, číslo {$motion}{ $because-count ->
    [0] .
   *[other] , důvod: {$because}.
  }
dvorak-draw-offered = { $seat-is ->
    [you] Nabízíte
   *[other] {$seat} nabízí
  } remízu, číslo {$motion}.
dvorak-held = { $on ->
    [yes] { $seat-is ->
        [you] Odkládáte hlasování do konce tahu.
       *[other] {$seat} odkládá hlasování do konce tahu.
      }
   *[no] Hlasování se už neodkládají.
  }
dvorak-hidden = { $author-is ->
    [you] Hostitel skryl váš návrh, číslo {$motion}, před ostatními. Přepište ho, nebo ho stáhněte.
   *[other] { $seat-is ->
        [you] Skrýváte
       *[other] {$seat} skrývá
      } text, číslo {$motion}.
  }

## The table

dvorak-moved = { $seat-is ->
    [you] Přesouváte{" "}
   *[other] {$seat} přesouvá{" "}
  }{ $title-count ->
    [0] kartu
   *[other] {$title}
  }, odkud: { $came ->
    [hand] { $came_seat-is ->
        [you] vaše ruka
       *[other] ruka, {$came_seat}
      }
    [area] { $came_seat-is ->
        [you] vaše strana stolu
       *[other] strana stolu, {$came_seat}
      }
    [centre] střed
    [draw] dobírací balíček
    [discard] odhazovací balíček
    [removed] mimo hru
   *[pile] hromádka {$came_pile}
  }; kam: { $went ->
    [hand] { $went_seat-is ->
        [you] vaše ruka.
       *[other] ruka, {$went_seat}.
      }
    [area] { $went_seat-is ->
        [you] vaše strana stolu.
       *[other] strana stolu, {$went_seat}.
      }
    [centre] střed.
    [draw] dobírací balíček.
    [discard] odhazovací balíček.
    [removed] mimo hru.
   *[pile] hromádka {$went_pile}.
  }
dvorak-milled = { $seat-is ->
    [you] Odhazujete z dobíracího balíčku
   *[other] {$seat} odhazuje z dobíracího balíčku
  }: {$titles}.
dvorak-destroyed = { $seat-is ->
    [you] Ničíte
   *[other] {$seat} ničí
  } {$title}{ $owner-is ->
    [none] .
    [you] , karta byla vaše.
   *[other] , karta ležela zde: {$owner}.
  }
dvorak-destroy-stopped = { $title-count ->
    [0] Karta
   *[other] {$title}
  } zůstává, { $seat-is ->
    [you] nezničíte ji
   *[other] {$seat} ji nezničí
  }: zakazuje to {$because}.
dvorak-taken = { $seat-is ->
    [you] Přebíráte{" "}
   *[other] {$seat} přebírá{" "}
  }{ $title-count ->
    [0] kartu lícem dolů
   *[other] {$title}
  }{ $owner-is ->
    [none] .
    [you] , karta byla vaše.
   *[other] , karta ležela zde: {$owner}.
  }
dvorak-gift-offered = { $seat-is ->
    [you] Darujete, {$target}: { $title-count ->
        [0] karta.
       *[other] {$title}.
      }
   *[other] { $target-is ->
        [you] {$seat} vám daruje{" "}
       *[other] {$seat} daruje, {$target}:{" "}
      }{ $title-count ->
        [0] karta.
       *[other] {$title}.
      }{ $target-is ->
        [you] {" "}Napište resolve {$offer} a berete, nebo decline {$offer}.
       *[other] {""}
      }
  }
dvorak-given = { $seat-is ->
    [you] Dáváte{" "}
   *[other] {$seat} dává{" "}
  }{ $title-count ->
    [0] kartu
   *[other] {$title}
  }, komu: { $target-is ->
    [you] vám.
   *[other] {$target}.
  }
dvorak-shuffled = { $seat-is ->
    [you] Mícháte:{" "}
   *[other] {$seat} míchá:{" "}
  }{ $place ->
    [hand] { $place_seat-is ->
        [you] vaše ruka
       *[other] ruka, {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] vaše strana stolu
       *[other] strana stolu, {$place_seat}
      }
    [centre] střed
    [draw] dobírací balíček
    [discard] odhazovací balíček
    [removed] karty mimo hru
   *[pile] hromádka {$place_pile}
  }, { $count ->
    [one] {$count} karta.
    [few] {$count} karty.
   *[other] {$count} karet.
  }
dvorak-looked = { $seat-is ->
    [you] Prohlížíte si{" "}
   *[other] {$seat} si prohlíží{" "}
  }{ $count ->
    [one] {$count} kartu
    [few] {$count} karty
   *[other] {$count} karet
  }, místo: { $place ->
    [hand] { $place_seat-is ->
        [you] vaše ruka
       *[other] ruka, {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] vaše strana stolu
       *[other] strana stolu, {$place_seat}
      }
    [centre] střed
    [draw] dobírací balíček
    [discard] odhazovací balíček
    [removed] karty mimo hru
   *[pile] hromádka {$place_pile}
  }{ $titles-count ->
    [0] .
   *[other] : {$titles}.
  }
dvorak-revealed = { $seat-is ->
    [you] Ukazujete všem:{" "}
   *[other] {$seat} ukazuje všem:{" "}
  }{ $place ->
    [hand] { $place_seat-is ->
        [you] vaše ruka
       *[other] ruka, {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] vaše strana stolu
       *[other] strana stolu, {$place_seat}
      }
    [centre] střed
    [draw] dobírací balíček
    [discard] odhazovací balíček
    [removed] karty mimo hru
   *[pile] hromádka {$place_pile}
  }: {$titles}.
dvorak-turned-over = { $seat-is ->
    [you] Obracíte {$title}
   *[other] {$seat} obrací {$title}
  } { $down ->
    [yes] lícem dolů.
   *[no] lícem nahoru.
  }
dvorak-tapped = { $seat-is ->
    [you] { $tapped ->
        [yes] Otáčíte na bok{" "}
       *[no] Narovnáváte{" "}
      }
   *[other] {$seat} { $tapped ->
        [yes] otáčí na bok{" "}
       *[no] narovnává{" "}
      }
  }{ $title-count ->
    [0] kartu lícem dolů.
   *[other] {$title}.
  }
dvorak-attached = { $to-count ->
    [0] { $seat-is ->
        [you] Odpojujete{" "}
       *[other] {$seat} odpojuje{" "}
      }
   *[other] { $seat-is ->
        [you] Připojujete{" "}
       *[other] {$seat} připojuje{" "}
      }
  }{ $title-count ->
    [0] kartu lícem dolů
   *[other] {$title}
  }{ $to-count ->
    [0] {" "}od toho, na čem byla.
   *[other] , k čemu: {$to}.
  }
dvorak-copied = { $seat-is ->
    [you] Kopírujete{" "}
   *[other] {$seat} kopíruje{" "}
  }{ $title-count ->
    [0] kartu lícem dolů.
   *[other] {$title}.
  }
dvorak-tokens-changed = { $seat-is ->
    [you] Měníte
   *[other] {$seat} mění
  } žetony {$name}, čí: { $target-is ->
    [you] vaše
    [none] { $on-count ->
        [0] karta lícem dolů
       *[other] {$on}
      }
   *[other] {$target}
  }; o {$change}, nyní {$total}.
dvorak-pile-made = { $seat-is ->
    [you] Zakládáte
   *[other] {$seat} zakládá
  } hromádku {$name}, lícem { $up ->
    [yes] nahoru
   *[no] dolů
  }{ $owner-is ->
    [none] .
    [you] , pro vás.
   *[other] , majitel {$owner}.
  }
dvorak-pile-dropped = { $seat-is ->
    [you] Rušíte
   *[other] {$seat} ruší
  } hromádku {$name}.
dvorak-rolled = { $seat-is ->
    [you] Házíte
   *[other] {$seat} hází
  } {$dice}: {$rolls}, celkem {$total}.
dvorak-flipped = { $seat-is ->
    [you] Házíte mincí
   *[other] {$seat} hází mincí
  }: { $side ->
    [heads] panna.
   *[tails] orel.
  }
dvorak-player-picked = { $seat-is ->
    [you] Necháváte náhodu vybrat hráče
   *[other] {$seat} nechává náhodu vybrat hráče
  }: { $target-is ->
    [you] vy.
   *[other] {$target}.
  }
dvorak-card-picked = { $seat-is ->
    [you] Necháváte vybrat náhodu
   *[other] {$seat} nechává vybrat náhodu
  }, odkud: { $place ->
    [hand] { $place_seat-is ->
        [you] vaše ruka
       *[other] ruka, {$place_seat}
      }
    [area] { $place_seat-is ->
        [you] vaše strana stolu
       *[other] strana stolu, {$place_seat}
      }
    [centre] střed
    [draw] dobírací balíček
    [discard] odhazovací balíček
    [removed] karty mimo hru
   *[pile] hromádka {$place_pile}
  }; karta {$number}{ $title-count ->
    [0] .
   *[other] , {$title}.
  }
dvorak-challenged = Kámen, nůžky, papír; kdo vyzývá: { $seat-is ->
    [you] vy
   *[other] {$seat}
  }; kdo hraje: {$seats}.{ $seats-is ->
    [you] {" "}Napište kámen, nůžky nebo papír.
    [among] {" "}Napište kámen, nůžky nebo papír.
   *[other] {""}
  }
dvorak-thrown = { $seat-is ->
    [you] Máte vybráno.
   *[other] {$seat} má vybráno.
  }
dvorak-throws-shown = Vybrali {$seats}: {$throws}. { $over ->
    [yes] { $winners-is ->
        [you] Vyhráváte souboj.
       *[other] Souboj vyhrává {$winners}.
      }
   *[no] Znovu: {$winners}.
  }
dvorak-noted = { $seat-is ->
    [you] Píšete poznámku,{" "}
   *[other] {$seat} píše poznámku,{" "}
  }{ $title-count ->
    [0] karta lícem dolů
   *[other] {$title}
  }: { $text-count ->
    [0] už nic.
   *[other] „{$text}“.
  }
dvorak-skips-changed = { $target-is ->
    [you] Vynecháte tah
   *[other] {$target} vynechá tah
  }: { $count ->
    [0] vůbec ne
    [one] {$count}krát
   *[other] {$count}krát
  }; rozhodnutí: { $seat-is ->
    [you] vaše.
   *[other] {$seat}.
  }
dvorak-extra-granted = { $target-is ->
    [you] Budete mít tah navíc
   *[other] {$target} bude mít tah navíc
  }; rozhodnutí: { $seat-is ->
    [you] vaše.
   *[other] {$seat}.
  }
dvorak-reversed = { $seat-is ->
    [you] Obracíte pořadí
   *[other] {$seat} obrací pořadí
  }: teď { $clockwise ->
    [yes] po směru hodin.
   *[no] proti směru hodin.
  }
dvorak-hands-swapped = Ruce jsou vyměněny: { $target-is ->
    [you] vy máte
   *[other] {$target} má
  } {$count}, { $other-is ->
    [you] vy máte
   *[other] {$other} má
  } {$other_count}; rozhodnutí: { $seat-is ->
    [you] vaše.
   *[other] {$seat}.
  }
dvorak-state-changed = { $seat-is ->
    [you] Přepínáte stav
   *[other] {$seat} přepíná stav
  } {$name}: { $on ->
    [yes] zapnuto.
   *[no] vypnuto.
  }
dvorak-lifted = { $seat-is ->
    [you] Ukončujete působení karty {$title}.
   *[other] {$seat} ukončuje působení karty {$title}.
  }

## The table as it is seen

dvorak-role-turn = na tahu
dvorak-role-host = hostitel
dvorak-view-draw = { $phase ->
    [building] { $draw ->
        [0] Balíček je prázdný
        [one] {$draw} karta v balíčku
        [few] {$draw} karty v balíčku
       *[other] {$draw} karet v balíčku
      }
   *[playing] { $draw ->
        [0] Dobírací balíček je prázdný
        [one] {$draw} karta v dobíracím balíčku
        [few] {$draw} karty v dobíracím balíčku
       *[other] {$draw} karet v dobíracím balíčku
      }
  }, { $discard-count ->
    [0] nic odhozeno.
   *[other] odhozeno {$discard-count}.
  }
dvorak-view-direction = { $direction ->
    [1] {""}
   *[other] Hraje se proti směru hodin.
  }
dvorak-view-states = { $states-count ->
    [0] {""}
   *[other] Zapnuto: {$states}.
  }
dvorak-view-hold = { $hold ->
    [yes] Hostitel odkládá hlasování do konce tahu.
   *[no] {""}
  }

## Cards and lists as they are seen

dvorak-discard-top = Nahoře na odhazovacím balíčku: {$title}.
dvorak-pile-line = Hromádka {$pile}: { $count ->
    [0] prázdná
    [one] {$count} karta
    [few] {$count} karty
   *[other] {$count} karet
  }{ $open ->
    [yes] , nahoře {$top}.
   *[no] .
  }
dvorak-in-force = { $count ->
    [one] Platí: {$titles}. Napište rulings a přečtěte si to.
   *[other] Platí: {$titles}. Napište rulings a přečtěte si je.
  }
dvorak-area = { $is ->
    [you] Před vámi
   *[other] {$name}, na stole
  }{ $count ->
    [0] {""}
   *[other] : {$cards}
  }{ $kinds ->
    [0] .
   *[other] ; žetony: {$tokens}.
  }
dvorak-centre = Uprostřed: {$cards}.
dvorak-card-short = {$number}{"\u00A0"}{ $down ->
    [yes] karta lícem dolů
   *[no] {$title}
  }{ $tapped ->
    [yes] {""} (na boku)
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
dvorak-card-by = Autor: {$creator}
dvorak-card-colour = Barva: {$colour}
dvorak-card-drawing = Kresba: {$alt}
dvorak-card-note = Poznámka: {$note}
dvorak-motion = Číslo {$number}, { $what ->
    [card] navrhuje {$by}: {$titles}.
    [rule] zvláštní pravidlo, navrhuje {$by}: {$titles}.
    [package] balík, navrhuje {$by}: {$titles}.
    [amend] přepsat, navrhuje {$by}: {$titles}.
    [repeal] odstranit, navrhuje {$by}: {$titles}.
    [ruling] co znamená {$titles}, navrhuje {$by}.
    [win] {$by} hlásí výhru: {$titles}.
    [draw] {$by} nabízí remízu.
   *[other] navrhuje {$by}: {$titles}.
  }
dvorak-ballot-waits = { $you ->
    [yes] Hlasujte: napište y (ano) nebo n (ne). Čeká se na: {$names}.
   *[no] Čeká se na: {$names}.
  }
dvorak-no-ballot = O ničem se nehlasuje. Napište propose Název = text a vytvoříte kartu.
dvorak-queue = { $count ->
    [one] Čeká ještě {$count}:
    [few] Čekají ještě {$count}:
   *[other] Čeká ještě {$count}:
  }
dvorak-rejected-count = { $count ->
    [0] Nic nebylo zamítnuto.
    [one] Zamítnut {$count} návrh:
    [few] Zamítnuty {$count} návrhy:
   *[other] Zamítnuto {$count} návrhů:
  }
dvorak-rejected-by = Proti: {$names}.
dvorak-force-count = { $kind ->
    [rules] { $count ->
        [0] Žádné zvláštní pravidlo neplatí.
        [one] {$count} zvláštní pravidlo:
        [few] {$count} zvláštní pravidla:
       *[other] {$count} zvláštních pravidel:
      }
    [lasting] { $count ->
        [0] Žádná akce netrvá.
        [one] Trvá {$count} akce:
        [few] Trvají {$count} akce:
       *[other] Trvá {$count} akcí:
      }
   *[other] { $count ->
        [0] Žádný výklad nepadl.
        [one] {$count} výklad:
        [few] {$count} výklady:
       *[other] {$count} výkladů:
      }
  }
dvorak-force-line = {$number}. {$title}: {$text}
dvorak-discard-count = { $count ->
    [0] Odhazovací balíček je prázdný.
    [one] {$count} karta na odhazovacím balíčku:
    [few] {$count} karty na odhazovacím balíčku, horní první:
   *[other] {$count} karet na odhazovacím balíčku, horní první:
  }
dvorak-nothing-in-play = Na stole není žádná karta.
dvorak-wizard-title = Název vaší karty? Samotná tečka v kterémkoli kroku končí.
dvorak-wizard-type = Je to thing (věc), action (akce), nebo rule (pravidlo)? Samotný Enter je thing.
dvorak-wizard-text = Co dělá? Samotný Enter: nic, prostě tu je.
dvorak-wizard-flavour = Řádek pro náladu? Samotný Enter: žádný.
dvorak-wizard-card = Vaše karta, jak ji uvidí ostatní:
dvorak-wizard-sure = Navrhnout? Napište ano nebo ne.
dvorak-wizard-stopped = Žádná karta není navržena.

## Whose turn it is

dvorak-turn-building = Jste na tahu: tvořte karty, nebo {$words}.
dvorak-turn-playing = Jste na tahu: {$words}{ $more ->
    [0] .
   *[other] , a ještě {$more}. Napište legal a uvidíte vše.
  }

## Why an act is refused

dvorak-refuse-unreadable = Tomu nerozumím. Napište legal, co teď jde, nebo help dvorak.
dvorak-refuse-no-such-act = To v dvoraku nejde. Napište legal, co teď jde.
dvorak-refuse-system-only = To dělá jen sám dům.
dvorak-refuse-no-seat = V této hře nemáte místo. Napište sit a usedněte.
dvorak-refuse-over = Hra skončila. Napište rematch a hrajte znovu.
dvorak-refuse-no-such-deadline = Žádný takový čas neběží.
dvorak-refuse-dealt-already = Karty jsou už rozdány. Nové karty se teď navrhují: propose Název = text.
dvorak-refuse-not-playing = Hra ještě nezačala. Tvořte karty, nebo napište start.
dvorak-refuse-host-only = To smí jen hostitel, {$seat}.
dvorak-refuse-halted = Hra čeká na hlasování, číslo {$motion}, {$title}. Napište ballot a uvidíte je. Smíte mluvit, dívat se, číst a hlasovat.
dvorak-refuse-halted-untitled = Hra čeká na hlasování, číslo {$motion}. Napište ballot a uvidíte je. Smíte mluvit, dívat se, číst a hlasovat.
dvorak-refuse-closing = Poslední zbylý hráč právě vyhrává. Napište confirm, nebo požádejte o undo.
dvorak-refuse-you-are-out = Jste mimo hru: smíte se dívat, ale ne hrát.
dvorak-refuse-you-wait = Hrajete od příštího kola. Do té doby smíte hlasovat a navrhovat.
dvorak-refuse-first-undecided = Kdo začíná, ještě není rozhodnuto. Napište kámen, nůžky nebo papír.
dvorak-refuse-discard-first = Nejdřív musíte odhodit { $count ->
    [one] {$count} kartu
    [few] {$count} karty
   *[other] {$count} karet
  }: napište discard a číslo karty v ruce.
dvorak-refuse-others-discard = Nejdřív odhazuje {$seat}. Počkejte, prosím.
dvorak-refuse-not-your-turn = Na tahu je {$seat}. Počkejte na svůj tah.
dvorak-refuse-nothing-due = Teď nemusíte nic odhazovat. Až skončíte, napište end.
dvorak-refuse-nothing-to-confirm = Není co potvrdit.

dvorak-refuse-draw-first = Tah začíná líznutím: napište draw.
dvorak-refuse-drawn-already = V tomto tahu jste už lízali. Když karta velí líznout, napište draw 1.
dvorak-refuse-draw-how = Napište draw, nebo draw 2, nebo draw 1 pro hráče, nebo draw 1 everyone, nebo draw 2 from a hromádka.
dvorak-refuse-discard-down = Odhazujete přebytek: napište discard a číslo karty v ruce.
dvorak-refuse-not-in-hand = Tu kartu v ruce nemáte. Napište hand a uvidíte své.
dvorak-refuse-denied = {$title} teď nejde: zakazuje to {$because}. Důvody ukáže why.
dvorak-refuse-denied-unseen = To teď nejde: zakazuje to {$because}. Důvody ukáže why.
dvorak-refuse-plays-used = V tomto tahu už jste zahráli, co smíte, typ {$type}: { $most ->
    [0] nic
    [one] {$most} za tah
   *[other] {$most} za tah
  }. Zahrajte jiný typ, nebo napište end.
dvorak-refuse-action-first = U tohoto stolu jde Action před Thing.
dvorak-refuse-impossible = {$title} teď nejde provést, a tak se u tohoto stolu nesmí zahrát.
dvorak-refuse-target-needed = {$title} potřebuje hráče: přidejte on a jméno, třeba play 3 on seat 2.
dvorak-refuse-no-target-needed = {$title} hráče nepotřebuje. Vynechte jméno.
dvorak-refuse-card-needed = {$title} potřebuje vhodnou kartu na stole: přidejte on card a její číslo.
dvorak-refuse-no-card-needed = {$title} kartu nepotřebuje. Vynechte ji.
dvorak-refuse-nothing-to-choose = Na stole není nic, čeho by se {$title} mohlo týkat. Napište decline a nechte to být.
dvorak-refuse-not-yours-in-play = Takovou kartu lícem nahoru před sebou nemáte.
dvorak-refuse-no-ability = {$title} takovou schopnost nemá.
dvorak-refuse-ability-used = Tuto schopnost, {$title}, jste v tomto tahu už použili.
dvorak-refuse-no-such-offer = Pod tím číslem vám není nic nabídnuto.
dvorak-refuse-gift-gone = Dar už není k mání.

dvorak-refuse-no-such-card = Taková karta není, nebo o ní nesmíte vědět. Karty se jmenují číslem nebo názvem: napište hand nebo table.
dvorak-refuse-no-such-number = Číslo {$number} { $list ->
    [hand] v ruce nemáte; karet držíte {$most}.
    [play] na stole není; karet je tam {$most}.
   *[other] tam není; karet je tam {$most}.
  }
dvorak-refuse-which-card = Po {$verb} jmenujte kartu: číslem nebo názvem.
dvorak-refuse-not-in-play = Ta karta není na stole.
dvorak-refuse-yours-already = Ta karta už je vaše.
dvorak-refuse-none-in-play = Nic takového na stole není.
dvorak-refuse-attach-itself = Kartu nelze připojit k ní samé.
dvorak-refuse-no-such-place = Takové místo není. Místa: hand, area, centre, draw, discard, removed, název hromádky, ruka hráče.
dvorak-refuse-place-empty = Nic tam není.
dvorak-refuse-pile-empty = Dobírací balíček je prázdný.
dvorak-refuse-discard-empty = Odhazovací balíček je prázdný.
dvorak-refuse-hand-empty = {$target} nemá v ruce žádné karty.
dvorak-refuse-no-such-player = Takový hráč ve hře není. Napište jméno, seat 2, me, next nebo previous.
dvorak-refuse-given-already = Ta karta je už někomu nabídnuta.
dvorak-refuse-swap-whom = Jmenujte dva různé hráče ve hře.
dvorak-refuse-count-range = Je třeba číslo od {$least} do {$most}.
dvorak-refuse-dice-range = Jde 1 až {$dice} kostek s 2 až {$sides} stěnami.
dvorak-refuse-name-range = Jméno tu má 1 až {$limit} znaků.
dvorak-refuse-too-many = Je jich už {$most}, víc být nesmí.
dvorak-refuse-no-such-tokens = {$name}: takové žetony tam nejsou.
dvorak-refuse-pile-name-taken = Hromádka se nemůže jmenovat {$name}. Zvolte jiný název.
dvorak-refuse-pile-not-empty = Hromádka {$name} není prázdná.
dvorak-refuse-state-is-so = {$name}: už je { $on ->
    [yes] zapnuto
   *[no] vypnuto
  }.
dvorak-refuse-no-such-effect = Žádný takový účinek netrvá. Napište rules a uvidíte, které trvají.
dvorak-refuse-contest-runs = Souboj už běží. Nejdřív ho dokončete.
dvorak-refuse-no-contest = Žádný souboj neběží. Napište challenge a jméno.
dvorak-refuse-not-in-contest = Už jste vybrali, nebo se neúčastníte. Počkejte, prosím.
dvorak-refuse-throw-what = Napište kámen, nůžky nebo papír.

dvorak-refuse-title-missing = Karta musí mít název. Napište propose Název = text; text může být prázdný.
dvorak-refuse-title-no-word = Název potřebuje aspoň jedno písmeno nebo číslici.
dvorak-refuse-title-taken = Karta s názvem {$title} už je a názvy se tu neopakují.
dvorak-refuse-field-too-long = Pole {$field} je příliš dlouhé: {$length} znaků, nejvýš smí být {$limit}.
dvorak-refuse-field-one-line = V poli {$field} jsou znaky, které nelze ukázat. Více řádků smí mít jen text.
dvorak-refuse-art-too-large = Kresba v textu má nejvýš {$columns} sloupců a {$lines} řádků.
dvorak-refuse-strokes-bad = Kresba má nejvýš {$strokes} tahů a {$points} bodů.
dvorak-refuse-alt-missing = Řekněte slovy, co kresba ukazuje, pro ty, kdo ji nevidí: alt.
dvorak-refuse-type-unknown = Nikdo neřekl, co se stane se zahranou kartou typu {$type}. Přidejte /stays (zůstává) nebo /discards (odhodí se): propose/type/stays {$type} Název = text.
dvorak-refuse-type-how = Napište propose/type, typ a název: propose/type Místo Přístav = text.
dvorak-refuse-stays-what = Zahraný typ buď zůstává, nebo se odhazuje.
dvorak-refuse-switch-unknown = Přepínač /{$switch} neznám. Jsou /thing, /action, /rule, /type, /stays, /discards a počet kopií.
dvorak-refuse-one-at-a-time = Váš návrh je už v hlasování nebo čeká. Po jednom: stáhněte ho (withdraw), nebo počkejte.
dvorak-refuse-deck-full = Balíček je plný: {$most} karet.
dvorak-refuse-rules-full = Zvláštních pravidel je už {$most}, víc být nesmí.
dvorak-refuse-no-such-motion = Návrh s tím číslem není. Napište ballot nebo rejected.
dvorak-refuse-not-your-motion = To smí jen ten, kdo návrh podal.
dvorak-refuse-in-a-package = To je součást balíku a ten se nemění.
dvorak-refuse-no-such-field = Pole {$name} není. Vyberte z: {$choices}.
dvorak-refuse-no-changes = Řekněte, co tam má stát: revise 3 = nový text.
dvorak-refuse-rule-or-card = Karta zůstává kartou a pravidlo pravidlem.
dvorak-refuse-lump-how = Napište lump a čísla návrhů, čekajících nebo zamítnutých: lump 3 5.
dvorak-refuse-lump-how-many = Balík má {$least} až {$most} různých návrhů.
dvorak-refuse-revise-how = Napište revise, číslo a co tam má stát: revise 3 = nový text, nebo revise 3 title = Nový.
dvorak-refuse-amend-how = Napište amend, kartu nebo pravidlo a co tam má stát: amend Lampa = nový text.
dvorak-refuse-ruling-how = Napište ruling, kartu a co znamená: ruling Lampa = hand limit 7 for me.
dvorak-refuse-ruling-what = Řekněte, co znamená.
dvorak-refuse-number-after = Napište {$verb} a číslo.
dvorak-refuse-word-alone = Napište samotné {$verb}.
dvorak-refuse-offer-how = Napište offer draw.

dvorak-refuse-no-such-ballot = Hlasování s tím číslem není. Napište ballot a uvidíte, co běží.
dvorak-refuse-vote-waits = Na to ještě nedošlo: hlasuje se po jednom, popořadě.
dvorak-refuse-vote-how = Napište y nebo n, nebo vote yes, vote no.
dvorak-refuse-not-a-voter = Tady hlas nemáte: usedli jste později, nebo to nerozhodujete vy.
dvorak-refuse-voted-already = Už jste hlasovali, číslo {$motion}. Napište unvote a vezmete hlas zpět.
dvorak-refuse-not-voted = Tady jste ještě nehlasovali.
dvorak-refuse-not-waiting = {$target}: na tento hlas se nečeká.
dvorak-refuse-not-silent-yet = Mlčícího lze omluvit po { $seconds ->
    [one] {$seconds} sekundě.
   *[other] {$seconds} sekundách.
  }
dvorak-refuse-nothing-to-hold = Na hlasování nic nečeká.
dvorak-refuse-hidden-already = Ten text je už skrytý.

dvorak-refuse-no-cards = Žádné karty ještě nejsou. Navrhněte je, nebo hostitel načte balíček: loaddeck lost_property.
dvorak-refuse-ready-already = Už jste řekli, že můžete začít.
dvorak-refuse-not-ready = To jste ještě ani neřekli.
dvorak-refuse-first-who = Řekněte, kdo začíná: start a jméno.
dvorak-refuse-first-not-named = U tohoto stolu se první hráč nejmenuje. Napište samotné start.
dvorak-refuse-too-few-cards = Karet je {$cards} a na plné rozdání je třeba {$needed}. Nejdřív vytvořte další.
dvorak-refuse-clear-sure = Tím zmizí všechny karty tohoto stolu, {$cards}. Jste-li si jisti, napište cleardeck yes.
dvorak-refuse-no-such-deck = Takový balíček není. Jsou: {$choices}.
dvorak-refuse-loaded-already = {$deck} už v balíčku je.
dvorak-refuse-loadcard-how = Napište loadcard Název/T/text, kde T je Thing a A je Action.
dvorak-refuse-loadcard-type = Na místě typu stojí {$type}. Název nesmí mít lomítko; typ je T nebo A.
dvorak-refuse-joining-closed = Do této hry nelze po začátku přisednout.

dvorak-refuse-move-how = Napište move, kartu, to a místo: move 3 to discard, move draw 1 to hand.
dvorak-refuse-give-how = Napište give, kartu, to a jméno: give 3 to Anna.
dvorak-refuse-attach-how = Napište attach, kartu, to a kartu: attach 3 to 5.
dvorak-refuse-token-how = Napište token, kolik, jaké, on a komu: token 3 Gold on Anna, token -1 Gold on card 7.
dvorak-refuse-pile-how = Napište pile a název: pile Shop, pile Trash down for Anna.
dvorak-refuse-note-how = Napište note, kartu, = a slova: note 7 = vzhůru nohama.
dvorak-refuse-state-how = Napište state, název a on nebo off: state déšť on.
dvorak-refuse-dice-how = Napište roll 2d6, roll d20 nebo roll 2d6+1.
dvorak-refuse-own-hand = Svou ruku ukáže hand; viewhand a jméno ukáže cizí, a dozví se to všichni.

## Options

dvorak-refuse-no-deck-no-building = Bez balíčku se karty musí nejdřív vytvořit. Nejblíže: {$nearest}.
dvorak-refuse-too-few-seats = Dvorak potřebuje aspoň dva hráče.
dvorak-refuse-too-many-seats = Hráčů {$seats} je příliš; nejvýš {$nearest}.
dvorak-refuse-teams-need-more = Na takové týmy je {$seats} hráčů málo. Nejblíže: {$nearest}.

dvorak-option-deck = Balíček na stole na začátku: Ztráty a nálezy (lost_property), Noční trh (night_market), nebo žádný.
dvorak-option-building = Hra začíná tvořením karet, dokud někdo nenapíše start.
dvorak-option-pace = Naživo, nebo korespondenčně, kde z hlasování nikdo nevypadne.
dvorak-option-hand = Kolik karet si lze nechat na konci tahu.
dvorak-option-deal = Kolik karet dostane každý.
dvorak-option-draw = Kolik karet se líže na začátku tahu.
dvorak-option-few_cards = Je-li karet málo, rozhodne hostitel, nebo se nezačne.
dvorak-option-first = Jak se najde první hráč.
dvorak-option-proposer = Autorův souhlas se rozumí sám, nebo hlasuje jako ostatní.
dvorak-option-out_vote = Vyřazení hráči stále hlasují.
dvorak-option-lost_voter = Po kolika sekundách bez spojení se na hlas už nečeká.
dvorak-option-excuse = Po kolika sekundách ticha smí hostitel hlas omluvit.
dvorak-option-votes = Hlasy jsou veřejné, nebo tajné.
dvorak-option-refusal = První hlas proti hned zamítá, nebo se vyslechnou všichni.
dvorak-option-approval = Všichni musí být pro, nebo nikdo nesmí včas namítat.
dvorak-option-objection = Kolik sekund je na námitku.
dvorak-option-halt = Hlasování zastavuje hru.
dvorak-option-entry = Kam jde karta přijatá během hry.
dvorak-option-play_order = Action a Thing v libovolném pořadí, nebo nejdřív Action.
dvorak-option-must_draw = Líznutí na začátku tahu je povinné, nebo dobrovolné.
dvorak-option-limit_checked = Limit ruky platí na konci vlastního tahu, nebo stále.
dvorak-option-running_out = Kdo vypadne, když jsou oba balíčky prázdné: kdo nemá ruku, kdo nemá ruku ani Thing, nebo nikdo.
dvorak-option-out_things = Kam jdou Thing vyřazeného hráče.
dvorak-option-denials = Přednost má zákaz, nebo přesnější dovolení.
dvorak-option-rules_rank = Zvláštní pravidla jsou kartám rovna, nebo pod nimi.
dvorak-option-extras = Více přídavků se sčítá, nebo platí jeden.
dvorak-option-impossible = Neproveditelná karta se zahraje, pokud to jde, nebo se odmítne.
dvorak-option-other_types = Co dělá nový typ karty, na to se hra zeptá, nebo je to Thing.
dvorak-option-ability_cost = Schopnost Thing stojí jednu Action, nebo nic.
dvorak-option-judges = Kdo rozhoduje, co karta znamená: většina, hostitel, nebo všichni.
dvorak-option-several_wins = Kdo vyhrají zároveň, dělí se, nebo má přednost hráč na tahu.
dvorak-option-joining = Kdo usedne během hry, hraje od příštího kola, nebo vůbec.
dvorak-option-duplicates = Názvy karet se smějí opakovat, nebo ne.
dvorak-option-token_things = Žetony hráčů se počítají jako Thing.
dvorak-option-teams = Každý sám, nebo dva či tři týmy střídavě.
dvorak-option-effects = Stálé věty hlídá dům, jen připomíná, nebo je hlídají lidé.
dvorak-option-last_wins = Poslední zbylý hráč vyhrává.
dvorak-option-confirm = Za kolik sekund je výhra posledního konečná.

## Clauses

# How the hall understands a text, said before the vote and by `why`. $many: the verb of $who
# stands in the plural. $about is "none" where any card is meant.

clause-sentence = { $part }.
clause-part = { $core }{ $lasting }{ $condition }
clause-joint-tests = {" "}a{" "}
clause-joint-then = ; potom{" "}
clause-joint-traits = ,{" "}
clause-unread = { $partly ->
    [yes] Od „{ $rest }“ nesrozumitelné, proto to řeší lidé: „{ $text }“.
   *[no] Řeší to lidé, dům to nehlídá: „{ $text }“.
  }
clause-rest-for-people = Zbytek řeší lidé.
clause-all-for-people = Vše řeší lidé: dům sám nic nehlídá.
clause-note = řeší lidé: „{ $text }“

# Whom
clause-who-me = majitel karty
clause-who-each = každý hráč
clause-who-everyone = každý
clause-who-anyone = kdokoli
clause-who-player = některý hráč
clause-who-opponents = soupeři
clause-who-opponent = soupeř
clause-who-target = vybraný hráč
clause-who-next = následující hráč
clause-who-previous = předchozí hráč
clause-who-current = hráč na tahu
clause-who-named = { $name }
clause-who-but = každý, ale ne { $who }
clause-who-having = hráči, { $tests }
clause-who-who = kteří
clause-who-that = tento hráč

# Which cards
clause-what-any = karty
clause-what-type = karty typu { $name }
clause-what-subtype = karty podtypu { $name }
clause-what-title = „{ $name }“
clause-what-word = { $name }
clause-what-this = tato karta
clause-one-any = kartu
clause-one-type = jednu kartu typu { $name }
clause-one-subtype = jednu kartu podtypu { $name }
clause-one-title = jednu „{ $name }“
clause-one-word = jednu kartu { $name }
clause-one-this = tuto kartu
clause-several = { $count ->
    [all] všechny { $what }
   *[other] { $what } ({ $count })
  }

# Numbers
clause-hand-set = { $value ->
    [none] { $who }: ruka bez omezení
   *[other] { $who }: limit ruky { $value }
  }
clause-hand-add = { $who }: limit ruky se mění o { $value }
clause-draw-n-set = { $value ->
    [none] na začátku tahu { $who } { $many ->
        [yes] lížou
       *[no] líže
      } libovolně
   *[other] na začátku tahu { $who } { $many ->
        [yes] lížou
       *[no] líže
      } { $value }{ $usual ->
        [yes] {""}
       *[no] , ne obvyklý počet
      }
  }
clause-draw-n-add = { $who }: lízání na začátku tahu se mění o { $value }
clause-deal-set = { $value ->
    [none] na začátku dostane každý libovolně karet
   *[other] na začátku dostane každý { $value }
  }
clause-deal-add = rozdání na začátku se mění o { $value }
clause-plays-set = { $value ->
    [none] { $who }: za tah lze hrát { $what } bez omezení
   *[other] { $who }: za tah lze hrát { $what }, počet { $value }
  }
clause-plays-add = { $who }: za tah { $what }, počet se mění o { $value }
clause-number-set = { $who }: „{ $name }“{ $about ->
    [none] {""}
   *[some] , { $what },
  } je { $value ->
    [none] bez omezení
   *[other] { $value }
  }
clause-number-add = { $who }: „{ $name }“{ $about ->
    [none] {""}
   *[some] , { $what },
  } se mění o { $value }

# What is allowed
clause-deny = { $kind ->
    [everyone] nikdo nesmí
   *[other] { $who }: nesmí
  } { $verb }{ $about ->
    [none] {""}
   *[some] {" "}{ $what }
  }
clause-permit = { $who }: smí { $verb }{ $about ->
    [none] {""}
   *[some] {" "}{ $what }
  }
clause-verb-draw = lízat
clause-verb-play = hrát
clause-verb-discard = odhazovat
clause-verb-destroy = ničit
clause-verb-target = vybírat za cíl
clause-verb-control = přebírat
clause-verb-turn = táhnout
clause-verb-other = dělat „{ $name }“
clause-meta = { $what }: bez účinku
clause-win-permit = { $who } { $many ->
    [yes] vyhrávají
   *[no] vyhrává
  }
clause-win-deny = { $kind ->
    [everyone] nikdo nesmí vyhrát
   *[other] { $who }: nesmí vyhrát
  }
clause-lose-permit = { $who } { $many ->
    [yes] vypadávají
   *[no] vypadává
  }
clause-lose-deny = { $kind ->
    [everyone] nikdo nesmí vypadnout
   *[other] { $who }: nesmí vypadnout
  }

# Types
clause-type = { $name } je typ karty: { $traits }
clause-trait-stays-area = zůstává před majitelem
clause-trait-stays-centre = zůstává uprostřed
clause-trait-stays-discard = jde na odhazovací balíček
clause-trait-stays-removed = po zahrání opouští hru
clause-trait-per-turn = { $count } za tah
clause-trait-in-play = na stole jen { $count }
clause-trait-face-down = hraje se lícem dolů
clause-trait-counts-as = platí za { $name }
clause-type-stays = { $what }: { $value ->
    [area] zůstává před majitelem
    [centre] zůstává uprostřed
    [discard] jde na odhazovací balíček
   *[removed] po zahrání opouští hru
  }
clause-type-in-play = { $what }: na stole jen { $value }
clause-type-face-down = { $what }: hraje se lícem dolů
clause-type-counts-as = { $what }: platí za { $value }

# Once
clause-deed-draw = { $who } { $many ->
    [yes] lížou
   *[no] líže
  } { $count ->
    [1] kartu
   *[other] karty, { $count }
  }
clause-deed-discard = { $who } { $many ->
    [yes] odhazují
   *[no] odhazuje
  } { $count ->
    [all] celou ruku
    [1] kartu
   *[other] karty, { $count }
  }{ $way ->
    [random] {" "}podle náhody
   *[chosen] {""}
  }
clause-deed-destroy = majitel karty ničí { $what }{ $whose ->
    [anybody] {""}
   *[some] , čí: { $who }
  }
clause-deed-take = majitel karty přebírá { $what }{ $whose ->
    [anybody] {""}
   *[some] , čí: { $who }
  }
clause-deed-token = { $way ->
    [put] { $who }: žetony { $name } plus { $count }
    [put-here] tato karta: žetony { $name } plus { $count }
    [away] { $who }: žetony { $name } minus { $count }
   *[away-here] tato karta: žetony { $name } minus { $count }
  }
clause-deed-skip = { $who } { $many ->
    [yes] vynechávají
   *[no] vynechává
  } { $count ->
    [1] příští tah
   *[other] tahy, { $count }
  }
clause-deed-extra = { $who } { $many ->
    [yes] mají
   *[no] má
  } { $count ->
    [1] tah navíc
   *[other] tahy navíc, { $count }
  }
clause-deed-mill = { $who } { $many ->
    [yes] odhazují
   *[no] odhazuje
  } { $count ->
    [1] kartu
   *[other] karty, { $count },
  } z dobíracího balíčku
clause-deed-coin = hází se mincí
clause-deed-roll = hází se { $count }d{ $sides }{ $plus ->
    [none] {""}
   *[other] { $plus }
  }
clause-deed-out = { $who } { $many ->
    [yes] vypadávají
   *[no] vypadává
  }
clause-deed-peek = majitel karty nahlíží do ruky, čí: { $who }
clause-deed-reveal = ruka se ukáže všem, čí: { $who }
clause-deed-reverse = pořadí hry se obrací
clause-deed-shuffle = { $way ->
    [discard] odhazovací balíček se zamíchá do dobíracího
   *[draw] dobírací balíček se zamíchá
  }
clause-deed-state = „{ $name }“ se přepíná: { $way }
clause-deed-swap = majitel karty mění ruku, s kým: { $who }

# When
clause-when-played = když se tato karta hraje: { $then }
clause-when-destroyed = když se tato karta ničí: { $then }
clause-when-discarded = když se tato karta odhazuje: { $then }
clause-when-drawn = když se tato karta líže: { $then }
clause-when-turn-starts = { $kind ->
    [everyone] na začátku každého tahu
   *[other] na začátku tahu, když táhne { $who }
  }: { $then }
clause-when-turn-ends = { $kind ->
    [everyone] na konci každého tahu
   *[other] na konci tahu, když táhne { $who }
  }: { $then }
clause-ability = za jednu Action: { $then }

# How long, and while what
clause-lasting-turns = { $count ->
    [1] , v tomto tahu
   *[other] , tahů: { $count }
  }
clause-lasting-next-turn = , v příštím tahu
clause-lasting-rounds = { $count ->
    [1] , jedno kolo
   *[other] , kol: { $count }
  }
clause-lasting-game = , do konce hry
clause-while = , dokud { $tests }
clause-if = , pokud { $tests }
clause-not = neplatí, že { $test }
clause-amount = { $comparison ->
    [under] méně než { $count }
    [most] nejvýš { $count }
    [just] { $count ->
        [0] žádné
       *[other] přesně { $count }
      }
    [over] více než { $count }
   *[least] aspoň { $count }
  }
clause-test-state = „{ $name }“ je zapnuto
clause-test-control = { $who } { $many ->
    [yes] mají na stole
   *[no] má na stole
  } { $what }, { $amount }
clause-test-in-play = na stole { $what }, { $amount }
clause-test-token = { $who } { $many ->
    [yes] mají
   *[no] má
  } { $name }, { $amount }
clause-test-counter = na této kartě { $name }, { $amount }
clause-test-hand = { $who } { $many ->
    [yes] drží
   *[no] drží
  } karty v ruce, { $amount }
clause-test-turn = táhne { $who }

# Why
clause-why = { $source }: { $said } { $fate }
clause-why-basic-rule = Základní pravidlo
clause-why-wins = To rozhoduje.
clause-why-added = To se přičítá.
clause-why-switches-off = To vypíná jiné.
clause-why-absent = Teď neplatí.
clause-why-expired = Teď ne.
clause-why-condition = Teď to není pravda.
clause-why-not-bound = Netýká se tohoto hráče.
clause-why-other-card = Netýká se této karty.
clause-why-switched-off = Vypíná to { $other }.
clause-why-basic = { $other } má přednost před základním pravidlem.
clause-why-below-cards = { $other } tu má přednost před zvláštním pravidlem.
clause-why-denied = Zakazuje to { $other }.
clause-why-narrower = { $other } je přesnější.
clause-why-later = { $other } je pozdější.
clause-why-absorbed = Bez omezení, proto se nic nepřičítá.
clause-why-replaced = Z přídavků platí { $other }.
clause-answer-number = { $who }: { $issue }{ $about ->
    [none] {""}
   *[some] {" "}({ $thing })
  } je { $value ->
    [none] bez omezení
   *[other] { $value }
  }.
clause-answer-verb = { $who }: { $allowed ->
    [yes] smí { $verb }
   *[no] nesmí { $verb }
  }{ $about ->
    [none] {""}
   *[some] {" "}{ $thing }
  }.
clause-answer-win = { $who } { $allowed ->
    [yes] vyhrává
   *[no] nevyhrává
  }.
clause-answer-lose = { $who } { $allowed ->
    [yes] vypadává
   *[no] nevypadává
  }.
clause-answer-seat = místo { $number }
clause-answer-nothing = Nic platného o tom nemluví.
clause-answer-more = { $count ->
    [1] Jedno další není řečeno.
   *[other] Dalších není řečeno: { $count }.
  }
clause-answer-by-people = U tohoto stolu to hlídají lidé, ne dům.
clause-issue-hand = limit ruky
clause-issue-draw-n = lízání na začátku tahu
clause-issue-deal = rozdání
clause-issue-plays = kolik hrát za tah
clause-issue-other = „{ $name }“
dvorak-refuse-why-what = Řekněte, na co se ptáte: why hand, why draw, why play Thing, why cost of Lampa.

## Its page

dvorak-page-draw = Líznout
dvorak-page-end = Skončit tah
dvorak-page-play = Zahrát
dvorak-page-play-on = Zahrát, cíl: {$onto}
dvorak-page-use = Použít schopnost {$which}
dvorak-page-discard = Odhodit
dvorak-page-resolve = Provést: {$title}
dvorak-page-resolve-on = Provést: {$title}, cíl: {$onto}
dvorak-page-decline = Nechat být: {$title}
dvorak-page-ready = Můžu začít
dvorak-page-ready-no = Ještě ne
dvorak-page-start = Zamíchat a rozdat
dvorak-page-start-with = Začíná {$seat}
dvorak-page-loaddeck = Přidat balíček {$deck}
dvorak-page-confirm = Souhlasit
dvorak-page-rock = Kámen
dvorak-page-paper = Papír
dvorak-page-scissors = Nůžky
dvorak-page-turn-vote = Čeká se na váš hlas
dvorak-page-turn-draw = Jste na tahu: lízněte
dvorak-page-turn-play = Jste na tahu: hrajte, nebo skončete. Zbývá: {$plays}
dvorak-page-turn-discard = { $n ->
    [one] Odhoďte {$n} kartu
    [few] Odhoďte {$n} karty
   *[other] Odhoďte {$n} karet
  }
dvorak-page-votes = Ještě nehlasovali: {$names}.
dvorak-page-voted = Hlasovali: {$names}.
dvorak-page-voted-yes = Pro: {$names}.
dvorak-page-voted-no = Proti: {$names}.
dvorak-page-building = { $n ->
    [0] Balíček je prázdný: pište karty
    [one] {$n} karta v balíčku: pište další
    [few] {$n} karty v balíčku: pište další, nebo začněte
   *[other] {$n} karet v balíčku: pište další, nebo začněte
  }
dvorak-page-empty-area = Nic na stole
dvorak-page-draw-pile = Dobírací balíček
dvorak-page-discard-pile = Odhazovací balíček
dvorak-page-hidden-card = Karta {$n}, lícem dolů
dvorak-page-hidden = Hostitel její text před stolem skryl.
dvorak-page-face-down = Lícem dolů
dvorak-page-copies = { $n ->
    [one] {$n} kopie
    [few] {$n} kopie
   *[other] {$n} kopií
  }
dvorak-page-by = Autor: {$name}
dvorak-page-always = Vždy
dvorak-page-write = Napsat kartu
dvorak-page-more = Více
dvorak-page-undo = Vzít zpět
dvorak-page-won = Výhra: {$names}
dvorak-page-draw-end = Nevyhrál nikdo
dvorak-page-deck = Balíček
dvorak-page-deck-lost_property = Ztráty a nálezy
dvorak-page-deck-night_market = Noční trh
dvorak-page-deck-crooked_inn = Křivý hostinec (anglicky)
dvorak-page-deck-na_houbach = Na houbách
dvorak-page-deck-nochnoy_poezd = Ночной поезд
dvorak-page-deck-none = Prázdné karty
dvorak-page-workshop = Nejdřív psát karty
dvorak-page-workshop-no = Ne
dvorak-page-workshop-yes = Ano

# The shelf, and votes

dvorak-page-shelf = Pravidla a návrhy
dvorak-page-rules = Zvláštní pravidla
dvorak-page-lasting = Stále platí
dvorak-page-rulings = Výklady
dvorak-page-states = Stavy
dvorak-page-waiting = Návrhy
dvorak-page-rejected = zamítnuto
dvorak-page-lump = Spojit do jednoho hlasování
dvorak-page-motion-card = Hlasování {$n}: karta
dvorak-page-motion-rule = Hlasování {$n}: zvláštní pravidlo
dvorak-page-motion-amend = Hlasování {$n}: přepsat
dvorak-page-motion-repeal = Hlasování {$n}: odstranit
dvorak-page-motion-package = Hlasování {$n}: vše nebo nic
dvorak-page-motion-ruling = Hlasování {$n}: co karta znamená
dvorak-page-motion-win = Hlasování {$n}: nárok na výhru
dvorak-page-motion-draw = Hlasování {$n}: nabídka remízy
dvorak-page-proposed-by = Navrhuje: {$seat}
dvorak-page-your-vote = Váš hlas
dvorak-page-yes = Ano
dvorak-page-no = Ne
dvorak-page-unvote = Vzít hlas zpět
dvorak-page-withdraw = Stáhnout
dvorak-page-excuse = Nečekat: {$seat}

# Whatever is looked at

dvorak-page-operations = Úkony u stolu
dvorak-page-whom = Komu
dvorak-page-do-it = Provést
dvorak-page-do-reveal = Ukázat
dvorak-page-do-give = Dát
dvorak-page-do-face-down = Zahrát lícem dolů
dvorak-page-do-discard = Odhodit
dvorak-page-do-to-top = Na dobírací balíček
dvorak-page-do-to-random = Do dobíracího balíčku
dvorak-page-do-to-hand = Do ruky
dvorak-page-do-to-area = Před sebe
dvorak-page-do-to-centre = Doprostřed
dvorak-page-do-destroy = Zničit
dvorak-page-do-take = Převzít
dvorak-page-do-tap = Otočit na bok
dvorak-page-do-turn-over = Obrátit
dvorak-page-do-copy = Kopírovat
dvorak-page-do-token = Žetony
dvorak-page-do-note = Poznámka
dvorak-page-do-attach = Připojit
dvorak-page-do-ruling = Zeptat se, co znamená
dvorak-page-do-amend = Přepsat
dvorak-page-do-repeal = Odstranit ze hry
dvorak-page-do-claim-because = Hlásit výhru
dvorak-page-do-draw-one = Líznout jednu
dvorak-page-do-draw-one-here = Líznout jednu
dvorak-page-do-draw-many = Líznout několik
dvorak-page-do-mill = Odhodit horní kartu
dvorak-page-do-peek = Nahlédnout nahoru
dvorak-page-do-shuffle = Zamíchat
dvorak-page-do-reshuffle = Zamíchat odhozené
dvorak-page-do-pick = Vybrat náhodou
dvorak-page-do-drop-pile = Zrušit hromádku
dvorak-page-do-points = Body
dvorak-page-do-peek-hand = Nahlédnout do ruky
dvorak-page-do-swap = Vyměnit ruce
dvorak-page-do-skip = Vynechat tah
dvorak-page-do-extra = Tah navíc
dvorak-page-do-put-out = Vyřadit ze hry
dvorak-page-do-roll = Hodit kostkami
dvorak-page-do-flip = Hodit mincí
dvorak-page-do-pick-player = Vybrat hráče
dvorak-page-do-reverse = Obrátit pořadí
dvorak-page-do-state = Zapnout stav
dvorak-page-do-pile = Nová hromádka
dvorak-page-do-reveal-hand = Ukázat ruku
dvorak-page-do-claim = Hlásit výhru
dvorak-page-do-offer-draw = Nabídnout remízu
dvorak-page-do-hold = Odložit hlasování
dvorak-page-ask-token = Kolik a čeho: 2 Gold
dvorak-page-ask-note = Co na poznámce stojí
dvorak-page-ask-attach = Ke které kartě na stole, číslo
dvorak-page-ask-ruling = Co to znamená
dvorak-page-ask-amend = Nový text
dvorak-page-ask-draw-many = Kolik
dvorak-page-ask-points = Kolik
dvorak-page-ask-roll = Které kostky: 2d6+1
dvorak-page-ask-state = Co teď platí: déšť
dvorak-page-ask-pile = Jak se jmenuje
dvorak-page-ask-claim = Proč

# Writing a card

dvorak-page-title = Název
dvorak-page-kind = Druh
dvorak-page-kind-thing = Věc
dvorak-page-kind-action = Akce
dvorak-page-kind-rule = Zvláštní pravidlo
dvorak-page-text = Co dělá, vašimi slovy
dvorak-page-left = { $n ->
    [one] Zbývá {$n} znak
    [few] Zbývají {$n} znaky
   *[other] Zbývá {$n} znaků
  }
dvorak-page-flavour = Řádek pro náladu
dvorak-page-propose = Navrhnout
dvorak-page-revise = Přepsat
dvorak-page-revise-it = Navrhnout takto
dvorak-page-clauses = Slova, která dům hlídá sám
dvorak-page-clause = Věta
dvorak-page-number = Číslo
dvorak-page-what = Čeho
dvorak-page-who = Komu
dvorak-page-add-clause = Přidat do textu
dvorak-page-clause-hand-limit = Limit ruky
dvorak-page-clause-draw-start = Lízání na začátku tahu
dvorak-page-clause-plays = Více karet za tah
dvorak-page-clause-draw = Líznout
dvorak-page-clause-discard = Odhodit
dvorak-page-clause-destroy = Zničit
dvorak-page-clause-token = Žetony
dvorak-page-clause-may-not = Nesmí
dvorak-page-clause-win-if = Vyhrává s
dvorak-page-clause-skip = Vynechat tah
dvorak-page-who-me = já
dvorak-page-who-opponents = soupeři
dvorak-page-who-everyone = každý
dvorak-page-who-target = vybraný hráč
dvorak-page-who-next-player = následující hráč

# --- balíčky: proč soubor nejde přečíst --------------------------------------------------------

dvorak-refuse-deck-too-large = Je toho {$size} KiB; balíček smí mít nejvýš {$most}.
dvorak-refuse-deck-too-many = Balíček smí mít i s kopiemi nejvýš {$most} karet.
dvorak-refuse-deck-empty = Žádná karta se v tom nenašla.
dvorak-refuse-deck-what-format = Nepoznám, jaký je to formát. Čtu {$choices}.
dvorak-refuse-deck-format-number = Stojí tu format {$found}; čtu format {$known}.
dvorak-refuse-deck-toml = Tahle část nejde přečíst: {$reason}.
dvorak-refuse-deck-table = {$name} musí být samostatná část pod svým jménem v hranatých závorkách.
dvorak-refuse-deck-field = {$field} nemůže mít takovou hodnotu.
dvorak-refuse-deck-card-open = Karta není uzavřená, nebo je v ní jiná šablona.
dvorak-refuse-deck-columns = První řádek musí pojmenovat sloupce; jeden z nich je title.
dvorak-refuse-deck-row = Tenhle řádek nejde přečíst; podívejte se na uvozovky.
dvorak-refuse-deck-cells = Buněk je tu {$found}, sloupců {$known}.
dvorak-refuse-deck-number = {$word} není počet kopií.
dvorak-refuse-no-such-author = Nikdo toho jména tu žádnou kartu nenapsal. Autoři: {$names}.
dvorak-refuse-no-such-format = Formát {$word} nepíšu. Píšu {$choices}.

# --- police s balíčky --------------------------------------------------------------------------

dvorak-shelf-count = { $searched ->
    [yes] Nalezeno:
   *[no] Na polici:
  } { $count ->
    [one] {$count} balíček
    [few] {$count} balíčky
   *[other] {$count} balíčků
  }.
dvorak-shelf-line = {$number}. {$title}: { $count ->
    [one] {$count} karta
    [few] {$count} karty
   *[other] {$count} karet
  }, {$language}, { $owner ->
    [you] { $shared ->
        [yes] váš, sdílený
       *[no] váš, soukromý
      }
    [hall] patří domu
   *[other] vlastní {$name}
  }.
dvorak-shelf-more = A ještě { $count ->
    [one] {$count} balíček
    [few] {$count} balíčky
   *[other] {$count} balíčků
  }: najde je deck search a slovo.
dvorak-shelf-hint = deck a číslo balíček ukáže, deck load a číslo ho přinese k vašemu stolu. Zbytek poví help deck.
dvorak-shelf-deck = Balíček {$number}: {$title}, verze {$version}.
dvorak-shelf-by = Autoři: {$names}.
dvorak-shelf-fact = { $what ->
    [players] Hráčů
    [language] Jazyk
   *[licence] Licence
  }: {$value}.
dvorak-shelf-rule = Zvláštní pravidlo {$title}: {$text}
dvorak-shelf-cards = { $count ->
    [one] {$count} karta
    [few] {$count} karty
   *[other] {$count} karet
  }, různých {$kinds}:
dvorak-shelf-card = {$number}. {$title}, {$type}{ $count ->
    [1] {""}
   *[other] , {$count}×
  }
dvorak-shelf-fault = { $line ->
    [0] Vynecháno:
   *[other] Řádek {$line} je vynechán:
  } {$reason}
dvorak-shelf-faults-more = Vynechaných řádků je ještě víc: {$count}.
dvorak-shelf-losses-more = Nepřenese se toho ještě víc: {$count}.
dvorak-shelf-report = Přečteno jako {$format}: { $titled ->
    [yes] {$title},{" "}
   *[no] {""}
  }{ $count ->
    [one] {$count} karta
    [few] {$count} karty
   *[other] {$count} karet
  }, různých {$kinds}, zvláštních pravidel {$rules}; { $faults ->
    [0] všechny řádky jsou v pořádku.
   *[other] vynechaných řádků: {$faults}.
  }
dvorak-shelf-sure = Postavit {$title} na polici? yes, nebo no.
dvorak-shelf-what-title = Název v textu není. Napište název balíčku, nebo no.
dvorak-shelf-stopped = Nic se neuložilo.
dvorak-shelf-kept = Balíček {$number}, {$title}, stojí na polici, verze {$version}{ $shared ->
    [yes] {""}
   *[no] ; vidíte ho jen vy, dokud neřeknete deck share {$number}
  }.
dvorak-shelf-same = V balíčku {$number}, {$title}, přesně tohle už stojí: verze {$version}.
dvorak-shelf-paste = Vložte balíček; samotná tečka ho ukončí. Čtu zdrojový text wiki, řádky MUSH a Dvorax, tabulku Lackey, CSV i náš TOML. .h poví, jak text upravit, .q všeho nechá.
dvorak-shelf-editor = . končí, .q všeho nechá, .l 20 vypíše od řádku 20, .d 3 smaže řádek 3, .r 3 text ho nahradí, .i 3 text vloží před něj. Ze dvou teček na začátku řádku zůstane jedna.
dvorak-shelf-lines = Text má řádků: {$count}.
dvorak-shelf-versions = Balíček {$title} má verzí: {$count}.
dvorak-shelf-version = {$version}. { $count ->
    [one] {$count} karta
    [few] {$count} karty
   *[other] {$count} karet
  }, {$by}, {$at}, {$hash}.
dvorak-shelf-shared = { $shared ->
    [yes] {$title} teď může číst a hrát každý.
   *[no] {$title} teď můžete číst jen vy.
  }
dvorak-shelf-given = Balíček {$title} teď vlastní {$name}.
dvorak-shelf-got = {$name} vám dává balíček {$number}, {$title}.
dvorak-shelf-gone = {$title} už na polici nestojí. Hry, které s ním začaly, jeho karty mají dál.
dvorak-shelf-stocked = Nových balíčků ze složky: {$new}{ $wrong ->
    [0] .
   *[other] ; nepřečtených souborů: {$wrong}, důvody jsou v záznamu serveru.
  }
dvorak-shelf-ordered = {$seat} klade na stůl balíček: {$title}, { $count ->
    [one] {$count} karta
    [few] {$count} karty
   *[other] {$count} karet
  }. Řekněte ready, až se má rozdávat.

dvorak-lost-encoding = Soubor není v UTF-8; od řádku {$line} mohou být písmena mimo A–Z špatně.
dvorak-lost-field = { $line ->
    [0] Pole {$field} tu neznám a vynechávám.
   *[other] Řádek {$line}: pole {$field} tu neznám a vynechávám.
  }
dvorak-lost-picture = Řádek {$line}: obrázek {$name} se nepřenese.
dvorak-lost-subpage = Řádek {$line}: další karty jsou na stránce {$page}. Vložte i ji, před touto.
dvorak-lost-rules-missing = Zvláštní pravidla v tomhle formátu nikdy nebyla. Jestli je balíček má, dopište je: deck edit.
dvorak-lost-rules = Tenhle formát neunese zvláštní pravidla: jsou vynechána.
dvorak-lost-corners = Tenhle formát neunese hodnoty v rohu: jsou vynechány.
dvorak-lost-creators = Tenhle formát neunese jména autorů: jsou vynechána.
dvorak-lost-subtypes = Tenhle formát zná jen Thing a Action: jiné typy jsou vynechány.
dvorak-lost-colours = Tenhle formát neunese barvy: jsou vynechány.
dvorak-lost-slashes = Lomítko by tu ukončilo název: stojí místo něj jiný znak.
dvorak-lost-drawings = Tenhle formát neunese kresby: jsou vynechány.
dvorak-lost-head = Tenhle formát unese jen karty a pravidla: název, autoři, téma a licence jsou vynechány.
dvorak-page-word-why-draw = Proč tolik lízat
dvorak-page-word-why-play = Co se smí hrát a proč
dvorak-page-word-why-hand = Proč takový limit ruky
dvorak-page-word-why-discard = Proč odhazovat
dvorak-page-word-why-win = Kdo by vyhrál a proč
dvorak-page-word-rulings = Výklady

# --- tisk balíčku ---

dvorak-print-title = Tisk: {$title}
dvorak-print-paper = Papír
dvorak-print-ink = Barva
dvorak-print-ink-colour = barevně
dvorak-print-ink-saving = úsporně
dvorak-print-copies = Kopií
dvorak-print-blanks = Prázdných karet
dvorak-print-backs = Rub
dvorak-print-laws = List s pravidly
dvorak-print-yes = ano
dvorak-print-no = ne
dvorak-print-show = Ukázat
dvorak-print-now = Tisknout
dvorak-print-hint = Na listu je devět karet, 63 krát 88 mm. Tiskněte na 100 %, bez okrajů tiskárny; stříhejte podle značek.
dvorak-print-how = Zamíchejte a rozdejte každému pět karet. Ve svém tahu si lízněte kartu a pak zahrajte Akci nebo Věc, nebo od každého jednu: Akce se provede a odhodí, Věc zůstává před vámi. Na konci tahu odhoďte karty nad pět. Když dojde dobírací balíček, zamíchá se odkládací. Co říká karta, má přednost před těmito pravidly.
dvorak-bring-title = Přinést balíček
dvorak-bring-report = Co se přečetlo
dvorak-bring-stranger = Nejdřív přijďte dál na úvodní stránce, pak můžete přinést balíček.
dvorak-bring-name = Název
dvorak-bring-keep = Postavit na polici
dvorak-bring-how = Vyberte soubor nebo vložte text: zdroj wiki, řádky MUSH či Dvorax, tabulku Lackey, CSV nebo náš TOML, nejvýš 256 KiB. Než se cokoli uloží, uvidíte, co se přečetlo.
dvorak-bring-file = Soubor
dvorak-bring-text = Text
dvorak-bring-read = Přečíst

dvorak-page-sketch = Kreslit na kartu
dvorak-page-pens = Pera
dvorak-page-pen-fine = Tenké
dvorak-page-pen-broad = Tlusté
dvorak-page-pen-red = Červené
dvorak-page-pen-blue = Modré
dvorak-page-pen-green = Zelené
dvorak-page-draw-undo = Vzít zpět
dvorak-page-draw-clear = Smazat vše
dvorak-page-draw-full = Karta je plná: nejvýš 48 tahů a 2000 bodů.
dvorak-page-alt = Co kresba ukazuje, pro ty, kdo nevidí

dvorak-keep-offer = Nových karet v téhle hře: {$count}. keep je vypíše, keep a čísla hlasuje pro ty, které mají zůstat.
dvorak-keep-count = Karet, které mohou zůstat: {$count}.
dvorak-keep-line = {$number}. {$title}, autor {$by}: { $kept ->
    [yes] zůstává
   *[no] hlasů: {$votes}
  }.
dvorak-keep-voted = {$seat} chce ponechat {$titles}.
dvorak-keep-kept = Na zdi teď visí (balíček {$number}): {$titles}.
