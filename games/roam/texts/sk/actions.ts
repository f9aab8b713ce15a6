import type { Seat } from '@vyprava/kernel'
import { GAP_PRICE, type Printed, type RoamAction, type RoamView } from '../../rules/index.ts'
import { type Names, squareName, squareNames } from '../names.ts'
import { type Context, isFaceUp, type Placement, placementAt, restPrice, stepOf } from '../sight.ts'
import { ABILITY_NAMES, coins, coinsAcc, markers, points } from './counts.ts'

export const GROUPS: Readonly<Record<RoamAction['type'], string>> = {
  bid: 'Dražba',
  buy: 'Nákup',
  coin: 'Artefakty',
  done: 'Dokončiť',
  endMain: 'Dokončiť',
  endTurn: 'Dokončiť',
  fill: 'Žetóny',
  flip: 'Artefakty',
  freeGap: 'Prázdne miesta',
  freeGapReplace: 'Prázdne miesta',
  gap: 'Prázdne miesta',
  gapReplace: 'Prázdne miesta',
  pass: 'Dražba',
  place: 'Miesto pre tvar',
  replace: 'Žetóny',
  resolve: 'Zaplnené karty',
  rest: 'Odpočinok',
  rotate: 'Artefakty',
  shift: 'Posun žetónu',
  stack: 'Žetóny',
  use: 'Postavy',
}

const owned = (owner: Seat, { names, observer }: Context): string =>
  owner === observer ? 'svoj žetón' : `žetón (${names[owner]})`

const bonus = ({ squares }: RoamView, square: number): string =>
  squares[square].coins === 0 ? '' : ` (+${coins(squares[square].coins)})`

/** "Položiť tvar: C4, D4 (2 mince; vynechá D5)" */
function place({ free, occupied, occupiedOpen, coins: gained, tooFew }: Placement): string {
  const skipped = `${occupiedOpen ? 'obsadené' : 'vynechá'} ${squareNames(occupied)}`
  if (free.length === 0) return `Položiť tvar cez obsadené políčka: ${squareNames(occupied)}`
  const notes = [
    ...(tooFew === null ? [] : [`máš len ${markers(tooFew)}`]),
    ...(tooFew !== null || gained === 0 ? [] : [coins(gained)]),
    ...(occupied.length === 0 ? [] : [skipped]),
  ]
  return `Položiť tvar: ${squareNames(free)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`
}

export function actionsOf(names: Names<'sk'>, printed: Printed): (action: RoamAction, of: Context) => string {
  const free = ABILITY_NAMES.freeGap
  return (action, context) => {
    const { view } = context
    switch (action.type) {
      case 'bid':
        return `Ponúknuť ${coinsAcc(action.coins)}`
      case 'buy': {
        const { ability, price, points: worth } = printed.pack.artifacts[action.artifact]
        const facts = `${ABILITY_NAMES[ability]}, ${points(worth)}`
        return `Kúpiť ${names.artifact(action.artifact).acc} za ${coinsAcc(price)} (${facts})`
      }
      case 'coin':
        return `${ABILITY_NAMES.coin}: vziať si 1 mincu`
      case 'done':
        return stepOf(view) === 'place' ? 'Neukladať nič' : 'Uložiť žetóny a pokračovať'
      case 'endMain':
        return 'Pokračovať bez ďalších žetónov'
      case 'endTurn':
        return 'Ukončiť ťah'
      case 'fill':
        return `Položiť žetón na ${squareName(action.square)}${bonus(view, action.square)}`
      case 'flip': {
        const way = isFaceUp(view, action.character) ? 'lícom nadol' : 'lícom nahor'
        return `${ABILITY_NAMES.flipCard}: otočiť ${names.character(action.character).acc} ${way}`
      }
      case 'freeGap':
        return `${free}: zaplniť ${squareName(action.square)}${bonus(view, action.square)}`
      case 'freeGapReplace':
        return `${free}: na ${squareName(action.square)} nahradiť ${owned(action.owner, context)}${bonus(view, action.square)}`
      case 'gap':
        return `Zaplniť ${squareName(action.square)} za ${coinsAcc(GAP_PRICE)}${bonus(view, action.square)}`
      case 'gapReplace':
        return `Na ${squareName(action.square)} nahradiť ${owned(action.owner, context)} za ${coinsAcc(GAP_PRICE)}${bonus(view, action.square)}`
      case 'pass':
        return 'Pasovať'
      case 'place': {
        const placement = placementAt(printed, view, action.x, action.y)
        return placement === null ? 'Položiť tvar' : place(placement)
      }
      case 'replace':
        return `${ABILITY_NAMES.replace}: na ${squareName(action.square)} nahradiť ${owned(action.owner, context)}${bonus(view, action.square)}`
      case 'resolve': {
        const land = view.lands[action.slot]
        return land === null ? 'Vyhodnotiť kartu' : `Vyhodnotiť kartu ${names.land(land).nom}`
      }
      case 'rest': {
        const price = restPrice(view)
        return price === 0 ? 'Odpočinúť si zadarmo' : `Odpočinúť si za ${coinsAcc(price)}`
      }
      case 'rotate':
        return `${ABILITY_NAMES.rotate}: otočiť tvar o 90° v smere hodinových ručičiek`
      case 'shift':
        return `Posunúť ${owned(action.owner, context)} z ${squareName(action.from)} na ${squareName(action.to)}`
      case 'stack':
        return `Postaviť vežičku na ${squareName(action.square)}${bonus(view, action.square)}`
      case 'use':
        return `Použiť postavu ${names.character(action.character).nom}`
    }
  }
}
