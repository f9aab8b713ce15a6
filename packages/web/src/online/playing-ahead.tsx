import { useSyncExternalStore } from 'react'
import type { OnlineParts } from '../play/context.ts'
import type { AheadTable } from './ahead-table.ts'
import { addConditional } from './conditionals.ts'
import type { OnlineTable } from './table.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

type AheadProps = {
  readonly ahead: AheadTable
  readonly table: OnlineTable
  readonly leave: () => void
}

/** What the frame shows around a board on which somebody plays ahead. */
export const aheadParts = (props: AheadProps): OnlineParts => ({
  tools: null,
  // In the plate of the question, which nothing covers: on phones the list of moves lies over all that is below it.
  sign: <PlayingAhead {...props} />,
  hints: false,
  over: null,
  said: () => '',
})

/** Beside the question: how far one has come, and what can be done with it. */
function PlayingAhead({ ahead, table, leave }: AheadProps) {
  const { conditionals } = useOnlineTexts()
  const words = conditionals.ahead
  const state = useSyncExternalStore(ahead.watch, ahead.state)
  const deed = useDeed()
  const { version } = ahead.wish()
  const stale = useSyncExternalStore(table.watch, () => table.vantage()?.version !== version)
  const keep = async () => {
    if (await deed.run(() => addConditional(table.id, ahead.wish()))) leave()
  }
  const answered = state === 'begun' || state === 'whole'
  return (
    <section className="takeback" aria-label={words.title}>
      <span title={words.note} className={`link-sign${stale ? ' link-sign--lost' : ''}`}>
        {stale ? words.stale : words[state]}
      </span>
      {state === 'others' && !stale && (
        <button type="button" className="btn btn--line" onClick={() => ahead.skip()}>
          {words.skip}
        </button>
      )}
      {answered && !stale && (
        <button type="button" className="btn btn--brass" disabled={deed.busy} onClick={keep}>
          {words.keep}
        </button>
      )}
      <button type="button" className="btn btn--line" onClick={leave}>
        {words.leave}
      </button>
      <Wrong text={deed.wrong} />
    </section>
  )
}
