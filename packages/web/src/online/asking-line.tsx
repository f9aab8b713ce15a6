import type { AskingShown, TableShown } from '@vyprava/protocol'
import { admit } from './tables.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'
import './knock.css'

type AskingProps = {
  readonly told: TableShown
  readonly seat: number
  readonly asking: AskingShown
}

/** Somebody came by the link and asks for something. */
export function AskingLine({ told, seat, asking }: AskingProps) {
  const { knock: words } = useOnlineTexts()
  const deed = useDeed()
  const { name, person, wants, yes } = asking
  const say = (says: 'seat' | 'watch' | 'no') => deed.run(() => admit(told.id, person, says))
  const sits = wants === 'seat'
  return (
    <div className="pline" role="status">
      <span className="monogram" aria-hidden="true">
        {[...name][0]}
      </span>
      <span className="pline-said">
        <b>{name}</b> {sits ? words.asksSeat : words.asksWatch}
        <small>
          {sits && yes.includes(seat) ? words.waits : sits ? words.asksSeatNote : words.asksWatchNote}
        </small>
        <Wrong text={deed.wrong} />
      </span>
      {!(sits && yes.includes(seat)) && (
        <button
          type="button"
          className="btn btn--line"
          disabled={deed.busy}
          onClick={() => say(sits ? 'seat' : 'watch')}
        >
          {sits ? words.letSit : words.letIn}
        </button>
      )}
      {sits && (
        <button type="button" className="btn btn--line" disabled={deed.busy} onClick={() => say('watch')}>
          {words.onlyWatch}
        </button>
      )}
      <button type="button" className="btn btn--bare" disabled={deed.busy} onClick={() => say('no')}>
        {words.no}
      </button>
    </div>
  )
}
