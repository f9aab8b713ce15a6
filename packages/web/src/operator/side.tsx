import { useId } from 'react'
import type { Overview } from './data.ts'
import { useDesk } from './desk.ts'
import { bytes } from './load.tsx'
import { minutesSince } from './said.ts'

/** What is told to everybody who plays. */
export function NoticeBox({ notice }: Pick<Overview, 'notice'>) {
  const { texts, open, run } = useDesk()
  const { notice: words } = texts
  const title = useId()
  const told =
    notice !== null && (notice.text !== '' || notice.at !== null || !notice.draining) ? notice : null
  return (
    <section className="panel op-box" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      {told === null ? (
        <p>{words.none}</p>
      ) : (
        <p>
          {told.text === '' ? words.usual : <i>{told.text}</i>}{' '}
          {told.at !== null && words.starts(new Date(told.at))}
        </p>
      )}
      <div className="op-do">
        <button type="button" className="btn btn--line" onClick={() => open({ kind: 'notice' })}>
          {words.set}
        </button>
        {told !== null && (
          <button type="button" className="btn btn--bare" onClick={() => run('notice', { notice: null })}>
            {words.withdraw}
          </button>
        )}
      </div>
    </section>
  )
}

/** The latest copy of the database. */
export function BackupBox({ backup }: Pick<Overview, 'backup'>) {
  const { texts, now } = useDesk()
  const title = useId()
  return (
    <section className="panel op-box" aria-labelledby={title}>
      <h2 id={title}>{texts.backup.title}</h2>
      <p>
        {backup === null
          ? texts.backup.none
          : texts.backup.last(texts.ago(minutesSince(backup.at, now)), bytes(backup.bytes))}
      </p>
    </section>
  )
}
