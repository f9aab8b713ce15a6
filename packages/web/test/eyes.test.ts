import { expect, test } from 'vitest'
import { eyesFor } from '../src/local/eyes.ts'

const open = (observer: number | null) => ({ kind: 'open', observer })
const handover = (to: number) => ({ kind: 'handover', to })

test.each([
  ['nobody here: a spectator', [], [0], true, null, open(null)],
  ['one person: always theirs', [1], [0], true, null, open(1)],
  ['no secrets: whoever is asked', [0, 1], [1], false, 0, open(1)],
  ['no secrets, a bot is asked: it stays', [0, 1], [2], false, 1, open(1)],
  ['no secrets at the beginning: the first', [0, 1], [2], false, null, open(0)],
  ['secrets at the beginning: hand over', [0, 1], [1], true, null, handover(1)],
  ['secrets, the same is asked again: it stays', [0, 1], [1], true, 1, open(1)],
  ['secrets, another is asked: hand over', [0, 1], [0], true, 1, handover(0)],
  ['secrets, a bot is asked: it stays', [0, 1], [2], true, 1, open(1)],
  ['secrets, a bot begins: nobody looks yet', [0, 1], [2], true, null, open(null)],
  ['secrets, both are asked: it stays with the one who looks', [0, 1], [0, 1], true, 1, open(1)],
  ['secrets, the game is over: it stays', [0, 1], [], true, 0, open(0)],
])('%s', (_, persons, deciders, secrets, last, eyes) => {
  expect(eyesFor({ persons, deciders, secrets, last })).toEqual(eyes)
})
