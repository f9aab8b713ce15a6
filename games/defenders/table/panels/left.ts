import { MACHINE_KINDS, type MachineKind } from '../../content/index.ts'
import type { DefendersView, Printed } from '../../rules/index.ts'

export interface KindLeft {
  readonly kind: MachineKind
  /** In the deck, and of how many in the game. */
  readonly left: number
  readonly all: number
}

/** What the machine deck still holds: known to all, since discards lie open (DE-R76). */
export function machinesLeft({ pack }: Printed, view: DefendersView): readonly KindLeft[] {
  const count = (cards: readonly number[], kind: MachineKind): number =>
    cards.filter((card) => pack.machineCards[card].kind === kind).length
  return MACHINE_KINDS.map((kind) => {
    const left = count(view.machineLeft, kind)
    return { kind, left, all: left + count(view.machineDiscard, kind) }
  })
}

/** Turns of the round in their order, those that are over too. */
export interface TurnMark {
  readonly player: number
  readonly state: 'done' | 'now' | 'coming'
}

/** Who plays when in this round: from the first player on; alone whoever leads. */
export function turnsOf({
  players,
  firstPlayer,
  current,
  waiting,
  phase,
  solo,
}: DefendersView): readonly TurnMark[] {
  const acting = phase === 'action'
  const from = Math.max(0, firstPlayer)
  const around = players.map((_, place) => (from + place) % players.length)
  const order = around.filter((player) => !players[player].retired)
  if (solo) return acting && current >= 0 ? [{ player: current, state: 'now' }] : []
  return order.map((player) => ({
    player,
    state: !acting || waiting.includes(player) ? 'coming' : player === current ? 'now' : 'done',
  }))
}
