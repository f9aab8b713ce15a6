/** Words of one letter that never end a line: they belong to the word that follows them. */
const SHORT = /(?<=^|[\s([„“"·])([aikosuvz]) (?=\S|$)/giu

/** A number stays with what it counts: "3 mince", "1. kolo", "50 %", "6 × 6". */
const COUNTED = /(?<=\d[.×]?|×) (?=[\p{Ll}%×°]|(?<=× )\d)/gu

/** An edge between two hexes is one name. */
const EDGE = /(?<=[A-Z]\d+)–(?=[A-Z]\d)/gu

const bound = (text: string): string => text.replace(SHORT, '$1\u00a0').replace(COUNTED, '\u00a0')

/** A text as it is set: no preposition of one letter stands alone at the end of a line, no number without its unit, no name of an edge is parted. */
export const tidy = (text: string): string => bound(text).replace(EDGE, '\u2060–\u2060')

/** The languages in which a line must not end so. */
const STRICT = new Set(['cs', 'sk'])

/** Where text is not read but written, or not shown. */
const UNSET = new Set(['SCRIPT', 'STYLE', 'TEXTAREA'])

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE

/** Texts side by side are one text to whoever reads: "3", " " and "mince" are set together. */
function setRun(first: Text): void {
  const run = [first]
  for (let more = first.nextSibling; isText(more); more = more.nextSibling) run.push(more)
  const whole = run.map(({ data }) => data).join('')
  if (!whole.includes(' ')) return
  // A number may stand in an element of its own, and so may its unit.
  const before = whole.startsWith(' ') ? (first.previousSibling?.textContent?.slice(-2) ?? '') : ''
  const next = run[run.length - 1].nextSibling
  const after = whole.endsWith(' ') ? (next?.textContent?.slice(0, 1) ?? '') : ''
  const set = bound(before + whole + after).slice(before.length, before.length + whole.length)
  if (set === whole || set.length !== whole.length) return
  let at = 0
  for (const text of run) {
    const data = set.slice(at, at + text.length)
    at += text.length
    if (data !== text.data) text.data = data
  }
}

function setWithin(node: Node): void {
  if (isText(node)) {
    if (node.parentElement === null || UNSET.has(node.parentElement.tagName)) return
    let first = node
    while (isText(first.previousSibling)) first = first.previousSibling
    setRun(first)
  } else
    for (const child of node.childNodes)
      if (!isText(child) || !isText(child.previousSibling)) setWithin(child)
}

/**
 * Sets every text of the page, whoever wrote it, as soon as it stands there and before it is painted: messages,
 * names, rules, what people say to each other. Only in languages that ask for it.
 */
export function setTexts(page: HTMLElement): void {
  const speaksSo = () => STRICT.has(page.lang)
  new MutationObserver((changes) => {
    if (!speaksSo()) return
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) setWithin(node)
  }).observe(page, { childList: true, characterData: true, subtree: true })
  if (speaksSo()) setWithin(page)
}
