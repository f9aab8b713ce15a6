import type { Wish } from '@vyprava/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { keptWishes, type Store, storageOutbox } from '../src/online/outbox.ts'

const act = (id: string, table = 't'): Wish => ({
  ...{ type: 'act', id, table, version: Number(id.slice(1)) },
  action: { type: 'take' },
})
const say: Wish = { type: 'say', id: 's', table: 't', text: 'ahoj' }

/** A browser's storage, which its windows share. */
function storage(): Store {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  }
}

afterEach(() => vi.useRealTimers())

test('what was not answered is there when the page is opened again, whatever it was', () => {
  const store = storage()
  const before = storageOutbox('t', 'ann', store)
  before.write([act('a2'), act('a1'), say])
  expect(storageOutbox('t', 'ann', store).read()).toEqual([act('a1'), act('a2'), say])
  before.write([say])
  expect(storageOutbox('t', 'ann', store).read()).toEqual([say])
})

test('windows do not take away each other’s wishes; other tables and other people have their own', () => {
  const store = storage()
  const [one, two] = [storageOutbox('t', 'ann', store), storageOutbox('t', 'ann', store)]
  one.write([act('a1')])
  two.write([act('a2')])
  two.write([])
  expect(keptWishes('ann', store)).toEqual([act('a1')])
  storageOutbox('u', 'ann', store).write([act('a3', 'u')])
  expect(storageOutbox('t', 'ann', store).read()).toEqual([act('a1')])
  expect(keptWishes('ann', store)).toHaveLength(2)
  expect(keptWishes('ben', store)).toEqual([])
})

test('a wish that another window took over is gone once it is answered there', () => {
  const store = storage()
  storageOutbox('t', 'ann', store).write([act('a1')])
  const again = storageOutbox('t', 'ann', store)
  expect(again.read()).toEqual([act('a1')])
  again.write([])
  expect(keptWishes('ann', store)).toEqual([])
})

test('what is too old or broken is thrown away', () => {
  vi.useFakeTimers()
  const store = storage()
  storageOutbox('t', 'ann', store).write([act('a1')])
  store.setItem('vyprava.outbox.ann.t.x', '{"wish":{}}')
  vi.advanceTimersByTime(8 * 24 * 60 * 60_000)
  expect(keptWishes('ann', store)).toEqual([])
  expect(store.length).toBe(0)
})
