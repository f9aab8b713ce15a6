import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { oneByOne } from '../src/people/hashing.ts'

describe('passwords', () => {
  test('are hashed and compared one after the other, so that threads are left for the disk', async () => {
    let running = 0
    let most = 0
    const slowly = async <Result>(result: Result): Promise<Result> => {
      most = Math.max(most, ++running)
      await setImmediate()
      running--
      return result
    }
    const { hash, verify } = oneByOne({ hash: (text) => slowly(`#${text}`), verify: () => slowly(true) })
    const done = await Promise.all([hash('a'), verify({ hash: '#a', password: 'a' }), hash('b'), hash('c')])
    expect(done).toEqual(['#a', true, '#b', '#c'])
    expect(most).toBe(1)
  })

  test('one that fails lets the next one through', async () => {
    const failing = oneByOne({
      hash: (text) => (text === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve(text)),
      verify: () => Promise.resolve(false),
    })
    const both = await Promise.allSettled([failing.hash('bad'), failing.hash('good')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })

  test('are kept as the library keeps them', async () => {
    const { hash, verify } = oneByOne()
    const kept = await hash('tree frog moon')
    expect(await verify({ hash: kept, password: 'tree frog moon' })).toBe(true)
    expect(await verify({ hash: kept, password: 'tree frog sun' })).toBe(false)
  })
})
