import { useSyncExternalStore } from 'react'
import { goTo } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import type { OnlineTable } from './table.ts'
import { playAgain } from './tables.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { useServer } from './use-server.ts'
import { Wrong } from './wrong.tsx'

type RematchProps = { readonly table: OnlineTable; readonly seat: number }

/** The same table once more, for everybody who played: whoever comes first opens it, and the others are told. */
export function Rematch({ table, seat }: RematchProps) {
  const { play } = useTexts()
  const { agreed: words } = useOnlineTexts()
  const { person } = useServer()
  const told = useSyncExternalStore(table.watch, table.told)
  const deed = useDeed()
  const by = told?.rematchBy ?? null
  const other = by !== null && by !== person?.name
  return (
    <>
      <button
        type="button"
        className="btn btn--brass"
        disabled={deed.busy}
        onClick={() =>
          deed.run(async () => goTo({ page: 'table', id: await playAgain(table.id, seat), step: null }))
        }
      >
        {other ? `${words.again(by)} · ${words.join}` : play.rematch}
      </button>
      <Wrong text={deed.wrong} />
    </>
  )
}
