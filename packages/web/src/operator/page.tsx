import { Icon, Rose } from '@vyprava/atlas'
import { village } from '@vyprava/atlas/icons/places.ts'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Page } from '../frame/page.tsx'
import { Tools } from '../frame/tools.tsx'
import { Refused } from '../online/server.ts'
import { NoServer } from '../online/shell.tsx'
import { useServer } from '../online/use-server.ts'
import { Enter } from '../online/who.tsx'
import { addressOf } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { OPERATOR_TEXTS, type OperatorTexts } from '../texts/operator.ts'
import { act, type Overview } from './data.ts'
import { Plate } from './deeds.tsx'
import { type Desk, DeskProvider, type Opened } from './desk.ts'
import { Tables } from './lists.tsx'
import { Load } from './load.tsx'
import { People } from './people.tsx'
import { Log, Reports } from './reports.tsx'
import { minutesSince } from './said.ts'
import { BackupBox, NoticeBox } from './side.tsx'
import { useOperatorKeys } from './use-keys.ts'
import { useOverview, type Watched } from './use-overview.ts'
import '../frame/forms.css'
import '../setup/laying.css'
import '../online/online.css'
import '../online/meeting.css'
import './operator.css'

/** For those who look after the server: tables, people, reports, load. */
export function OperatorPage() {
  const { state, person, operator } = useServer()
  const texts = OPERATOR_TEXTS[useSetting(language)]
  if (state === 'none') return <NoServer />
  if (state === 'unknown')
    return (
      <Frame texts={texts} meta="">
        <main className="op-alone" tabIndex={-1} aria-busy="true">
          <p className="panel op-box">{texts.loading}</p>
        </main>
      </Frame>
    )
  return operator === true ? (
    <Watching texts={texts} key={person?.id} />
  ) : (
    <Outsider texts={texts} named={person !== null && !person.guest} />
  )
}

type FrameProps = { readonly texts: OperatorTexts; readonly meta: string; readonly children: ReactNode }

function Frame({ texts, meta, children }: FrameProps) {
  const { name, home } = useTexts()
  return (
    <Page frame="none">
      <div className="op">
        <header className="lay-bar op-bar">
          <a className="lay-mark" href={addressOf({ page: 'home' })} aria-label={name}>
            <Rose />
            <b>{name}</b>
          </a>
          <h1>{texts.title}</h1>
          {meta !== '' && <span className="lay-meta">{meta}</span>}
          <nav className="lay-tools" aria-label={home.tabs.nav}>
            <a className="btn btn--bare" href={addressOf({ page: 'online' })}>
              <Icon data={village} />
              <span className="tools-word">{texts.tables}</span>
            </a>
            <Tools />
          </nav>
        </header>
        {children}
      </div>
    </Page>
  )
}

/** Somebody whom this page is not for. */
function Outsider({ texts, named }: { readonly texts: OperatorTexts; readonly named: boolean }) {
  const [entering, setEntering] = useState(false)
  return (
    <Frame texts={texts} meta="">
      <main className="op-alone" tabIndex={-1}>
        <section className="panel op-box">
          <h2>{texts.only}</h2>
          <p>{texts.onlyNote}</p>
          {!named && (
            <button type="button" className="btn" onClick={() => setEntering(true)}>
              {texts.signIn}
            </button>
          )}
          {entering && <Enter close={() => setEntering(false)} />}
        </section>
      </main>
    </Frame>
  )
}

function Watching({ texts }: { readonly texts: OperatorTexts }) {
  const watched = useOverview()
  const { overview, error, look } = watched
  useOperatorKeys()
  if (error !== null && error.error instanceof Refused && error.error.code === 'operator')
    return <Outsider texts={texts} named={true} />
  if (overview === null) {
    return (
      <Frame texts={texts} meta="">
        <main className="op-alone" tabIndex={-1} aria-busy={error === null}>
          <section className="panel op-box">
            <p role={error === null ? 'status' : 'alert'}>
              {error === null ? texts.loading : texts.failedFirst}
            </p>
            {error !== null && (
              <button type="button" className="btn btn--line" onClick={look}>
                {texts.retry}
              </button>
            )}
          </section>
        </main>
      </Frame>
    )
  }
  return <Shown texts={texts} overview={overview} watched={watched} />
}

type ShownProps = {
  readonly texts: OperatorTexts
  readonly overview: Overview
  readonly watched: Watched
}

function Shown({ texts, overview, watched: { error, look } }: ShownProps) {
  const [opened, open] = useState<Opened | null>(null)
  const [undone, setUndone] = useState<string | null>(null)
  const { now, house } = overview
  const run = useCallback(
    (path: string, body: object) => {
      setUndone(null)
      act(path, body)
        .catch((reason: unknown) => setUndone(reason instanceof Refused ? reason.code : ''))
        .finally(look)
    },
    [look],
  )
  const desk = useMemo((): Desk => ({ texts, now, open, run }), [texts, now, run])
  const meta = [location.host, texts.meta(house.version, texts.lasting(minutesSince(house.since, now)))]
  return (
    <Frame texts={texts} meta={meta.join(' · ')}>
      <DeskProvider value={desk}>
        {(error !== null || undone !== null) && (
          <p className="op-trouble" role="alert">
            {(undone !== null && texts.deed.errors[undone]) || texts.failed}
          </p>
        )}
        <main className="op-desk" tabIndex={-1} aria-label={texts.title}>
          <div className="op-left">
            <Load overview={overview} />
            <NoticeBox notice={overview.notice} />
            <p className="op-keys">{texts.keys}</p>
            <BackupBox backup={overview.backup} />
          </div>
          <div className="op-middle">
            <Sums overview={overview} />
            <Tables tables={overview.tables} all={overview.counts.playing + overview.counts.open} />
            <People overview={overview} />
          </div>
          <div className="op-right">
            <Reports overview={overview} />
            <Log audit={overview.audit} />
          </div>
        </main>
        {opened !== null && (
          <Plate
            key={JSON.stringify(opened)}
            opened={opened}
            overview={overview}
            close={() => open(null)}
            look={look}
          />
        )}
      </DeskProvider>
    </Frame>
  )
}

function Sums({ overview: { counts } }: { readonly overview: Overview }) {
  const { sums } = OPERATOR_TEXTS[useSetting(language)]
  const present = counts.present + counts.nameless
  return (
    <dl className="panel op-sums">
      {(
        [
          [counts.playing, sums.tables],
          [present, sums.now],
          [counts.week, sums.week],
          [counts.waiting, sums.reports],
        ] as const
      ).map(([count, word]) => (
        <div key={word(2)}>
          <dt>{word(count)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
