import { useId } from 'react'
import { useDoors } from '../doors/words.ts'
import type { Overview, ReportRow } from './data.ts'
import { useDesk } from './desk.ts'
import { minutesSince, nameIn, saidOf, whenOf } from './said.ts'

/** What people have reported and nobody has closed. */
export function Reports({ overview }: { readonly overview: Overview }) {
  const { texts } = useDesk()
  const { reports: words } = texts
  const title = useId()
  const { reports, counts } = overview
  return (
    <section className="panel op-box op-reports" aria-labelledby={title}>
      <h2 id={title}>
        {words.title}
        {counts.waiting > 0 && <small>{words.waiting(counts.waiting)}</small>}
      </h2>
      <div className="op-scroll">
        {reports.length === 0 && <p className="quiet">{words.quiet}</p>}
        {reports.map((report) => (
          <Report key={report.id} report={report} overview={overview} />
        ))}
      </div>
    </section>
  )
}

function Report({ report, overview }: { readonly report: ReportRow; readonly overview: Overview }) {
  const { texts, now, open, run } = useDesk()
  const { reports: words } = texts
  const doors = useDoors()
  const { message, text, name, by, operator } = report
  const table = overview.tables.find(({ id }) => id === report.table)
  const heading = useId()
  return (
    <article className="op-report" aria-labelledby={heading}>
      <h3 id={heading}>
        {words.who(report.reporterName, name)}
        <time dateTime={report.at}>{texts.ago(minutesSince(Date.parse(report.at), now))}</time>
      </h3>
      <p>
        {table !== undefined && `${doors(table.game).name}, `}
        {message === null ? words.person : text === null ? words.gone : words.said}{' '}
        {text !== null && <i>{words.quote(text)}</i>}
      </p>
      {report.reason !== '' && <p>{words.because(report.reason)}</p>}
      {operator !== null && <p className="op-taken">{words.takenBy(nameIn(operator))}</p>}
      <div className="op-do">
        {report.state === 'new' ? (
          <button
            type="button"
            className="btn btn--line"
            onClick={() => run(`reports/${report.id}`, { state: 'taken' })}
          >
            {words.take}
          </button>
        ) : (
          <button
            type="button"
            className="btn btn--bare"
            onClick={() => run(`reports/${report.id}`, { state: 'new' })}
          >
            {words.giveBack}
          </button>
        )}
        {message !== null && text !== null && (
          <button
            type="button"
            className="btn btn--line"
            onClick={() => open({ kind: 'remove', message, text })}
          >
            {words.remove}
          </button>
        )}
        <button
          type="button"
          className="btn btn--line"
          onClick={() => open({ kind: 'silence', person: { id: by, name } })}
        >
          {words.mute}
        </button>
        <button
          type="button"
          className="btn btn--bare"
          data-row
          onClick={() => open({ kind: 'person', id: by, name })}
        >
          {words.open}
        </button>
        <button type="button" className="btn btn--bare" onClick={() => open({ kind: 'close', report })}>
          {words.close}
        </button>
      </div>
    </article>
  )
}

/** Everything that operators did. */
export function Log({ audit }: Pick<Overview, 'audit'>) {
  const { texts, now } = useDesk()
  const title = useId()
  return (
    <section className="panel op-box op-log" aria-labelledby={title} tabIndex={-1} id="op-log">
      <h2 id={title}>
        {texts.log.title}
        <small>{texts.log.note}</small>
      </h2>
      {audit.length === 0 ? (
        <p className="quiet">{texts.log.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard
        <ul className="op-scroll" tabIndex={0} aria-labelledby={title}>
          {audit.map((line) => (
            <li key={line.id}>
              <time dateTime={new Date(line.at).toISOString()}>{whenOf(texts, line.at, now)}</time>
              <span>
                <b>{nameIn(line.operator)}</b> {saidOf(texts, line)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
