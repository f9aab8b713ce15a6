import { checkOptions, Random } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { rules } from '../index.ts'
import { type Damage, readCode, writeCode } from './code.ts'
import { cleanName, type DrawnMap, EMPTY, hexesOf, lettersOf } from './drawn.ts'
import { generateMap, parseMap, printMap, SHORE } from './index.ts'
import { titleOf } from './text.ts'

const shore = parseMap(SHORE)
const letters = (shore.ok ? lettersOf(shore.value) : null) ?? ''
const map: DrawnMap = { name: 'Ostrov za mlhou', author: 'Eliška', letters }
const code = writeCode(map)
const [version, drawing, name, author, sum] = code.split('.')
const damageOf = (text: string): Damage | null => {
  const read = readCode(text)
  return read.ok ? null : read.damage
}

describe('a map as a code', () => {
  test('comes back as it was: whole, half drawn, empty, with any name', () => {
    const names = ['', 'Ostrov za mlhou', 'Žluťoučký_kůň~!*.()\'"/?#%&', '🏝️ ostrov', 'a'.repeat(40)]
    for (const each of names) {
      const named = { ...map, name: cleanName(each), author: cleanName(each) }
      expect(readCode(writeCode(named))).toEqual({ ok: true, map: named })
    }
    for (const drawn of [EMPTY, { ...map, letters: letters.replaceAll('F', ' ') }])
      expect(readCode(writeCode(drawn))).toEqual({ ok: true, map: drawn })
    for (let i = 0; i < 10; i++) {
      const made = generateMap(new Random(`code ${i}`))
      const drawn = { ...map, letters: lettersOf(made) ?? '' }
      const read = readCode(writeCode(drawn))
      expect(read.ok && hexesOf(read.map)).toEqual(made)
    }
  })

  test('is short and made of signs that no chat changes', () => {
    expect(code).toMatch(/^1\.[\w-]{68}\.Ostrov_za_mlhou\.Eli~C5~A1ka\.[\w-]{6}$/)
    expect(encodeURI(code)).toBe(code)
  })

  test('damage is found and named, wherever it is', () => {
    expect(damageOf('')).toBe('strange')
    expect(damageOf('hello')).toBe('strange')
    expect(damageOf(`0.${drawing}`)).toBe('strange')
    expect(damageOf(`2${code.slice(1)}`)).toBe('newer')
    for (let length = 2; length < code.length; length++) expect(damageOf(code.slice(0, length))).toBe('cut')
    for (let place = 2; place < code.length; place++) {
      const other = code[place] === 'x' ? 'y' : 'x'
      const changed = code.slice(0, place) + other + code.slice(place + 1)
      expect(damageOf(changed)).toBe(code[place] === '.' ? 'cut' : 'changed')
    }
    expect(damageOf(`${code}x`)).toBe('changed')
    expect(damageOf(`${code}.x`)).toBe('changed')
    expect(damageOf([version, drawing, author, name, sum].join('.'))).toBe('changed')
    expect(damageOf(` ${code}\n`)).toBe(null)
  })

  test('names lose what would harm a sentence', () => {
    expect(cleanName('  [A]\u0000\u202e  b\n')).toBe('A b')
    expect(cleanName('x'.repeat(99))).toHaveLength(40)
  })
})

describe('a table with a map of one’s own', () => {
  const problemOf = (value: string): string | null => {
    const checked = checkOptions<object>(rules.game.options, { map: value })
    return checked.ok ? null : checked.problem.expected
  }

  test('takes a map without faults and plays on it', () => {
    expect(problemOf(code)).toBe(null)
    const state = rules.game.setup({ seats: 2, options: { map: code } }, new Random('own'))
    const drawn = String(Reflect.get(state, 'map'))
    expect(drawn).toBe(printMap(shore.ok ? shore.value : [], 'Ostrov za mlhou'))
    expect(titleOf(drawn)).toBe('Ostrov za mlhou')
  })

  test('refuses the others and says why', () => {
    const withLetters = (drawn: string): string => writeCode({ ...map, letters: drawn })
    expect(problemOf('atlantis')).toBe('the code of a map')
    expect(problemOf(code.slice(0, -3))).toMatch(/its end is missing/)
    expect(problemOf(code.replace('Ostrov', 'Poklad'))).toMatch(/was changed/)
    expect(problemOf(withLetters(letters.replace('F', ' ')))).toMatch(/shape: 126 hexes/)
    expect(problemOf(withLetters(letters.replace('F', 'M')))).toMatch(/counts: 25 hexes of mountain/)
    expect(problemOf(writeCode(EMPTY))).toMatch(/shape: 0 hexes/)
  })
})
