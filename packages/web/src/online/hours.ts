import { type Language, localeOf } from '@vyprava/module/words.ts'
import type { Preferences } from './preferences.ts'

const two = (count: number): string => String(count).padStart(2, '0')

/** Minutes of the day as a field for times has them, and back. */
export const fieldTime = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
export const minutesOf = (field: string): number => {
  const [hours, minutes] = field.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes of the day by the habit of a language. */
export const saidTime = (spoken: Language, minutes: number): string =>
  new Intl.DateTimeFormat(localeOf(spoken), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    minutes * 60_000,
  )

export const isAwake = ({ zone, quietFrom, quietTo }: Preferences): boolean =>
  zone === null || quietFrom === quietTo
