import { describe, expect, test } from 'vitest'
import { hashOf, isPlayedWith, markOf } from '../src/index.ts'

const UNREAD = ['name', 'icon']

const pack = (change: object = {}) => ({
  id: 'mine',
  cards: [{ points: 3, name: { cs: 'Liška', en: 'Fox' }, icon: 'fox', ...change }],
})

describe('the mark of a pack', () => {
  const { hash } = markOf(pack(), UNREAD)

  test('is the same when a word or a picture was corrected', () => {
    expect(markOf(pack({ name: { cs: 'Líška', en: 'Fox' } }), UNREAD).hash).toBe(hash)
    expect(markOf(pack({ icon: 'red-fox' }), UNREAD).hash).toBe(hash)
  })

  test('is another one when a number or a field is another', () => {
    expect(markOf(pack({ points: 4 }), UNREAD).hash).not.toBe(hash)
    expect(markOf(pack({ price: 1 }), UNREAD).hash).not.toBe(hash)
  })

  test('is worked out when it is asked for, and once', () => {
    let reads = 0
    const slow = {
      id: 'slow',
      get cards() {
        reads += 1
        return []
      },
    }
    const mark = markOf(slow, UNREAD)
    expect([mark.id, reads]).toEqual(['slow', 0])
    expect([mark.hash, markOf(slow, UNREAD).hash, reads]).toEqual([mark.hash, mark.hash, 1])
  })
})

describe('whether a match was played with a pack', () => {
  const mark = markOf(pack(), UNREAD)

  test.each([
    ['the same mark', { ...mark }, true],
    ['a hash of the time when words counted', { id: 'mine', hash: hashOf(pack()) }, true],
    ['the same, of another name', { id: 'yours', hash: hashOf(pack()) }, false],
    ['other numbers', { ...markOf(pack({ points: 4 }), UNREAD) }, false],
    ['no hash at all', { id: 'mine', hash: '' }, false],
    ['no pack', null, false],
  ])('%s', (_, record, expected) => {
    expect(isPlayedWith(record, mark)).toBe(expected)
  })

  test('a game without one', () => {
    expect([isPlayedWith(null, null), isPlayedWith(mark, null)]).toEqual([true, false])
  })
})
