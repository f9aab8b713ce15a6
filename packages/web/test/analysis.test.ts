import type { AnalysedAction, Analysis } from '@vyprava/bots'
import { modules } from '@vyprava/games'
import type { Match } from '@vyprava/kernel'
import { expect, test, vi } from 'vitest'
import { chancesAt } from '../src/analysis/curve.ts'
import { lineThrough } from '../src/analysis/profile-ink.ts'
import { Review, type ReviewSettings } from '../src/analysis/review.ts'
import { begin } from '../src/local/begin.ts'
import { finished, openBook } from '../src/table/book.ts'
import type { Errand, Report } from '../src/worker/errands.ts'
import { fakeRules } from './fake.ts'

const TAKE_1 = { type: 'take', count: 1 }

/** A game of pebbles to its end: four actions. */
function played(): { readonly match: Match; readonly whole: NonNullable<ReturnType<typeof finished>> } {
  const players = ['Anna', 'Béďa'].map((name) => ({ name, bot: null }))
  const begun = begin(fakeRules, { options: { pile: 4 }, players, seed: 'pebbles' }, 1)
  if (!begun.ok) throw new Error(begun.problem.expected)
  const opened = openBook(fakeRules.game, begun.value.book)
  if (!opened.ok) throw new Error(opened.problem.expected)
  const match = opened.value
  for (let [seat] = match.deciders; seat !== undefined; [seat] = match.deciders) match.play(seat, TAKE_1)
  const whole = finished(match, begun.value)
  if (whole === null) throw new Error('the game is not over')
  return { match, whole }
}

const { whole } = played()

const judged = (number: number): AnalysedAction => ({
  number,
  seat: number % 2,
  action: TAKE_1,
  chances: [0.5 + number / 10, 0.5 - number / 10],
  suggestion: null,
  loss: 0,
})

/** Advisers who answer when the test says so. */
function office() {
  const hired: { readonly sent: Errand[]; gone: boolean; say(report: Report): void }[] = []
  const hire: ReviewSettings['hire'] = (hear) => {
    const one = { sent: [] as Errand[], gone: false, say: hear }
    hired.push(one)
    return {
      send: (errand) => one.sent.push(errand),
      dismiss() {
        one.gone = true
      },
    }
  }
  return { hired, hire }
}

function review(earlier?: Analysis, workers = 2) {
  const { hired, hire } = office()
  const kept: Analysis[] = []
  const keep = (analysis: Analysis) => kept.push(analysis)
  return { hired, kept, review: new Review(whole, { hire, workers, iterations: 10, earlier, keep }) }
}

test('workers open the match and take one action after the other, each only once', () => {
  const { hired, kept, review: work } = review()
  expect(work.reviewed().state).toBe('stopped')
  work.start()
  expect(hired.map(({ sent }) => sent)).toMatchObject([[{ kind: 'open' }], [{ kind: 'open' }]])
  for (const one of hired) one.say({ kind: 'opened' })
  expect(hired.map(({ sent }) => sent.at(-1))).toEqual([
    { kind: 'analyse', number: 0 },
    { kind: 'analyse', number: 1 },
  ])
  hired[1].say({ kind: 'analysed', found: judged(1) })
  expect(hired[1].sent.at(-1)).toEqual({ kind: 'analyse', number: 2 })
  expect(work.reviewed()).toMatchObject({ state: 'working', analysis: { total: 4, end: null } })
  hired[0].say({ kind: 'analysed', found: judged(0) })
  hired[1].say({ kind: 'analysed', found: judged(2) })
  expect(kept).toEqual([])
  hired[0].say({ kind: 'analysed', found: judged(3) })
  const { state, analysis } = work.reviewed()
  expect(state).toBe('done')
  expect(analysis.actions.map(({ number }) => number)).toEqual([0, 1, 2, 3])
  expect(analysis.end).toEqual([0.5, 0.5])
  expect(kept).toEqual([analysis])
  expect(hired.every(({ gone }) => gone)).toBe(true)
})

test('stopped, it keeps what it has and goes on from there; nobody is heard any more', () => {
  const { hired, kept, review: work } = review(undefined, 1)
  work.start()
  hired[0].say({ kind: 'opened' })
  hired[0].say({ kind: 'analysed', found: judged(0) })
  work.stop()
  expect(hired[0].gone).toBe(true)
  hired[0].say({ kind: 'analysed', found: judged(1) })
  expect(work.reviewed()).toMatchObject({ state: 'stopped', analysis: { actions: [{ number: 0 }] } })
  expect(kept).toHaveLength(1)
  const next = review(kept[0], 1)
  next.review.start()
  next.hired[0].say({ kind: 'opened' })
  expect(next.hired[0].sent.at(-1)).toEqual({ kind: 'analyse', number: 1 })
})

test('what was kept of this match needs no worker, and of another one nothing is taken over', () => {
  const { hired, kept, review: work } = review(undefined, 1)
  work.start()
  hired[0].say({ kind: 'opened' })
  for (let number = 0; number < 4; number++) hired[0].say({ kind: 'analysed', found: judged(number) })
  const again = review(kept[0])
  again.review.start()
  expect(again.hired).toEqual([])
  expect(again.review.reviewed().state).toBe('done')
  const other = review({ ...kept[0], total: 9 })
  expect(other.review.reviewed()).toMatchObject({ state: 'stopped', analysis: { actions: [] } })
})

test('a worker that fails ends it, and it can be tried again', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { hired, kept, review: work } = review(undefined, 1)
  work.start()
  hired[0].say({ kind: 'failed', why: 'not loaded' })
  expect(work.reviewed().state).toBe('failed')
  expect(kept).toEqual([])
  work.start()
  expect(hired).toHaveLength(2)
  complaint.mockRestore()
})

test('the curve has a point after every action, and gaps where nothing is known yet', () => {
  const analysis: Analysis = {
    format: 'vyprava-analysis',
    formatVersion: 1,
    game: 'roam',
    rules: 1,
    iterations: 10,
    total: 4,
    actions: [judged(0), judged(1), judged(3)],
    end: [1, 0],
    swings: [],
  }
  expect(chancesAt(analysis, 2)).toBeNull()
  expect(chancesAt(analysis, 4)).toEqual([1, 0])
  const plot = { left: 0, top: 0, right: 40, bottom: 100, turns: 4 }
  const line = lineThrough([0.5, 0.25, null, 1], plot, false)
  expect(line).toBe('M0.0 50.0L10.0 75.0M30.0 0.0')
  expect(lineThrough([0.5, 0.25, null], plot, true)).toBe('M0.0 50.0L10.0 75.0L10.0 100H0.0Z')
})

test.each(modules)(
  'the module of $id says whether its games can be analysed',
  async ({ analysis, rules }) => {
    expect(analysis === true).toBe((await rules()).knowledge !== undefined)
  },
)
