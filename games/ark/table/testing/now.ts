import { choicesBy } from '../choices.ts'
import type { Asked } from '../draft.ts'
import { type Mind, NOTHING } from '../intent.ts'
import { SHIPPED } from '../packed.ts'
import { senseOf, type Under } from '../sense.ts'
import type { Thing } from '../thing.ts'
import type { Moment } from './moments.ts'

const { printed } = SHIPPED

/** Who is asked at a moment, with something in mind. */
export const askedAt = ({ view, seat, actions, prompt }: Moment, mind: Mind = NOTHING): Asked => ({
  printed,
  view,
  seat,
  decision: { prompt: { key: prompt }, actions },
  mind,
})

/** A table at a moment, as the hands find it. */
export const underHands = (moment: Moment): Under => ({
  props: { view: moment.view, seat: moment.seat },
  asked: askedAt(moment),
  choicesFor: choicesBy(askedAt(moment)),
})

/** What a touch leads to: what is then in mind, or what would be sent; null when it is refused. */
export function touched(moment: Moment, thing: Thing, mind: Mind) {
  const meaning = senseOf(underHands(moment)).meaning(thing, null, mind)
  if (meaning === null || meaning.does === 'exchange') return null
  if (meaning.does === 'intend') return { mind: meaning.own, press: null }
  return { mind, press: meaning.does === 'act' ? meaning.action : meaning.proposal.press }
}
