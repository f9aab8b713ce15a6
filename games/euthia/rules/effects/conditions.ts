import type { Seat } from '@vyprava/kernel'
import { type Effect, ELEMENTS, type Op, type When } from '../../content/schema.ts'
import { setSize } from '../equipment.ts'
import { locationAt } from '../fields.ts'
import type { Printed } from '../printed.ts'
import { type Euthia, NONE, type Owned } from '../state.ts'
import type { Use } from './faces.ts'

/** Whether a condition of an effect holds now; `owned` is its tile, or null. */
export function holds(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  when: When | undefined,
  owned: Owned | null,
): boolean {
  if (when === undefined) return true
  const player = state.players[seat]
  const { fight } = state
  switch (when.when) {
    case 'set':
      return setSize(printed, player) >= when.n
    case 'repAtLeast':
      return player.rep >= when.n
    case 'onSite':
      return player.field !== NONE && locationAt(printed, state.map, player.field) === when.location
    case 'combatRound':
      return fight !== null && fight.round === when.n
    case 'healthAtMost':
      return player.health <= when.n
    case 'essenceOnTile':
      return (
        owned?.essences.some((n, kind) => n > 0 && (when.kind === 'any' || ELEMENTS[kind] === when.kind)) ??
        false
      )
    case 'monsterLevel':
      return fight !== null && fight.level >= when.n
    case 'monsterHasHits':
      return fight !== null && fight.hits > 0
    case 'mode':
      return state.mode === when.mode
  }
}

/** The rule behind a condition: sets of armour have their own (EU-888). */
export const ruleOf = ({ effects }: Use): string =>
  effects.some(({ when }) => when?.when === 'set') ? 'EU-888' : 'EU-225'

/** Whether anything of a use works now (EU-888, EU-889). */
export const works = (
  printed: Printed,
  state: Euthia,
  seat: Seat,
  { effects }: Use,
  owned: Owned | null,
): boolean => effects.some(({ when }) => holds(printed, state, seat, when, owned))

/** What a use does now: effects whose condition fails are left out (EU-889). */
export const opsOf = (
  printed: Printed,
  state: Euthia,
  seat: Seat,
  effects: readonly Effect[],
  owned: Owned | null,
): Op[] => effects.flatMap((effect) => (holds(printed, state, seat, effect.when, owned) ? effect.do : []))
