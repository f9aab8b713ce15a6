import { expect, test } from 'vitest'
import { tidy } from '../src/index.ts'

test.each([
  ['Listina s kulatým razítkem', 'Listina s\u00a0kulatým razítkem'],
  ['V lese a u vody', 'V\u00a0lese a\u00a0u\u00a0vody'],
  ['Pastva spočítaných ovcí', 'Pastva spočítaných ovcí'],
  ['draží Eliška a ', 'draží Eliška a\u00a0'],
  ['zeď B11–C10, kola 3–4', 'zeď B11\u2060–\u2060C10, kola 3–4'],
  ['Pošli (k řece) kohosi', 'Pošli (k\u00a0řece) kohosi'],
  ['za 3 mince a 12. kolo', 'za 3\u00a0mince a\u00a012.\u00a0kolo'],
  ['mapa 6 × 6 polí, 50 %', 'mapa 6\u00a0×\u00a06\u00a0polí, 50\u00a0%'],
  ['kola 1, 2 a 3. Konec', 'kola 1, 2\u00a0a\u00a03. Konec'],
])('%s', (text, set) => {
  expect(tidy(text)).toBe(set)
})
