import { clone, indexOfAction, Random, type Refusal, type Seat } from '@vyprava/kernel'
import type { Ability } from '../content/schema.ts'
import {
  createRoam,
  NONE,
  type Roam,
  type RoamAction,
  type RoamEvent,
  type RoamOptions,
} from '../rules/index.ts'
import { artifactsOf, BACK, characterWith, testPack } from './pack.ts'

export const game = createRoam(testPack)

/** What a player of a position has; what is not named is as at the start, with no coins. */
export interface Having {
  readonly coins?: number
  readonly supply?: number
  /** Drawings of characters, face up; without it the three starting cards. */
  readonly up?: readonly string[]
  /** Drawings of characters, face down. */
  readonly down?: readonly string[]
  /** Further cards without names, face down, to come near the tenth. */
  readonly extra?: number
  readonly artifacts?: readonly Ability[]
  /** Artifacts that are face down. */
  readonly spent?: readonly Ability[]
}

export interface Setting extends Partial<RoamOptions> {
  readonly seats?: number
  /** Six rows of six tokens: `.` free, `0` a marker of seat 0, `01` a marker of seat 1 on one of seat 0. */
  readonly map?: string
  readonly lands?: readonly number[]
  readonly pile?: readonly number[]
  readonly players?: readonly Having[]
  readonly row?: readonly number[]
  readonly artifactPile?: readonly number[]
  /** The seat whose turn begins, if not the starting player. */
  readonly active?: Seat
  readonly endTriggered?: boolean
  readonly patrolOwner?: Seat
}

const BLANK_MAP = Array.from({ length: 6 }, () => '. . . . . .').join('\n')

const STANDARD: RoamOptions = {
  mode: 'basic',
  patrol: false,
  advanced: false,
  edges: 'standard',
  start: 'seat0',
}

/** A position at the start of a turn. */
export function position(setting: Setting = {}): Position {
  const { mode, patrol, advanced, edges, start } = { ...STANDARD, ...setting }
  const options: RoamOptions = { mode, patrol, advanced, edges, start }
  const state = game.setup({ seats: setting.seats ?? 2, options }, new Random('position'))
  state.lands = [...(setting.lands ?? [0, 1, 2, 3, 4, 5])]
  state.backs = state.lands.map((land, slot) => (land === NONE ? NONE : BACK + slot))
  state.pile = [...(setting.pile ?? [9, 8, 7, 6])]
  state.pileBacks = state.pile.map((_, i) => BACK + 6 + i)
  layMarkers(state, setting.map ?? BLANK_MAP)
  state.players.forEach((_, seat) => {
    equip(state, seat, setting.players?.[seat] ?? {})
  })
  if (setting.row !== undefined) state.artifactRow = [...setting.row]
  if (setting.artifactPile !== undefined) state.artifactPile = [...setting.artifactPile]
  state.active = setting.active ?? state.start
  state.endTriggered = setting.endTriggered ?? false
  state.patrolOwner = setting.patrolOwner ?? NONE
  return beginTurn(state)
}

/** Ends a main part of nobody's, so that the agenda comes to the turn below it. */
export function beginTurn(state: Roam): Position {
  state.agenda = [{ step: 'turn' }, { step: 'gaps' }]
  const position = new Position(state)
  position.do({ type: 'endMain' })
  return position
}

function layMarkers(state: Roam, map: string): void {
  const tokens = map.trim().split(/\s+/)
  if (tokens.length !== 36) throw new Error(`A map has 36 squares, not ${tokens.length}`)
  tokens.forEach((token, square) => {
    const owners = token === '.' ? [] : [...token].map(Number)
    state.lower[square] = owners.at(0) ?? NONE
    state.upper[square] = owners.at(1) ?? NONE
  })
}

function equip(state: Roam, seat: Seat, having: Having): void {
  const player = state.players[seat]
  player.coins = having.coins ?? 0
  const onMap = [...state.lower, ...state.upper].filter((owner) => owner === seat).length
  player.supply = having.supply ?? 24 - onMap
  const up = (having.up ?? []).map(characterWith)
  const down = (having.down ?? []).map(characterWith)
  if (having.up !== undefined || having.down !== undefined) player.party = [...up, ...down]
  player.partyFaces = player.party.map((_, i) => (having.down === undefined || i < up.length ? 1 : 0))
  for (let i = 0; i < (having.extra ?? 0); i++) {
    player.party.push(BACK + 10 + i)
    player.partyFaces.push(0)
  }
  const taken = state.players.flatMap((other) => other.artifacts)
  for (const ability of [...(having.artifacts ?? []), ...(having.spent ?? [])]) {
    const artifact = artifactsOf(ability).find((id) => !taken.includes(id)) ?? NONE
    taken.push(artifact)
    player.artifacts.push(artifact)
    player.artifactFaces.push(player.artifacts.length > (having.artifacts ?? []).length ? 0 : 1)
  }
  state.artifactRow = state.artifactRow.filter((id) => !taken.includes(id))
  state.artifactPile = state.artifactPile.filter((id) => !taken.includes(id))
}

/** Bookkeeping of the flow, left out of effects. */
const FLOW = ['agenda', 'turn', 'active', 'round', 'lastPlacement', 'moved', 'completed']

type Leaves = Map<string, unknown>

function leavesOf(value: unknown, path: string, found: Leaves): Leaves {
  if (typeof value !== 'object' || value === null) return found.set(path, value)
  for (const [key, part] of Object.entries(value)) leavesOf(part, path === '' ? key : `${path}.${key}`, found)
  return found
}

/** A game under test: does actions for whoever is asked, and tells exactly what changed. */
export class Position {
  readonly state: Roam

  constructor(state: Roam) {
    this.state = state
  }

  /** Who is asked, or null when the game is over. */
  get asked(): Seat | null {
    return game.deciders(this.state).at(0) ?? null
  }

  get prompt(): string | null {
    return this.asked === null ? null : game.decision(this.state, this.asked).prompt.key
  }

  get actions(): readonly RoamAction[] {
    return this.asked === null ? [] : game.decision(this.state, this.asked).actions
  }

  /** The listed actions of a type. */
  listed<Type extends RoamAction['type']>(type: Type): Extract<RoamAction, { type: Type }>[] {
    return this.actions.filter(
      (action): action is Extract<RoamAction, { type: Type }> => action.type === type,
    )
  }

  /** Takes a legal action for the seat that is asked, and tells the events. */
  do(action: RoamAction): RoamEvent[] {
    const seat = this.asked
    if (seat === null) throw new Error('the game is over')
    const refused = this.refusal(action)
    if (refused !== null) {
      throw new Error(`${JSON.stringify(action)} is not legal: ${JSON.stringify(refused)}`)
    }
    const events: RoamEvent[] = []
    game.apply(this.state, seat, action, {
      random: new Random('play'),
      emit: (event) => events.push(event),
      tell: () => {
        throw new Error('Roam has no secret events')
      },
    })
    return events
  }

  /** Takes actions and tells all that changed by path, apart from the flow of the turn. */
  effect(...actions: readonly RoamAction[]): Record<string, unknown> {
    const before = leavesOf(clone(this.state), '', new Map())
    for (const action of actions) this.do(action)
    const after = leavesOf(this.state, '', new Map())
    const changed: Record<string, unknown> = {}
    for (const path of new Set([...before.keys(), ...after.keys()])) {
      if (FLOW.includes(path.split('.')[0]) || before.get(path) === after.get(path)) continue
      changed[path] = after.get(path)
    }
    return changed
  }

  use(drawing: string): RoamEvent[] {
    return this.do({ type: 'use', character: characterWith(drawing) })
  }

  place(x: number, y: number): RoamEvent[] {
    return this.do({ type: 'place', x, y })
  }

  /** Why an action is refused, or null; list and refusal must agree on it. */
  refusal(action: RoamAction, seat: Seat | null = this.asked): Refusal | null {
    if (seat === null) throw new Error('nobody is asked')
    const refused = game.refusal(this.state, seat, action)
    if (seat === this.asked && this.#lists(action) !== (refused === null)) {
      throw new Error(`list and refusal disagree on ${JSON.stringify(action)}: ${JSON.stringify(refused)}`)
    }
    return refused
  }

  #lists(action: RoamAction): boolean {
    return indexOfAction(this.actions, action) !== -1
  }

  /** The rule by which an action is refused, or null. */
  rule(action: RoamAction, seat?: Seat): string | null {
    return this.refusal(action, seat)?.rule ?? null
  }

  player(seat: Seat): Roam['players'][number] {
    return this.state.players[seat]
  }

  /** The map as it is drawn in settings. */
  get map(): string {
    const tokens = this.state.lower.map((lower, square) => {
      const upper = this.state.upper[square]
      if (lower === NONE) return '.'
      return upper === NONE ? `${lower}` : `${lower}${upper}`
    })
    return Array.from({ length: 6 }, (_, y) => tokens.slice(6 * y, 6 * y + 6).join(' ')).join('\n')
  }
}

/** A drawn map in one form, for comparisons. */
export const drawn = (map: string): string => {
  const tokens = map.trim().split(/\s+/)
  return Array.from({ length: 6 }, (_, y) => tokens.slice(6 * y, 6 * y + 6).join(' ')).join('\n')
}

/** The index of the square at x, y. */
export const sq = (x: number, y: number): number => 6 * y + x

/** Use a character and place it. */
export const playing = (drawing: string, x: number, y: number): RoamAction[] => [
  { type: 'use', character: characterWith(drawing) },
  { type: 'place', x, y },
]
