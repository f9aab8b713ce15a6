import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import { useTurns } from './rounds.ts'
import { numberOf } from './turns.ts'
import './trial.css'

/** The way back from a copy to where it was tried from: the first thing in the bar, which wears a broken rule. */
export function TrialBack() {
  const { sandbox } = usePlay().scene
  const { review } = useTexts()
  const parent = sandbox?.parent ?? null
  if (sandbox === null || parent === null) return null
  const toReview = sandbox.review === true && parent.page === 'play'
  const address =
    parent.page === 'play'
      ? addressOf({ page: 'play', id: parent.id, ...(toReview ? { analysis: true } : {}) })
      : addressOf({ page: 'table', id: parent.id, step: sandbox.from })
  const words = toReview ? review.toReview : review.toGame
  return (
    <a className="btn btn--line trial-back" href={address} aria-label={words}>
      <span aria-hidden="true">←</span>
      <span className="trial-words">{words}</span>
    </a>
  )
}

/** From which round or turn a copy goes on. */
export function TrialSign() {
  const { scene } = usePlay()
  const { play, review } = useTexts()
  const [first] = useTurns()
  if (scene.sandbox === null) return null
  const mark = first?.mark ?? scene.turn
  const number = numberOf(mark)
  const words =
    number === null
      ? review.trialStart
      : mark.round === null
        ? review.trialTurn(number)
        : review.trialRound(number)
  return (
    <b className="sandbox" title={play.sandboxNote}>
      {words}
    </b>
  )
}
