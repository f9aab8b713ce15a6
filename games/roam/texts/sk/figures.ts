import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  map: {
    caption: 'Šesť kariet krajiny, každá 2 × 3 políčka, spolu 6 × 6 políčok.',
    label:
      'Mapa zo šiestich kariet krajiny v dvoch radoch po tri. Každá karta je dve políčka široká a tri políčka vysoká. Stĺpce majú písmená A až F, rady čísla 1 až 6.',
  },
  scroll: {
    caption: 'Tá istá karta v severnom a v južnom rade: zvitok smeruje vždy von a mince sa otočia s ním.',
    label:
      'Tá istá karta krajiny dvakrát. V severnom rade má zvitok hore, pri ňom dve mince vpravo a na opačnom konci jednu vľavo. V južnom rade je otočená o pol kruhu: zvitok dolu, pri ňom dve mince vľavo, na opačnom konci jedna vpravo.',
    north: 'severný rad',
    south: 'južný rad',
    scroll: 'zvitok',
    middle: 'stred mapy',
    turned: ['pol', 'otáčky'],
  },
  seats: {
    caption: 'Pri každom okraji najviac jeden hráč. Poradie beží v smere hodinových ručičiek.',
    label:
      'Mapa so štyrmi okrajmi a pri každom kosoštvorec so znakom hráča. V smere hodinových ručičiek: prvý juh, druhý západ, tretí sever, štvrtý východ.',
    edges: { S: 'juh', W: 'západ', N: 'sever', E: 'východ' },
  },
  'shape-frame': {
    caption:
      'Štyria hráči, rovnaký tvar: na mape smeruje vždy tam, kam smeruje na karte z miesta svojho majiteľa.',
    label:
      'Pri každom zo štyroch okrajov leží karta s rovnakým tvarom, hornou hranou k mape. Na mape je tvar každého hráča otočený tak, ako ho vidí zo svojho miesta: z juhu tak, ako je nakreslený, zo západu o štvrť otáčky v smere hodinových ručičiek, zo severu o pol, z východu o tri štvrtiny.',
  },
  placement: {
    caption: 'Plné štvorčeky ležia na mape, pokojne cez dve karty. Prázdne miesto môže prečnievať.',
    label:
      'Tvar troch plných štvorčekov v rade s prázdnym miestom pod prostredným je priložený na južný okraj mapy. Plné štvorčeky ležia na políčkach dvoch susedných krajín, prázdne miesto prečnieva z mapy.',
    gap: ['prázdne miesto', 'prečnieva'],
  },
  skip: {
    caption: 'Súperov žetón v strede zostane, na obe krajné políčka položíš svoje.',
    label:
      'Tvar troch štvorčekov pod sebou je priložený na krajinu, kde na prostrednom políčku leží súperov žetón. Prostredné políčko sa preskočí. Výsledok: tvoj žetón hore a dolu, súperov v strede.',
  },
  gap: {
    caption: 'Najprv tvar, potom prázdne miesto: jeden žetón navyše za 2 mince.',
    label:
      'Karta so štyrmi plnými štvorčekmi a jedným prázdnym miestom. Na krajine ležia štyri žetóny a prázdne miesto svieti s cenou dve mince. Po zaplatení dvoch mincí na ňom leží piaty žetón.',
  },
  complete: {
    caption: 'Zaplnená karta 3 : 2 : 1. Väčšina získa postavu, ostatní so žetónom po 1 minci útechy.',
    label:
      'Krajina má žetón na všetkých šiestich políčkach: tri má líška, dva havran, jeden zajac. Líška získa kartu s novou postavou, havran a zajac dostanú po jednej minci. Medveď na karte nič nemá a nedostane nič.',
    most: 'karta',
    fewer: 'útecha',
    nothing: 'nič',
  },
  auction: {
    caption: 'Zhoda 3 : 3. Peter ponúkol viac, zaplatí a získa kartu. Ema dostane mincu útechy.',
    label:
      'Krajina má žetón na všetkých šiestich políčkach, tri patria Eme a tri Petrovi. Ema je na ťahu a ponúkne jednu mincu, Peter dve. Peter zaplatí dve mince a získa kartu s postavou, Ema neplatí a dostane jednu mincu útechy.',
    first: 'Ema',
    second: 'Peter',
    bid: 'ponuka',
    outcome: 'výsledok',
  },
  artifacts: {
    caption: 'Šesť schopností artefaktov.',
    label:
      'Šesť schopností s obrázkom. Miesto zadarmo: žetón na prázdne miesto bez platenia. Nahradenie: tvoj žetón namiesto súperovho. Minca: jedna minca. Otočenie tvaru: štvrť otáčky v smere hodinových ručičiek. Posun: žetón o políčko vedľa. Otočenie karty: postava sa zobudí alebo zaspí.',
    abilities: {
      freeGap: 'Miesto zadarmo',
      replace: 'Nahradenie',
      coin: 'Minca',
      rotate: 'Otočenie tvaru',
      shift: 'Posun',
      flipCard: 'Otočenie karty',
    },
  },
  patrol: {
    caption: 'Osem žetónov jednej farby okolo súperovho: hliadka je tvoja.',
    label:
      'Súperov žetón v strede a na všetkých ôsmich políčkach okolo, aj šikmo, žetóny jedného hráča, cez štyri karty krajiny. Karta hliadky má 3 body. Vedľa dva príklady, ktoré neplatia: kruh zo siedmich žetónov a kruh so žetónom inej farby.',
    card: 'hliadka',
    seven: 'sedem nestačí',
    mixed: 'zmes farieb nie',
  },
  stack: {
    caption: 'V pokročilom variante dva žetóny na políčku, tretí už nie. Na karte sa počítajú obe poschodia.',
    label:
      'Na políčku môže ležať jeden žetón alebo dva na sebe, tri nie. Vedľa zaplnená krajina s vežičkami na troch políčkach: počítajú sa horné aj spodné žetóny, líška ich má päť, havran tri, zajac jeden.',
    counted: 'obe poschodia:',
  },
}
