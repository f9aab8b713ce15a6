import { tidy } from '@vyprava/atlas'
import { useEffect, useRef, useState } from 'react'
import type { EuthiaEvent } from '../../rules/events.ts'
import type { PanelProps } from '../props.ts'
import './round-note.css'

/** What is told of the end of a round: what the scenario does, and the new round. */
const TOLD: readonly EuthiaEvent['type'][] = [
  'attackTurned',
  'settlementAttacked',
  'settlementDestroyed',
  'bountyCold',
  'bountyOpened',
  'eventTurned',
  'ravageTurned',
  'golemCame',
  'golemWalked',
  'fieldRuined',
  'wardBroken',
  'sleeperWoke',
  'sleeperCame',
  'ashFell',
  'died',
  'roundStarted',
]

/** The steps of the round's end, in the order of the rules; they decide nothing and stay until they are closed. */
export function RoundNote({ panel }: { readonly panel: PanelProps }) {
  const { view, events, words, players, seat, labels } = panel
  const [told, setTold] = useState<{ readonly round: number; readonly lines: readonly string[] } | null>(null)
  const seen = useRef(events)
  useEffect(() => {
    if (seen.current === events) return
    seen.current = events
    const from = events.findIndex(({ type }) => type === 'roundEnded')
    if (from === -1) return
    const context = { view, names: players.map(({ name }) => name), observer: seat }
    const lines = events.slice(from).flatMap((event) => {
      const sentence = TOLD.includes(event.type) ? words.event(event, context) : null
      if (sentence === null) return []
      return sentence
        .map((part) =>
          typeof part === 'string' ? part : 'seat' in part ? context.names[part.seat] : part.name,
        )
        .join('')
    })
    setTold({ round: view.round, lines })
  }, [events, view, words, players, seat])
  if (told === null || told.round !== view.round || told.lines.length < 2) return null
  return (
    <section className="panel eu-round-end" aria-live="polite" aria-label={labels.round.ended}>
      <h2>{labels.round.ended}</h2>
      <ol>
        {told.lines.map((line) => (
          <li key={line}>{tidy(line)}</li>
        ))}
      </ol>
      <button type="button" className="btn btn--line" onClick={() => setTold(null)}>
        {labels.land.buttons.close}
      </button>
    </section>
  )
}
