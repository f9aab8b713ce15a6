import type { FigureTexts } from '../figures.ts'

export const figures: FigureTexts = {
  places: {
    caption: 'Řada dává písmeno, sloupec číslo. Jádro je D7.',
    label:
      'Celý plán v rámu. Po straně stojí písmena řad A až G, nahoře čísla sloupců 1 až 13. Hex v řadě C pod číslem 8 se jmenuje C8, jádro uprostřed D7.',
  },
  'first-walls': {
    caption: 'Začátek hry: od šipky jádra zeď, zeď, mašina a naproti jejich zrcadlový obraz.',
    label:
      'Jádro se šipkou. Na paprsku od šipky je první zeď, na ni vpravo navazuje druhá a na tu mašina, přídí od zdí. Na opačné straně jádra stojí totéž zrcadlově, navazuje se vlevo.',
  },
  trail: {
    caption: 'Stezka lesem je obtažená. Svítí každý hex, kde smí pohyb skončit; za mecha a přes zdi nevede.',
    label:
      'Vůdkyně stojí na západním konci pásu lesů. Po lesích dojde až na C8, cesta je vytečkovaná. Svítí i hory vedle stezky. Na východním konci stojí v lese mech: tam se skončit smí, dál už stezka nevede. Přes dvě zdi u druhého lesa se vyjít nedá.',
  },
  engine: {
    caption: 'Směr vpravo: mašina objíždí hex po své pravici a na každé opuštěné hraně nechá zeď.',
    label:
      'Mašina na svislé hraně jede nahoru. Dvěma kroky zatočí kolem hexu po své pravici: první krok na jeho levou horní hranu, druhý na pravou horní. Na dvou opuštěných hranách jsou zdi.',
  },
  rim: {
    caption: 'Po okraji se nezastavuje: celý průjezd je jeden krok a zdi zůstanou i na okraji.',
    label:
      'Mašina vyjíždí z hrany u severního okraje plánu a objíždí rohový hex. Jeho vnější strany leží na okraji, zastaví až na další hraně mezi dvěma hexy. Zeď má výchozí hrana i všechny okrajové.',
  },
  enclosed: {
    caption: 'Ohraničený je jen první hex: průlom je pořád zeď, mašina ani okraj plánu ne.',
    label:
      'Tři hexy vedle sebe. První má šest zdí, jedna je prolomená: je ohraničený. Druhý má pět zdí a na šesté straně mašinu: není. Třetí leží na okraji, má pět zdí a šestou stranou je holý okraj: není.',
  },
  radar: {
    caption: 'Radar se otáčí od šipky jádra ve směru strojů. Staví se na hexu 1, hex 2 počká.',
    label:
      'Šipka jádra míří nahoru. Od ní se přímka otáčí vpravo a jako první narazí na ohraničený hex na severovýchodě, označený 1. Druhý ohraničený hex na východě má číslo 2.',
  },
}
