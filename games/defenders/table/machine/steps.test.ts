import { Random, startMatch } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { shippedPack } from '../../content/index.ts'
import {
  createDefenders,
  type DefendersEvent,
  type DefendersView,
  directionTo,
  edgeOf,
  ON_CORE,
  SIDES,
} from '../../rules/index.ts'
import { lossesOf } from './losses.ts'
import { afterEvents, isSamePosition, type Position, positionOf, seenAs } from './position.ts'
import { advanced, begun, boardNow, type Run, stepNow, stepped, timeOf } from './run.ts'
import { cardsBetween, cardsPlayed, type PlayedCard, type ShownStep, spotOf } from './steps.ts'
import { CARD_STAYS, STEP_LASTS } from './timing.ts'
import { huntOf, isWalled, trackOf, triesOf } from './ways.ts'

const pack = shippedPack()
const game = createDefenders(pack)

const TABLES = [
  { seats: 1, options: { hardCards: 6 } },
  { seats: 2, options: { hardCards: 0, communication: 'free' } },
  { seats: 3, options: { hardCards: 6, communication: 'free' } },
  { seats: 4, options: { hardCards: 3, communication: 'free', oppositeSetup: 'rotate' } },
]

interface Played {
  readonly before: DefendersView
  readonly after: DefendersView
  readonly events: readonly DefendersEvent[]
}

/** Every action of some random games, as its actor saw it. */
function* actions(): Generator<Played> {
  for (let number = 0; number < 24; number++) {
    const random = new Random(`steps ${number}`)
    const started = startMatch(game, { ...TABLES[number % TABLES.length], seed: `steps ${number}` })
    if (!started.ok) throw new Error(JSON.stringify(started.problem))
    const match = started.value
    while (match.deciders.length > 0) {
      const [seat] = match.deciders
      const { view: before, decision } = match.sight(seat)
      if (decision === null) throw new Error('a decider decides nothing')
      match.play(seat, random.pick(decision.actions))
      yield { before, after: match.sight(seat).view, events: match.heard(seat, match.length) }
    }
  }
}

const all = [...actions()]
const cards = all.flatMap(({ before, events }) =>
  cardsPlayed(pack.machineCards, positionOf(before), events).map((card) => ({ card, events })),
)
const steps = cards.flatMap(({ card }) => card.steps)
const isHere = ({ type }: DefendersEvent): boolean =>
  !['turnStarted', 'roundStarted', 'roundEnded', 'machineShuffled', 'gameEnded', 'deckShuffled'].includes(
    type,
  )

describe('a position', () => {
  test('after the events of an action is the one that is seen then', () => {
    const wrong = all.filter(
      ({ before, after, events }) =>
        !isSamePosition(afterEvents(positionOf(before), events), positionOf(after)),
    )
    expect(wrong.map(({ events }) => events)).toEqual([])
  })

  test('taken back into a view shows that board and nothing else', () => {
    const [{ before, after }] = all.filter(({ events }) => events.some(({ type }) => type === 'engineMoved'))
    const seen = seenAs(after, positionOf(before))
    expect(positionOf(seen)).toEqual(positionOf(before))
    expect(seenAs(seen, positionOf(after))).toEqual(after)
  })

  test('keeps the lists that an event does not touch', () => {
    const [{ before }] = all
    const now = positionOf(before)
    const turned = afterEvents(now, [{ type: 'directionTurned', direction: 'left' }])
    expect(turned.walls).toBe(now.walls)
    expect(turned.direction).toBe('left')
  })
})

describe('the steps of a card', () => {
  test('are those of every card that was turned up, of all kinds', () => {
    expect(cards.length).toBeGreaterThan(200)
    const kinds = new Set(steps.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual([
      'build',
      'deploy',
      'hunter',
      'move',
      'pollute',
      'pursue',
      'reset',
      'strike',
      'turn',
    ])
  })

  test('lead without a gap from the turned card to the end', () => {
    for (const { card } of cards) {
      const boards = [card.start, ...card.steps.map(({ after }) => after)]
      for (const [place, step] of card.steps.entries()) expect(step.before).toBe(boards[place])
    }
  })

  test('end with the board that is really there, in all that they describe', () => {
    let compared = 0
    for (const { before, after, events } of all) {
      const played = cardsBetween(pack.machineCards, positionOf(before), events, after)
      const last = played.at(-1)
      // Alone a round may go on by itself: what is revealed then is no step of the card.
      if (last === undefined || events.some(({ type }) => type === 'revealed')) continue
      compared += 1
      const end = last.steps.at(-1)?.after ?? last.start
      const real = positionOf(after)
      expect({ ...end, machineLeft: [], machineDiscard: [] }).toEqual({
        ...real,
        machineLeft: [],
        machineDiscard: [],
      })
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('hold every event of the card once, in order', () => {
    for (const { card, events } of cards) {
      const told = card.steps.flatMap((step) => step.events)
      const from = events.findIndex((event) => event.type === 'machineFlipped' && event.card === card.card)
      const rest = events.slice(from + 1).filter(isHere)
      expect(rest.slice(0, told.length)).toEqual(told)
    }
  })

  test('follow the lines of the card', () => {
    for (const { card } of cards) {
      const lines = card.steps.map(({ line }) => line)
      expect(lines).toEqual(lines.toSorted((a, b) => a - b))
      for (const { kind, line } of card.steps) expect(fits(card, line, kind), `${kind} ${line}`).toBe(true)
    }
  })

  test('are one for a pursuit, and one for each vent, the highest number first', () => {
    for (const { card } of cards) {
      expect(card.steps.filter(({ kind }) => kind === 'pursue').length).toBeLessThan(2)
      const tiles = card.steps.flatMap(({ events: [event] }) =>
        event.type === 'polluted' ? [event.tile] : [],
      )
      expect(tiles).toEqual(tiles.toSorted((a, b) => b - a))
    }
    expect(Math.max(...cards.map(({ card }) => card.steps.length))).toBeGreaterThan(8)
  })

  test('a third token comes with its pool', () => {
    const pools = steps.filter(({ events }) => events.some(({ type }) => type === 'toxicPlaced'))
    expect(pools.length).toBeGreaterThan(5)
    for (const { kind } of pools) expect(['pollute', 'build']).toContain(kind)
  })

  test('have a place on the board, but for a turned dial and an engine that stays', () => {
    const nowhere = steps.filter((step) => spotOf(step) === null).map(({ kind }) => kind)
    expect([...new Set(nowhere)]).toEqual(['turn'])
    const [{ card }] = cards.filter(({ card: { lines } }) => lines[1]?.does === 'deployEngines')
    const told: DefendersEvent[] = [
      { type: 'machineFlipped', player: 0, card: card.card },
      { type: 'engineStuck', engine: 1 },
      { type: 'turnStarted', player: 0, card: 0, ap: 3 },
    ]
    const [
      {
        steps: [stuck],
      },
    ] = cardsPlayed(pack.machineCards, card.start, told)
    expect([stuck.kind, stuck.line, spotOf(stuck)]).toEqual(['stuck', 1, null])
  })
})

describe('nothing is played', () => {
  const flips = all.filter(({ events }) => events.some(({ type }) => type === 'machineFlipped'))

  test('after a jump: the events do not lead here', () => {
    const strange: Position = { ...positionOf(flips[0].before), direction: 'left', toxicSupply: 1 }
    expect(cardsBetween(pack.machineCards, strange, flips[0].events, flips[0].after)).toEqual([])
  })

  test('without a board that was seen before, and without a card', () => {
    expect(cardsBetween(pack.machineCards, null, flips[0].events, flips[0].after)).toEqual([])
    const quiet = all.filter(({ events }) => events.every(({ type }) => type !== 'machineFlipped'))
    expect(
      quiet.flatMap(({ before, after, events }) =>
        cardsBetween(pack.machineCards, positionOf(before), events, after),
      ),
    ).toEqual([])
  })
})

describe('the ways of the machines', () => {
  test('engines leave a wall on every edge of their way but the last', () => {
    for (const {
      events: [event],
      before,
    } of steps) {
      if (event.type !== 'engineMoved' && event.type !== 'engineReset') continue
      const track = trackOf(event, before)
      expect(event.walls).toEqual(track.slice(0, -1))
      if (event.type === 'engineReset') expect(track.at(-1)).toBe(event.blocked)
      else expect(track.at(-1)).toBe(edgeOf(event.pose))
    }
  })

  test('the rays that were tried in vain are closed', () => {
    const deployed = all.flatMap(({ before, after, events }) =>
      cardsPlayed(pack.machineCards, positionOf(before), events)
        .flatMap((card) => card.steps)
        .flatMap(({ events: [event], before: board }) =>
          event.type === 'engineDeployed'
            ? [{ event, board, tries: triesOf(event, board, after.rotations) }]
            : [],
        ),
    )
    expect(deployed.some(({ tries }) => tries.length > 0)).toBe(true)
    for (const { event, board, tries } of deployed) {
      expect(tries).not.toContain(edgeOf(event.pose))
      const engines = board.engines.filter((pose) => pose !== ON_CORE).map(edgeOf)
      for (const edge of tries) expect(isWalled(board, edge) || engines.includes(edge)).toBe(true)
    }
  })

  test('hunters go over open sides, two hexes at most', () => {
    let far = 0
    for (const { events, before } of steps)
      for (const event of events) {
        if (event.type !== 'hunterMoved') continue
        const way = huntOf(event, before)
        far = Math.max(far, way.length)
        for (const [place, hex] of way.slice(1).entries()) {
          const side = directionTo(way[place], hex)
          expect(side).not.toBe(-1)
          expect(isWalled(before, SIDES[way[place] * 6 + side])).toBe(false)
        }
      }
    expect(far).toBe(3)
  })
})

describe('a run', () => {
  const long = cards.map(({ card }) => card).toSorted((a, b) => b.steps.length - a.steps.length)
  const view = { rotations: [0, 0, 0, 0, 0, 0] }
  const started = (of: readonly PlayedCard[]): Run => {
    const run = begun(null, of, true)
    if (run === null) throw new Error('nothing is played')
    return run
  }

  test('turns the card up, shows every step, and is over', () => {
    let run: Run | null = started([long[0]])
    expect(stepNow(run)).toBeNull()
    expect(boardNow(run)).toBe(long[0].start)
    for (const step of long[0].steps) {
      run = run === null ? null : advanced(run)
      expect(run === null ? null : stepNow(run)).toBe(step)
      expect(run === null ? null : boardNow(run)).toBe(step.after)
    }
    const over = run === null ? null : advanced(run)
    expect(run === null ? run : stepped(run)).toBeNull()
    expect(over).toMatchObject({ still: true, over: true })
    expect(over === null ? null : boardNow(over)).toBeNull()
    expect(over === null ? null : timeOf(over, view, 2)).toBe(CARD_STAYS)
    expect(over === null ? over : advanced(over)).toBeNull()
  })

  test('gives every step time to be read, and no more than that', () => {
    for (const card of long) {
      let run: Run | null = started([card])
      while (run !== null && !run.over) {
        const time = timeOf(run, view, 1) ?? 0
        expect(time).toBeGreaterThanOrEqual(STEP_LASTS)
        expect(time).toBeLessThan(3 * STEP_LASTS)
        expect(timeOf(run, view, 2)).toBe(time / 2)
        expect(timeOf({ ...run, paused: true }, view, 1)).toBeNull()
        run = advanced(run)
      }
    }
  })

  test('tells what the card has cost', () => {
    const all = cards.map(({ card }) => ({ card, losses: lossesOf(card.start, card.steps) }))
    expect(all.some(({ losses }) => losses.toxic.fresh > 1)).toBe(true)
    expect(all.some(({ losses }) => losses.factories.fresh > 0)).toBe(true)
    for (const { card, losses } of all) {
      const end = card.steps.at(-1)?.after ?? card.start
      expect(losses.toxic.left).toBe(end.toxicSupply)
      expect(losses.factories).toEqual({ fresh: card.start.coreTop - end.coreTop, left: end.coreTop })
    }
    const [{ card }] = all.filter(({ losses }) => losses.toxic.fresh > 0)
    expect(lossesOf(card.start, []).toxic).toEqual({ fresh: 0, left: card.start.toxicSupply })
  })

  test('goes on with the next card, and keeps no long queue', () => {
    const run = { ...started([long[0]]), at: 2, paused: true }
    const both = begun(run, [long[1]], true)
    expect(both).toEqual({ cards: [long[0], long[1]], at: 2, paused: true, still: false, over: false })
    expect(both === null ? null : begun(both, [long[2]], true)).toEqual({
      cards: [long[1], long[2]],
      at: 0,
      paused: false,
      still: false,
      over: false,
    })
    expect(begun(run, [], true)).toBe(run)
  })

  test('without motion is one still picture of the last card, over the board as it is', () => {
    const still = begun(null, [long[0], long[1]], false)
    expect(still).toMatchObject({ cards: [long[1]], still: true })
    expect(still === null ? 0 : boardNow(still)).toBeNull()
  })
})

const LINE_OF: Readonly<Record<ShownStep['kind'], readonly string[]>> = {
  move: ['moveTogether', 'moveInTurn'],
  reset: ['moveTogether', 'moveInTurn'],
  deploy: ['deployEngines'],
  stuck: ['deployEngines'],
  turn: ['turnDirection'],
  build: ['build'],
  pollute: ['pollute'],
  hunter: ['deployHunters'],
  pursue: ['pursue'],
  strike: ['strike'],
}

const fits = (card: PlayedCard, line: number, kind: ShownStep['kind']): boolean =>
  LINE_OF[kind].includes(card.lines[line].does)
