import { Random } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import type { EuthiaEvent } from '../../rules/events.ts'
import type { EndReason } from '../../rules/state.ts'
import { pack } from '../pack.ts'
import { game } from '../play.ts'
import { options } from '../position.ts'
import { subjectFor } from '../subject.ts'

const { tables } = subjectFor(pack)
const quick = tables.filter(({ name }) => name.startsWith('quick'))

/** What the story tells; random players must meet all of it, or the conformance suite would not. */
const STORY = [
  'bountyOpened',
  'bountyCold',
  'attackTurned',
  'settlementAttacked',
  'settlementDestroyed',
  'eventTurned',
  'legendDone',
  'sleeperWoke',
  'sleeperCame',
  'ashFell',
  'ravageTurned',
  'golemCame',
  'golemWalked',
  'fieldRuined',
  'wardLaid',
  'wardBroken',
  'golemStruck',
  'titleWon',
  'goalJudged',
  'graded',
  'foeBeaten elite',
  'foeBeaten story',
  'fightLeft',
]
/** Games of each table; more where the golem has to meet magic. */
const RUNS = 10
const GOLEM_RUNS = 30
const REASONS: readonly EndReason[] = ['rounds', 'goal', 'failed', 'church']

/** Plays to the end at random; what was told, and why it ended. */
function playOut({ seats, options: chosen = {} }: (typeof quick)[number], seed: string): string[] {
  const chance = new Random(seed)
  const told = new Set<string>()
  const hear = (event: EuthiaEvent): void => {
    told.add(event.type === 'foeBeaten' ? `${event.type} ${event.kind}` : event.type)
  }
  const turn = {
    random: chance,
    emit: hear,
    tell: (_seats: readonly number[], event: EuthiaEvent) => hear(event),
  }
  const state = game.setup({ seats, options: options(chosen) }, chance)
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state))
    game.apply(state, seat, chance.pick(game.decision(state, seat).actions), turn)
  return [...told, state.ended ?? '']
}

describe('quick scenarios', () => {
  test('random players meet everything of the story, and every end', () => {
    const met = new Set<string>()
    for (const table of quick)
      for (let game = 0; game < (table.name.startsWith('quickGolem') ? GOLEM_RUNS : RUNS); game++)
        for (const name of playOut(table, `met ${game}`)) met.add(name)
    expect([...STORY, ...REASONS].filter((name) => !met.has(name))).toEqual([])
  })
})
