import { distance } from '@vyprava/geometry'
import { clone, indexOfAction, Random, type Refusal, type Seat } from '@vyprava/kernel'
import { FIELDS } from '../compass/index.ts'
import { shippedPack } from '../content/index.ts'
import {
  type Ark,
  type ArkAction,
  type ArkEvent,
  type ArkGame,
  type ArkOptions,
  type Character,
  type Chart,
  COLOURS,
  type Colour,
  createArk,
  type Pack,
} from '../rules/index.ts'
import { chartOfMap } from './charts.ts'
import { changes, leavesOf } from './effects.ts'

export const pack: Pack = shippedPack()

/** A place on the map: q and r. */
export type Place = readonly [q: number, r: number]

/** What a player of a position has; what is not named is as at the start. */
export interface Having {
  readonly character?: Character
  readonly identity?: Colour
  /** Visited hexes, painted in their own colour; the first one is the start. */
  readonly visited?: readonly Place[]
  /** Visited hexes in other colours. */
  readonly painted?: readonly (readonly [Place, Colour])[]
  /** Fields by name, such as `f1`. */
  readonly compass?: Readonly<Record<string, Colour>>
  /** Marked slots: how many. */
  readonly slots?: number
  readonly minus?: number
  readonly hints?: number
  readonly diamonds?: readonly number[]
  readonly diamondColours?: readonly (Colour | null)[]
  readonly conversions?: number
  readonly status?: Ark['sheets'][number]['status']
  readonly usesHints?: boolean
  readonly usesDiamonds?: boolean
}

export interface Setting extends Partial<ArkOptions> {
  readonly seats?: number
  readonly players?: readonly Having[]
  /** The seat whose turn begins. */
  readonly active?: Seat
  /** A map of one's own, as the lines of its drawing. */
  readonly lines?: readonly string[]
  readonly sheet?: Partial<Pack['sheet']>
  readonly seed?: string
}

export const colourOf = (name: Colour): number => COLOURS.indexOf(name)
export const fieldOf = (name: string): number => FIELDS.indexOf(name)

const STANDARD: ArkOptions = {
  mode: 'standard',
  difficulty: 'easy',
  characters: 'dealt',
  map: 'shore',
  challenges: true,
  wildSix: false,
}

/** Characters of seats that are not named: those whose powers seldom matter. */
const QUIET: readonly Character[] = ['mage', 'knight', 'druid', 'hunter', 'pirate', 'paladin', 'ranger']

const shipped = createArk(pack)

/** The game with the pack that ships, or with a map or a sheet of a test's own. */
function gameWith(lines: Setting['lines'], sheet: Setting['sheet']): ArkGame {
  if (lines === undefined && sheet === undefined) return shipped
  const maps = lines === undefined ? pack.maps : [{ id: 'shore', lines }]
  return createArk({ ...pack, maps, sheet: { ...pack.sheet, ...sheet } })
}

/** A position at the start of a turn. */
export function position(setting: Setting = {}): Position {
  const { seats = 2, players = [], active = 0, lines, seed = 'position', sheet, ...options } = setting
  const game = gameWith(lines, sheet)
  const random = new Random(seed)
  const state = game.setup({ seats, options: { ...STANDARD, ...options } }, random)
  const chart = chartOfMap(state.map)
  const at = new Position(game, state, chart, random)
  const named = players.map(({ character }) => character)
  const free = QUIET.filter((character) => !named.includes(character))
  state.sheets.forEach((_, seat) => {
    equip(at, seat, players[seat] ?? {}, players[seat]?.character ?? free[seat])
  })
  begin(at, (active + seats - 1) % seats)
  return at
}

/** Ends a turn of the seat before, in which nobody was asked anything. */
function begin(at: Position, before: Seat): void {
  const { state, game } = at
  state.phase = 'turn'
  state.stage = 'moved'
  state.active = before
  state.die = true
  game.apply(state, before, { type: 'endTurn' }, at.turn([]))
}

function equip(at: Position, seat: Seat, having: Having, character: Character): void {
  const sheet = at.state.sheets[seat]
  const { chart } = at
  sheet.character = pack.characters.findIndex(({ id }) => id === character)
  sheet.identity = colourOf(having.identity ?? 'green')
  sheet.usesHints = having.usesHints ?? at.state.difficulty === 'easy'
  sheet.usesDiamonds = having.usesDiamonds ?? at.state.difficulty === 'easy'
  sheet.owesSystem = false
  sheet.owesFields = 0
  const visited = having.visited ?? [[-1, 1]]
  sheet.start = at.hex(...visited[0])
  for (const [q, r] of visited) sheet.painted[at.hex(q, r)] = chart.colour[at.hex(q, r)]
  for (const [[q, r], paint] of having.painted ?? []) sheet.painted[at.hex(q, r)] = colourOf(paint)
  for (const colour of COLOURS.keys()) {
    sheet.tally[colour] = sheet.painted.filter((paint) => paint === colour).length
  }
  const reach = (most: number): number[] =>
    chart.hexes.map((hex) =>
      chart.hexes.some(
        (other, number) => sheet.painted[number] !== -1 && other !== hex && distance(hex, other) <= most,
      )
        ? 1
        : 0,
    )
  sheet.near = reach(1)
  sheet.far = character === 'ranger' ? reach(2) : []
  for (const [name, colour] of Object.entries(having.compass ?? {})) {
    sheet.compass[fieldOf(name)] = colourOf(colour)
    sheet.sides[fieldOf(name) >> 2] += 1
  }
  sheet.counter = Array.from({ length: having.slots ?? 0 }, () => 0)
  sheet.minus = having.minus ?? 0
  sheet.hints = having.hints ?? 0
  sheet.diamonds = [...(having.diamonds ?? [0, 0, 0])]
  sheet.diamondColours = (having.diamondColours ?? [null, null, null]).map((colour) =>
    colour === null ? -1 : colourOf(colour),
  )
  sheet.conversions = having.conversions ?? 0
  sheet.status = having.status ?? 'playing'
  sheet.stale = true
}

/** A game under test. */
export class Position {
  readonly game: ArkGame
  readonly state: Ark
  readonly chart: Chart
  readonly random: Random

  constructor(game: ArkGame, state: Ark, chart: Chart, random: Random) {
    this.game = game
    this.state = state
    this.chart = chart
    this.random = random
  }

  /** The number of a hex. */
  hex(q: number, r: number): number {
    const number = this.chart.hexes.findIndex((hex) => hex.q === q && hex.r === r)
    if (number === -1) throw new Error(`The map has no hex ${q},${r}`)
    return number
  }

  turn(events: ArkEvent[]): Parameters<ArkGame['apply']>[3] {
    return {
      random: this.random,
      emit: (event) => events.push(event),
      tell: () => {
        throw new Error('Ark tells nothing in secret')
      },
    }
  }

  get deciders(): readonly Seat[] {
    return this.game.deciders(this.state)
  }

  get result(): ReturnType<ArkGame['result']> {
    return this.game.result(this.state)
  }

  sheet(seat: Seat): Ark['sheets'][number] {
    return this.state.sheets[seat]
  }

  /** The colour that a hex has on a sheet, or null. */
  paintOn(seat: Seat, q: number, r: number): Colour | null {
    return COLOURS[this.sheet(seat).painted[this.hex(q, r)]] ?? null
  }

  actions(seat: Seat): readonly ArkAction[] {
    return this.deciders.includes(seat) ? this.game.decision(this.state, seat).actions : []
  }

  /** The listed actions of a type. */
  listed<Type extends ArkAction['type']>(seat: Seat, type: Type): Extract<ArkAction, { type: Type }>[] {
    return this.actions(seat).filter(
      (action): action is Extract<ArkAction, { type: Type }> => action.type === type,
    )
  }

  /** Names of the colours that are listed for an action. */
  colours(seat: Seat, type: 'name' | 'shift'): Colour[] {
    return this.listed(seat, type).map(({ colour }) => COLOURS[colour])
  }

  /** Takes a legal action and tells the events. */
  do(seat: Seat, action: ArkAction): ArkEvent[] {
    const refused = this.refusal(seat, action)
    if (refused !== null) {
      throw new Error(`seat ${seat}: ${JSON.stringify(action)} is not legal: ${JSON.stringify(refused)}`)
    }
    const events: ArkEvent[] = []
    this.game.apply(this.state, seat, action, this.turn(events))
    return events
  }

  /** Why an action is refused, or null; list and refusal must agree on it. */
  refusal(seat: Seat, action: ArkAction): Refusal | null {
    const refused = this.game.refusal(this.state, seat, action)
    if ((indexOfAction(this.actions(seat), action) !== -1) !== (refused === null)) {
      throw new Error(`list and refusal disagree on ${JSON.stringify(action)}: ${JSON.stringify(refused)}`)
    }
    return refused
  }

  /** The rule by which an action is refused, or null. */
  rule(seat: Seat, action: ArkAction): string | null {
    return this.refusal(seat, action)?.rule ?? null
  }

  name(seat: Seat, colour: Colour): ArkEvent[] {
    return this.do(seat, { type: 'name', colour: colourOf(colour) })
  }

  paint(seat: Seat, q: number, r: number, colour?: Colour): ArkEvent[] {
    return this.do(seat, this.painting(q, r, colour))
  }

  /** The action that paints a hex, in its own colour unless another is named. */
  painting(q: number, r: number, colour?: Colour): ArkAction {
    const hex = this.hex(q, r)
    return { type: 'paint', hex, colour: colour === undefined ? this.chart.colour[hex] : colourOf(colour) }
  }

  fill(seat: Seat, field: string): ArkEvent[] {
    return this.do(seat, { type: 'fill', field: fieldOf(field) })
  }

  shift(seat: Seat, colour: Colour): ArkEvent[] {
    return this.do(seat, { type: 'shift', colour: colourOf(colour) })
  }

  skip(seat: Seat): ArkEvent[] {
    return this.do(seat, { type: 'skip' })
  }

  endMove(seat: Seat): ArkEvent[] {
    return this.do(seat, { type: 'endMove' })
  }

  endTurn(seat: Seat): ArkEvent[] {
    return this.do(seat, { type: 'endTurn' })
  }

  /** Names a colour and paints these hexes, ending the move early if there could be more. */
  move(seat: Seat, colour: Colour, ...places: readonly Place[]): ArkEvent[] {
    const events = this.name(seat, colour)
    const { turn } = this.state
    for (const [q, r] of places) events.push(...this.paint(seat, q, r))
    if (this.state.turn === turn && this.state.stage === 'moving') events.push(...this.endMove(seat))
    return events
  }

  /** Answers with these hexes, ending the move early if there could be more. */
  answer(seat: Seat, ...places: readonly Place[]): ArkEvent[] {
    const events: ArkEvent[] = []
    const { turn } = this.state
    for (const [q, r] of places) events.push(...this.paint(seat, q, r))
    if (this.state.turn === turn && this.deciders.includes(seat)) events.push(...this.endMove(seat))
    return events
  }

  /** Everybody who still owes something in this turn does the least: skips, ends the turn. */
  finish(): ArkEvent[] {
    const events: ArkEvent[] = []
    const { turn } = this.state
    while (this.state.turn === turn && this.deciders.length > 0) {
      const [seat] = this.deciders
      const decision = this.game.decision(this.state, seat)
      const view = this.game.view(this.state, seat)
      events.push(...this.do(seat, this.game.standIn(view, seat, decision, this.random)))
    }
    return events
  }

  /** Does something and tells all that changed by path, apart from the flow and from what follows from the rest. */
  effect(deed: () => void): Record<string, unknown> {
    const before = leavesOf(clone(this.state))
    deed()
    return changes(before, leavesOf(this.state))
  }
}
