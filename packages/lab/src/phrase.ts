import type { Match } from '@vyprava/kernel'

/** Actions and events on one line: `bid card=3`. */
export function phrase(thing: { readonly type: string }): string {
  const fields = Object.entries(thing).filter(([name]) => name !== 'type')
  return [thing.type, ...fields.map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(' ')
}

/** What everybody heard of an action, and what some seats heard instead. */
export interface Heard {
  readonly events: readonly { readonly type: string }[]
  readonly secret: Readonly<Record<string, readonly { readonly type: string }[]>>
}

/** What was told of the action that led to point `number`. Hosts only. */
export function heardOf(match: Match, number: number): Heard {
  const events = match.heard(null, number)
  const open = JSON.stringify(events)
  const secret: Record<string, readonly { readonly type: string }[]> = {}
  for (let seat = 0; seat < match.table.seats; seat++) {
    const heard = match.heard(seat, number)
    if (JSON.stringify(heard) !== open) secret[seat] = heard
  }
  return { events, secret }
}

/** What was told, as indented lines. */
export function heardLines({ events, secret }: Heard): string[] {
  return [
    ...events.map((event) => `      ${phrase(event)}`),
    ...Object.entries(secret).map(
      ([seat, heard]) => `      to seat ${seat}: ${heard.map(phrase).join('; ')}`,
    ),
  ]
}
