import type { MachineStep } from '../../content/index.ts'
import { type DefendersEvent, type DefendersView, NONE } from '../../rules/index.ts'
import { afterEvent, afterEvents, isSamePosition, type Position, positionOf } from './position.ts'

/** What machines do in one step of a card. */
export type StepKind =
  | 'move'
  | 'reset'
  | 'deploy'
  | 'stuck'
  | 'turn'
  | 'build'
  | 'pollute'
  | 'hunter'
  | 'pursue'
  | 'strike'

/** One step of a card as it is shown: what was told, and the board on both sides of it. */
export interface ShownStep {
  readonly kind: StepKind
  /** Which line of the card it belongs to. */
  readonly line: number
  readonly events: readonly DefendersEvent[]
  readonly before: Position
  readonly after: Position
}

/** A machine card as it was played out. */
export interface PlayedCard {
  readonly player: number
  readonly card: number
  readonly lines: readonly MachineStep[]
  /** The board when the card is turned up. */
  readonly start: Position
  readonly steps: readonly ShownStep[]
}

/** Events that begin a step; others belong to the step before them. */
const KINDS: Readonly<Partial<Record<DefendersEvent['type'], StepKind>>> = {
  engineMoved: 'move',
  engineReset: 'reset',
  engineDeployed: 'deploy',
  engineStuck: 'stuck',
  directionTurned: 'turn',
  factoryBuilt: 'build',
  polluted: 'pollute',
  hunterDeployed: 'hunter',
  hunterMoved: 'pursue',
  injured: 'strike',
}

/** What a line of a card is shown by. */
const DOES: Readonly<Record<MachineStep['does'], readonly StepKind[]>> = {
  moveTogether: ['move', 'reset'],
  moveInTurn: ['move', 'reset'],
  deployEngines: ['deploy', 'stuck'],
  turnDirection: ['turn'],
  build: ['build'],
  pollute: ['pollute'],
  deployHunters: ['hunter'],
  pursue: ['pursue'],
  strike: ['strike'],
}

/** Hunters go all at once, and all who are struck are so at once. */
const TOGETHER: readonly StepKind[] = ['pursue', 'strike']

/** With one of these the card is over. */
const ENDS: readonly DefendersEvent['type'][] = [
  'machineShuffled',
  'roundEnded',
  'turnStarted',
  'gameEnded',
  'machineFlipped',
]

/** The cards that were turned up since the board lay as in `before`, in their order. */
export function cardsPlayed(
  cards: readonly { readonly steps: readonly MachineStep[] }[],
  before: Position,
  events: readonly DefendersEvent[],
): PlayedCard[] {
  const played: PlayedCard[] = []
  let now = before
  for (const [place, event] of events.entries()) {
    now = afterEvent(now, event)
    if (event.type !== 'machineFlipped') continue
    const rest = events.slice(place + 1)
    const end = rest.findIndex(({ type }) => ENDS.includes(type))
    const { player, card } = event
    const lines = cards[card].steps
    const steps = stepsOf(lines, end === -1 ? rest : rest.slice(0, end), now)
    played.push({ player, card, lines, start: now, steps })
  }
  return played
}

/** The events of one card as steps, with the board between them. */
function stepsOf(
  lines: readonly MachineStep[],
  events: readonly DefendersEvent[],
  start: Position,
): ShownStep[] {
  const steps: ShownStep[] = []
  let line = 0
  let now = start
  for (const { kind, events: told } of grouped(events)) {
    const found = lines.findIndex(({ does }, at) => at >= line && DOES[does].includes(kind))
    if (found !== -1) line = found
    const after = afterEvents(now, told)
    steps.push({ kind, line, events: told, before: now, after })
    now = after
  }
  return steps
}

interface Group {
  readonly kind: StepKind
  readonly events: DefendersEvent[]
}

function grouped(events: readonly DefendersEvent[]): Group[] {
  const groups: Group[] = []
  for (const event of events) {
    const last = groups.at(-1)
    const kind = KINDS[event.type]
    const joins = kind === undefined || (last?.kind === kind && TOGETHER.includes(kind))
    if (joins) last?.events.push(event)
    else groups.push({ kind, events: [event] })
  }
  return groups
}

/**
 * What the machines have just done: only where the events lead exactly from the board as it was seen last to the board
 * as it is. After a jump in history, an undo or a break there is nothing to show.
 */
export function cardsBetween(
  cards: readonly { readonly steps: readonly MachineStep[] }[],
  seen: Position | null,
  events: readonly DefendersEvent[],
  view: DefendersView,
): readonly PlayedCard[] {
  if (seen === null || !events.some(({ type }) => type === 'machineFlipped')) return []
  const fits = isSamePosition(afterEvents(seen, events), positionOf(view))
  return fits ? cardsPlayed(cards, seen, events) : []
}

/** The hex, edge or piece that a step is about, for its numbered badge; null where it has no place on the board. */
export type Spot =
  | { readonly kind: 'hex'; readonly hex: number }
  | { readonly kind: 'pose'; readonly pose: number }

export function spotOf({ kind, events: [event], before }: ShownStep): Spot | null {
  switch (event.type) {
    case 'engineMoved':
    case 'engineDeployed':
      return { kind: 'pose', pose: event.pose }
    case 'engineReset':
      return { kind: 'pose', pose: event.from }
    case 'factoryBuilt':
    case 'polluted':
    case 'hunterDeployed':
      return { kind: 'hex', hex: event.hex }
    case 'hunterMoved':
      return { kind: 'hex', hex: event.to }
    case 'injured': {
      const leader = before.leaders[event.player]
      return kind !== 'strike' || leader === NONE ? null : { kind: 'hex', hex: leader }
    }
    default:
      return null
  }
}
