import { Marker } from '@vyprava/atlas'
import { moduleOf } from '@vyprava/games'
import { useEffect, useId, useState } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { deviceShelf } from '../local/device.ts'
import type { SavedMatch } from '../local/saved.ts'
import { shelved } from '../local/shelved.ts'
import { channelBell } from '../local/tabs.ts'
import { paintOf } from '../play/paint.ts'
import { headingOf } from '../play/turns.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { LoadGame } from './load.tsx'
import './shelf.css'

/** The matches of this device, the last played first; null until they are known. */
export function useShelf(): { readonly matches: readonly SavedMatch[] | null; readonly refresh: () => void } {
  const [matches, setMatches] = useState<readonly SavedMatch[] | null>(null)
  const [asked, ask] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each wish
  useEffect(() => {
    let wanted = true
    deviceShelf()
      .list()
      .then(
        (found) => wanted && setMatches(found),
        (error: unknown) => {
          console.warn('The games of this device cannot be read', error)
          if (wanted) setMatches([])
        },
      )
    return () => {
      wanted = false
    }
  }, [asked])
  useEffect(() => channelBell().listen(() => ask((count) => count + 1)), [])
  return { matches, refresh: () => ask((count) => count + 1) }
}

type ShelfProps = { readonly matches: readonly SavedMatch[] | null; readonly refresh: () => void }

/** Running and finished games, and the way in and out of files. */
export function Shelf({ matches, refresh }: ShelfProps) {
  const { shelf, home } = useTexts()
  const title = useId()
  return (
    <section className="shelf" id="shelf" aria-labelledby={title}>
      <div className="panel shelf-panel">
        <h2 id={title}>{shelf.title}</h2>
        {matches?.length === 0 && <p className="quiet">{shelf.empty}</p>}
        <ul>
          {shelved(matches ?? []).map((saved) => (
            <Row key={saved.id} saved={saved} refresh={refresh} />
          ))}
        </ul>
        {matches?.some(({ result }) => result !== null) && (
          <a className="btn btn--bare" href={addressOf({ page: 'profile' })}>
            {home.archive}
          </a>
        )}
        <LoadGame />
      </div>
    </section>
  )
}

function Row({ saved, refresh }: { readonly saved: SavedMatch; readonly refresh: () => void }) {
  const { shelf, tutorial, bots, takebacks, turns } = useTexts()
  const { name: game } = useDoorWords(saved.game)
  const [sure, setSure] = useState(false)
  const title = useId()
  const over = saved.result !== null
  const facts = [
    saved.tutorial === undefined ? null : tutorial.title,
    saved.turn === undefined ? null : headingOf(saved.turn, turns),
    over ? shelf.finished : null,
    saved.book.kind === 'sandbox' ? shelf.sandbox : null,
    saved.takebacks === true ? takebacks.fact : null,
    shelf.played(new Date(saved.changed)),
  ].filter((fact) => fact !== null)
  return (
    <li data-game={saved.game} className={saved.book.kind === 'sandbox' ? 'shelf-tried' : undefined}>
      <div className="shelf-what">
        <b id={title}>{game}</b>
        <span className="shelf-players">
          {saved.players.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <span key={seat}>
              <Marker seat={paintOf(seat)} />
              {name}
            </span>
          ))}
        </span>
        <small>{facts.join(' · ')}</small>
      </div>
      <div className="shelf-do">
        <a
          className="btn btn--line"
          href={addressOf({ page: 'play', id: saved.id })}
          aria-describedby={title}
        >
          {over ? shelf.replay : shelf.resume}
        </a>
        {over && moduleOf(saved.game)?.analysis && (
          <a
            className="btn btn--bare"
            href={addressOf({ page: 'play', id: saved.id, analysis: true })}
            aria-describedby={title}
          >
            {bots.analysis.title}
          </a>
        )}
        {saved.book.kind === 'record' && (
          <button
            type="button"
            className="btn btn--bare"
            aria-describedby={title}
            onClick={() => download(saved)}
          >
            {shelf.save}
          </button>
        )}
        <button
          type="button"
          className="btn btn--bare"
          aria-describedby={title}
          onBlur={() => setSure(false)}
          onClick={async () => {
            if (!sure) return setSure(true)
            await deviceShelf().remove(saved.id)
            channelBell().ring(saved.id, saved.version + 1)
            refresh()
          }}
        >
          {sure ? shelf.removeSure : shelf.remove}
        </button>
      </div>
    </li>
  )
}

async function download(saved: SavedMatch): Promise<void> {
  const { writeFile } = await import('../local/exchange.ts')
  const text = writeFile(saved)
  if (text === null) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `vyprava-${saved.game}-${saved.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
