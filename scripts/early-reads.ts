/* What a test in a browser reads once although it may change: a busy machine is one picture behind. */

export interface EarlyRead {
  readonly line: number
  readonly read: string
}

/** Whatever tells what the page is like at the moment. */
const READS =
  /\.(?:count|isVisible|isHidden|isChecked|isEnabled|isDisabled|textContent|allTextContents|innerText|allInnerTexts|innerHTML|inputValue|getAttribute|boundingBox|content|title|evaluate|evaluateAll)\(|\blengthOf\(/

/** A claim, or a way that a test decides to go. */
const BEGINS = /\b(?:expect(?:\.soft)?|if|while|for)\s*\(/g

/** Every claim and every condition that looks at a page without waiting for it. */
export function earlyReads(text: string): readonly EarlyRead[] {
  const code = withoutWords(text)
  return [...code.matchAll(BEGINS)].flatMap(({ index, 0: begin }) => {
    const inside = bracketed(code, index + begin.length - 1)
    const read = withoutCalls(inside, 'atRest')
    if (!/\bawait\b/.test(read) || !READS.test(read)) return []
    return [
      { line: text.slice(0, index).split('\n').length, read: `${begin}${inside})`.replaceAll(/\s+/g, ' ') },
    ]
  })
}

/** The same code, as long as it was, with nothing in its texts and comments. */
const withoutWords = (text: string): string =>
  text.replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    (words) => words.replaceAll(/[^\n]/g, '_'),
  )

/** What stands in the bracket that opens there. */
function bracketed(code: string, open: number): string {
  let depth = 0
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth += 1
    if (code[at] === ')') depth -= 1
    if (depth === 0) return code.slice(open + 1, at)
  }
  return code.slice(open + 1)
}

/** The code without what is handed to some function. */
function withoutCalls(code: string, name: string): string {
  const at = code.indexOf(`${name}(`)
  if (at === -1) return code
  const open = at + name.length
  const rest = code.slice(open + bracketed(code, open).length + 2)
  return code.slice(0, at) + withoutCalls(rest, name)
}
