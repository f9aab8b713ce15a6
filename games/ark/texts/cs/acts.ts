import { listed } from '@vyprava/module/wording.ts'
import type * as en from '../en/acts.ts'
import { namedOf } from '../fields.ts'
import { COLOUR_NAMES, COLOURS_ACC, COLOURS_HOW, fieldName, hexes, hintsAcc, outOf } from './counts.ts'

const series = (names: readonly string[]): string => listed(names, 'a')

export const acts: typeof en.acts = {
  does: {
    start: (hex) => `Začít na ${hex}`,
    fill: (field) => `Vybarvit políčko ${fieldName(field)}`,
    character: (name) => `Hrát za postavu ${name}`,
    hints: 'Hrát s nápovědami',
    diamonds: 'Hrát s diamanty',
    name: (colour) => `Zvolit ${COLOURS_ACC[colour]}`,
    nameAndMove: (colour, count) => `Zvolit ${COLOURS_ACC[colour]} a vybarvit ${hexes(count)}`,
    move: (count) => `Vybarvit ${hexes(count)}`,
    endMove: 'Dokončit pohyb',
    answer: 'Odevzdat odpověď',
    endTurn: 'Ukončit tah',
    colourDiamond: (colour) => `Vybarvit diamant ${COLOURS_HOW[colour]}`,
    terraform: (hex) => `Přetvořit ${hex}`,
    convert: (hex) => `Proměnit ${hex} ve město`,
  },
  buttons: {
    cancel: 'Zrušit',
    undo: 'O krok zpět',
    takeColourBack: 'Vzít barvu zpět',
    takeAnswerBack: 'Vzít odpověď zpět',
    nameNow: 'Jen říct barvu',
    sites: 'Místa částí',
    compass: 'Kompas',
    close: 'Zavřít',
  },
  ask: {
    start: 'Vyber výchozí pole.',
    field: 'Vyber políčko kompasu.',
    character: 'Vyber si postavu.',
    system: 'Vyber, s čím budeš hrát.',
    colour: 'Vezmi pastelku, nebo rovnou vyber pole na mapě.',
    hexes: 'Vyber pole na mapě.',
    answer: 'Vyber pole na mapě, políčko kompasu, nebo vynech.',
    compass: 'Vyber políčko kompasu, nebo vynech.',
    gemColour: 'Vyber pastelku pro diamant.',
    gemHex: 'Vyber pole, které diamant přetvoří.',
    acorn: 'Vyber les, ze kterého bude město.',
    meadow: 'Vyber louku navíc.',
    ring: 'Vyber barvu pole.',
    after: 'Použij, co mezi zisky svítí, nebo ukonči tah.',
    waiting: 'Odpověď leží pod pečetí.',
  },
  lines: {
    // It stays on one line.
    counted: (count, most) => `${count}\u00a0${outOf(most)}\u00a0polí`,
    slot: (number) => `Čas: dílek ${number}`,
    finds: (parts) => `Najde ${series(parts)}`,
    serves: (letters) => `Slouží ${letters.length === 1 ? 'části' : 'částem'} ${series(letters)}`,
    allows: (colour, most) => `${COLOUR_NAMES[colour]}: až ${hexes(most)}`,
    diamondSide: (filled) => `Strana diamantu ${filled} ze 4`,
    hint: (left) => `Nápověda navíc, celkem ${left}`,
    pays: (hints, colour) => `Stojí ${hintsAcc(hints)}: z barvy tahu je ${COLOUR_NAMES[colour]}`,
    minusSkip: 'Minusový bod za vynechání',
    minusFull: 'Minusový bod, kompas je plný',
    diamond: 'Získáš diamant',
    outOfTime: 'Poslední dílek: čas vyprší',
    meadow: 'Louka navíc',
    firstColours: (reach) => `První barva: ${series(namedOf(COLOUR_NAMES, reach))}`,
    counts: (parts) => `Na konci tahu se započítá ${series(parts)}`,
    loses: (parts) => `Na konci tahu zmizí ${series(parts)}`,
    gemPoints: 'Nepoužitý diamant dá na konci body',
  },
  passing: {
    stuck: 'Není kam jít: místo pohybu se označí prázdný dílek.',
    outOfTime: 'Čas vypršel, list čeká na počítání.',
    finished: 'Archa je celá, zbývá říkat barvy ostatním.',
    dieRolls: 'Barvu určila kostka.',
  },
  tabs: { me: 'Zisky', answer: 'Odpověď', others: 'Ostatní' },
}

export const motion: typeof en.motion = {
  found: (letter) => `Nalezena část ${letter}`,
  where: (place, parts) => `na poli ${place}, celkem ${parts} ze 7`,
  compass: 'kompas',
  around: 'okolí',
}
