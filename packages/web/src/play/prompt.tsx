import { Icon, tidy, useAfterFrame } from '@vyprava/atlas'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import type { ReactNode } from 'react'
import { useCell } from '../frame/cell.ts'
import { HintButton, HintPanel } from '../hints/hint-panel.tsx'
import { useTexts } from '../settings/index.ts'
import { asked } from './asked.ts'
import { usePlay } from './context.ts'
import { HeldAction } from './held.tsx'
import { PassedTurns } from './passed.tsx'
import { SeatFace } from './seat-face.tsx'
import { Said } from './sentence.tsx'
import { PromptSilence } from './silence.tsx'
import { stage } from './stage.ts'
import { placeOf } from './turns.ts'

/** One sentence: whose turn it is and what is asked. */
export function PromptLine() {
  const { table, scene, notice, online, toResult } = usePlay()
  const { play, end } = useTexts()
  const past = scene.shown !== scene.length
  // Whoever replays a game is not led to its end unasked.
  const replayed = table.device === null && scene.link === undefined
  const { seat, said, waits } = useQuestion()
  return (
    <div className="prompt-line" data-waits={waits}>
      <div
        className={`prompt${seat === null ? ' prompt--bare' : ''}${past ? ' prompt--past' : ''}`}
        role="status"
        aria-live="polite"
      >
        {seat !== null && <SeatFace seat={seat} className="pm" />}
        <span className="prompt-words">
          <span className="prompt-said">{said}</span>
          {!past && <Preview />}
          <PassedTurns />
          {online?.sign}
          <Trouble text={notice} />
          <Trouble text={scene.kept ? null : play.notKept} />
        </span>
        {past && !replayed && (
          <button type="button" className="btn btn--line prompt-now" onClick={() => table.look(null)}>
            {play.now}
          </button>
        )}
        {toResult !== null && (
          <button type="button" className="btn btn--line prompt-now" onClick={toResult}>
            {end.result}
          </button>
        )}
        {!past && <PromptSilence />}
        <HeldAction />
        <HintButton />
      </div>
      <HintPanel />
      {online?.lines}
    </div>
  )
}

/** What a preview would do, with the buttons below the plate. */
function Preview() {
  const text = useAfterFrame(useCell(usePlay().promptLine), 'beside')
  return text === null ? null : <span className="prompt-hint">{tidy(text)}</span>
}

const Trouble = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <span className="prompt-notice">
      <Icon data={crossMark} />
      {text}
    </span>
  )

interface Question {
  readonly seat: number | null
  readonly said: ReactNode
  /** Nothing is asked here but patience. */
  readonly waits?: true
}

function useQuestion(): Question {
  const { scene, words, names, context, acting, online } = usePlay()
  const { play, turns } = useTexts()
  const plays = useCell(stage)
  const { decision, deciders, result } = scene.sight
  if (scene.shown !== scene.length)
    return { seat: null, said: turns.past(placeOf(scene.sight.turn, turns, names)) }
  if (plays) return { seat: null, said: play.watch }
  if (result !== null) return { seat: null, said: words.ending(result.reason) }
  if (acting.held !== null)
    return { seat: scene.observer, said: turns.ends(words.action(acting.held.action, context)) }
  if (decision !== null) {
    const question = words.prompt(decision.prompt, context)
    const several = online === null && scene.players.filter(({ bot }) => bot === null).length > 1
    const sentence = several && scene.observer !== null ? asked(scene.observer, question) : question
    return { seat: scene.observer, said: <Said sentence={sentence} names={names} /> }
  }
  // Where several are asked at once, one waits for all who have not answered.
  if (scene.thinking === null && deciders.length > 1)
    return { seat: null, said: play.waitsForAll(deciders.map((decider) => names[decider])), waits: true }
  const seat = scene.thinking ?? deciders[0] ?? null
  if (seat === null) return { seat, said: null }
  if (scene.thinking !== null) return { seat, said: <Thinking name={names[seat]} /> }
  return { seat, said: play.waits(names[seat]), waits: true }
}

function Thinking({ name }: { readonly name: string }) {
  const { play } = useTexts()
  return (
    <>
      {play.thinking(name)}
      <i className="dots" aria-hidden="true" />
    </>
  )
}
