import type { Texts } from './en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('sk')

export const sk: Texts = {
  name: 'Výprava',
  tagline: 'Jeden stôl, štyri dobrodružstvá.',
  winds: ['S', 'V', 'J', 'Z'],
  games: {
    roam: {
      name: 'Zblúdení',
      pitch: 'Zobuďte námesačných pútnikov skôr, než ich nájde niekto iný.',
      mood: 'súperenie',
    },
    ark: {
      name: 'Hľadanie stratenej Archy',
      pitch: 'Vyfarbujte mapu, čítajte kompas a zložte sedem častí Archy.',
      mood: 'preteky aj spolu',
    },
    defenders: {
      name: 'Strážcovia Divočiny',
      pitch: 'Zvieracie frakcie spoločne zastavia stroje, ktoré drvia les.',
      mood: 'spolupráca',
    },
    euthia: {
      name: 'Euthia',
      pitch: 'Hrdinovia, drak a krajina, ktorá sa odkrýva krok za krokom.',
      mood: 'dobrodružstvo',
    },
  },
  seats: {
    1: { paint: 'Rumelka', emblem: 'Líška' },
    2: { paint: 'Modrá', emblem: 'Havran' },
    3: { paint: 'Slama', emblem: 'Zajac' },
    4: { paint: 'Papradie', emblem: 'Medveď' },
    5: { paint: 'Slivka', emblem: 'Sova' },
    6: { paint: 'Krieda', emblem: 'Jeleň' },
    7: { paint: 'Sadze', emblem: 'Jazvec' },
  },
  settings: {
    title: 'Nastavenia',
    language: 'Jazyk',
    night: 'Nočný pochod',
    day: 'Denný list',
  },
  home: {
    doors: 'Hry',
    sheet: (number) => `List ${number}`,
    players: (least, most) =>
      plural.range(least, most, { one: 'hráč', few: 'hráči', many: 'hráča', other: 'hráčov' }),
    minutes: (minutes) =>
      plural.count(minutes, { one: 'minúta', few: 'minúty', many: 'minúty', other: 'minút' }),
    play: 'Hrať hneď',
    playNote: 'Dve kliknutia a ste pri stole.',
    preparing: 'Pripravujeme',
    preparingNote: 'Túto mapu ešte kreslíme.',
    promise: 'Bez účtu a bez formulárov. Vyberte dvere a hrajte.',
    about: 'O Výprave',
  },
  about: {
    title: 'O Výprave',
    text: 'Výprava je jeden stôl v\u00a0prehliadači pre štyri výpravné stolové hry. Vyzerá ako poľný atlas: teplý papier, jeden atrament, vrstevnice a mosadz len tam, kam smie siahnuť ruka.',
    icons: 'Ikony',
    iconsBy: 'game-icons.net, autori Lorc, Delapouite a ďalší; prefarbili sme ich.',
    type: 'Písmo',
    typeBy: 'Alegreya a Alegreya Sans, autor Huerta Tipográfica.',
    drawings: 'Kresby',
    drawingsBy: 'Krajiny, plány, karty a diely sú naše vlastné, kreslí ich program zo semienka.',
    licence: (name) => `Licencia: ${name}`,
    back: 'Späť k dverám',
  },
  uncharted: {
    title: 'Sem mapa ešte nesiaha',
    text: 'Tento list atlasu sa ešte len kreslí. Dvere k\u00a0hrám sú o krok späť.',
    back: 'Späť k dverám',
  },
  gallery: {
    title: 'Vzorkovník dielov',
    subtitle: 'jedno pero, jeden papier, dve svetlá',
  },
}
