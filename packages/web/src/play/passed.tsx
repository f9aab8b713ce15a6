import { useState } from 'react'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import { useLines } from './log.tsx'
import { passedSince } from './turns.ts'
import { plain, subjectOf } from './words.ts'
import './turns.css'

/** Turns in which nobody could decide anything are told until somebody has read of them, or has gone on. */
export function PassedTurns() {
  const { scene, names } = usePlay()
  const { turns } = useTexts()
  const [read, setRead] = useState(0)
  const inWords = useLines()
  const { log, turn, observer, shown, length } = scene
  const own = log.findLastIndex(({ seat }) => seat === observer)
  const line = passedSince(observer === null ? log.slice(-1) : log.slice(Math.max(0, own)), turn)
  if (line === null || line.number <= read || shown !== length) return null
  const told = inWords(line).filter((sentence) => (subjectOf(sentence) ?? line.seat) !== line.seat)
  return (
    <span className="prompt-passed">
      <b>{turns.passed}</b> {told.map((sentence) => plain(sentence, names)).join(' ')}
      <button type="button" className="btn btn--line prompt-press" onClick={() => setRead(line.number)}>
        {turns.seen}
      </button>
    </span>
  )
}
