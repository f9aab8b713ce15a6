import type { Seat } from '@vyprava/kernel'
import { GAP_PRICE, type Printed, type RoamAction, type RoamView } from '../../rules/index.ts'
import { type Names, squareName, squareNames } from '../names.ts'
import { type Context, isFaceUp, type Placement, placementAt, restPrice, stepOf } from '../sight.ts'
import { ABILITY_NAMES, coins, coinsAcc, markers, points } from './counts.ts'

export const GROUPS: Readonly<Record<RoamAction['type'], string>> = {
  bid: 'Dražba',
  buy: 'Nákup',
  coin: 'Artefakty',
  done: 'Dokončit',
  endMain: 'Dokončit',
  endTurn: 'Dokončit',
  fill: 'Žetony',
  flip: 'Artefakty',
  freeGap: 'Prázdná místa',
  freeGapReplace: 'Prázdná místa',
  gap: 'Prázdná místa',
  gapReplace: 'Prázdná místa',
  pass: 'Dražba',
  place: 'Místo pro tvar',
  replace: 'Žetony',
  resolve: 'Zaplněné karty',
  rest: 'Odpočinek',
  rotate: 'Artefakty',
  shift: 'Posun žetonu',
  stack: 'Žetony',
  use: 'Postavy',
}

const owned = (owner: Seat, { names, observer }: Context): string =>
  owner === observer ? 'svůj žeton' : `žeton (${names[owner]})`

const bonus = ({ squares }: RoamView, square: number): string =>
  squares[square].coins === 0 ? '' : ` (+${coins(squares[square].coins)})`

/** "Položit tvar: C4, D4 (2 mince; vynechá D5)" */
function place({ free, occupied, occupiedOpen, coins: gained, tooFew }: Placement): string {
  const skipped = `${occupiedOpen ? 'obsazeno' : 'vynechá'} ${squareNames(occupied)}`
  if (free.length === 0) return `Položit tvar přes obsazená pole: ${squareNames(occupied)}`
  const notes = [
    ...(tooFew === null ? [] : [`máš jen ${markers(tooFew)}`]),
    ...(tooFew !== null || gained === 0 ? [] : [coins(gained)]),
    ...(occupied.length === 0 ? [] : [skipped]),
  ]
  return `Položit tvar: ${squareNames(free)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`
}

export function actionsOf(names: Names<'cs'>, printed: Printed): (action: RoamAction, of: Context) => string {
  const free = ABILITY_NAMES.freeGap
  return (action, context) => {
    const { view } = context
    switch (action.type) {
      case 'bid':
        return `Nabídnout ${coinsAcc(action.coins)}`
      case 'buy': {
        const { ability, price, points: worth } = printed.pack.artifacts[action.artifact]
        const facts = `${ABILITY_NAMES[ability]}, ${points(worth)}`
        return `Koupit ${names.artifact(action.artifact).acc} za ${coinsAcc(price)} (${facts})`
      }
      case 'coin':
        return `${ABILITY_NAMES.coin}: vzít si 1 minci`
      case 'done':
        return stepOf(view) === 'place' ? 'Nepokládat nic' : 'Položit žetony a pokračovat'
      case 'endMain':
        return 'Pokračovat bez dalších žetonů'
      case 'endTurn':
        return 'Ukončit tah'
      case 'fill':
        return `Položit žeton na ${squareName(action.square)}${bonus(view, action.square)}`
      case 'flip': {
        const way = isFaceUp(view, action.character) ? 'lícem dolů' : 'lícem nahoru'
        return `${ABILITY_NAMES.flipCard}: otočit ${names.character(action.character).acc} ${way}`
      }
      case 'freeGap':
        return `${free}: zaplnit ${squareName(action.square)}${bonus(view, action.square)}`
      case 'freeGapReplace':
        return `${free}: na ${squareName(action.square)} nahradit ${owned(action.owner, context)}${bonus(view, action.square)}`
      case 'gap':
        return `Zaplnit ${squareName(action.square)} za ${coinsAcc(GAP_PRICE)}${bonus(view, action.square)}`
      case 'gapReplace':
        return `Na ${squareName(action.square)} nahradit ${owned(action.owner, context)} za ${coinsAcc(GAP_PRICE)}${bonus(view, action.square)}`
      case 'pass':
        return 'Pasovat'
      case 'place': {
        const placement = placementAt(printed, view, action.x, action.y)
        return placement === null ? 'Položit tvar' : place(placement)
      }
      case 'replace':
        return `${ABILITY_NAMES.replace}: na ${squareName(action.square)} nahradit ${owned(action.owner, context)}${bonus(view, action.square)}`
      case 'resolve': {
        const land = view.lands[action.slot]
        return land === null ? 'Vyhodnotit kartu' : `Vyhodnotit kartu ${names.land(land).nom}`
      }
      case 'rest': {
        const price = restPrice(view)
        return price === 0 ? 'Odpočinout si zdarma' : `Odpočinout si za ${coinsAcc(price)}`
      }
      case 'rotate':
        return `${ABILITY_NAMES.rotate}: otočit tvar o 90° po směru hodinových ručiček`
      case 'shift':
        return `Posunout ${owned(action.owner, context)} z ${squareName(action.from)} na ${squareName(action.to)}`
      case 'stack':
        return `Postavit věžičku na ${squareName(action.square)}${bonus(view, action.square)}`
      case 'use':
        return `Použít postavu ${names.character(action.character).nom}`
    }
  }
}
