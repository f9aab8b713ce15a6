/// Makes the table of letters that look alike from Unicode's own list (UTS #39): `node scripts/confusables.ts
/// <confusables.txt>`, which is at https://www.unicode.org/Public/security/latest/confusables.txt. Only what can stand in
/// a name is kept, and only what it looks like within a name.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OUT = join(import.meta.dirname, '../packages/server/src/people/confusables.json')

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Name the list: node scripts/confusables.ts <confusables.txt>')
  process.exit(2)
}
const text = readFileSync(file, 'utf8')
const version = /^# Version: (\S+)/m.exec(text)?.[1]
if (version === undefined) throw new Error(`${file} is not the list of confusables`)
const lettersOf = (codes: string): string =>
  String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)))

const inNames = (letters: string): boolean => /^[\p{L}\p{M}\p{N}.'_-]+$/u.test(letters)
/** What Unicode itself takes for another form of something needs no line of ours. */
const isPlain = (letter: string): boolean => letter.normalize('NFKC').normalize('NFD') === letter

/** Which letters look the same, by what they look like. */
const alike = new Map<string, string[]>()
for (const line of text.split('\n')) {
  const parts = /^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/.exec(line)
  if (parts === null) continue
  const [letter, look] = [lettersOf(parts[1]), lettersOf(parts[2])]
  if (!inNames(letter) || !inNames(look) || !isPlain(letter)) continue
  alike.set(look, [...(alike.get(look) ?? []), letter])
}
const looks = [...alike].map(([look, letters]) => [look, letters.toSorted().join('')])
const sorted = Object.fromEntries(looks.toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(OUT, `${JSON.stringify({ version, alike: sorted }, null, 2)}\n`)
console.log(`${looks.length} looks of Unicode ${version}`)
