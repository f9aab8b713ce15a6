import type { Ark, Sheet } from '../rules/index.ts'

/** A copy for searches: the same as the kernel's `clone`, several times faster because it knows the form. */
export function copyArk(state: Ark): Ark {
  return {
    ...state,
    move: state.move.slice(),
    movePaints: state.movePaints.slice(),
    sheets: state.sheets.map(copySheet),
  }
}

function copySheet(sheet: Sheet): Sheet {
  const { answer } = sheet
  return {
    ...sheet,
    painted: sheet.painted.slice(),
    near: sheet.near.slice(),
    far: sheet.far.slice(),
    fresh: sheet.fresh.slice(),
    tally: sheet.tally.slice(),
    compass: sheet.compass.slice(),
    sides: sheet.sides.slice(),
    counter: sheet.counter.slice(),
    diamonds: sheet.diamonds.slice(),
    diamondColours: sheet.diamondColours.slice(),
    answer: { ...answer, hexes: answer.hexes.slice(), paints: answer.paints.slice() },
  }
}
