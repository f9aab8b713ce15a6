import type { ConditionalShown } from '@vyprava/protocol'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { arrangeConditionals, ownConditionals } from './conditionals.ts'
import type { OnlineTable } from './table.ts'
import { type Deed, useDeed } from './use-deed.ts'

export interface OwnConditionals {
  /** Null until they are known. */
  readonly list: readonly ConditionalShown[] | null
  readonly deed: Deed
  /** Looks at them anew. */
  readonly look: () => void
  /** Keeps these in this order; the others go. */
  readonly arrange: (ids: readonly string[]) => void
}

/** One's own conditional moves: asked for again whenever something happens at the table. */
export function useConditionals(table: OnlineTable, by: boolean): OwnConditionals {
  const [list, setList] = useState<readonly ConditionalShown[] | null>(null)
  const deed = useDeed()
  const { run } = deed
  const heard = useSyncExternalStore(table.watch, () => lengthOf(table))
  const look = useCallback(() => {
    run(async () => setList(await ownConditionals(table.id)))
  }, [table, run])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens may have played or withdrawn one
  useEffect(() => {
    if (by) look()
  }, [by, look, heard])
  const arrange = useCallback(
    (ids: readonly string[]) => {
      run(async () => {
        await arrangeConditionals(table.id, ids)
        setList(await ownConditionals(table.id))
      })
    },
    [table, run],
  )
  return { list, deed, look, arrange }
}

const lengthOf = (table: OnlineTable): string => {
  const scene = table.scene()
  return scene.kind === 'open' ? `${scene.length} ${scene.sight.deciders.join()}` : ''
}
