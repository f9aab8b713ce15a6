/// In the place of the registry, in a build that is never shipped: one game, and it has secrets.

import type { GameEvent } from '@vyprava/kernel'
import type { GameModule } from '@vyprava/module'
import type { GameWords } from '@vyprava/module/words.ts'
import { fakeRules } from '../fake.ts'

const numberIn = (thing: object, name: string): number => Number(Reflect.get(thing, name) ?? 0)

function told(event: GameEvent) {
  const drawn = event.type === 'drew' ? numberIn(event, 'count') : 0
  return [{ seat: numberIn(event, 'seat') }, drawn === 0 ? ` ${event.type}.` : ` ${event.type} ${drawn}.`]
}

/** Everything that a player knows is said: what is hidden must not be known. */
const words: GameWords = {
  title: 'Pebbles',
  prompt: () => ['Your move.'],
  event: told,
  refusal: ({ rule }) => rule,
  action: (action) => JSON.stringify(action),
  group: () => 'Moves',
  facts: ({ view }) => [{ title: 'Known', rows: [['Drawn', JSON.stringify(Reflect.get(view, 'drawn'))]] }],
  ending: (reason) => reason,
  option: (name) => ({ label: name, help: '' }),
  value: (_, value) => value,
}

const pebbles: GameModule = {
  id: 'pebbles',
  rules: async () => fakeRules,
  words: async () => words,
  rulebook: async () => '# Pebbles',
}

export const modules: readonly GameModule[] = [pebbles]
export const moduleOf = (id: string): GameModule | null => (id === pebbles.id ? pebbles : null)
