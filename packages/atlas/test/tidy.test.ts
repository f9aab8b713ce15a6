import { expect, test } from 'vitest'
import { tidy } from '../src/index.ts'

test.each([
  ['Listina s kulatým razítkem', 'Listina s\u00a0kulatým razítkem'],
  ['V lese a u vody', 'V\u00a0lese a\u00a0u\u00a0vody'],
  ['Pastva spočítaných ovcí', 'Pastva spočítaných ovcí'],
  ['draží Eliška a ', 'draží Eliška a\u00a0'],
  ['zeď B11–C10, kola 3–4', 'zeď B11\u2060–\u2060C10, kola 3–4'],
  ['Pošli (k řece) kohosi', 'Pošli (k\u00a0řece) kohosi'],
])('%s', (text, set) => {
  expect(tidy(text)).toBe(set)
})
