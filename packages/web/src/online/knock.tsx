import { Icon, Marker, tidy } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import type { KnockShown } from '@vyprava/protocol'
import { useEffect } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { Page } from '../frame/page.tsx'
import { PresenceSign } from '../frame/presence-sign.tsx'
import { PageTools } from '../frame/tools.tsx'
import { paintOf } from '../play/paint.ts'
import { addressOf } from '../router.ts'
import type { Person } from './server.ts'
import { askFor } from './tables.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { NameForm } from './who.tsx'
import { Wrong } from './wrong.tsx'
import '../frame/forms.css'
import './online.css'
import './presence.css'
import './knock.css'

type KnockProps = {
  readonly knock: KnockShown
  readonly person: Person | null
  /** Looks at the table again. */
  readonly look: () => Promise<unknown>
}

/** How often it is looked whether somebody was let in. */
const EVERY = 3_000

/** A private table that is played, for whoever comes by its link: what can be asked for. */
export function Knock({ knock, person, look }: KnockProps) {
  const { knock: words, lobby, who } = useOnlineTexts()
  const { name } = useDoorWords(knock.game)
  const when = new Date(knock.since)
  const today = when.toDateString() === new Date().toDateString()
  useEffect(() => {
    if (knock.asks === null) return
    const timer = setInterval(() => document.hidden || look(), EVERY)
    return () => clearInterval(timer)
  }, [knock.asks, look])
  return (
    <Page>
      <main className="leaf knock" tabIndex={-1} data-game={knock.game}>
        <PageTools back={addressOf({ page: 'online' })}>{lobby}</PageTools>
        <section className="panel knock-plate" aria-label={name}>
          <p className="caps knock-game">{name}</p>
          <h1>{knock.state === 'over' ? words.over : words.title}</h1>
          <p>{tidy(words.since(knock.players, when, today))}</p>
          {person === null ? (
            <>
              <h2 className="h2">{who.ask}</h2>
              <NameForm />
            </>
          ) : (
            <Ways knock={knock} look={look} />
          )}
        </section>
      </main>
    </Page>
  )
}

function Ways({ knock, look }: Omit<KnockProps, 'person'>) {
  const { knock: words } = useOnlineTexts()
  const deed = useDeed()
  const ask = (seat: number | null) => deed.run(() => askFor(knock.id, seat).finally(look))
  const [spare] = knock.spare
  if (knock.asks !== null)
    return (
      <p className="knock-asked" role="status">
        <b>{words.asked}</b>
        <small>{words.askedNote}</small>
      </p>
    )
  return (
    <div className="knock-ways">
      {knock.refused && <p role="status">{words.refused}</p>}
      {!knock.refused && spare !== undefined && (
        <button type="button" className="btn btn--brass" disabled={deed.busy} onClick={() => ask(spare.seat)}>
          <span className="pline-who">
            <Marker seat={paintOf(spare.seat)} className="mk" />
            <span className="seat-sign">
              <PresenceSign kind="bot" />
            </span>
          </span>
          <span>
            {words.seat}
            <small>{spare.name === null ? words.seatFree : words.seatOf(spare.name)}</small>
          </span>
        </button>
      )}
      {!knock.refused && (
        <button type="button" className="btn btn--line" disabled={deed.busy} onClick={() => ask(null)}>
          <Icon data={lanternFlame} />
          <span>
            {words.watch}
            <small>{words.watchNote}</small>
          </span>
        </button>
      )}
      <a className="btn btn--bare" href={addressOf({ page: 'online' })}>
        {words.own}
      </a>
      <Wrong text={deed.wrong} />
    </div>
  )
}
