import type { Game, GameAction, Played } from '@vyprava/kernel'
import { useCallback, useMemo, useState } from 'react'
import { ending, useSetting } from '../settings/index.ts'
import { endsTurn } from './ends-turn.ts'
import type { OpenScene } from './scene.ts'
import type { PlayTable } from './table.ts'

/** An action that waits for one more press, since it would end the turn. */
export interface Held {
  readonly action: GameAction
  /** Takes it after all. */
  end(): void
  drop(): void
}

export interface Acting {
  readonly held: Held | null
  /** Takes an action, or holds it; null when nothing was decided. */
  act(action: GameAction, confirmed: boolean): Played | null
}

/**
 * What ends a turn can often not be taken back, for others go on at once. So it takes a press that says so: a preview
 * that was confirmed, or the button that appears here; whoever likes has it end by itself.
 */
export function useActing(
  table: PlayTable,
  scene: OpenScene,
  game: Game,
  { led, closes }: { readonly led: boolean; readonly closes: ((action: GameAction) => boolean) | undefined },
): Acting {
  const asks = useSetting(ending) === 'ask' && !led
  const { sight } = scene
  const [wish, keep] = useState<{ readonly asked: object | null; readonly action: GameAction } | null>(null)
  const act = useCallback(
    (action: GameAction, confirmed: boolean) => {
      const holds = asks && !confirmed && closes?.(action) !== true && endsTurn(game, sight, action)
      keep(holds ? { asked: sight.decision, action } : null)
      return holds ? null : (table.moves?.act(action) ?? null)
    },
    [table, game, sight, asks, closes],
  )
  return useMemo(() => {
    // With the next question it is forgotten.
    const action = wish?.asked === sight.decision ? wish.action : null
    const held =
      action === null ? null : { action, end: () => void act(action, true), drop: () => keep(null) }
    return { held, act }
  }, [wish, sight, act])
}
