import { listed } from '@vyprava/module/wording.ts'
import type * as en from '../en/acts.ts'
import { namedOf } from '../fields.ts'
import { COLOUR_NAMES, COLOURS_ACC, COLOURS_HOW, fieldName, hexes, hintsAcc, outOf } from './counts.ts'

const series = (names: readonly string[]): string => listed(names, 'a')

export const acts: typeof en.acts = {
  does: {
    start: (hex) => `Začať na ${hex}`,
    fill: (field) => `Vyfarbiť políčko ${fieldName(field)}`,
    character: (name) => `Hrať za postavu ${name}`,
    hints: 'Hrať s nápovedami',
    diamonds: 'Hrať s diamantmi',
    name: (colour) => `Zvoliť ${COLOURS_ACC[colour]}`,
    nameAndMove: (colour, count) => `Zvoliť ${COLOURS_ACC[colour]} a vyfarbiť ${hexes(count)}`,
    move: (count) => `Vyfarbiť ${hexes(count)}`,
    endMove: 'Dokončiť pohyb',
    answer: 'Odovzdať odpoveď',
    endTurn: 'Ukončiť ťah',
    colourDiamond: (colour) => `Vyfarbiť diamant ${COLOURS_HOW[colour]}`,
    terraform: (hex) => `Pretvoriť ${hex}`,
    convert: (hex) => `Premeniť ${hex} na mesto`,
  },
  buttons: {
    cancel: 'Zrušiť',
    undo: 'O krok späť',
    takeColourBack: 'Vziať farbu späť',
    takeAnswerBack: 'Vziať odpoveď späť',
    nameNow: 'Len povedať farbu',
    sites: 'Miesta častí',
    compass: 'Kompas',
    close: 'Zavrieť',
  },
  ask: {
    start: 'Vyber východiskové pole.',
    field: 'Vyber políčko kompasu.',
    character: 'Vyber si postavu.',
    system: 'Vyber, s čím budeš hrať.',
    colour: 'Vezmi pastelku, alebo rovno vyber pole na mape.',
    hexes: 'Vyber polia na mape.',
    answer: 'Vyber polia na mape, políčko kompasu, alebo vynechaj.',
    compass: 'Vyber políčko kompasu, alebo vynechaj.',
    gemColour: 'Vyber pastelku na diamant.',
    gemHex: 'Vyber pole, ktoré diamant pretvorí.',
    acorn: 'Vyber les, z ktorého bude mesto.',
    meadow: 'Vyber lúku navyše.',
    ring: 'Vyber farbu poľa.',
    after: 'Použi, čo medzi ziskami svieti, alebo ukonči ťah.',
    waiting: 'Odpoveď leží pod pečaťou.',
  },
  lines: {
    // It stays on one line.
    counted: (count, most) => `${count}\u00a0${outOf(most)}\u00a0polí`,
    slot: (number) => `Čas: dielik ${number}`,
    finds: (parts) => `Nájde ${series(parts)}`,
    serves: (letters) => `Slúži ${letters.length === 1 ? 'časti' : 'častiam'} ${series(letters)}`,
    allows: (colour, most) => `${COLOUR_NAMES[colour]}: až ${hexes(most)}`,
    diamondSide: (filled) => `Strana diamantu ${filled} zo 4`,
    hint: (left) => `Nápoveda navyše, spolu ${left}`,
    pays: (hints, colour) => `Stojí ${hintsAcc(hints)}: z farby ťahu je ${COLOUR_NAMES[colour]}`,
    minusSkip: 'Mínusový bod za vynechanie',
    minusFull: 'Mínusový bod, kompas je plný',
    diamond: 'Získaš diamant',
    outOfTime: 'Posledný dielik: čas vyprší',
    meadow: 'Lúka navyše',
    firstColours: (reach) => `Prvá farba: ${series(namedOf(COLOUR_NAMES, reach))}`,
    counts: (parts) => `Na konci ťahu sa ${parts.length === 1 ? 'započíta' : 'započítajú'} ${series(parts)}`,
    loses: (parts) => `Na konci ťahu ${parts.length === 1 ? 'zmizne' : 'zmiznú'} ${series(parts)}`,
    gemPoints: 'Nepoužitý diamant dá na konci body',
  },
  passing: {
    stuck: 'Nie je kam ísť: namiesto pohybu sa označí prázdny dielik.',
    outOfTime: 'Čas vypršal, list čaká na počítanie.',
    finished: 'Archa je celá, zostáva hovoriť farby ostatným.',
    dieRolls: 'Farbu určuje kocka.',
  },
  tabs: { me: 'Zisky', answer: 'Odpoveď', others: 'Ostatní' },
}

export const motion: typeof en.motion = {
  found: (letter) => `Nájdená časť ${letter}`,
  where: (place, parts) => `na poli ${place}, spolu ${parts} zo 7`,
  compass: 'kompas',
  around: 'okolie',
}
