/** A piece of running text. */
export type Span =
  | { readonly kind: 'text' | 'strong' | 'em'; readonly text: string }
  /** The number of another rule. */
  | { readonly kind: 'rule'; readonly text: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }
  /** A picture of the game by name. */
  | { readonly kind: 'figure'; readonly name: string }

/** A heading and what stands under it; `rule` is the number that the heading begins with. */
export interface Section {
  readonly level: number
  readonly rule: string | null
  readonly title: string
  readonly blocks: readonly Block[]
}

/** What the table of contents lists. */
export const isChapter = ({ level, rule }: Section): boolean => level === 2 && rule === null

const HEADING = /^(#{1,4}) (?:([A-Z]{2}-[A-Z]?\d+) )?(.+)$/
const BULLET = /^- (.+)$/
const FIGURE = /^::figure (\S+)\s*$/
const NUMBERED = /^\d+\. (.+)$/
const SPANS = /\*\*(.+?)\*\*|\*(.+?)\*|\b([A-Z]{2}-[A-Z]?\d{2,4})\b/g

/** Reads the small markdown of rulebooks: headings, paragraphs, lists, figures, strong and emphasised words. */
export function parseBook(markdown: string): Section[] {
  const sections: { level: number; rule: string | null; title: string; blocks: Block[] }[] = []
  for (const chunk of markdown.replaceAll('\r', '').split(/\n{2,}/)) {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '')
    const heading = HEADING.exec(lines[0] ?? '')
    if (heading !== null) {
      const [, marks, rule, title] = heading
      sections.push({ level: marks.length, rule: rule ?? null, title, blocks: [] })
      lines.shift()
    }
    if (lines.length === 0) continue
    sections.at(-1)?.blocks.push(...blocksOf(lines))
  }
  return sections
}

function blocksOf(lines: readonly string[]): Block[] {
  const figures = lines.flatMap((line): Block[] => {
    const name = FIGURE.exec(line)?.[1]
    return name === undefined ? [] : [{ kind: 'figure', name }]
  })
  return [...wordsOf(lines.filter((line) => !line.startsWith('::'))), ...figures]
}

function wordsOf(lines: readonly string[]): Block[] {
  if (lines.length === 0) return []
  const bulleted = lines.every((line) => BULLET.test(line))
  const numbered = lines.every((line) => NUMBERED.test(line))
  if (!bulleted && !numbered) return [{ kind: 'paragraph', spans: spansOf(lines.join(' ')) }]
  const mark = bulleted ? BULLET : NUMBERED
  const items = lines.map((line) => spansOf(line.replace(mark, '$1')))
  return [{ kind: 'list', ordered: numbered, items }]
}

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of text.matchAll(SPANS)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) })
    const [whole, strong, em, rule] = match
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong })
    else if (em !== undefined) spans.push({ kind: 'em', text: em })
    else spans.push({ kind: 'rule', text: rule })
    from = match.index + whole.length
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) })
  return spans
}

/** All words of a section, for the search. */
export function textOf({ rule, title, blocks }: Section): string {
  const words = blocks.flatMap((block) => {
    if (block.kind === 'figure') return []
    return block.kind === 'paragraph' ? [block.spans] : block.items
  })
  return [rule ?? '', title, ...words.map((spans) => spans.map(({ text }) => text).join(''))].join(' ')
}
