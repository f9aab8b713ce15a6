import type { HomeTexts } from './home-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('sk')

export const homeSk: HomeTexts = {
  doors: 'Hry',
  sheet: (number) => `List ${number}`,
  players: (least, most) =>
    plural.range(least, most, { one: 'hráč', few: 'hráči', many: 'hráča', other: 'hráčov' }),
  minutes: (minutes) =>
    plural.count(minutes, { one: 'minúta', few: 'minúty', many: 'minúty', other: 'minút' }),
  play: 'Hrať hneď',
  set: 'Nastaviť',
  preparing: 'Pripravujeme',
  preparingNote: 'Túto mapu ešte kreslíme.',
  promise: 'Bez účtu a\u00a0bez formulárov. Vyber si dvere a\u00a0hraj.',
  offline: 'Funguje aj bez pripojenia.',
  online: 'Stoly priateľov',
  operator: 'Správa',
  archive: 'Archív',
  leaderboard: 'Rebríček',
  turns: (count) =>
    plural.count(count, {
      one: 'stôl na teba čaká',
      few: 'stoly na teba čakajú',
      many: 'stola na teba čaká',
      other: 'stolov na teba čaká',
    }),
  rules: 'Pravidlá',
  rulesNote: 'Pravidlá každej hry, aj s\u00a0vyhľadávaním.',
  about: 'O\u00a0Výprave',
  learn: 'Prvá výprava za 5\u00a0minút',
  running: 'Kde pokračovať',
  resume: 'Pokračovať',
  yours: 'si na ťahu',
  theirs: (name) => `na ťahu ${name}`,
  more: (count) =>
    `a\u00a0${plural.word(count, { one: 'ďalšia', few: 'ďalšie', many: 'ďalšie', other: 'ďalších' })} ${count}`,
  tabs: { nav: 'Kam ďalej', doors: 'Dvere', tables: 'Stoly', rules: 'Pravidlá', settings: 'Nastavenia' },
  elsewhere: 'Táto hra leží na inom zariadení',
  elsewhereNote:
    'Hra s\u00a0botmi alebo okolo jednej obrazovky zostáva v\u00a0prehliadači, kde sa začala, a\u00a0jej adresa inam nevedie. Otvor ju tam; alebo ju tam ulož do súboru a\u00a0ten súbor otvor tu.',
  elsewhereGone: 'Ak sa začala práve tu, už je zmazaná.',
}
