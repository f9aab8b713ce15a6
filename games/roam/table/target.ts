import type { Seat } from '@vyprava/kernel'
import type { Ability } from '../content/index.ts'
import type { RoamAction, RoamView } from '../rules/index.ts'
import type { Cards } from './cards.ts'
import type { Tool } from './choices.ts'
import { plausibleOn, plausibleUse, plausibleWith } from './plausible.ts'

/** A thing on the table that somebody points at. */
export type Target =
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'character'; readonly character: number }
  | { readonly kind: 'row'; readonly artifact: number }
  | { readonly kind: 'own'; readonly ability: Ability }
  | { readonly kind: 'button'; readonly action: RoamAction }

/** What pointing at it most likely asks for. */
export function plausible(
  cards: Cards,
  view: RoamView,
  seat: Seat | null,
  tool: Tool | null,
  target: Target,
): RoamAction {
  switch (target.kind) {
    case 'square':
      return plausibleOn(cards, view, seat, tool, target.square)
    case 'character':
      return plausibleWith(tool, target.character)
    case 'row':
      return { type: 'buy', artifact: target.artifact }
    case 'own':
      return plausibleUse(cards, view, target.ability)
    case 'button':
      return target.action
  }
}
