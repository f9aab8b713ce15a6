import { COLOUR_NAMES, COLOURS_ACC, COLOURS_HOW, fieldName, hexes, hintsAcc, outOf } from '../../cs/counts.ts'
import type { ActLabels } from './type.ts'

const series = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} a ${names.at(-1)}`

export const cs: ActLabels = {
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
    noPlace: 'Takové okolí na mapě zatím není',
    serves: (letters) => `Slouží ${letters.length === 1 ? 'části' : 'částem'} ${series(letters)}`,
    allows: (colour, most) => `${COLOUR_NAMES[colour]}: až ${hexes(most)}`,
    diamondSide: (filled) => `Strana diamantu ${filled} ze 4`,
    hint: (left) => `Nápověda navíc, budou ${left}`,
    pays: (hints, colour) => `Stojí ${hintsAcc(hints)}: z barvy tahu je ${COLOUR_NAMES[colour]}`,
    minusSkip: 'Minusový bod za vynechání',
    minusFull: 'Minusový bod, kompas je plný',
    diamond: 'Získáš diamant',
    outOfTime: 'Poslední dílek: čas vyprší',
    meadow: 'Louka navíc',
    firstColours: (reach) => {
      const named = reach.flatMap((hexes, colour) =>
        hexes > 0 ? [`${COLOUR_NAMES[colour]}\u00a0${hexes}×`] : [],
      )
      return `První barva: ${series(named)}`
    },
    counts: (parts) => `Na konci tahu se započítá ${series(parts)}`,
    loses: (parts) => `Na konci tahu zmizí ${series(parts)}`,
    startsAt: (place) => `Začíná ${place}`,
    gemPoints: 'Nepoužitý diamant dá na konci body',
  },
  passing: {
    stuck: 'Není kam jít: místo pohybu se značí prázdný dílek.',
    outOfTime: 'Čas vypršel, list čeká na počítání.',
    finished: 'Archa je celá, zbývá říkat barvy ostatním.',
    dieRolls: 'Barvu určila kostka.',
  },
  tabs: { me: 'Zisky', answer: 'Odpověď', others: 'Ostatní' },
}
