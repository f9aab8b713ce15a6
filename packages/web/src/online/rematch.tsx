import { goTo } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { playAgain } from './tables.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

/** The same table once more, for everybody who played; whoever comes first opens it. */
export function Rematch({ id, seat }: { readonly id: string; readonly seat: number }) {
  const { play } = useTexts()
  const deed = useDeed()
  return (
    <>
      <button
        type="button"
        className="btn btn--brass"
        disabled={deed.busy}
        onClick={() =>
          deed.run(async () => goTo({ page: 'table', id: await playAgain(id, seat), step: null }))
        }
      >
        {play.rematch}
      </button>
      <Wrong text={deed.wrong} />
    </>
  )
}
