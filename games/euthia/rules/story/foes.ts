import type { Seat } from '@vyprava/kernel'
import { around } from '../fields.ts'
import type { Fight } from '../fight.ts'
import type { Printed } from '../printed.ts'
import { type Euthia, NONE } from '../state.ts'
import { due } from './cards.ts'

/** Whether a fight is against the current foe of the scenario. */
export const isCurrent = ({ story }: Euthia, { kind, foe }: Fight): boolean =>
  kind === 'story' && story.foes.length > 0 && story.foes[0] === foe

/** The slayer takes the reward and the card, which counts as an elite; the next card becomes current (EU-1527, EU-1537). */
export function takeFoe({ pack }: Printed, state: Euthia, { hero, foe }: Fight): void {
  const { story } = state
  story.foes.shift()
  story.hits = 0
  state.players[hero].foes.push(foe)
  due(state, hero, pack.scenarioCards[foe].reward ?? [])
}

/** Whether a hero stands where the figure is, or next to it (EU-1526, EU-1547). */
export function isNearFigure(printed: Printed, { map, story, players }: Euthia, seat: Seat): boolean {
  if (story.figure === NONE) return false
  const { field } = players[seat]
  return field === story.figure || around(printed, map, story.figure).includes(field)
}

/** Hits outlive the fight (EU-1503). */
export function keepHits({ story }: Euthia, { hero, hits, dealt }: Fight): void {
  story.hits = hits
  if (dealt === 1) story.hitBy[hero] = 1
}
