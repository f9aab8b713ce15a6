import { Icon } from '@vyprava/atlas'
import { anticlockwiseRotation, clockwiseRotation, openBook } from '@vyprava/atlas/icons/signs.ts'
import type { WorkshopProps } from '@vyprava/module/workshop.ts'
import { type DragEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { writeCode } from '../maps/code.ts'
import { EMPTY, SHEET } from '../maps/drawn.ts'
import type { Start } from '../rules/vocabulary.ts'
import { makerLabelsIn } from '../texts/labels/maker.ts'
import { isEmpty, tidied } from './bench.ts'
import { BRUSHES, type Brush, placeName } from './brush.ts'
import { Checks, Note } from './checks.tsx'
import { type FileFault, openMapFile, writeMapFile } from './file.ts'
import { making } from './making.ts'
import { Mine } from './mine.tsx'
import { Brushes, Lands, Make } from './palette.tsx'
import { type RowKey, reportOn, spread, wayBack } from './report.ts'
import { Share } from './share.tsx'
import { FORMS, Sheet } from './sheet.tsx'
import { dots, lineInk, MIDDLES, rings } from './sheet-ink.ts'
import { Solver } from './solver.tsx'
import { StartHexes } from './start-hexes.tsx'
import { useKeys } from './use-keys.ts'
import { useMaps } from './use-maps.ts'
import { nextStroke } from './use-painting.ts'
import { useSolver } from './use-solver.ts'
import '../table/board/pencils.css'
import '../table/board/sheet.css'
import '../table/board/marks.css'
import './maker.css'
import './lands.css'
import './sheet.css'
import './checks.css'
import './mine.css'
import './sizes.css'

const narrow = window.matchMedia('(max-width: 700px)')
const watchNarrow = (see: () => void) => {
  narrow.addEventListener('change', see)
  return () => narrow.removeEventListener('change', see)
}

const MIDDLE = SHEET.findIndex(({ q, r }) => q === 0 && r === 0)
const newSeed = (words: readonly string[]): string =>
  `${words[Math.floor(Math.random() * words.length)]}-${Math.floor(100 + Math.random() * 900)}`

/** The page on which maps of Ark are made. */
export default function Maker(props: WorkshopProps) {
  const { language, Head } = props
  const labels = makerLabelsIn(language)
  const maps = useMaps(props.given, props.settled, props.person)
  const { bench, deed } = maps
  const { map, past, future, id } = bench
  const { letters } = map
  const form = useSyncExternalStore(watchNarrow, () => (narrow.matches ? 'hand' : 'desk'))

  const [letter, choose] = useState('F')
  const [brush, setBrush] = useState<Brush>(1)
  const [cursor, move] = useState(MIDDLE)
  const [hovered, hover] = useState<number | null>(null)
  const [shows, setShows] = useState({ tints: true, starts: true, places: false })
  const [start, lightStart] = useState<Start | null>(null)
  const [seed, setSeed] = useState(() => newSeed(labels.seeds))
  const [keeps, setKeeps] = useState(true)
  const [made, setMade] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [drawer, openDrawer] = useState(false)
  const [fileFault, setFileFault] = useState<FileFault | null>(null)
  const [turn, go] = useState(0)
  const [playing, play] = useState(false)

  const report = useMemo(() => reportOn(letters), [letters])
  const solution = useSolver(report.blanks.length === 0 ? report.survey : null)
  const [shown, show] = useShown(report.rows, letters)
  const row = report.rows.find(({ key }) => key === shown)
  const fault = row?.fault ?? null
  const back = useMemo(() => fault && wayBack(fault, letters, past), [fault, letters, past])
  const worst = row ?? pointedIn(report.rows)
  const first = worst?.fault ?? null
  const playable = first === null && solution.state === 'found'
  const tidy = tidied(map)
  const code = writeCode(tidy)

  // A line on the sheet is of the drawing that it was found on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing ends the replay
  useEffect(() => {
    go(0)
    play(false)
  }, [letters])

  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  const make = () => {
    if (made === 'busy') return
    setMade('busy')
    const isWhole = report.blanks.length === 0
    // A whole sheet leaves nothing to make: then it is made anew.
    stop.current = making(seed, keeps && !isWhole ? letters : EMPTY.letters, (drawn) => {
      setMade(drawn === null ? 'failed' : 'idle')
      if (drawn !== null) deed({ type: 'redraw', letters: drawn })
      setSeed((now) => (now === seed ? newSeed(labels.seeds) : now))
    })
  }
  const read = async (file: File) => {
    const text = await openMapFile(file)
    setFileFault(text.ok ? null : text.fault)
    openDrawer(false)
    if (text.ok) maps.add(text.map)
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (file === undefined) return
    event.preventDefault()
    read(file)
  }
  useKeys({
    choose,
    nextBrush: () => setBrush((now) => BRUSHES[(BRUSHES.indexOf(now) + 1) % BRUSHES.length]),
    showPlaces: () => setShows((now) => ({ ...now, places: !now.places })),
    make,
    undo: () => deed({ type: 'undo' }),
    redo: () => deed({ type: 'redo' }),
    close: () => show(null),
  })

  const marks =
    (shows.places ? dots('mm-place', report.places) : '') +
    (start === null ? '' : rings('mm-light', report.starts[start], 3)) +
    (solution.state === 'found' && (shows.places || turn > 0 || playing)
      ? lineInk(solution.line, turn, report.survey.colours)
      : '') +
    rings('mm-no', ringed(report.rows, shown))
  const note =
    fault === null ? null : (
      <Note
        labels={labels}
        fault={fault}
        back={back}
        takeBack={({ place, letter: before }) =>
          deed({ type: 'lay', places: [place], letter: before, stroke: nextStroke() })
        }
        close={() => show(null)}
        at={form === 'hand' || fault.hexes.length === 0 ? null : at(fault.hexes[0])}
      />
    )
  const meta = id === null ? labels.looking : maps.kept ? labels.saved : labels.unsaved
  return (
    <div className="mm-page" data-form={form}>
      <Head meta={`${labels.title.toLowerCase()} · ${meta}`}>
        <Tool
          icon={anticlockwiseRotation}
          word={labels.undo}
          dead={past.length === 0}
          press={() => deed({ type: 'undo' })}
        />
        <Tool
          icon={clockwiseRotation}
          word={labels.redo}
          dead={future.length === 0}
          press={() => deed({ type: 'redo' })}
        />
        <Tool icon={openBook} word={labels.mine} dead={false} press={() => openDrawer(true)} />
      </Head>
      <aside className="mm-left" aria-label={labels.lands}>
        <section className="panel mm-box">
          <h2>
            {labels.lands}
            <small>{labels.landsHow}</small>
          </h2>
          <Lands labels={labels} counts={report.counts} letter={letter} choose={choose} />
          <Brushes labels={labels} brush={brush} choose={setBrush} />
        </section>
        <Make {...{ labels, seed, setSeed, keeps, setKeeps, make }} state={made} />
        <section className="panel mm-box mm-show">
          <h2>{labels.show}</h2>
          <p>
            {(['tints', 'starts', 'places'] as const).map((what) => (
              <button
                key={what}
                type="button"
                className="mm-word"
                aria-pressed={shows[what]}
                data-show={what}
                onClick={() => setShows({ ...shows, [what]: !shows[what] })}
              >
                {labels.shows[what]}
              </button>
            ))}
          </p>
        </section>
      </aside>
      <main className="mm-main" tabIndex={-1} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Sheet
          {...{ letters, form, labels, brush, cursor, hovered, marks, hover, move }}
          wreck={letter === 'W'}
          tinted={shows.tints}
          paint={(places, stroke) => deed({ type: 'lay', places, letter, stroke })}
          wipe={(place) => deed({ type: 'lay', places: [place], letter: ' ', stroke: nextStroke() })}
          pick={(place) => letters[place] !== ' ' && choose(letters[place])}
        >
          <div className="mm-name">
            <input
              aria-label={labels.name}
              placeholder={labels.nameless}
              value={map.name}
              maxLength={40}
              onChange={({ target }) => deed({ type: 'call', name: target.value })}
            />
            <input
              className="mm-author"
              aria-label={labels.author}
              placeholder={labels.authorUnknown}
              value={map.author}
              maxLength={40}
              onChange={({ target }) => deed({ type: 'call', author: target.value })}
            />
          </div>
          {shows.starts && <StartHexes {...{ labels, start, lightStart }} starts={report.starts} />}
          {isEmpty(map) && <p className="mm-empty">{labels.empty}</p>}
          {form === 'desk' && note}
        </Sheet>
        {form === 'hand' && note}
      </main>
      <aside className="mm-right" aria-label={labels.check}>
        {maps.damage !== null && (
          <section className="panel mm-box mm-said" role="alert">
            <b>{labels.damaged}</b>
            <p>
              {labels.damage[maps.damage]} {labels.nothingLost}
            </p>
            <button type="button" className="mm-link" onClick={maps.forget}>
              {labels.close}
            </button>
          </section>
        )}
        {fileFault !== null && (
          <section className="panel mm-box mm-said" role="alert">
            <p>
              {labels.fileWrong(fileFault)} {labels.nothingLost}
            </p>
            <button type="button" className="mm-link" onClick={() => setFileFault(null)}>
              {labels.close}
            </button>
          </section>
        )}
        {id === null && (
          <section className="panel mm-box mm-said" role="status">
            <b>{labels.from(map.author)}</b>{' '}
            <button type="button" className="mm-link" onClick={() => maps.add(map)}>
              {labels.keepIt}
            </button>
          </section>
        )}
        <Checks labels={labels} rows={report.rows} shown={shown} show={show} />
        <Solver {...{ labels, solution, turn, playing, go, play }} />
        <div className="mm-act">
          {playable ? (
            <a className="btn btn--brass mm-play" href={props.playAt({ map: code })}>
              {labels.play}
            </a>
          ) : (
            <button
              type="button"
              className="btn mm-play"
              aria-disabled="true"
              onClick={() => show(worst?.key ?? null)}
            >
              {labels.playSoon(
                first === null || first.hexes.length === 0 || first.hexes.length > 2
                  ? null
                  : placeName(first.hexes[0]),
              )}
            </button>
          )}
          <div className="mm-row">
            <button
              type="button"
              className="btn btn--line"
              onClick={() => download(tidy.name || labels.nameless, writeMapFile(tidy))}
            >
              {labels.toFile}
            </button>
            <Share labels={labels} link={() => props.linkTo(code)} />
          </div>
          {playable && props.onlineAt({ map: code }) !== null && (
            <a className="btn btn--bare" href={props.onlineAt({ map: code }) ?? ''}>
              {labels.playOnline}
            </a>
          )}
        </div>
      </aside>
      {drawer && (
        <Mine
          labels={labels}
          maps={maps.list}
          now={id}
          open={(kept) => {
            deed({ type: 'open', id: kept.id, map: kept.map })
            openDrawer(false)
          }}
          copy={({ map: copied }) => {
            maps.add({ ...copied, name: labels.copyOf(copied.name || labels.nameless) })
            openDrawer(false)
          }}
          remove={maps.remove}
          bringBack={maps.bringBack}
          fresh={() => {
            maps.add(EMPTY)
            openDrawer(false)
          }}
          read={read}
          close={() => openDrawer(false)}
        />
      )}
    </div>
  )
}

interface ToolProps {
  readonly icon: string
  readonly word: string
  readonly dead: boolean
  readonly press: () => void
}

const Tool = ({ icon, word, dead, press }: ToolProps) => (
  <button type="button" className="btn btn--bare" aria-disabled={dead} aria-label={word} onClick={press}>
    <Icon data={icon} />
    <span className="tools-word">{word}</span>
  </button>
)

type Rows = ReturnType<typeof reportOn>['rows']

/** The line whose note is open: the one that was touched, or the one that the last stroke broke. */
function useShown(rows: Rows, letters: string): [RowKey | null, (row: RowKey | null) => void] {
  const [shown, show] = useState<RowKey | null>(null)
  const [seen, setSeen] = useState<{ readonly rows: Rows; readonly letters: string } | null>(null)
  if (seen?.rows !== rows) {
    setSeen({ rows, letters })
    const wasBad = (key: RowKey) => seen?.rows.find((row) => row.key === key)?.fault?.kind
    const fresh = rows.filter(
      ({ key, fault }) => letters.trim() !== '' && fault?.kind !== 'size' && wasBad(key) !== fault?.kind,
    )
    // What lies where the stroke went comes before what follows from it.
    const here = fresh.filter(({ fault }) =>
      fault?.hexes.some((place) => seen?.letters[place] !== letters[place]),
    )
    const broken = pointedIn(here) ?? pointedIn(fresh)
    const still = rows.some(({ key, fault }) => key === shown && fault !== null)
    if (broken !== undefined) show(broken.key)
    else if (!still && shown !== null) show(null)
  }
  return [shown, show]
}

/** The line whose fault points most exactly. */
const pointedIn = (rows: Rows): Rows[number] | undefined =>
  rows
    .filter(({ fault }) => fault !== null)
    .sort((one, other) => spreadOf(one) - spreadOf(other))
    .at(0)

const spreadOf = ({ fault }: Rows[number]): number => (fault === null ? 0 : spread(fault))

/** The places with rings: those of the open note, and of every fault that is about one or two. */
const ringed = (rows: Rows, shown: RowKey | null): readonly number[] => [
  ...new Set(
    rows.flatMap(({ key, fault }) => {
      if (fault === null || (key !== shown && fault.hexes.length > 2)) return []
      return fault.kind === 'dangerBeside' ? fault.hexes.slice(0, 1) : fault.hexes
    }),
  ),
]

/** A place as shares of the sheet of a desk. */
function at(place: number): { readonly x: number; readonly y: number } {
  const { width, height, x, y, radius } = FORMS.desk
  const scale = radius / 28
  return { x: (x + MIDDLES[place].x * scale) / width, y: (y + MIDDLES[place].y * scale) / height }
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.txt`
  link.click()
  URL.revokeObjectURL(address)
}
