import { Marker } from '@vyprava/atlas'
import { LONGEST_SAYING, type Said } from '@vyprava/protocol'
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useCell } from '../frame/cell.ts'
import { paintOf } from '../play/paint.ts'
import { Complaint, SitterComplaint } from './complaint.tsx'
import { type Conversation, unreadIn } from './conversation.ts'
import { mute, useMutes } from './mutes.ts'
import type { Person } from './server.ts'
import { useOnlineTexts } from './texts.ts'
import { useServer } from './use-server.ts'
import { NameForm } from './who.tsx'
import { silence } from './word.ts'
import { Silenced } from './words.tsx'
import { Wrong } from './wrong.tsx'
import './meeting.css'

type TalkProps = {
  readonly talk: Conversation
  readonly speak: (text: string) => void
  /** Who sits at the table, if players talk here; nobody among spectators. */
  readonly names: readonly (string | null)[]
  readonly watching: boolean
  /** Which table, and at which seat one sits oneself. */
  readonly table: string
  readonly seat: number | null
  /** In the place of the line to say something, where the game asks for silence. */
  readonly hush?: ReactNode
  /** Changes when the panel may have come into sight. */
  readonly sight?: unknown
}

/** Talk at a table: what was said, and a line to say more. */
export function TalkPanel({ talk, speak, names, watching, table, seat, hush = null, sight }: TalkProps) {
  const { talk: words } = useOnlineTexts()
  const { person } = useServer()
  const talked = useSyncExternalStore(talk.watch, talk.talked)
  const { people, ids } = useMutes()
  const [chosen, choose] = useState<Said | null>(null)
  // What was begun before a silence can be said after it.
  const [draft, setDraft] = useState('')
  const place = useSeen(talk, talked, sight)
  const title = useId()
  const silenced = useCell(silence)
  const said = talked.said.filter((one) => !ids.has(one.person))
  return (
    <section className="panel talkp" aria-labelledby={title} ref={place}>
      <h2 id={title}>{words.title}</h2>
      {watching && <p className="talk-note">{words.spectators}</p>}
      <div className="talk-scroll" role="log" aria-live="polite" aria-labelledby={title}>
        {said.length === 0 && talked.saying.length === 0 && <p className="quiet">{words.empty}</p>}
        <ol className="talk">
          {said.map((one) => (
            <Message key={one.id} said={one} self={one.person === person?.id} names={names} choose={choose} />
          ))}
          {talked.saying.map(({ id, text }) => (
            <li key={id} className="talk-on-way">
              <p>{text}</p>
              <small>{words.sending}</small>
            </li>
          ))}
        </ol>
      </div>
      {hush}
      {hush === null && person === null && <Nameless />}
      {hush === null && person !== null && silenced !== null && <Silenced silence={silenced} />}
      {hush === null && person !== null && silenced === null && (
        <Saying talk={talk} speak={speak} text={draft} setText={setDraft} />
      )}
      {people.length > 0 && person !== null && (
        <details className="talk-muted">
          <summary>{words.muted}</summary>
          {people.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="btn btn--bare"
              onClick={() => mute(person.id, id, false)}
            >
              {words.hear(name)}
            </button>
          ))}
        </details>
      )}
      {person !== null && <Sitters table={table} seat={seat} names={names} />}
      {chosen !== null && person !== null && (
        <Complaint said={chosen} self={person.id} close={() => choose(null)} />
      )}
    </section>
  )
}

type SittersProps = Pick<TalkProps, 'table' | 'seat' | 'names'>

/** The others at the table, for whoever wants to tell the operators of one of them. */
function Sitters({ table, seat, names }: SittersProps) {
  const { word: words } = useOnlineTexts()
  const [chosen, choose] = useState<{ readonly seat: number; readonly name: string } | null>(null)
  const others = names.flatMap((name, place) =>
    name === null || place === seat ? [] : [{ seat: place, name }],
  )
  if (others.length === 0) return null
  return (
    <details className="talk-muted">
      <summary>{words.reportSomebody}</summary>
      {others.map((other) => (
        <button key={other.seat} type="button" className="btn btn--bare" onClick={() => choose(other)}>
          {words.reportWho(other.name)}
        </button>
      ))}
      {chosen !== null && <SitterComplaint table={table} {...chosen} close={() => choose(null)} />}
    </details>
  )
}

/** What is seen is read; the newest stays in sight. */
function useSeen(talk: Conversation, talked: unknown, sight: unknown) {
  const place = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said or came into sight
  useEffect(() => {
    const look = () => {
      if (document.hidden || place.current === null || place.current.offsetParent === null) return
      talk.read()
      const list = place.current.querySelector('.talk-scroll')
      if (list) list.scrollTop = list.scrollHeight
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [talk, talked, sight])
  return place
}

type MessageProps = {
  readonly said: Said
  readonly self: boolean
  readonly names: readonly (string | null)[]
  readonly choose: (said: Said) => void
}

function Message({ said, self, names, choose }: MessageProps) {
  const { talk: words } = useOnlineTexts()
  const when = new Date(said.at)
  // Two of the same name have no sign rather than a wrong one.
  const alone = names.filter((name) => name === said.name).length === 1
  return (
    <li data-self={self}>
      <div className="talk-who">
        {alone && <Marker seat={paintOf(names.indexOf(said.name))} />}
        <b>{said.name}</b>
        <time dateTime={when.toISOString()}>{words.time(when)}</time>
        {!self && (
          <button
            type="button"
            className="btn btn--bare talk-more"
            aria-label={words.about(said.name)}
            title={words.about(said.name)}
            onClick={() => choose(said)}
          >
            <span aria-hidden="true" className="talk-dots" />
          </button>
        )}
      </div>
      <p>{said.text}</p>
    </li>
  )
}

function Nameless() {
  const { talk: words } = useOnlineTexts()
  return (
    <div className="talk-nameless">
      <p>{words.nameless}</p>
      <NameForm />
    </div>
  )
}

type SayingProps = Pick<TalkProps, 'talk' | 'speak'> & {
  readonly text: string
  readonly setText: Dispatch<SetStateAction<string>>
}

/** One line; Enter sends it. What was not taken comes back. */
function Saying({ talk, speak, text, setText }: SayingProps) {
  const { talk: words } = useOnlineTexts()
  const { unsaid } = useSyncExternalStore(talk.watch, talk.talked)
  useEffect(() => {
    if (unsaid !== null) setText((typed) => (typed === '' ? unsaid.text : typed))
  }, [unsaid, setText])
  const wrong = {
    tooFast: words.tooFast,
    mayNotTalk: words.mayNotTalk,
    silence: words.silence,
    failed: words.unsaid,
  }
  return (
    <form
      className="talk-say"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        speak(text)
        setText('')
      }}
    >
      <Wrong text={unsaid === null ? null : wrong[unsaid.why]} />
      <input
        className="field"
        aria-label={words.say}
        placeholder={words.say}
        value={text}
        maxLength={LONGEST_SAYING}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn btn--line">
        {words.send}
      </button>
    </form>
  )
}

type UnreadProps = {
  readonly talk: Conversation
  readonly person: Person | null
  readonly show: (count: number) => ReactNode
}

/** Something about how much was said that was not seen. */
export function Unread({ talk, person, show }: UnreadProps) {
  const talked = useSyncExternalStore(talk.watch, talk.talked)
  const { ids } = useMutes()
  return show(unreadIn(talked, person?.id ?? null, ids))
}
