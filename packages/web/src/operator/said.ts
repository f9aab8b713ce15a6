import type { OperatorTexts } from '../texts/operator.ts'
import type { AuditRow } from './data.ts'

const DAY = 24 * 60 * 60_000

/** Who did something: by name alone, without the id that the log keeps beside it. */
export const nameIn = (operator: string): string => operator.replace(/ \([^()]*\)$/, '')

/** A line of the log in words, without who did it. */
export function saidOf({ log }: OperatorTexts, { deed, subject, name, detail }: AuditRow): string {
  const silence = deed === 'silence' ? /^(\d+) minutes: ([\s\S]*)$/.exec(detail) : null
  const say = Object.hasOwn(log.deeds, deed) ? log.deeds[deed] : null
  if (say === null) return [deed, name ?? subject, detail].filter((part) => part !== '').join(' · ')
  return say({
    whom: name ?? subject,
    detail: silence?.[2] ?? detail,
    minutes: silence === null ? null : Number(silence[1]),
  })
}

/** When it was, as short as it can be told apart. */
export function whenOf(texts: OperatorTexts, at: number, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  const age = at >= midnight ? 0 : Math.ceil((midnight - at) / DAY)
  return texts.when(new Date(at), age)
}

export const minutesSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / 60_000))
