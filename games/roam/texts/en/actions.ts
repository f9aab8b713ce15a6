import type { Seat } from '@vyprava/kernel'
import { GAP_PRICE, type Printed, type RoamAction, type RoamView } from '../../rules/index.ts'
import { type Names, squareName, squareNames } from '../names.ts'
import { type Context, isFaceUp, type Placement, placementAt, restPrice, stepOf } from '../sight.ts'
import { ABILITY_NAMES, coins, markers, points } from './counts.ts'

export const GROUPS: Readonly<Record<RoamAction['type'], string>> = {
  bid: 'Auction',
  buy: 'Purchase',
  coin: 'Artifacts',
  done: 'Finish',
  endMain: 'Finish',
  endTurn: 'Finish',
  fill: 'Markers',
  flip: 'Artifacts',
  freeGap: 'Gaps',
  freeGapReplace: 'Gaps',
  gap: 'Gaps',
  gapReplace: 'Gaps',
  pass: 'Auction',
  place: 'Place for the shape',
  replace: 'Markers',
  resolve: 'Completed cards',
  rest: 'Rest',
  rotate: 'Artifacts',
  shift: 'Shift a marker',
  stack: 'Markers',
  use: 'Characters',
}

const owned = (owner: Seat, { names, observer }: Context): string =>
  owner === observer ? 'your marker' : `a marker (${names[owner]})`

const bonus = ({ squares }: RoamView, square: number): string =>
  squares[square].coins === 0 ? '' : ` (+${coins(squares[square].coins)})`

/** "Place the shape: C4, D4 (2 coins; skips D5)" */
function place({ free, occupied, occupiedOpen, coins: gained, tooFew }: Placement): string {
  const skipped = `${occupiedOpen ? 'occupied' : 'skips'} ${squareNames(occupied)}`
  if (free.length === 0) return `Place the shape over occupied squares: ${squareNames(occupied)}`
  const notes = [
    ...(tooFew === null ? [] : [`you have only ${markers(tooFew)}`]),
    ...(tooFew !== null || gained === 0 ? [] : [coins(gained)]),
    ...(occupied.length === 0 ? [] : [skipped]),
  ]
  return `Place the shape: ${squareNames(free)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`
}

export function actionsOf(names: Names<'en'>, printed: Printed): (action: RoamAction, of: Context) => string {
  const free = ABILITY_NAMES.freeGap
  return (action, context) => {
    const { view } = context
    switch (action.type) {
      case 'bid':
        return `Bid ${coins(action.coins)}`
      case 'buy': {
        const { ability, price, points: worth } = printed.pack.artifacts[action.artifact]
        const facts = `${ABILITY_NAMES[ability]}, ${points(worth)}`
        return `Buy ${names.artifact(action.artifact).nom} for ${coins(price)} (${facts})`
      }
      case 'coin':
        return `${ABILITY_NAMES.coin}: take 1 coin`
      case 'done':
        return stepOf(view) === 'place' ? 'Place nothing' : 'Place the markers and go on'
      case 'endMain':
        return 'Go on without more markers'
      case 'endTurn':
        return 'End the turn'
      case 'fill':
        return `Place a marker on ${squareName(action.square)}${bonus(view, action.square)}`
      case 'flip': {
        const way = isFaceUp(view, action.character) ? 'face down' : 'face up'
        return `${ABILITY_NAMES.flipCard}: turn ${names.character(action.character).nom} ${way}`
      }
      case 'freeGap':
        return `${free}: fill ${squareName(action.square)}${bonus(view, action.square)}`
      case 'freeGapReplace':
        return `${free}: on ${squareName(action.square)} replace ${owned(action.owner, context)}${bonus(view, action.square)}`
      case 'gap':
        return `Fill ${squareName(action.square)} for ${coins(GAP_PRICE)}${bonus(view, action.square)}`
      case 'gapReplace':
        return `On ${squareName(action.square)} replace ${owned(action.owner, context)} for ${coins(GAP_PRICE)}${bonus(view, action.square)}`
      case 'pass':
        return 'Pass'
      case 'place': {
        const placement = placementAt(printed, view, action.x, action.y)
        return placement === null ? 'Place the shape' : place(placement)
      }
      case 'replace':
        return `${ABILITY_NAMES.replace}: on ${squareName(action.square)} replace ${owned(action.owner, context)}${bonus(view, action.square)}`
      case 'resolve': {
        const land = view.lands[action.slot]
        return land === null ? 'Resolve the card' : `Resolve ${names.land(land).nom}`
      }
      case 'rest': {
        const price = restPrice(view)
        return price === 0 ? 'Rest for free' : `Rest for ${coins(price)}`
      }
      case 'rotate':
        return `${ABILITY_NAMES.rotate}: turn the shape by 90° clockwise`
      case 'shift':
        return `Shift ${owned(action.owner, context)} from ${squareName(action.from)} to ${squareName(action.to)}`
      case 'stack':
        return `Stack a marker on ${squareName(action.square)}${bonus(view, action.square)}`
      case 'use':
        return `Use ${names.character(action.character).nom}`
    }
  }
}
