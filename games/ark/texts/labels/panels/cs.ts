import { pluralIn } from '@vyprava/module/plural.ts'
import { COLOUR_NAMES, COLOURS_ACC, fieldName, fields, hintsAcc, outOf } from '../../cs/counts.ts'
import type { OverPencil, PanelLabels, SealedFacts } from './type.ts'

const { count, word } = pluralIn('cs')

const LANDS = [
  { one: 'les', few: 'lesy', other: 'lesů' },
  { one: 'hora', few: 'hory', other: 'hor' },
  { one: 'louka', few: 'louky', other: 'luk' },
  { one: 'moře', few: 'moře', other: 'moří' },
  { one: 'cesta', few: 'cesty', other: 'cest' },
]
const upTo = (n: number, colour: number): string => `až ${count(n, LANDS[colour])}`
const hints = (n: number): string => count(n, { one: 'nápověda', few: 'nápovědy', other: 'nápověd' })
const freeFields = (n: number): string =>
  count(n, { one: 'volné políčko', few: 'volná políčka', other: 'volných políček' })
const series = (names: readonly string[], last: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const finds = (letters: readonly string[]): string =>
  `Najdeš ${letters.length === 1 ? 'část' : 'části'} ${series(letters, 'a')}.`

function overPencil(over: OverPencil): string {
  switch (over.kind) {
    case 'price':
      return `za ${hintsAcc(over.hints)}`
    case 'said':
      return 'barva tahu'
    case 'reach':
      return over.targets === 0 ? 'nic na dosah' : `až ${over.allowance}, na dosah ${over.targets}`
    case 'letters':
      return over.letters.length === 0 ? 'teď nenajde nic' : `najde ${series(over.letters, 'a')}`
  }
}

function ownAnswer({ kind, colour, hexes, field, meadow }: SealedFacts): string {
  const extra = meadow === null ? '' : `, louka navíc ${meadow}`
  if (kind === 'skip') return `vynecháno${extra}`
  if (kind === 'compass') return `${COLOUR_NAMES[colour]} do políčka ${fieldName(field ?? 0)}${extra}`
  return `${hexes.join(', ')} (${COLOUR_NAMES[colour]})${extra}`
}

export const cs: PanelLabels = {
  colours: COLOUR_NAMES,
  terrains: ['les', 'hory', 'louka', 'oceán', 'cesta'],
  title: {
    answer: 'Tvoje odpověď',
    name: 'Barva tvého tahu',
    nameOnly: 'Barva pro ostatní',
    wild: 'Co ti která barva najde',
    paint: 'Tvůj pohyb',
    after: 'Před koncem tahu',
    gem: 'Barva diamantu',
  },
  hints,
  hintsAfter: (before, after) => `nápovědy ${before} → ${after}`,
  pencils: 'Pastelky',
  pencil({ colour, over, lit }) {
    const name = capital(COLOUR_NAMES[colour])
    if (over === null) return name
    const dear = over.kind === 'price' && !over.paid && !lit
    return `${name}: ${overPencil(over)}${dear ? ', tolik jich nemáš' : ''}`
  },
  said: 'zazněla',
  reach: (allowance, targets) => `${allowance}× · ${targets}`,
  taken: (from, to) =>
    `${capital(COLOUR_NAMES[from])} platí pro tebe jako ${COLOUR_NAMES[to]}. Ostatním zůstává ${COLOUR_NAMES[from]}.`,
  changeColour: 'Změnit barvu',
  backToCards: 'Zpět k odpovědím',
  cards: 'Jak odpovědět',
  card: { map: 'Mapa', compass: 'Kompas', skip: 'Vynechat' },
  mapCard({ colour, painted, allowance, targets, finds: found, minus, last }) {
    if (targets === 0)
      return {
        main: 'Nic na dosah',
        more: null,
        note: null,
        brief: ['nic na dosah', { text: '', tone: 'plain' }],
      }
    const main =
      painted === 0 ? upTo(allowance, colour) : `${painted} ${outOf(allowance)} ${LANDS[colour].other}`
    const more = painted === 0 ? `na dosah ${targets}, stojí dílek` : 'stojí dílek'
    if (found.length > 0)
      return {
        main,
        more,
        note: { text: finds(found), tone: 'good' },
        brief: [main, { text: `najdeš ${series(found, 'a')}`, tone: 'good' }],
      }
    if (minus)
      return {
        main,
        more,
        note: { text: 'Kompas je plný: minusový bod.', tone: 'bad' },
        brief: [main, { text: 'minusový bod', tone: 'bad' }],
      }
    if (last)
      return {
        main,
        more,
        note: { text: 'Tím ti vyprší čas.', tone: 'bad' },
        brief: [main, { text: 'poslední dílek', tone: 'bad' }],
      }
    return { main, more, note: null, brief: [main, { text: 'stojí dílek', tone: 'plain' }] }
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
    const more = 'dílek nestojí'
    const short =
      field === null ? count(free, { one: 'volné', few: 'volná', other: 'volných' }) : fieldName(field)
    if (found.length > 0)
      return {
        main,
        more,
        note: { text: finds(found), tone: 'good' },
        brief: [short, { text: `najdeš ${series(found, 'a')}`, tone: 'good' }],
      }
    if (misfits.length > 0)
      return {
        main,
        more,
        note: { text: `${capital(name)} u ${series(misfits, 'ani')} nesedí.`, tone: 'bad' },
        brief: [short, { text: `${name} nesedí`, tone: 'bad' }],
      }
    return { main, more, note: null, brief: [short, { text: more, tone: 'plain' }] }
  },
  skipCard({ loses, keeps }) {
    const kept =
      keeps > 0
        ? word(keeps, { one: 'nápověda zbude', few: 'nápovědy zbudou', other: 'nápovědy zbudou' })
        : null
    if (loses !== null)
      return {
        main: 'Minusový bod',
        more: null,
        note: { text: `Padne výzva ${loses}.`, tone: 'bad' },
        brief: ['minusový bod', { text: 'padne výzva', tone: 'bad' }],
      }
    return {
      main: 'Minusový bod',
      more: kept,
      note: null,
      brief: ['minusový bod', { text: kept ?? '', tone: 'plain' }],
    }
  },
  meadow: {
    title: 'Louka navíc',
    note: 'Zazněla barva tvé identity.',
    taken: (hex) => `Louka navíc: ${hex}`,
  },
  sealed: {
    title: 'Zapečetěno',
    done: (some, all) => `${some} ${outOf(all)} hotovo`,
    own: ownAnswer,
    seal: 'zapečetěno',
    thinks: 'přemýšlí',
    finishes: 'dokončuje tah',
    note: (active) =>
      active === null
        ? 'Odpovědi se odkryjí naráz, až budou všechny. Do té doby ji smíš vzít zpět.'
        : `Odpovědi se odkryjí naráz, až ${active} skončí. Do té doby ji smíš vzít zpět.`,
  },
  seat: {
    state(state, colour) {
      switch (state) {
        case 'chooses':
          return 'vybírá postavu'
        case 'prepares':
          return 'chystá list'
        case 'ready':
          return 'připraveno'
        case 'names':
          return 'volí barvu'
        case 'said':
          return `říká ${COLOURS_ACC[colour]}`
        case 'paints':
          return `kreslí ${COLOURS_ACC[colour]}`
        case 'answers':
          return 'přemýšlí'
        case 'sealed':
          return 'zapečetěno'
        case 'outOfTime':
          return 'bez času'
        case 'finished':
          return 'má celou Archu'
      }
    },
    out: 'bez času',
    parts: (n) => `${count(n, { one: 'část', few: 'části', other: 'částí' })} ze 7`,
    of: 'ze 7',
    slots: (n) => count(n, { one: 'dílek pryč', few: 'dílky pryč', other: 'dílků pryč' }),
    hints,
    minus: (n) => count(n, { one: 'minusový bod', few: 'minusové body', other: 'minusových bodů' }),
    open: (name) => `Otevřít list: ${name}`,
    alone: 'proti kostce',
  },
  gains: {
    title: 'Zisky',
    hints: 'Nápovědy',
    diamonds: 'Diamanty',
    sources: ['kompas', 'sada', 'sada 2'],
    states: ['ještě ne', 'získaný', 'vybarvený', 'použitý'],
    gem({ diamond, state, colour }) {
      const source = ['strana diamantu', 'první sada barev', 'druhá sada barev'][diamond]
      const held = ['ještě není tvůj', 'získaný', `vybarvený: ${COLOUR_NAMES[colour] ?? ''}`, 'použitý'][
        state
      ]
      return `Diamant (${source}): ${held}`
    },
    acorn: 'Žalud',
    acornLeft: (left, toNext) =>
      left > 0
        ? count(left, {
            one: 'proměna lesa ve město',
            few: 'proměny lesa ve město',
            other: 'proměn lesa ve město',
          })
        : `další po ${count(toNext, { one: 'zeleném poli', few: 'zelených polích', other: 'zelených polích' })}`,
    minus: 'Minusové body',
    challenges: 'Výzvy',
    none: 'v této hře nejsou',
  },
  characters: {
    title: 'Postavy',
    once: 'každá jen jednou',
    start: {
      border: 'z okraje',
      city: 'z města',
      forest: 'z lesa',
      meadow: 'z louky',
      besideWreck: 'od vraku',
    },
    power: {
      leap: 'skáče o pole dál',
      enterDanger: 'smí na nebezpečí',
      longHints: 'nápověda na 2 kroky',
      paintWreck: 'vrak vybarví jakkoli',
      convert: 'les promění ve město',
      extraMeadow: 'louka navíc',
      threeFields: '3 políčka kompasu hned',
    },
    taken: (name) => `hraje ${name}`,
  },
  systems: {
    title: 'S čím budeš hrát',
    name: { hints: 'Nápovědy', diamonds: 'Diamanty' },
    line: {
      hints: 'Mění barvu tahu. Za vrak, 10. a 20. dílek.',
      diamonds: 'Přetvoří pole. Za stranu diamantu a sady barev.',
    },
  },
  preparation: {
    title: 'Příprava',
    difficulty: { easy: 'lehká obtížnost', medium: 'střední obtížnost', high: 'vysoká obtížnost' },
    steps: ['Postava', 'Identita', 'Pomůcky', 'Výchozí pole', 'Políčka kompasu'],
    helps: (withHints, withDiamonds) =>
      withHints && withDiamonds ? 'obojí' : withHints ? 'nápovědy' : withDiamonds ? 'diamanty' : 'žádné',
    fields: (n) => fields(n),
    note: 'Každý chystá svůj list sám, na nikoho nečekáš. Kdo začne, určí los.',
    offered: (n) => `Hned můžeš říct ${n} z 5 barev. Čím víc, tím volnější začátek.`,
  },
  die: {
    title: 'Kostka',
    instead: 'místo soupeře',
    wild: 'Žolík',
    youChoose: 'volíš ty',
    again: 'znovu',
    waits: 'kostka čeká',
    rolled: (colour) => capital(COLOUR_NAMES[colour]),
    throws: 'Hody',
    last: (n) => `${word(n, { one: 'poslední', few: 'poslední', other: 'posledních' })} ${n}`,
    note: 'Střídáš se s ní: ty kreslíš na mapu, ona hlásí barvu do kompasu. Na mapu se v jejím tahu nesmí.',
  },
  sheet: {
    of: (name) => `List: ${name}`,
    close: 'Zavřít',
    public: 'Listy leží odkryté, jen odpověď je do odkrytí pod pečetí.',
  },
  compass: {
    title: 'Kompas',
    how: [
      'Písmeno má šest políček. Stojí v kompasu kolem něj.',
      'Na mapě hledáš pole, které má okolo stejných šest barev. Na pořadí nezáleží.',
      'Sedí? Část je tvoje. Hra to pozná sama.',
    ],
    howTitle: 'Jak se část najde',
    found: (hex) => `Nalezena na ${hex}.`,
    fits: 'Kam se ještě vejdou',
    site: (hex, missing) =>
      missing === null ? `${hex}, domaluj okolí` : `${hex}, v kompasu chybí ${COLOUR_NAMES[missing]}`,
    nowhere: 'Takové okolí na mapě zatím není.',
    rule: 'Dvě části nikdy neleží vedle sebe a okraj mapy se nepočítá.',
    show: 'Ukázat na mapě',
    touch: 'Dotkni se písmene: ukáže, kde jeho část může ležet a co jí chybí.',
  },
}
