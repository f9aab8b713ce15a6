import { type Refusal, schedule } from '@vyprava/kernel'
import { FUNDS } from '../actions.ts'
import { canAttack } from '../attacks.ts'
import { isLiberated } from '../fields.ts'
import { COMBAT, hasFund, spendFund } from '../funds.ts'
import { refuseSource } from '../grants.ts'
import { refuse } from '../refusals/reasons.ts'
import { NONE } from '../state.ts'
import type { ActionOf, Attempt, Deeds } from '../steps/step.ts'
import { isAtLair } from './elites.ts'
import { findHook } from './hook.ts'
import { challengeFor } from './index.ts'
import { legend } from './legends.ts'

const LAIR_RULES = { on: 'EU-1005', beside: 'EU-1006', special: 'EU-1007' } as const
type Kind = ActionOf<'fight'>['kind']

/** Only the open bounty's elite can be fought, and only at its lair (EU-1004 to EU-1008). */
function refuseElite({ printed, state, seat }: Attempt): Refusal | null {
  if (state.bounty === NONE) return refuse('EU-1004', 'noBounty')
  const { lair } = printed.pack.bounties[state.bounty]
  return isAtLair(printed, state, state.players[seat].field, lair)
    ? null
    : refuse(LAIR_RULES[lair.type], 'notAtLair')
}

function refuseFoe(attempt: Attempt, kind: Kind): Refusal | null {
  if (kind === 'elite') return refuseElite(attempt)
  const challenge = challengeFor(attempt.printed, attempt.state, attempt.seat)
  return 'rule' in challenge ? challenge : null
}

/** The level of a foe of the scenario, as the order of its cards goes. */
const MOST_LEVEL = 3
const levelOf = (order: number): number => (order === 0 ? MOST_LEVEL : Math.min(MOST_LEVEL, order))

/** A combat action against the open elite or the foe of the scenario, where the hero stands (EU-601, EU-602, EU-1502). */
const fight: NonNullable<Deeds['fight']> = {
  list(attempt, list) {
    const player = attempt.state.players[attempt.seat]
    if (player.tokens[COMBAT] + player.granted[COMBAT] === 0) return
    const elite = refuseFoe(attempt, 'elite') === null
    const story = refuseFoe(attempt, 'story') === null
    if (!(elite || story) || !canAttack(attempt.printed, attempt.state, attempt.seat)) return
    for (const fund of FUNDS) {
      if (!hasFund(player, COMBAT, fund)) continue
      if (elite) list.push({ type: 'fight', fund, kind: 'elite' })
      if (story) list.push({ type: 'fight', fund, kind: 'story' })
    }
  },
  refusal(attempt, { fund, kind }) {
    const foe = refuseFoe(attempt, kind)
    if (foe !== null) return foe
    const player = attempt.state.players[attempt.seat]
    if (!hasFund(player, COMBAT, fund))
      return refuseSource(attempt.printed, attempt.state, attempt.seat, COMBAT, 'EU-602')
    return canAttack(attempt.printed, attempt.state, attempt.seat) ? null : refuse('EU-R51', 'cannotAttack')
  },
  take({ printed, state, seat }, { fund, kind }) {
    spendFund(state.players[seat], COMBAT, fund)
    if (kind === 'elite') {
      const { elite: foe, level } = printed.pack.bounties[state.bounty]
      schedule(state, { step: 'startFight', kind, foe, level })
      return
    }
    const challenge = challengeFor(printed, state, seat)
    if ('rule' in challenge) return
    const { foe, ...story } = challenge
    const level = levelOf(printed.pack.scenarioCards[foe].order)
    schedule(state, { step: 'startFight', kind, foe, level, story })
  },
}

/** Defensive magic for an essence, where there is neither rubble nor magic (EU-1546). */
function refuseWard({ printed, state, seat }: Attempt): Refusal | null {
  const hook = findHook(printed, state, 'golem')
  if (hook === undefined) return refuse('EU-1546', 'noWards')
  const { map } = state
  const { field } = state.players[seat]
  if (!isLiberated(printed, state, field)) return refuse('EU-901', 'notLiberated')
  if (map.rubble[field] > 0) return refuse('EU-1546', 'rubbleThere')
  if (map.wards[field] === 1) return refuse('EU-1546', 'wardThere')
  const laid = map.wards.reduce<number>((sum, ward) => sum + ward, 0)
  return laid < hook.wards ? null : refuse('EU-1546', 'wardsUsedUp')
}

const ward: NonNullable<Deeds['ward']> = {
  list(attempt, list) {
    const { essences } = attempt.state.players[attempt.seat]
    if (essences.every((n) => n === 0) || refuseWard(attempt) !== null) return
    for (const [essence, n] of essences.entries()) if (n > 0) list.push({ type: 'ward', essence })
  },
  refusal(attempt, { essence }) {
    const refusal = refuseWard(attempt)
    if (refusal !== null) return refusal
    return (attempt.state.players[attempt.seat].essences[essence] ?? 0) > 0
      ? null
      : refuse('EU-1546', 'noEssence')
  },
  take({ state, seat }, { essence }, course) {
    const player = state.players[seat]
    player.essences[essence] -= 1
    state.map.wards[player.field] = 1
    course.emit({ type: 'wardLaid', player: seat, field: player.field, essence })
  },
}

export const storyDeeds: Deeds = { fight, legend, ward }
