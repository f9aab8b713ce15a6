import { schedule } from '@vyprava/kernel'
import { TILE_HEXES } from '../../../content/schema.ts'
import { addToReserve, gainCards } from '../../decks.ts'
import { refillEncounters } from '../../encounters.ts'
import { CHURCH } from '../../fields.ts'
import { hurt } from '../../health.ts'
import { fieldAt } from '../../map.ts'
import type { Printed } from '../../printed.ts'
import { type Euthia, isOver, NONE, type Owned, type Player } from '../../state.ts'
import { isLastRound } from '../../story/goal.ts'
import { atRoundEnd, atRoundStart, atTurnEnd } from '../../story/index.ts'
import type { EuthiaCourse, Working } from '../step.ts'

/** Tokens, tiles and gems are made ready for everybody (EU-202 to EU-205, EU-R04); alone the reserve grows (EU-1211). */
export const roundStep = (printed: Printed): Working<'round'> => ({
  work(state, _item, course) {
    state.round += 1
    state.active = state.starter
    state.rules = state.rules.filter(({ until }) => until === 'permanent')
    course.emit({ type: 'roundStarted', round: state.round })
    for (const player of state.players) {
      for (let action = 0; action < player.tokens.length; action++) player.tokens[action] += 1
      readyAll(player)
    }
    if (state.mode === 'solo') addToReserve(printed, state, 'silver', 1, course)
    schedule(state, { step: 'turn' })
    atRoundStart(printed, state, course)
  },
})

function readyAll({ slots, bags, revealed }: Player): void {
  for (const owned of slots) if (owned !== null) ready(owned)
  for (const owned of bags) ready(owned)
  for (const owned of revealed) ready(owned)
}

function ready(owned: Owned): void {
  owned.exhausted = 0
  for (const gem of owned.gems) gem.active = 1
}

/** A turn: at the first one the figure comes to its place and explores around it (EU-206, EU-R17); together the reserve grows (EU-1304). */
export const turnStep = (printed: Printed): Working<'turn'> => ({
  work(state, _item, course) {
    const player = state.players[state.active]
    const placed = player.field === NONE
    if (placed) player.field = startField(printed, state)
    player.portalsUsed = []
    state.questsThisTurn = 0
    state.arranged = 0
    state.bought = 0
    state.eliteBeaten = 0
    course.emit({ type: 'turnStarted', player: state.active })
    if (state.mode === 'cooperative') addToReserve(printed, state, 'silver', 1, course)
    schedule(state, { step: 'main' })
    if (placed) schedule(state, { step: 'arrive', fund: null, entered: true })
  },
})

/** The church, or the hex of its tile that the scenario names (EU-101, EU-206). */
function startField({ pack }: Printed, { scenario }: Euthia): number {
  const { start } = pack.scenarios[scenario]
  return start === undefined ? CHURCH : fieldAt(0, TILE_HEXES.indexOf(start))
}

/** Movement is lost and the token kept by now; then Dwurt die, encounters, elites, scenario (EU-R24). */
export const endTurnStep = (printed: Printed): Working<'endTurn'> => ({
  work(state, _item, course) {
    loseRest(state.players[state.active])
    state.rules = state.rules.filter(({ until }) => until !== 'turn')
    schedule(state, { step: 'turnOver' })
    turnDwurtDie(printed, state, course)
    refillEncounters(state)
    atTurnEnd(printed, state, course)
  },
})

/** What a turn leaves unused is lost: when it ends, and once more when all that its end brings is settled (EU-214). */
function loseRest(player: Player): void {
  player.mp = 0
  player.granted = [0, 0, 0]
  player.minecarts = 0
}

interface DwurtFace {
  readonly dwurt: number
  readonly silver: number
  readonly gold: number
  readonly rep: number
  readonly wounds: number
}

/** What the faces of the Dwurt die do (EU-1412, EU-R10). */
export const DWURT_FACES: readonly DwurtFace[] = [
  { dwurt: 1, silver: 0, gold: 0, rep: 0, wounds: 0 },
  { dwurt: 0, silver: 1, gold: 0, rep: 0, wounds: 0 },
  { dwurt: 0, silver: 2, gold: 0, rep: 0, wounds: 1 },
  { dwurt: 1, silver: 3, gold: 0, rep: 1, wounds: 2 },
  { dwurt: 1, silver: 0, gold: 1, rep: 1, wounds: 4 },
  { dwurt: 2, silver: 0, gold: 1, rep: 1, wounds: 6 },
]
const DWURT_LOSS = 1

/** Gains, cards, reputation, wounds; a death here costs one reputation (EU-1412 to EU-1414, EU-R90). */
function turnDwurtDie(printed: Printed, state: Euthia, course: EuthiaCourse): void {
  const seat = state.active
  const player = state.players[seat]
  if (printed.pack.heroes[player.hero].dwurtSlots === 0) return
  const face = player.dwurtDie
  const { dwurt, silver, gold, rep, wounds } = DWURT_FACES[face]
  player.dwurtDie = 0
  course.emit({ type: 'dwurtDie', player: seat, face })
  player.dwurt += dwurt
  if (dwurt > 0) schedule(state, { step: 'tidy', seat })
  if (silver > 0) gainCards(printed, state, seat, 'silver', silver, course, true)
  if (gold > 0) gainCards(printed, state, seat, 'gold', gold, course, true)
  player.rep = Math.max(0, player.rep - rep)
  hurt(state, seat, wounds, course, DWURT_LOSS)
}

/** Clockwise to the next player, or to the end of the round (EU-201, EU-219). */
export const turnOverStep: Working<'turnOver'> = {
  work(state) {
    if (isOver(state)) return
    loseRest(state.players[state.active])
    state.active = (state.active + 1) % state.players.length
    schedule(state, { step: state.active === state.starter ? 'roundOver' : 'turn' })
  },
}

/** Rounds are counted by the scenario; after the last one all is scored (EU-219, EU-220, EU-1538). */
export const roundOverStep = (printed: Printed): Working<'roundOver'> => ({
  work(state, _item, course) {
    course.emit({ type: 'roundEnded', round: state.round })
    schedule(state, { step: isLastRound(printed, state) ? 'scoring' : 'round' })
    atRoundEnd(printed, state, course)
  },
})
