import type { GameAction, Played } from '@vyprava/kernel'
import type { Moves, PlayTable } from './table.ts'

/** Goes on at once, or when a server has answered what was sent to it; not after trouble. */
export function whenSettled(table: PlayTable, go: () => void): void {
  const isSending = () => {
    const scene = table.scene()
    return scene.kind === 'open' && scene.link?.sending === true
  }
  if (!isSending()) {
    go()
    return
  }
  const stop = table.watch(() => {
    if (isSending()) return
    stop()
    const scene = table.scene()
    if (scene.kind === 'open' && scene.link?.trouble == null) go()
  })
}

/**
 * Takes the steps of one decision. A server gets them together and takes all, none, or those before one that only it can refuse. At a table of this device they
 * are taken one after another; that ends with the first that is refused, and when the screen serves somebody else.
 */
export function actAll(
  table: PlayTable,
  moves: Moves,
  actions: readonly GameAction[],
  told: (played: Played | null) => void,
): void {
  if (moves.actAll !== undefined) {
    told(moves.actAll(actions))
    return
  }
  const seatOf = () => {
    const scene = table.scene()
    return scene.kind === 'open' ? scene.observer : null
  }
  const seat = seatOf()
  const next = (place: number): void => {
    if (place === actions.length || seatOf() !== seat) return
    const played = moves.act(actions[place])
    told(played)
    if (played?.ok === true) whenSettled(table, () => next(place + 1))
  }
  next(0)
}
