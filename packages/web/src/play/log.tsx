import { Marker, useAfterFrame } from '@vyprava/atlas'
import type { GameAction, GameEvent, LogLine, Observer } from '@vyprava/kernel'
import type { GameWords, Sentence } from '@vyprava/module'
import { type KeyboardEvent, memo, useCallback, useId, useMemo, useState } from 'react'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import { paintOf } from './paint.ts'
import { SeatFace } from './seat-face.tsx'
import { Said } from './sentence.tsx'
import type { PlayTable } from './table.ts'
import { headingOf, numberOf } from './turns.ts'
import { type LogTurn, roundsOf, turnsOf } from './words.ts'

/** How many actions are put into words at first, and more at each wish. */
const WINDOW = 60
/** What is older leaves the log by so many actions at a time: its end is not drawn anew with every action. */
const STEP = 20

/**
 * What happened, in sentences; a click shows the table as it was then. The first picture of a table does not wait for
 * its lines: for each of them play is looked at as it was.
 */
export function Log() {
  const { play } = useTexts()
  const title = useId()
  const opened = useAfterFrame(true, 'log', false)
  return (
    <section className="panel logp" aria-labelledby={title}>
      <h2 id={title}>
        {play.log}
        <small>{play.logHint}</small>
      </h2>
      {opened ? <Lines title={title} /> : null}
    </section>
  )
}

function Lines({ title }: { readonly title: string }) {
  const { table, scene, names, drawn } = usePlay()
  const { play, turns: turnWords } = useTexts()
  const [length, setLength] = useState(WINDOW)
  const inWords = useLines()
  const older = Math.max(0, Math.floor((scene.log.length - length) / STEP) * STEP)
  const rounds = useMemo(
    () => roundsOf(turnsOf(scene.log.slice(older), inWords)),
    [scene.log, older, inWords],
  )
  return (
    <div className="log-scroll" role="log" aria-live="polite" aria-labelledby={title} onKeyDown={walk}>
      <ol className="log">
        {rounds.map(({ mark, turns }, round) => (
          <li key={numberOf(mark) ?? 'before'} className="log-round">
            <h3 className="caps">{headingOf(mark, turnWords)}</h3>
            <ol>
              {turns.map((turn, place) => (
                <Turn
                  key={turn.entries.at(-1)?.key}
                  turn={turn}
                  first={round === 0 && place === 0}
                  shown={isAmong(turn, scene.shown) ? scene.shown : null}
                  names={names}
                  table={table}
                  faced={drawn?.SeatFace !== undefined}
                />
              ))}
            </ol>
          </li>
        ))}
        {older === 0 && (
          <li className="log-start">
            <button
              type="button"
              className="log-step"
              tabIndex={rounds.length === 0 ? 0 : -1}
              aria-current={scene.shown === 0 ? 'step' : undefined}
              onClick={() => table.look(0)}
            >
              {play.beginning}
            </button>
          </li>
        )}
      </ol>
      {/* Where the lines end: beside them it would take their room on low screens. */}
      {older > 0 && (
        <button type="button" className="btn btn--bare" onClick={() => setLength(length + 2 * WINDOW)}>
          {play.older(older)}
        </button>
      )}
    </div>
  )
}

/** The log is one stop of Tab, however long it grows: arrows go from line to line. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-step')]
  const at = lines.findIndex((line) => line.matches(':focus'))
  event.preventDefault()
  event.stopPropagation()
  lines[Math.max(0, Math.min(at + by, lines.length - 1))]?.focus()
}

type TurnProps = {
  readonly turn: LogTurn
  /** Tab comes to its first line. */
  readonly first: boolean
  /** The point that is shown, if it is one of this turn. */
  readonly shown: number | null
  readonly names: readonly string[]
  readonly table: PlayTable
  /** The game draws the faces of seats; markers need not be drawn anew with the table. */
  readonly faced: boolean
}

const isAmong = ({ entries }: LogTurn, shown: number): boolean =>
  entries.some(({ number }) => number === shown)

/** Most of the log stays as it was: a turn is drawn anew only when something in it changes. */
const Turn = memo(
  function Turn({ turn, first, shown, names, table, faced }: TurnProps) {
    return (
      <li className="log-line">
        {faced ? <SeatFace seat={turn.seat} className="log-face" /> : <Marker seat={paintOf(turn.seat)} />}
        <div className="log-turn">
          {turn.entries.map(({ key, number, sentence }, line) => (
            <Step
              key={key}
              reached={first && line === 0}
              number={number}
              sentence={sentence}
              shown={number === shown}
              names={names}
              table={table}
            />
          ))}
        </div>
      </li>
    )
  },
  (a, b) =>
    a.first === b.first &&
    a.shown === b.shown &&
    a.names === b.names &&
    a.table === b.table &&
    a.faced === b.faced &&
    isSameTurn(a.turn, b.turn),
)

interface StepProps extends Pick<TurnProps, 'names' | 'table'> {
  readonly reached: boolean
  readonly number: number
  readonly sentence: Sentence
  readonly shown: boolean
}

const Step = memo(function Step({ reached, number, sentence, shown, names, table }: StepProps) {
  return (
    <button
      type="button"
      className="log-step"
      tabIndex={reached ? 0 : -1}
      aria-current={shown ? 'step' : undefined}
      onClick={() => table.look(number)}
    >
      <Said sentence={sentence} names={names} />
    </button>
  )
})

const isSameTurn = (a: LogTurn, b: LogTurn): boolean =>
  a.seat === b.seat &&
  a.entries.length === b.entries.length &&
  a.entries.every(
    ({ number, sentence }, line) =>
      number === b.entries[line].number && sentence === b.entries[line].sentence,
  )

type Line = LogLine<GameAction, GameEvent>

/**
 * Lines in words, each made once for everybody who reads them: its sentences depend on what was seen then, not on what
 * is seen now. Those that sound the same to the next reader are the same, so that their turns need not be drawn anew.
 */
export function useLines(): (line: Line) => readonly Sentence[] {
  const { table, words, names, scene } = usePlay()
  const { observer } = scene
  const known = useMemo(() => new Sentences(table, words, names), [table, words, names])
  return useCallback((line) => known.of(line, observer), [known, observer])
}

class Sentences {
  readonly #table: PlayTable
  readonly #words: GameWords
  readonly #names: readonly string[]
  readonly #known = new Map<string, readonly Sentence[]>()
  readonly #said = new Map<string, readonly Sentence[]>()

  constructor(table: PlayTable, words: GameWords, names: readonly string[]) {
    this.#table = table
    this.#words = words
    this.#names = names
  }

  of(line: Line, observer: Observer): readonly Sentence[] {
    const key = `${observer} ${line.number} ${JSON.stringify(line.events)}`
    const before = this.#known.get(key)
    if (before !== undefined) return before
    const view = this.#table.viewAt(line.number)
    if (view === null) return []
    const context = { view, names: this.#names, observer }
    const sentences = line.events.flatMap((event) => {
      const sentence = this.#words.event(event, context)
      return sentence === null ? [] : [sentence]
    })
    const sound = `${line.number} ${JSON.stringify(sentences)}`
    const same = this.#said.get(sound) ?? sentences
    this.#said.set(sound, same)
    this.#known.set(key, same)
    return same
  }
}
