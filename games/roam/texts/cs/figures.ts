import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  map: {
    caption: 'Šest karet oblasti, každá 2 × 3 pole, dohromady 6 × 6 polí.',
    label:
      'Mapa ze šesti karet oblasti ve dvou řadách po třech. Každá karta je dvě pole široká a tři pole vysoká. Sloupce mají písmena A až F, řady čísla 1 až 6.',
  },
  scroll: {
    caption: 'Stejná karta v severní a v jižní řadě: svitek míří vždy ven a mince se otočí s ním.',
    label:
      'Tatáž karta oblasti dvakrát. V severní řadě má svitek nahoře, u něj dvě mince vpravo a na opačném konci jednu vlevo. V jižní řadě je otočená o půl kruhu: svitek dole, u něj dvě mince vlevo, na opačném konci jedna vpravo.',
    north: 'severní řada',
    south: 'jižní řada',
    scroll: 'svitek',
    middle: 'střed mapy',
    turned: ['půl', 'otáčky'],
  },
  seats: {
    caption: 'U každého okraje nejvýš jeden hráč. Pořadí běží po směru hodinových ručiček.',
    label:
      'Mapa se čtyřmi okraji a u každého kosočtverec se znakem hráče. Po směru hodinových ručiček: první jih, druhý západ, třetí sever, čtvrtý východ.',
    edges: { S: 'jih', W: 'západ', N: 'sever', E: 'východ' },
  },
  'shape-frame': {
    caption: 'Čtyři hráči, stejný tvar: na mapě míří vždy tam, kam míří na kartě z místa svého majitele.',
    label:
      'U každého ze čtyř okrajů leží karta se stejným tvarem, horní hranou k mapě. Na mapě je tvar každého hráče otočený tak, jak ho vidí ze svého místa: z jihu tak, jak je nakreslen, ze západu o čtvrt otáčky po směru hodinových ručiček, ze severu o půl, z východu o tři čtvrtě.',
  },
  placement: {
    caption: 'Plné čtverečky leží na mapě, klidně přes dvě karty. Prázdné místo smí přečnívat.',
    label:
      'Tvar tří plných čtverečků v řadě s prázdným místem pod prostředním je přiložen na jižní okraj mapy. Plné čtverečky leží na polích dvou sousedních oblastí, prázdné místo přečnívá z mapy.',
    gap: ['prázdné místo', 'přečnívá'],
  },
  skip: {
    caption: 'Soupeřův žeton uprostřed zůstane, na obě krajní pole položíš své.',
    label:
      'Tvar tří čtverečků pod sebou je přiložen na oblast, kde na prostředním poli leží soupeřův žeton. Prostřední pole se vynechá. Výsledek: tvůj žeton nahoře a dole, soupeřův uprostřed.',
  },
  gap: {
    caption: 'Nejdřív tvar, potom prázdné místo: jeden žeton navíc za 2 mince.',
    label:
      'Karta se čtyřmi plnými čtverečky a jedním prázdným místem. Na oblasti leží čtyři žetony a prázdné místo svítí s cenou dvě mince. Po zaplacení dvou mincí na něm leží pátý žeton.',
  },
  complete: {
    caption: 'Zaplněná karta 3 : 2 : 1. Většina získá postavu, ostatní s žetonem po 1 minci útěchy.',
    label:
      'Oblast má žeton na všech šesti polích: tři má liška, dva havran, jeden zajíc. Liška získá kartu s novou postavou, havran a zajíc dostanou po jedné minci. Medvěd na kartě nic nemá a nedostane nic.',
    most: 'karta',
    fewer: 'útěcha',
    nothing: 'nic',
  },
  auction: {
    caption: 'Shoda 3 : 3. Petr nabídl víc, zaplatí a získá kartu. Ema dostane minci útěchy.',
    label:
      'Oblast má žeton na všech šesti polích, tři patří Emě a tři Petrovi. Ema je na tahu a nabídne jednu minci, Petr dvě. Petr zaplatí dvě mince a získá kartu s postavou, Ema neplatí a dostane jednu minci útěchy.',
    first: 'Ema',
    second: 'Petr',
    bid: 'nabídka',
    outcome: 'výsledek',
  },
  artifacts: {
    caption: 'Šest schopností artefaktů.',
    label:
      'Šest schopností s obrázkem. Místo zdarma: žeton na prázdné místo bez placení. Nahrazení: tvůj žeton místo soupeřova. Mince: jedna mince. Otočení tvaru: čtvrt otáčky po směru hodinových ručiček. Posun: žeton o pole vedle. Otočení karty: postava se probudí, nebo usne.',
    abilities: {
      freeGap: 'Místo zdarma',
      replace: 'Nahrazení',
      coin: 'Mince',
      rotate: 'Otočení tvaru',
      shift: 'Posun',
      flipCard: 'Otočení karty',
    },
  },
  patrol: {
    caption: 'Osm žetonů jedné barvy kolem soupeřova: hlídka je tvoje.',
    label:
      'Soupeřův žeton uprostřed a na všech osmi polích kolem, i šikmo, žetony jednoho hráče, přes čtyři karty oblasti. Karta hlídky má 3 body. Vedle dva příklady, které neplatí: kruh ze sedmi žetonů a kruh se žetonem jiné barvy.',
    card: 'hlídka',
    seven: 'sedm nestačí',
    mixed: 'směs barev ne',
  },
  stack: {
    caption: 'V pokročilé variantě dva žetony na poli, třetí už ne. Na kartě se počítají obě patra.',
    label:
      'Na poli smí ležet jeden žeton nebo dva na sobě, tři ne. Vedle zaplněná oblast s věžičkami na třech polích: počítají se horní i spodní žetony, liška jich má pět, havran tři, zajíc jeden.',
    counted: 'obě patra:',
  },
}
