import { useEffect, useId, useState } from 'react'
import { errorIn, useOnlineTexts } from '../online/texts.ts'
import { Wrong } from '../online/wrong.tsx'
import { type Found, find, type Overview } from './data.ts'
import { useDesk } from './desk.ts'
import { PeopleLines, Tables } from './lists.tsx'

/** How long somebody rests before what they have typed is looked for. */
const REST = 200

/** People, and the line to find one of them or a table. */
export function People({ overview }: { readonly overview: Overview }) {
  const { texts } = useDesk()
  const { list } = texts
  const title = useId()
  const [text, setText] = useState('')
  const { found, wrong } = useFound(text.trim(), overview)
  const people = found?.people ?? overview.people
  const empty = found === null ? list.nobodyYet : list.nobody
  return (
    <section className="panel op-box op-people" aria-labelledby={title}>
      <h2 id={title}>
        {list.people}
        <small role="status">
          {found === null
            ? list.peopleNote(overview.counts.accounts, overview.counts.guests)
            : list.found(found.people.length + found.tables.length)}
        </small>
      </h2>
      <label className="op-find">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="M12.5 12.5 18 18" />
        </svg>
        <span className="visually-hidden">{list.find}</span>
        <input
          id="op-find"
          type="search"
          placeholder={list.find}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            setText('')
            event.currentTarget.blur()
          }}
        />
        <span className="op-slash" aria-hidden="true">
          /
        </span>
      </label>
      <Wrong text={wrong} />
      <div className="op-scroll">
        {people.length === 0 && (found === null || found.tables.length === 0) ? (
          <p className="quiet">{empty}</p>
        ) : (
          <PeopleLines people={people} />
        )}
        {found !== null && found.tables.length > 0 && <Tables tables={found.tables} all={0} />}
      </div>
    </section>
  )
}

/** What fits what was typed; looked for again whenever the page has looked. */
function useFound(text: string, overview: Overview) {
  const online = useOnlineTexts()
  const [found, setFound] = useState<Found | null>(null)
  const [error, setError] = useState<{ readonly error: unknown } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found may have changed with the rest
  useEffect(() => {
    let wanted = true
    setError(null)
    if (text === '') return setFound(null)
    const timer = setTimeout(() => {
      find(text).then(
        (answer) => wanted && setFound(answer),
        (reason: unknown) => wanted && setError({ error: reason }),
      )
    }, REST)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text, overview])
  return { found: text === '' ? null : found, wrong: error === null ? null : errorIn(online, error.error) }
}
