import { Icon, tidy } from '@vyprava/atlas'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import type { Refusal } from '@vyprava/kernel'
import { addressOf } from '../router.ts'
import { usePlay } from './context.ts'
import './silence.css'

/** A bubble struck out, drawn by us: it always means that nobody says anything freely. */
export const SilenceSign = () => (
  <svg className="ico hush" viewBox="0 0 512 512" aria-hidden="true">
    <path d="M48 80H464V352H264L152 448V352H48Z" />
    <path className="hush-gap" d="M72 40L456 440" />
    <path className="hush-bar" d="M72 40L456 440" />
  </svg>
)

/** By which rule people do not talk freely at this table now; null when they may. */
export function useSilence(): (Refusal & { readonly sentence: string; readonly whole: boolean }) | null {
  const { scene, words, context } = usePlay()
  const { talk } = scene.sight
  if (talk.allowed === 'free' || scene.over) return null
  const sentence = tidy(words.refusal(talk.refusal, context))
  return { ...talk.refusal, sentence, whole: talk.allowed === 'none' }
}

/** In the place of the line in which one would write: why not, with the rule as a link. */
export function Hush() {
  const { game, read } = usePlay()
  const silence = useSilence()
  if (silence === null) return null
  return (
    <div className="talk-hush">
      <SilenceSign />
      <p>{silence.sentence}</p>
      <a
        className="cite"
        href={addressOf({ page: 'rules', game, rule: silence.rule })}
        onClick={(event) => {
          event.preventDefault()
          read(silence.rule)
        }}
      >
        <Icon data={openBook} />
        {silence.rule}
      </a>
    </div>
  )
}

/** Beside the question, while nobody says anything at all: at one screen too. */
export function PromptSilence() {
  const silence = useSilence()
  if (silence === null || !silence.whole) return null
  return (
    <span className="prompt-hush" title={silence.sentence}>
      <SilenceSign />
      <span className="visually-hidden">{silence.sentence}</span>
    </span>
  )
}
