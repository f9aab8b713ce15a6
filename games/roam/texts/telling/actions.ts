import { present } from '@vyprava/module/wording.ts'
import { GAP_PRICE, type Printed, type RoamAction } from '../../rules/index.ts'
import type { ActionWords, groups } from '../en/telling.ts'
import { type Names, squareName, squareNames } from '../names.ts'
import { type Context, isFaceUp, type Placement, placementAt, restPrice, stepOf } from '../sight.ts'

/** The heading of each action. */
const GROUPS = {
  bid: 'auction',
  buy: 'purchase',
  coin: 'artifacts',
  done: 'finish',
  endMain: 'finish',
  endTurn: 'finish',
  fill: 'markers',
  flip: 'artifacts',
  freeGap: 'gaps',
  freeGapReplace: 'gaps',
  gap: 'gaps',
  gapReplace: 'gaps',
  pass: 'auction',
  place: 'place',
  replace: 'markers',
  resolve: 'completed',
  rest: 'rest',
  rotate: 'artifacts',
  shift: 'shift',
  stack: 'markers',
  use: 'characters',
} as const satisfies Record<RoamAction['type'], keyof typeof groups>

export const groupOf =
  (words: typeof groups) =>
  ({ type }: RoamAction): string =>
    words[GROUPS[type]]

export function actionsOf(words: ActionWords, names: Names, printed: Printed) {
  return (action: RoamAction, context: Context): string => {
    const { view } = context
    const whose = (owner: number): string =>
      owner === context.observer ? words.ownMarker : words.markerOf(context.names[owner])
    /** With the coins that lie there. */
    const paid = (said: string, square: number): string => {
      const { coins } = view.squares[square]
      return coins === 0 ? said : `${said} (+${words.coins(coins)})`
    }
    switch (action.type) {
      case 'bid':
        return words.bid(action.coins)
      case 'buy': {
        const { ability, price, points } = printed.pack.artifacts[action.artifact]
        return words.buy(names.artifact(action.artifact).acc, price, ability, points)
      }
      case 'done':
        return stepOf(view) === 'place' ? words.placeNothing : words.done
      case 'coin':
      case 'endMain':
      case 'endTurn':
      case 'pass':
      case 'rotate':
        return words[action.type]
      case 'fill':
      case 'stack':
      case 'freeGap':
        return paid(words[action.type](squareName(action.square)), action.square)
      case 'flip': {
        const { acc } = names.character(action.character)
        return isFaceUp(view, action.character) ? words.flipDown(acc) : words.flipUp(acc)
      }
      case 'replace':
      case 'freeGapReplace':
        return paid(words[action.type](squareName(action.square), whose(action.owner)), action.square)
      case 'gap':
        return paid(words.gap(squareName(action.square), GAP_PRICE), action.square)
      case 'gapReplace':
        return paid(
          words.gapReplace(squareName(action.square), whose(action.owner), GAP_PRICE),
          action.square,
        )
      case 'place': {
        const placement = placementAt(printed, view, action.x, action.y)
        return placement === null ? words.place : placed(words, placement)
      }
      case 'resolve': {
        const land = view.lands[action.slot]
        return land === null ? words.resolve : words.resolveLand(names.land(land).nom)
      }
      case 'rest': {
        const price = restPrice(view)
        return price === 0 ? words.restFree : words.rest(price)
      }
      case 'shift':
        return words.shift(whose(action.owner), squareName(action.from), squareName(action.to))
      case 'use': {
        const { nom, acc } = names.character(action.character)
        return words.use(nom, acc)
      }
    }
  }
}

/** "Place the shape: C4, D4 (2 coins; skips D5)" */
function placed(words: ActionWords, { free, occupied, occupiedOpen, coins, tooFew }: Placement): string {
  const taken = squareNames(occupied)
  if (free.length === 0) return words.placeOver(taken)
  const notes = [
    tooFew === null ? null : words.tooFew(tooFew),
    tooFew !== null || coins === 0 ? null : words.coins(coins),
    occupied.length === 0 ? null : occupiedOpen ? words.occupied(taken) : words.skips(taken),
  ]
  const noted = present(notes, '; ')
  return `${words.place}: ${squareNames(free)}${noted === '' ? '' : ` (${noted})`}`
}
