import type { Printed } from './printed.ts'
import type { Player } from './state.ts'

/** Whether a weapon or a ready ability with attack timing lies on the board: without one no fight begins (EU-R51). */
export const canAttack = ({ pack }: Printed, { slots }: Player): boolean =>
  slots.some((owned) => {
    if (owned === null) return false
    const { kind, effects } = pack.tiles[owned.tile]
    return (kind === 'weapon' || owned.exhausted === 0) && effects.some(({ timing }) => timing === 'attack')
  })
