import { type ReactNode, useMemo, useState } from 'react'
import { useHallTexts } from '../hall/texts.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { useShelf } from '../shelf/shelf.tsx'
import { EVERYTHING, type Filter, isNarrow } from './filter.ts'
import { Plate } from './plate.tsx'
import { filtered, finishedHere, type Plated, platedOnline } from './plated.ts'
import { FilterSentence } from './sentence.tsx'
import { useProfileTexts } from './texts.ts'
import { useArchive } from './use-archive.ts'
import { useArchiveKeys } from './use-archive-keys.ts'

/** So many games of this device are shown at once. */
const AT_ONCE = 9

type ArchiveProps = {
  /** Whether somebody is known to a server. */
  readonly online: boolean
  readonly partners: readonly string[]
}

/** Finished games, of friends' tables or of this device, as a sentence chooses them. */
export function Archive({ online, partners }: ArchiveProps) {
  const words = useProfileTexts()
  const [now] = useState(Date.now)
  const [chosen, choose] = useState<Filter>(EVERYTHING)
  const [shown, setShown] = useState(AT_ONCE)
  const filter = useMemo((): Filter => (online ? chosen : { ...chosen, place: 'device' }), [online, chosen])
  const set = (next: Filter) => {
    setShown(AT_ONCE)
    choose(next)
  }
  useArchiveKeys((game) => set({ ...filter, game }))
  const here = useHere(filter, now)
  const away = useAway(filter, online, now)
  const device = filter.place === 'device'
  const { games, total } = device ? here : away
  const listed = device ? games?.slice(0, shown) : games
  const left = (total ?? 0) - (listed?.length ?? 0)
  const more = device ? () => setShown(shown + AT_ONCE) : away.more
  return (
    <>
      <h2 className="hall-h">
        {words.archive}
        {total !== null && <small role="status">{words.games(total)}</small>}
      </h2>
      <FilterSentence {...{ filter, set, partners, online, now }} />
      {!device && away.failed && <Silent again={away.again} old={games !== null} />}
      {listed == null ? (
        !away.failed && <Coming />
      ) : listed.length === 0 ? (
        <Empty filter={filter} all={() => set({ ...EVERYTHING, place: filter.place })} />
      ) : (
        <ul className="archive" aria-busy={!device && away.busy}>
          {listed.map((plated) => (
            <li key={plated.id}>
              <Plate plated={plated} now={now} />
            </li>
          ))}
        </ul>
      )}
      {listed != null && listed.length > 0 && (
        <p className="archive-more">
          {left > 0 && (
            <button type="button" className="btn btn--line" disabled={!device && away.busy} onClick={more}>
              {words.more(left)}
            </button>
          )}
          <span>{words.moreNote}</span>
        </p>
      )}
    </>
  )
}

/** Finished games of this device. */
function useHere(filter: Filter, now: number) {
  const { matches } = useShelf()
  return useMemo(() => {
    const games: Plated[] | null = matches === null ? null : filtered(finishedHere(matches), filter, now)
    return { games, total: games?.length ?? null }
  }, [matches, filter, now])
}

/** Those of friends' tables. */
function useAway(filter: Filter, online: boolean, now: number) {
  const { setup } = useTexts()
  const { found, ...rest } = useArchive(filter, online && filter.place === 'server', now)
  const games = useMemo(
    () => found?.games.map((game) => platedOnline(game, setup.botNames)) ?? null,
    [found, setup.botNames],
  )
  return { games, total: found?.total ?? null, ...rest }
}

/** The server does not answer: what was seen stays, and another try is one press away. */
function Silent({ again, old }: { readonly again: () => void; readonly old: boolean }) {
  const hall = useHallTexts()
  const cut = navigator.onLine === false
  return (
    <p className="hall-silent" role="alert">
      {cut ? hall.offline : hall.silent}
      {!old && !cut && (
        <button type="button" className="btn btn--line" onClick={again}>
          {hall.retry}
        </button>
      )}
    </p>
  )
}

/** Plates in place with empty mats, where games are about to lie. */
function Coming(): ReactNode {
  const words = useProfileTexts()
  return (
    <>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <ul className="archive" aria-hidden="true">
        {Array.from({ length: AT_ONCE }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place
          <li key={place}>
            <div className="panel archived archived--coming">
              <span className="hall-thumb" data-state="coming" />
              <i />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Empty({ filter, all }: { readonly filter: Filter; readonly all: () => void }) {
  const words = useProfileTexts()
  if (isNarrow(filter))
    return (
      <p className="archive-empty">
        {words.nothing}
        <button type="button" className="btn btn--line" onClick={all}>
          {words.all}
        </button>
      </p>
    )
  return (
    <p className="archive-empty">
      {filter.place === 'device' ? words.emptyDevice : words.empty}
      <a className="btn btn--line" href={addressOf({ page: 'home' })}>
        {words.doors}
      </a>
    </p>
  )
}
