import type { Seat } from '@vyprava/kernel'
import type { EuthiaEvent } from '../../rules/events.ts'
import { NONE } from '../../rules/state.ts'
import type { EuthiaView } from '../../rules/view.ts'

/** What the rules do at every end of a round, and what the scenario adds. */
export type RoundKind = 'lastTurn' | 'story' | 'newRound' | 'tokens' | 'ready'

/** A step of a round's end: nobody decides anything in it. */
export interface RoundStep {
  readonly kind: RoundKind
  /** What the log says of it. */
  readonly events: readonly EuthiaEvent[]
  /** Whose turn was the last one. */
  readonly player: Seat | null
  /** Where it happens, and where the foe of the scenario came from; NONE: nowhere. */
  readonly field: number
  readonly from: number
}

/** What the scenario does begins a step of its own. */
const STORY: readonly EuthiaEvent['type'][] = [
  'attackTurned',
  'settlementAttacked',
  'bountyCold',
  'bountyOpened',
  'eventTurned',
  'ravageTurned',
  'golemCame',
  'golemWalked',
  'wardBroken',
  'sleeperWoke',
  'sleeperCame',
  'ashFell',
]
/** What follows from it belongs to the same step. */
const FOLLOWS: readonly EuthiaEvent['type'][] = ['settlementDestroyed', 'fieldRuined', 'wounded', 'died']
/** The foe goes field by field: that is one walk. */
const WALK: EuthiaEvent['type'] = 'golemWalked'

const plain = (kind: RoundKind, player: Seat | null = null): RoundStep => ({
  kind,
  events: [],
  player,
  field: NONE,
  from: NONE,
})

const fieldOf = (event: EuthiaEvent): number =>
  'field' in event && typeof event.field === 'number' ? event.field : NONE

/** The steps of what the scenario did, in the order in which it was told. */
function storySteps(events: readonly EuthiaEvent[], stood: number): RoundStep[] {
  const steps: RoundStep[] = []
  let figure = stood
  for (const event of events) {
    const last = steps.at(-1)
    const walksOn = event.type === WALK && last?.events[0]?.type === WALK
    if (last !== undefined && (walksOn || FOLLOWS.includes(event.type))) {
      const field = walksOn ? fieldOf(event) : last.field
      steps[steps.length - 1] = { ...last, events: [...last.events, event], field }
    } else if (STORY.includes(event.type)) {
      const field = fieldOf(event)
      const flies = event.type === 'settlementAttacked' || event.type === WALK
      const from = flies && figure !== field ? figure : NONE
      steps.push({ kind: 'story', events: [event], player: null, field, from })
    }
    const now = steps.at(-1)
    if (now !== undefined && now.field !== NONE) figure = now.field
  }
  return steps
}

/**
 * The steps of the round's end that events tell of, in the order of the rules; none where no new round began.
 * `stood` is where the foe of the scenario was before.
 */
export function roundSteps(
  events: readonly EuthiaEvent[],
  { players, starter }: Pick<EuthiaView, 'players' | 'starter'>,
  stood: number,
): readonly RoundStep[] {
  const ended = events.findIndex(({ type }) => type === 'roundEnded')
  const started = events.findIndex(({ type }) => type === 'roundStarted')
  if (ended === -1 || started < ended) return []
  const before = storySteps(events.slice(ended, started), stood)
  const figure = before.findLast(({ field }) => field !== NONE)?.field ?? stood
  return [
    plain('lastTurn', (starter + players.length - 1) % players.length),
    ...before,
    plain('newRound'),
    plain('tokens'),
    plain('ready'),
    ...storySteps(events.slice(started), figure),
  ]
}

/** How far a round's end is told. */
export interface Telling {
  readonly steps: readonly RoundStep[]
  readonly at: number
}

/** The land while it is told: the foe of the scenario stands where it was until its step comes. */
export function seenDuring(view: EuthiaView, told: Telling | null): EuthiaView {
  const next = told?.steps.slice(told.at + 1).find(({ from }) => from !== NONE)
  return next === undefined ? view : { ...view, story: { ...view.story, figure: next.from } }
}
