import { pluralIn } from '@vyprava/module/plural.ts'
import { COLOUR_NAMES, COLOURS_ACC, fieldName, fields, hintsAcc, outOf } from '../../sk/counts.ts'
import type { OverPencil, PanelLabels, SealedFacts } from './type.ts'

const { count, word } = pluralIn('sk')

const LANDS = [
  { one: 'les', few: 'lesy', other: 'lesov' },
  { one: 'hora', few: 'hory', other: 'hôr' },
  { one: 'lúka', few: 'lúky', other: 'lúk' },
  { one: 'more', few: 'moria', other: 'morí' },
  { one: 'cesta', few: 'cesty', other: 'ciest' },
]
const upTo = (n: number, colour: number): string => `až ${count(n, LANDS[colour])}`
const hints = (n: number): string => count(n, { one: 'nápoveda', few: 'nápovedy', other: 'nápovied' })
const freeFields = (n: number): string =>
  count(n, { one: 'voľné políčko', few: 'voľné políčka', other: 'voľných políčok' })
const series = (names: readonly string[], last: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const finds = (letters: readonly string[]): string =>
  `Nájdeš ${letters.length === 1 ? 'časť' : 'časti'} ${series(letters, 'a')}.`

function overPencil(over: OverPencil): string {
  switch (over.kind) {
    case 'price':
      return `za ${hintsAcc(over.hints)}`
    case 'said':
      return 'farba ťahu'
    case 'reach':
      return over.targets === 0 ? 'nič na dosah' : `až ${over.allowance}, na dosah ${over.targets}`
    case 'letters':
      return over.letters.length === 0 ? 'teraz nenájde nič' : `nájde ${series(over.letters, 'a')}`
  }
}

function ownAnswer({ kind, colour, hexes, field, meadow }: SealedFacts): string {
  const extra = meadow === null ? '' : `, lúka navyše ${meadow}`
  if (kind === 'skip') return `vynechané${extra}`
  if (kind === 'compass') return `${COLOUR_NAMES[colour]} do políčka ${fieldName(field ?? 0)}${extra}`
  return `${hexes.join(', ')} (${COLOUR_NAMES[colour]})${extra}`
}

export const sk: PanelLabels = {
  colours: COLOUR_NAMES,
  terrains: ['les', 'hory', 'lúka', 'oceán', 'cesta'],
  title: {
    answer: 'Tvoja odpoveď',
    name: 'Farba tvojho ťahu',
    nameOnly: 'Farba pre ostatných',
    wild: 'Čo ti ktorá farba nájde',
    paint: 'Tvoj pohyb',
    after: 'Pred koncom ťahu',
    gem: 'Farba diamantu',
  },
  hints,
  hintsAfter: (before, after) => `nápovedy ${before} → ${after}`,
  pencils: 'Pastelky',
  pencil({ colour, over, lit }) {
    const name = capital(COLOUR_NAMES[colour])
    if (over === null) return name
    const dear = over.kind === 'price' && !over.paid && !lit
    return `${name}: ${overPencil(over)}${dear ? ', toľko ich nemáš' : ''}`
  },
  said: 'zaznela',
  reach: (allowance, targets) => `${allowance}× · ${targets}`,
  taken: (from, to) =>
    `${capital(COLOUR_NAMES[from])} platí pre teba ako ${COLOUR_NAMES[to]}. Ostatným zostáva ${COLOUR_NAMES[from]}.`,
  changeColour: 'Zmeniť farbu',
  backToCards: 'Späť k odpovediam',
  cards: 'Ako odpovedať',
  card: { map: 'Mapa', compass: 'Kompas', skip: 'Vynechať' },
  mapCard({ colour, painted, allowance, targets, finds: found, minus, last }) {
    if (targets === 0)
      return {
        main: 'Nič na dosah',
        more: null,
        note: null,
        brief: ['nič na dosah', { text: '', tone: 'plain' }],
      }
    const main =
      painted === 0 ? upTo(allowance, colour) : `${painted} ${outOf(allowance)} ${LANDS[colour].other}`
    const more = painted === 0 ? `na dosah ${targets}, stojí dielik` : 'stojí dielik'
    if (found.length > 0)
      return {
        main,
        more,
        note: { text: finds(found), tone: 'good' },
        brief: [main, { text: `nájdeš ${series(found, 'a')}`, tone: 'good' }],
      }
    if (minus)
      return {
        main,
        more,
        note: { text: 'Kompas je plný: mínusový bod.', tone: 'bad' },
        brief: [main, { text: 'mínusový bod', tone: 'bad' }],
      }
    if (last)
      return {
        main,
        more,
        note: { text: 'Tým ti vyprší čas.', tone: 'bad' },
        brief: [main, { text: 'posledný dielik', tone: 'bad' }],
      }
    return { main, more, note: null, brief: [main, { text: 'stojí dielik', tone: 'plain' }] }
  },
  compassCard({ colour, field, free, finds: found, misfits }) {
    const name = COLOUR_NAMES[colour]
    if (free === 0)
      return {
        main: 'Kompas je plný',
        more: null,
        note: null,
        brief: ['je plný', { text: '', tone: 'plain' }],
      }
    const main = field === null ? freeFields(free) : `${capital(name)} do políčka ${fieldName(field)}`
    const more = 'dielik nestojí'
    const short =
      field === null ? count(free, { one: 'voľné', few: 'voľné', other: 'voľných' }) : fieldName(field)
    if (found.length > 0)
      return {
        main,
        more,
        note: { text: finds(found), tone: 'good' },
        brief: [short, { text: `nájdeš ${series(found, 'a')}`, tone: 'good' }],
      }
    if (misfits.length > 0)
      return {
        main,
        more,
        note: { text: `${capital(name)} pri ${series(misfits, 'ani')} nesedí.`, tone: 'bad' },
        brief: [short, { text: `${name} nesedí`, tone: 'bad' }],
      }
    return { main, more, note: null, brief: [short, { text: more, tone: 'plain' }] }
  },
  skipCard({ loses, keeps }) {
    const kept =
      keeps > 0
        ? word(keeps, { one: 'nápoveda zostane', few: 'nápovedy zostanú', other: 'nápovedy zostanú' })
        : null
    if (loses !== null)
      return {
        main: 'Mínusový bod',
        more: null,
        note: { text: `Padne výzva ${loses}.`, tone: 'bad' },
        brief: ['mínusový bod', { text: 'padne výzva', tone: 'bad' }],
      }
    return {
      main: 'Mínusový bod',
      more: kept,
      note: null,
      brief: ['mínusový bod', { text: kept ?? '', tone: 'plain' }],
    }
  },
  meadow: {
    title: 'Lúka navyše',
    note: 'Zaznela farba tvojej identity.',
    taken: (hex) => `Lúka navyše: ${hex}`,
  },
  sealed: {
    title: 'Zapečatené',
    done: (some, all) => `${some} ${outOf(all)} hotovo`,
    own: ownAnswer,
    seal: 'zapečatené',
    thinks: 'premýšľa',
    finishes: 'dokončuje ťah',
    note: (active) =>
      active === null
        ? 'Odpovede sa odkryjú naraz, keď budú všetky. Dovtedy ju smieš vziať späť.'
        : `Odpovede sa odkryjú naraz, keď ${active} skončí. Dovtedy ju smieš vziať späť.`,
  },
  seat: {
    state(state, colour) {
      switch (state) {
        case 'chooses':
          return 'vyberá postavu'
        case 'prepares':
          return 'chystá list'
        case 'ready':
          return 'pripravené'
        case 'names':
          return 'volí farbu'
        case 'said':
          return `hovorí ${COLOURS_ACC[colour]}`
        case 'paints':
          return `kreslí ${COLOURS_ACC[colour]}`
        case 'answers':
          return 'premýšľa'
        case 'sealed':
          return 'zapečatené'
        case 'outOfTime':
          return 'bez času'
        case 'finished':
          return 'má celú Archu'
      }
    },
    out: 'bez času',
    parts: (n) => `${count(n, { one: 'časť', few: 'časti', other: 'častí' })} zo 7`,
    of: 'zo 7',
    slots: (n) => count(n, { one: 'dielik preč', few: 'dieliky preč', other: 'dielikov preč' }),
    hints,
    minus: (n) => count(n, { one: 'mínusový bod', few: 'mínusové body', other: 'mínusových bodov' }),
    open: (name) => `Otvoriť list: ${name}`,
    alone: 'proti kocke',
  },
  gains: {
    title: 'Zisky',
    hints: 'Nápovedy',
    diamonds: 'Diamanty',
    sources: ['kompas', 'sada', 'sada 2'],
    states: ['ešte nie', 'získaný', 'vyfarbený', 'použitý'],
    gem({ diamond, state, colour }) {
      const source = ['strana diamantu', 'prvá sada farieb', 'druhá sada farieb'][diamond]
      const held = ['ešte nie je tvoj', 'získaný', `vyfarbený: ${COLOUR_NAMES[colour] ?? ''}`, 'použitý'][
        state
      ]
      return `Diamant (${source}): ${held}`
    },
    acorn: 'Žaluď',
    acornLeft: (left, toNext) =>
      left > 0
        ? count(left, {
            one: 'premena lesa na mesto',
            few: 'premeny lesa na mesto',
            other: 'premien lesa na mesto',
          })
        : `ďalšia po ${count(toNext, { one: 'zelenom poli', few: 'zelených poliach', other: 'zelených poliach' })}`,
    minus: 'Mínusové body',
    challenges: 'Výzvy',
    none: 'v tejto hre nie sú',
  },
  characters: {
    title: 'Postavy',
    once: 'každá len raz',
    start: {
      border: 'z okraja',
      city: 'z mesta',
      forest: 'z lesa',
      meadow: 'z lúky',
      besideWreck: 'od vraku',
    },
    power: {
      leap: 'skáče o pole ďalej',
      enterDanger: 'smie do nebezpečenstva',
      longHints: 'nápoveda na 2 kroky',
      paintWreck: 'vrak vyfarbí akokoľvek',
      convert: 'les premení na mesto',
      extraMeadow: 'lúka navyše',
      threeFields: '3 políčka kompasu hneď',
    },
    taken: (name) => `hrá ${name}`,
  },
  systems: {
    title: 'S čím budeš hrať',
    name: { hints: 'Nápovedy', diamonds: 'Diamanty' },
    line: {
      hints: 'Menia farbu ťahu. Za vrak, 10. a 20. dielik.',
      diamonds: 'Pretvoria pole. Za stranu diamantu a sady farieb.',
    },
  },
  preparation: {
    title: 'Príprava',
    difficulty: { easy: 'ľahká obťažnosť', medium: 'stredná obťažnosť', high: 'vysoká obťažnosť' },
    steps: ['Postava', 'Identita', 'Pomôcky', 'Východiskové pole', 'Políčka kompasu'],
    helps: (withHints, withDiamonds) =>
      withHints && withDiamonds ? 'oboje' : withHints ? 'nápovedy' : withDiamonds ? 'diamanty' : 'žiadne',
    fields: (n) => fields(n),
    note: 'Každý chystá svoj list sám, na nikoho nečakáš. Kto začne, určí žreb.',
    offered: (n) => `Hneď môžeš povedať ${n} z 5 farieb. Čím viac, tým voľnejší začiatok.`,
  },
  die: {
    title: 'Kocka',
    instead: 'namiesto súpera',
    wild: 'Žolík',
    youChoose: 'volíš ty',
    again: 'znova',
    waits: 'kocka čaká',
    rolled: (colour) => capital(COLOUR_NAMES[colour]),
    throws: 'Hody',
    last: (n) => `${word(n, { one: 'posledný', few: 'posledné', other: 'posledných' })} ${n}`,
    note: 'Striedaš sa s ňou: ty kreslíš na mapu, ona hlási farbu do kompasu. Na mapu sa v jej ťahu nesmie.',
  },
  sheet: {
    of: (name) => `List: ${name}`,
    close: 'Zavrieť',
    public: 'Listy ležia odkryté, len odpoveď je do odkrytia pod pečaťou.',
  },
  compass: {
    title: 'Kompas',
    how: [
      'Písmeno má šesť políčok. Stoja v kompase okolo neho.',
      'Na mape hľadáš pole, ktoré má okolo rovnakých šesť farieb. Na poradí nezáleží.',
      'Sedí? Časť je tvoja. Hra to spozná sama.',
    ],
    howTitle: 'Ako sa časť nájde',
    found: (hex) => `Nájdená na ${hex}.`,
    fits: 'Kam sa ešte zmestia',
    site: (hex, missing) =>
      missing === null ? `${hex}, domaľuj okolie` : `${hex}, v kompase chýba ${COLOUR_NAMES[missing]}`,
    nowhere: 'Také okolie na mape zatiaľ nie je.',
    rule: 'Dve časti nikdy neležia vedľa seba a okraj mapy sa nepočíta.',
    show: 'Ukázať na mape',
    touch: 'Dotkni sa písmena: ukáže, kde môže jeho časť ležať a čo jej chýba.',
  },
}
