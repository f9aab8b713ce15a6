import { checkData, printProblem } from '@vyprava/kernel'
import { expect, test } from 'vitest'
import { houseSchema } from './house.ts'
import { type EuthiaPack, packOf, shippedPack } from './index.ts'

const complaint = (pack: unknown): string | null => {
  const checked = checkData(houseSchema, pack)
  return checked.ok ? null : printProblem(checked.problem)
}

/** Our pack with another list in place of one of its own. */
const withList = <Key extends keyof EuthiaPack>(key: Key, change: (list: EuthiaPack[Key]) => unknown) => {
  const pack = shippedPack()
  return { ...pack, [key]: change(pack[key]) }
}

test('our own pack is good, as it is and as somebody else would send it', () => {
  expect(complaint(shippedPack())).toBeNull()
  expect(packOf(JSON.parse(JSON.stringify(shippedPack())))).toStrictEqual(shippedPack())
})

test.each<[string, () => unknown, RegExp]>([
  [
    'a missing translation',
    () =>
      withList('bounties', ([first, ...rest]) => [
        { ...first, name: { cs: first.name.cs, en: first.name.en } },
        ...rest,
      ]),
    /bounties\.0\.name\.sk/,
  ],
  ['a wrong count', () => withList('monsters', (list) => list.slice(0, 39)), /monsters.*40 monsters/],
  [
    'an unknown effect',
    () =>
      withList('gems', ([first, ...rest]) => [
        { ...first, effects: [{ timing: 'anytime', do: [{ op: 'explode', n: 3 }] }] },
        ...rest,
      ]),
    /gems\.0\.effects\.0\.do\.0\.op/,
  ],
  [
    'a tile that nobody ever reaches',
    () => withList('scenarios', (list) => list.map((scenario) => ({ ...scenario, priest: false }))),
    /mapTiles\.\d+\.cls.*a tile that some scenario uses/,
  ],
  [
    'a lair that is nowhere',
    () =>
      withList('bounties', (list) =>
        list.map((bounty) =>
          bounty.lair.what === 'tower' ? { ...bounty, lair: { type: 'special', what: 'lord' } } : bounty,
        ),
      ),
    /bounties\.\d+\.lair/,
  ],
  ['a pack of another game', () => ({ id: 'vyprava', version: 1, cards: [] }), /heroes|cards/],
  ['no pack at all', () => 'a pack', /"a pack"/],
])('%s is refused with its place', (_what, pack, expected) => {
  expect(complaint(pack())).toMatch(expected)
})
