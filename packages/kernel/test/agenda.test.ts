import { expect, test } from 'vitest'
import { finish, Random, runAgenda, schedule, silentCourse } from '../src/index.ts'

type Item = { readonly step: 'ask'; readonly name: string } | { readonly step: 'work'; readonly name: string }
interface State {
  agenda: Item[]
  done: string[]
}
type Go = { readonly type: 'go' }

const run = runAgenda<Item, State, Go, { type: string }>(
  {
    ask: {
      deciders: () => [0],
      decision: () => ({ prompt: { key: 'ask' }, actions: [{ type: 'go' }] }),
      refusal: () => null,
      take(state, item) {
        finish(state, item)
        state.done.push(item.name)
      },
    },
    work: {
      work(state, { name }) {
        state.done.push(name)
        if (name === 'nest')
          schedule(state, { step: 'work', name: 'inner' }, { step: 'ask', name: 'question' })
        if (name === 'forever') schedule(state, { step: 'work', name: 'forever' })
      },
    },
  },
  () => ({ rule: 'AG-1', reason: 'nobody' }),
)
const course = silentCourse(new Random('agenda'))

test('works off what is scheduled, in order, and stops at a question', () => {
  const state: State = { agenda: [], done: [] }
  schedule(state, { step: 'work', name: 'nest' }, { step: 'work', name: 'after' })
  run.settle(state, course)
  expect(state.done).toEqual(['nest', 'inner'])
  expect(run.deciders(state)).toEqual([0])
  run.apply(state, 0, { type: 'go' }, course)
  expect(state.done).toEqual(['nest', 'inner', 'question', 'after'])
  expect(run.deciders(state)).toEqual([])
})

test('strangers and ended games get the stranger’s answer', () => {
  const state: State = { agenda: [{ step: 'ask', name: 'q' }], done: [] }
  expect(run.refusal(state, 0, { type: 'go' })).toBeNull()
  expect(run.refusal(state, 1, { type: 'go' })).toEqual({ rule: 'AG-1', reason: 'nobody' })
  expect(run.refusal({ agenda: [], done: [] }, 0, { type: 'go' })).toEqual({ rule: 'AG-1', reason: 'nobody' })
})

test('programming errors throw early', () => {
  const state: State = { agenda: [{ step: 'work', name: 'forever' }], done: [] }
  expect(() => run.settle(state, course)).toThrow('does not come to rest')
  expect(() => finish(state, { step: 'ask', name: 'not there' })).toThrow('does not hold')
  expect(() => run.apply({ agenda: [], done: [] }, 0, { type: 'go' }, course)).toThrow('Nobody is asked')
})
