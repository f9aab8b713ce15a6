import { startMatch } from '@vyprava/kernel'
import type { LessonStep, Move } from '@vyprava/module'
import { LANGUAGES } from '@vyprava/module/words.ts'
import { describe, expect, test } from 'vitest'
import { flaws } from '../../testing/speech.ts'
import { shippedPack } from '../content/index.ts'
import rulebook from '../rulebook/rules.json' with { type: 'json' }
import { locationAt, monsterAt } from '../rules/fields.ts'
import { createEuthia } from '../rules/game.ts'
import { printedFrom } from '../rules/printed.ts'
import { LESSONS } from '../texts/lessons.ts'
import { tutorial } from '../tutorial/script.ts'

const LEARNER = 0
const pack = shippedPack()
const printed = printedFrom(pack)
const scenes = tutorial.parts.flatMap((part) => part.scenes)
const steps = scenes.flatMap((scene) => scene.steps)

const ownOf = (step: LessonStep): Move[] =>
  step.kind === 'deed' ? step.gestures.map(({ action }) => ({ seat: LEARNER, action })) : []

/** Plays a scene on the real rules, and shows the match when each step begins and when it is over. */
function play(place: number, look: (say: string, match: ReturnType<typeof begin>) => void): void {
  const { before = [], steps: told } = scenes[place]
  const match = begin(place)
  const take = (moves: readonly Move[]) => {
    for (const { seat, action } of moves) {
      const answer = match.play(seat, action)
      if (!answer.ok) throw new Error(`${JSON.stringify(action)} of seat ${seat}: ${JSON.stringify(answer)}`)
    }
  }
  take(before)
  for (const step of told) {
    expect(match.deciders, step.say).toContain(LEARNER)
    take(ownOf(step))
    take(step.after ?? [])
    look(step.say, match)
  }
  expect(match.deciders.length, 'the game goes on').toBeGreaterThan(0)
}

function begin(place: number) {
  const started = startMatch(createEuthia(pack), { ...tutorial, seed: scenes[place].seed })
  if (!started.ok) throw new Error(`The table of the tutorial: ${JSON.stringify(started.problem)}`)
  return started.value
}

describe('the three parts of the first expedition are real games', () => {
  test('the road: two places are chosen, the map grows by itself, the lake is mined', () => {
    const tiles: Record<string, number> = {}
    play(0, (say, { state }) => {
      tiles[say] = state.map.tiles.length
      if (say !== 'site') return
      const { field } = state.players[LEARNER]
      expect(locationAt(printed, state.map, field)).toBe('lake')
      expect(monsterAt(printed, state, field)).toBe(0)
    })
    expect(tiles.explore).toBe(tiles.token + 3)
    expect(tiles.site).toBeGreaterThan(tiles.explore)
  })

  test('the fight: the second throw is weaker, two attacks win it, the trophy lies in a bag', () => {
    const sums: number[] = []
    play(1, (say, { state }) => {
      if (say === 'throw' || say === 'reroll')
        sums.push((state.fight?.monsterDice ?? []).reduce((sum, die) => sum + die, 0))
      if (say === 'trophy') {
        expect(state.fight).toBeNull()
        expect(state.players[LEARNER].trophies.length).toBeGreaterThan(0)
      }
    })
    expect(sums[1]).toBeLessThan(sums[0])
  })

  test('the trade: something is sold, bought, put on and learnt', () => {
    play(2, (say, { state }) => {
      const { slots, revealed } = state.players[LEARNER]
      if (say === 'wear') expect(slots[10]).not.toBeNull()
      if (say === 'reveal') expect(revealed.length).toBeGreaterThan(0)
      if (say === 'learn') expect(slots[3]).not.toBeNull()
    })
  })
})

describe('what it says', () => {
  test('every step has its words, and speaks of a rule that there is', () => {
    expect(steps.map(({ say }) => say)).toEqual([...LESSONS])
    const known = rulebook.map(({ number }) => number)
    for (const { rule = '' } of steps) expect(known).toContain(rule)
  })

  test.each(LANGUAGES)('it is short and whole in %s', async (language) => {
    const { steps: said, parts } = await tutorial.words(language, ['Eliška', 'Vydra'])
    for (const say of LESSONS) expect(said[say].text.replaceAll('*', '').length, say).toBeLessThanOrEqual(130)
    for (const { id } of tutorial.parts) expect(parts?.[id]?.title).toBeTruthy()
    expect(
      flaws(
        language,
        Object.values(said).flatMap(({ text, ask }) => (ask === undefined ? [text] : [text, ask])),
      ),
    ).toEqual([])
  })
})
