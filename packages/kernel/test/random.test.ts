import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chachaBlock } from '../src/chacha.ts'
import { Random } from '../src/index.ts'

const hexOf = (words: Uint32Array): string => Buffer.from(words.buffer).toString('hex')

describe('ChaCha', () => {
  test('gives the published keystream of ChaCha8 for the zero key', () => {
    const out = new Uint32Array(16)
    chachaBlock(new Uint32Array(8), 0, out)
    expect(hexOf(out)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    )
  })

  test('gives the published keystream of ChaCha20 for the zero key', () => {
    const out = new Uint32Array(16)
    chachaBlock(new Uint32Array(8), 0, out, 10)
    expect(hexOf(out)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    )
  })

  test('every block is another one, beyond 2^32 too', () => {
    const seen = new Set<string>()
    const out = new Uint32Array(16)
    for (const block of [0, 1, 2, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1]) {
      chachaBlock(new Uint32Array(8), block, out)
      seen.add(hexOf(out))
    }
    expect(seen.size).toBe(6)
  })
})

describe('Random', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (seed: string): number[] => {
      const random = new Random(seed)
      return Array.from({ length: 40 }, () => random.word())
    }
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  test('its state is JSON and restores any point', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), (seed, skip) => {
        const random = new Random(seed)
        for (let i = 0; i < skip; i++) random.word()
        const copy = Random.from(JSON.parse(JSON.stringify(random)))
        expect([copy.word(), copy.drawn]).toEqual([random.word(), random.drawn])
      }),
    )
  })

  test('integers are within bounds and equally likely (chi squared)', () => {
    const random = new Random('chi')
    for (const sides of [2, 3, 6, 7, 10]) {
      const rolls = 20_000
      const counts = new Array<number>(sides).fill(0)
      for (let i = 0; i < rolls; i++) counts[random.int(sides)]++
      const expected = rolls / sides
      const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
      expect(counts).toHaveLength(sides)
      expect(chi).toBeLessThan(30)
    }
  })

  test('draws again what would favour small numbers', () => {
    const random = new Random('reject')
    const below = 3 * 2 ** 30
    const draws = 200
    for (let i = 0; i < draws; i++) expect(random.int(below)).toBeLessThan(below)
    expect(random.drawn).toBeGreaterThan(draws * 1.15)
  })

  test('refuses bounds that make no sense', () => {
    const random = new Random('x')
    for (const below of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => random.int(below)).toThrow(RangeError)
    expect(() => random.pick([])).toThrow(RangeError)
  })

  test('a shuffle is a permutation, and all permutations of three are equally likely', () => {
    const random = new Random('shuffle')
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const key = random.shuffle([1, 2, 3]).join('')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321'])
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test('derived streams are independent of each other and of draws', () => {
    const random = new Random('root')
    const before = random.derive('a').word()
    random.word()
    expect(random.derive('a').word()).toBe(before)
    expect(random.derive('b').word()).not.toBe(before)
  })

  test('a die shows 1 to its sides', () => {
    const random = new Random('die')
    const seen = new Set(Array.from({ length: 200 }, () => random.die(6)))
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })
})
