import { cleanName, type DrawnMap, hexesOf, lettersOf } from '../maps/drawn.ts'
import { parseMap, printMap } from '../maps/index.ts'
import { titleOf } from '../maps/text.ts'

const BETWEEN = ' / '

/** A map as a drawing that can be opened in any editor; who drew it follows the name. */
export function writeMapFile(map: DrawnMap): string {
  const title = map.author === '' ? map.name : `${map.name}${BETWEEN}${map.author}`
  const hexes = hexesOf(map)
  return hexes.length === 0 ? `at 0 0 ${title}`.trimEnd() : printMap(hexes, title)
}

/** What is wrong with a file, and where. */
export type FileFault =
  | { readonly kind: 'text'; readonly line: number; readonly column: number; readonly found: string }
  /** Hexes lie outside the sheet. */
  | { readonly kind: 'outside' }
  /** It is too long to be a map, or the browser cannot read it. */
  | { readonly kind: 'large' | 'unread' }

export type ReadFile =
  | { readonly ok: true; readonly map: DrawnMap }
  | { readonly ok: false; readonly fault: FileFault }

/** A drawing of the largest sheet has less than a thousand letters; nobody waits for a film to be read as a map. */
const MOST_BYTES = 65_536

/** A file that somebody chose or dropped, whatever it is. */
export async function openMapFile(file: Blob): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { ok: false, fault: { kind: 'large' } }
  try {
    return readMapFile(await file.text())
  } catch {
    return { ok: false, fault: { kind: 'unread' } }
  }
}

export function readMapFile(text: string): ReadFile {
  const parsed = parseMap(text)
  if (!parsed.ok) {
    const { path, found } = parsed.problem
    const [line = 1, column = 1] = [...path.matchAll(/\d+/g)].map(Number)
    return { ok: false, fault: { kind: 'text', line, column, found } }
  }
  const letters = lettersOf(parsed.value)
  if (letters === null) return { ok: false, fault: { kind: 'outside' } }
  const [name = '', author = ''] = titleOf(text).split(BETWEEN)
  return { ok: true, map: { name: cleanName(name), author: cleanName(author), letters } }
}
