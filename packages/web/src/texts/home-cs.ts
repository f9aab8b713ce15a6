import type { HomeTexts } from './home-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('cs')

export const homeCs: HomeTexts = {
  doors: 'Hry',
  sheet: (number) => `List ${number}`,
  players: (least, most) =>
    plural.range(least, most, { one: 'hráč', few: 'hráči', many: 'hráče', other: 'hráčů' }),
  minutes: (minutes) =>
    plural.count(minutes, { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' }),
  play: 'Hrát hned',
  set: 'Nastavit',
  preparing: 'Připravujeme',
  preparingNote: 'Tuhle mapu ještě kreslíme.',
  promise: 'Bez účtu a\u00a0bez formulářů. Vyber dveře a\u00a0hraj.',
  offline: 'Funguje i\u00a0bez připojení.',
  online: 'Stoly přátel',
  operator: 'Správa',
  archive: 'Archiv',
  leaderboard: 'Žebříček',
  turns: (count) =>
    plural.count(count, {
      one: 'stůl na tebe čeká',
      few: 'stoly na tebe čekají',
      many: 'stolu na tebe čeká',
      other: 'stolů na tebe čeká',
    }),
  rules: 'Pravidla',
  rulesNote: 'Pravidla každé hry, i\u00a0s\u00a0hledáním.',
  about: 'O\u00a0Výpravě',
  learn: 'První výprava za 5\u00a0minut',
  running: 'Kde pokračovat',
  resume: 'Pokračovat',
  yours: 'jsi na tahu',
  theirs: (name) => `na tahu ${name}`,
  more: (count) => `a\u00a0ještě ${count}`,
  tabs: { nav: 'Kam dál', doors: 'Dveře', tables: 'Stoly', rules: 'Pravidla', settings: 'Nastavení' },
  elsewhere: 'Tahle hra leží na jiném zařízení',
  elsewhereNote:
    'Hra s\u00a0boty nebo kolem jedné obrazovky zůstává v\u00a0prohlížeči, kde začala, a\u00a0její adresa jinam nevede. Otevři ji tam; nebo ji tam ulož do souboru a\u00a0ten soubor otevři tady.',
  elsewhereGone: 'Jestli začala právě tady, už je smazaná.',
}
