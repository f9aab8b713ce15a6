import { Icon, Rose } from '@vyprava/atlas'
import { village } from '@vyprava/atlas/icons/places.ts'
import { crossMark, openBook } from '@vyprava/atlas/icons/signs.ts'
import { moduleOf } from '@vyprava/games'
import { checkOptions } from '@vyprava/kernel'
import { type GameModule, type GameWords, type Rules, wordsOf } from '@vyprava/module'
import { useEffect, useState } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { useLoaded } from '../frame/loaded.ts'
import { Page } from '../frame/page.tsx'
import { PresenceSign } from '../frame/presence-sign.tsx'
import { Tools } from '../frame/tools.tsx'
import { addressFor } from '../online/copy.tsx'
import { settleIn } from '../online/preferences.ts'
import type { Person } from '../online/server.ts'
import { changeTable, closeTable, sitDown, type TableInfo } from '../online/tables.ts'
import { TalkPanel } from '../online/talk.tsx'
import { useOnlineTexts } from '../online/texts.ts'
import { useDeed } from '../online/use-deed.ts'
import { useWaiting } from '../online/use-waiting.ts'
import { NameForm } from '../online/who.tsx'
import type { Reach } from '../online/wire.ts'
import { Wrong } from '../online/wrong.tsx'
import { Leaf } from '../play/play.tsx'
import { addressOf, goTo } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { Agreed } from './agreed.tsx'
import { Company } from './company.tsx'
import { Invite } from './invite.tsx'
import { PaceSentences } from './pace.tsx'
import { Spoken } from './spoken.tsx'
import { Start } from './start.tsx'
import { useRoomTexts } from './texts.ts'
import { useRoomKeys } from './use-room-keys.ts'
import { Variants } from './variants.tsx'
import '../frame/forms.css'
import '../setup/laying.css'
import '../setup/laying-seats.css'
import '../online/online.css'
import '../online/meeting.css'
import '../hall/styles.css'
import './seal.css'
import './room.css'

type RoomProps = {
  readonly info: TableInfo
  readonly person: Person | null
  /** Looks at the table again. */
  readonly look: () => Promise<unknown>
}

/** A table before the game: who sits where, the way here for friends, how it is played. */
export function WaitingRoom(props: RoomProps) {
  const { game } = props.info.table
  const { name } = useDoorWords(game)
  const { errors } = useOnlineTexts()
  const module = moduleOf(game)
  return module === null ? <Leaf title={name} text={errors.failed} /> : <Room {...props} module={module} />
}

function Room({ module, ...props }: RoomProps & { readonly module: GameModule }) {
  const { info } = props
  const spoken = useSetting(language)
  const rules = useLoaded(module.id, () => module.rules())
  const words = useLoaded(`${module.id} ${spoken}`, () => wordsOf(module, spoken))
  const ready = rules.state === 'here' && words.state === 'here'
  return (
    <Page frame="none">
      <div className="lay room" data-game={info.table.game}>
        <Head info={info} look={props.look} />
        {ready ? (
          <Laid {...props} module={module} rules={rules.value} words={words.value} />
        ) : (
          <main className="lay-main" tabIndex={-1} aria-busy="true" />
        )}
      </div>
    </Page>
  )
}

type LaidProps = RoomProps & {
  readonly module: GameModule
  readonly rules: Rules
  readonly words: GameWords
}

function Laid({ info, person, look, module, rules, words }: LaidProps) {
  const texts = useOnlineTexts()
  const room = useRoomTexts()
  const { table, you } = info
  const sleeps = table.pace?.kind === 'days' && you.seat !== null
  useEffect(() => {
    if (sleeps) settleIn().catch((error: unknown) => console.warn('Quiet hours cannot be kept', error))
  }, [sleeps])
  const [reach, setReach] = useState<Reach>('here')
  const { post, seats } = useWaiting(table.id, you.seat, look, setReach)
  const deed = useDeed()
  const link = addressFor(addressOf({ page: 'table', id: table.id, step: null }))
  const run = (work: () => Promise<unknown>) => deed.run(() => work().finally(look))
  const change = you.host
    ? (part: Parameters<typeof changeTable>[1]) => run(() => changeTable(table.id, part))
    : null
  const free = table.seats.findIndex(
    (seat) => seat.name === null && seat.bot === null && seat.keptFor === null,
  )
  const options = checkOptions(rules.game.options, table.options)
  const laid = { seats: table.seats.length, options: options.ok ? options.value : table.options }
  const rivals = rules.game.rivals?.(laid) ?? true
  useRoomKeys()
  return (
    <>
      <aside className="lay-left" aria-label={room.how}>
        <Invite link={link} />
        <Variants
          {...{ module, rules, words }}
          options={table.options}
          seats={table.seats.length}
          change={change === null ? null : (options) => change({ options })}
        />
        {you.host && (
          <button
            type="button"
            className="btn btn--bare room-close"
            disabled={deed.busy}
            onClick={() => deed.run(() => closeTable(table.id).then(() => goTo({ page: 'online' })))}
          >
            <Icon data={crossMark} />
            {texts.room.close}
          </button>
        )}
      </aside>
      <main className="lay-main" tabIndex={-1}>
        {reach !== 'here' && <Lost />}
        <Company
          {...{ info, person, rules, link, run }}
          presence={reach === 'here' ? seats : null}
          busy={deed.busy}
        />
        <Wrong text={deed.wrong} />
        {person === null ? (
          <section className="lay-start">
            <div className="room-ask">
              <h2>{texts.who.ask}</h2>
              <NameForm
                {...(free === -1
                  ? {}
                  : { submit: texts.room.sit, after: () => sitDown(info, free).then(look) })}
              />
            </div>
          </section>
        ) : (
          <Start {...{ info, rules, words, run }} busy={deed.busy} />
        )}
      </main>
      <aside className="lay-right" aria-label={room.pace}>
        <PaceSentences
          pace={table.pace}
          named={person !== null}
          change={change === null ? null : (pace) => change({ pace })}
        />
        <Agreed table={table} host={you.host} rivals={rivals} run={run} />
        {post !== null && person !== null && (
          <TalkPanel
            talk={post.talk}
            speak={post.speak}
            names={you.seat === null ? [] : table.seats.map((sitter) => sitter.name)}
            watching={you.seat === null}
            table={table.id}
            seat={you.seat}
          />
        )}
      </aside>
    </>
  )
}

/** The connection broke: everybody keeps their seat. */
function Lost() {
  const room = useRoomTexts()
  return (
    <p className="hall-calm room-lost" role="status">
      <PresenceSign kind="gone" />
      <span>
        <b>{room.lost}</b> {room.lostNote}
      </span>
    </p>
  )
}

type HeadProps = { readonly info: TableInfo; readonly look: () => Promise<unknown> }

function Head({ info, look }: HeadProps) {
  const room = useRoomTexts()
  const { name: house, home } = useTexts()
  const { game, id } = info.table
  const { name } = useDoorWords(game)
  const deed = useDeed()
  const value = info.private ? 'private' : 'public'
  return (
    <header className="lay-bar">
      <a className="lay-mark" href={addressOf({ page: 'home' })} aria-label={house}>
        <Rose />
        <b>{house}</b>
      </a>
      <h1>{name}</h1>
      <span className="lay-meta room-for">
        <Spoken
          name="company"
          label={room.forLabel}
          sentence={{ before: '', word: room.for[value], after: '' }}
          value={value}
          choices={(['private', 'public'] as const).map((each) => ({
            value: each,
            word: room.for[each],
            note: room.forNotes[each],
          }))}
          choose={
            info.you.host
              ? (chosen) => deed.run(() => changeTable(id, { private: chosen === 'private' }).finally(look))
              : null
          }
        />
      </span>
      <nav className="lay-tools" aria-label={home.tabs.nav}>
        <a className="btn btn--bare" href={addressOf({ page: 'online' })}>
          <Icon data={village} />
          <span className="tools-word">{home.online}</span>
        </a>
        <a className="btn btn--bare" href={addressOf({ page: 'rules', game, rule: null })}>
          <Icon data={openBook} />
          <span className="tools-word">{home.rules}</span>
        </a>
        <Tools />
      </nav>
    </header>
  )
}
