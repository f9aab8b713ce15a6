import { expect, test } from 'vitest'
import { begin } from '../src/local/begin.ts'
import type { SavedMatch } from '../src/local/saved.ts'
import { recovered, storageScratch } from '../src/local/scratch.ts'
import { LocalTable } from '../src/local/table.ts'
import type { Sitter } from '../src/play/seating.ts'
import { openBook } from '../src/table/book.ts'
import { fakeDevice, fakeRules } from './fake.ts'

const PLAYERS: readonly Sitter[] = [
  { name: 'Anna', bot: null },
  { name: 'Béďa', bot: null },
]
const TAKE = { type: 'take', count: 1 }
const TAKE_2 = { type: 'take', count: 2 }

/** A browser's storage that lasts as long as the test. */
function fakeStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

async function sit() {
  const begun = begin(fakeRules, { options: {}, players: PLAYERS, seed: 'pebbles' }, 1)
  if (!begun.ok) throw new Error(begun.problem.expected)
  const device = fakeDevice()
  await device.shelf.put(begun.value)
  const storage = fakeStorage()
  return { device, storage, scratch: storageScratch(() => storage), saved: begun.value }
}

function open(saved: SavedMatch, device: ReturnType<typeof fakeDevice>): LocalTable {
  const match = openBook(fakeRules.game, saved.book)
  if (!match.ok) throw new Error(match.problem.expected)
  return new LocalTable(saved, match.value, device.tab())
}

/** A tab whose shelf never finishes: the page closes before. */
function closing(device: ReturnType<typeof fakeDevice>): ReturnType<typeof fakeDevice> {
  const shelf = { ...device.shelf, put: () => new Promise<boolean>(() => {}) }
  return { shelf, tab: () => ({ ...device.tab(), shelf }) }
}

test('a move that the shelf has not got yet is noted while the page closes, and found again', async () => {
  const { device, scratch, saved } = await sit()
  const table = open(saved, closing(device))
  expect(table.unsaved()).toBeNull()
  table.act(TAKE)
  table.act(TAKE)
  const noted = table.unsaved()
  if (noted === null) throw new Error('nothing to note')
  scratch.write(noted)
  const found = await recovered(device.shelf, scratch, saved.id)
  expect(found).toMatchObject({ version: 2, length: 2 })
  expect(await device.shelf.get(saved.id)).toEqual(found)
  expect(await recovered(device.shelf, scratch, saved.id)).toEqual(found)
})

test('who plays for whom is noted too, though nobody has moved, unless the shelf knows something newer', async () => {
  const { device, scratch, saved } = await sit()
  const table = open(saved, closing(device))
  table.standIn(1, 'greedy')
  const noted = table.unsaved()
  if (noted === null) throw new Error('nothing to note')
  scratch.write(noted)
  const found = await recovered(device.shelf, scratch, saved.id)
  expect(found).toMatchObject({ version: 2, length: 0, players: noted.players })
  expect(noted.players).not.toEqual(saved.players)
  scratch.write({ ...noted, players: saved.players })
  expect(await recovered(device.shelf, scratch, saved.id)).toEqual(found)
})

test('a note of another course of the game is thrown away', async () => {
  const { device, scratch, saved } = await sit()
  const table = open(saved, closing(device))
  table.act(TAKE)
  const noted = table.unsaved()
  if (noted === null) throw new Error('nothing to note')
  const other = open(saved, device)
  other.act(TAKE_2)
  await other.settled()
  expect(other.unsaved()).toBeNull()
  scratch.write(noted)
  expect(await recovered(device.shelf, scratch, saved.id)).toMatchObject({ version: 2, length: 1 })
  const kept = await device.shelf.get(saved.id)
  expect(kept?.book).toMatchObject({ record: { journal: [{ action: { type: 'take', count: 2 } }] } })
})

test('what somebody else wrote there is no note', async () => {
  const { device, scratch, saved, storage } = await sit()
  for (const text of ['{ no', '{}', JSON.stringify({ ...saved, id: 'other' })]) {
    storage.setItem(`vyprava.unsaved.${saved.id}`, text)
    expect(await recovered(device.shelf, scratch, saved.id)).toEqual(saved)
  }
  expect(storage.length).toBe(0)
})
