import type { Choice, Mutant } from './mutants.ts'

/** A mutant that stands in the source beside what it changes, and is chosen by its number while tests run. */
export interface Switch {
  readonly number: number
  readonly mutant: Mutant
  readonly choice: Choice
}

/** The source with all of these mutants in it, each of them asleep until its number is called. */
export function withSwitches(source: string, switches: readonly Switch[]): string {
  const outer = [...switches].sort(
    ({ choice: a }, { choice: b }) => a.start - b.start || b.end - a.end || rankOf(a) - rankOf(b),
  )
  return rendered(source, 0, source.length, outer)
}

/** A statement is around the expression that it consists of. */
const rankOf = ({ kind }: Choice): number => (kind === 'statement' ? 0 : 1)

function rendered(source: string, start: number, end: number, switches: readonly Switch[]): string {
  let text = ''
  let at = start
  for (let index = 0; index < switches.length; ) {
    const top = switches[index]
    const next = switches.findIndex(({ choice }, place) => place > index && choice.start >= top.choice.end)
    const inside = switches.slice(index + 1, next === -1 ? switches.length : next)
    text += source.slice(at, top.choice.start)
    text += chosen(source, top, rendered(source, top.choice.start, top.choice.end, inside))
    at = top.choice.end
    index += 1 + inside.length
  }
  return text + source.slice(at, end)
}

/** `usual` is what stands there otherwise, with the switches inside it. */
function chosen(source: string, { number, mutant, choice }: Switch, usual: string): string {
  const called = `globalThis.__mutant?.(${number})`
  if (choice.kind === 'statement') return `{ if (!${called}) { ${usual} } }`
  if (choice.kind === 'member') {
    const dot = source.slice(choice.start, mutant.start).includes('?.') ? '?.' : ''
    return `${dot}[${called} ? '${mutant.put}' : '${mutant.was}']`
  }
  const changed = source.slice(choice.start, mutant.start) + mutant.put + source.slice(mutant.end, choice.end)
  return `(${called} ? (${changed}) : (${usual}))`
}
