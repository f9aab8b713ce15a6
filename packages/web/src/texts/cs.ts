import type { Texts } from './en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('cs')

export const cs: Texts = {
  name: 'Výprava',
  tagline: 'Jeden stůl, čtyři dobrodružství.',
  winds: ['S', 'V', 'J', 'Z'],
  games: {
    roam: {
      name: 'Zbloudilí',
      pitch: 'Probuďte náměsíčné poutníky dřív, než je najde někdo jiný.',
      mood: 'soupeření',
    },
    ark: {
      name: 'Hledání ztracené Archy',
      pitch: 'Vybarvujte mapu, čtěte kompas a složte sedm částí Archy.',
      mood: 'závod i spolu',
    },
    defenders: {
      name: 'Strážci Divočiny',
      pitch: 'Zvířecí frakce společně zastaví stroje, které drtí les.',
      mood: 'spolupráce',
    },
    euthia: {
      name: 'Euthia',
      pitch: 'Hrdinové, drak a země, která se odkrývá krok za krokem.',
      mood: 'dobrodružství',
    },
  },
  seats: {
    1: { paint: 'Rumělka', emblem: 'Liška' },
    2: { paint: 'Modř', emblem: 'Havran' },
    3: { paint: 'Sláma', emblem: 'Zajíc' },
    4: { paint: 'Kapradí', emblem: 'Medvěd' },
    5: { paint: 'Švestka', emblem: 'Sova' },
    6: { paint: 'Křída', emblem: 'Jelen' },
    7: { paint: 'Saze', emblem: 'Jezevec' },
  },
  settings: {
    title: 'Nastavení',
    language: 'Jazyk',
    night: 'Noční pochod',
    day: 'Denní list',
  },
  home: {
    doors: 'Hry',
    sheet: (number) => `List ${number}`,
    players: (least, most) =>
      plural.range(least, most, { one: 'hráč', few: 'hráči', many: 'hráče', other: 'hráčů' }),
    minutes: (minutes) =>
      plural.count(minutes, { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' }),
    play: 'Hrát hned',
    playNote: 'Dvě kliknutí a jste u stolu.',
    preparing: 'Připravujeme',
    preparingNote: 'Tuhle mapu ještě kreslíme.',
    promise: 'Bez účtu a bez formulářů. Vyberte dveře a hrajte.',
    about: 'O Výpravě',
  },
  about: {
    title: 'O Výpravě',
    text: 'Výprava je jeden stůl v\u00a0prohlížeči pro čtyři výpravné deskové hry. Vypadá jako polní atlas: teplý papír, jeden inkoust, vrstevnice a mosaz jen tam, kam smí sáhnout ruka.',
    icons: 'Ikony',
    iconsBy: 'game-icons.net, autoři Lorc, Delapouite a další; přebarvili jsme je.',
    type: 'Písmo',
    typeBy: 'Alegreya a Alegreya Sans, autor Huerta Tipográfica.',
    drawings: 'Kresby',
    drawingsBy: 'Krajiny, plány, karty a díly jsou naše vlastní, kreslí je program ze semínka.',
    licence: (name) => `Licence: ${name}`,
    back: 'Zpět ke dveřím',
  },
  uncharted: {
    title: 'Sem mapa ještě nesahá',
    text: 'Tenhle list atlasu se teprve kreslí. Dveře k\u00a0hrám jsou o krok zpátky.',
    back: 'Zpět ke dveřím',
  },
  gallery: {
    title: 'Vzorník dílů',
    subtitle: 'jedno pero, jeden papír, dvě světla',
  },
}
