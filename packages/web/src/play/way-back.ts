import { type GameAction, indexOfAction } from '@vyprava/kernel'
import type { WayBack } from '@vyprava/module'
import { useMemo } from 'react'
import { usePlay } from './context.ts'
import type { Scene } from './scene.ts'
import { whenSettled } from './settled.ts'
import type { Moves, PlayTable } from './table.ts'

/** A choice within a turn is never made of more actions than this. */
const MOST = 8

/** The way back for a game's table; none where nothing can be taken back, and none in a lesson, which has a script. */
export function useWayBack(): WayBack | undefined {
  const { table, scene, explain } = usePlay()
  const open = scene.lesson?.state !== 'on' && isOpen(scene) && scene.shown === scene.length
  return useMemo(() => {
    const { moves } = table
    if (!open || moves === null) return undefined
    return {
      step(actions = 1) {
        explain(null)
        stepBack(table, moves, actions)
      },
      exchange(action) {
        explain(null)
        return exchange(table, moves, action)
      },
    }
  }, [table, open, explain])
}

/** Takes back so many of one's own last actions, as far as the barrier allows. */
export function stepBack(table: PlayTable, moves: Moves, actions: number): void {
  if (actions === 0 || !isOpen(table.scene())) return
  const undone = moves.undo()
  if (undone?.possible === false) return
  whenSettled(table, () => stepBack(table, moves, actions - 1))
}

/** Takes back until an action is legal, and takes it; otherwise everything is as before, and the answer is false. */
export function exchange(table: PlayTable, moves: Moves, action: GameAction): boolean {
  for (let steps = 0; steps < MOST; steps++) {
    if (!isOpen(table.scene())) return again(moves, steps)
    const undone = moves.undo()
    if (undone === null) return whenUndone(table, moves, action, steps)
    if (!undone.possible) return again(moves, steps)
    if (isLegal(table, action)) return moves.act(action)?.ok === true
  }
  return again(moves, MOST)
}

/** Within the barrier: a takeback is asked for by its own button. */
const isOpen = (scene: Scene): boolean =>
  scene.kind === 'open' && scene.undo?.possible === true && scene.undo.takeback !== true

function again(moves: Moves, steps: number): false {
  for (let i = 0; i < steps; i++) moves.redo?.()
  return false
}

/** A server answers later: with its next scene the exchange goes on. */
function whenUndone(table: PlayTable, moves: Moves, action: GameAction, steps: number): true {
  const stop = table.watch(() => {
    const scene = table.scene()
    if (scene.kind !== 'open' || scene.link?.sending === true) return
    stop()
    if (scene.link?.trouble != null || steps >= MOST) return
    if (isLegal(table, action)) moves.act(action)
    else if (isOpen(scene) && moves.undo() === null) whenUndone(table, moves, action, steps + 1)
  })
  return true
}

function isLegal(table: PlayTable, action: GameAction): boolean {
  const scene = table.scene()
  const actions = scene.kind === 'open' ? scene.sight.decision?.actions : undefined
  return actions !== undefined && indexOfAction(actions, action) !== -1
}
