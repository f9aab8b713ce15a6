import { Icon } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import type { GameAction } from '@vyprava/kernel'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import { closingInWords, type Move, matching, mentions, movesInWords } from './words.ts'

/** Every legal action in words: the way to play without the board. */
export function Moves() {
  const { table, scene, words, context, explain, summons, hints, acting } = usePlay()
  const { play, bots } = useTexts()
  const [wanted, setWanted] = useState('')
  const title = useId()
  const list = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  const decision = scene.shown === scene.length ? scene.sight.decision : null
  const groups = useMemo(
    () => (decision === null ? [] : movesInWords(words, decision.actions, context)),
    [decision, words, context],
  )
  const closing = useMemo(
    () => (decision === null ? [] : closingInWords(words, decision.actions, context)),
    [decision, words, context],
  )
  const asides = scene.shown === scene.length ? scene.sight.asides : []
  const found = matching(groups, wanted)
  const ending = closing.filter(({ label }) => mentions(label, wanted))
  const advice = hints.hint.state === 'here' ? hints.hint.advice : []
  const advised = advice.map(({ move }) => decision?.actions[move])

  // Whoever plays through the list stays in the list: at the next decision, at the first move that ends nothing.
  useEffect(() => {
    if (summons > 0) held.current = true
  }, [summons])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new decision and every call
  useEffect(() => {
    if (!held.current) return
    const [first] = buttonsIn(list.current)
    if (first === undefined) return list.current?.focus()
    held.current = false
    first.focus()
  }, [decision, summons])

  /** Whoever has gone elsewhere meanwhile is not called back: keys that they press there are not for a move. */
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) held.current = false
  }

  /** The list follows the table by some pictures: a second click on a move that was just made means nothing. */
  const isPast = () => {
    const now = table.scene()
    return now.kind !== 'open' || now.length !== scene.length
  }

  const button = ({ action, label }: Move) => (
    <button
      key={JSON.stringify(action)}
      type="button"
      className={advised.includes(action) ? 'move move--advised' : 'move'}
      title={advised.includes(action) ? bots.hint.advised : undefined}
      onClick={() => {
        if (isPast()) return
        held.current = true
        setWanted('')
        explain(null)
        acting.act(action, false)
      }}
    >
      {advised.includes(action) && <Icon data={lanternFlame} />}
      {label}
    </button>
  )

  return (
    <section className="panel moves" aria-labelledby={title} onBlur={left}>
      <h2 id={title}>
        {play.list}
        <small>{decision === null ? null : play.movesCount(decision.actions.length)}</small>
      </h2>
      <input
        type="search"
        className="field"
        placeholder={play.search}
        aria-label={play.search}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        onKeyDown={(event) => walk(event, list.current)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk over the buttons inside */}
      <div className="moves-body" ref={list} tabIndex={-1} onKeyDown={(event) => walk(event, list.current)}>
        <div className="moves-list">
          {decision === null && <p className="quiet">{play.noMoves}</p>}
          {decision !== null && found.length + ending.length === 0 && <p className="quiet">{play.noMatch}</p>}
          {found.map((group) => (
            <fieldset key={group.title}>
              <legend className="caps">{group.title}</legend>
              {group.moves.map(button)}
            </fieldset>
          ))}
        </div>
        {ending.length > 0 && <div className="moves-ending">{ending.map(button)}</div>}
        {asides.length > 0 && <Asides actions={asides} wanted={wanted} button={button} />}
      </div>
    </section>
  )
}

type AsidesProps = {
  readonly actions: readonly GameAction[]
  readonly wanted: string
  readonly button: (move: Move) => ReactNode
}

/** What one may do besides, asked or not: often hundreds of ways, so they are kept closed until somebody looks for one. */
function Asides({ actions, wanted, button }: AsidesProps) {
  const { words, context } = usePlay()
  const { play } = useTexts()
  const [opened, setOpened] = useState(false)
  const searched = wanted.trim() !== ''
  const groups = useMemo(
    () => (opened || searched ? movesInWords(words, actions, context) : []),
    [opened, searched, words, actions, context],
  )
  const found = matching(groups, wanted)
  return (
    <details
      className="moves-asides"
      open={opened || (searched && found.length > 0)}
      onToggle={({ currentTarget }) => {
        if (!searched) setOpened(currentTarget.open)
      }}
    >
      <summary>{play.besides}</summary>
      {found.map((group) => (
        <fieldset key={group.title}>
          <legend className="caps">{group.title}</legend>
          {group.moves.map(button)}
        </fieldset>
      ))}
    </details>
  )
}

const buttonsIn = (list: HTMLElement | null): HTMLElement[] =>
  list === null ? [] : [...list.querySelectorAll<HTMLElement>('.move')]

/** Up and down from move to move. */
function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const buttons = buttonsIn(list)
  const { activeElement } = document
  const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1
  const next = buttons[event.key === 'ArrowDown' ? at + 1 : Math.max(0, at - 1)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
