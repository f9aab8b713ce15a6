import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../store/schema.ts'
import type { Person } from './people.ts'

interface SessionNeeds {
  readonly db: Database
  readonly secret: string
  now(): number
}

/** The library's cookie; its name begins otherwise where it travels over TLS alone. */
const TOKEN = /(?:^|; ?)(?:__Secure-)?vyprava\.session_token=([^;]+)/
const DAY = 24 * 60 * 60 * 1000

/**
 * Whose session a cookie is, by one question to the database: everybody who comes and everything that they ask for
 * begins with it, and the library's way takes ten times as long. Null for whatever is not plainly a fresh session: the
 * library knows what to do then, as prolonging it once in a day.
 */
export const sessionReader =
  ({ db, secret, now }: SessionNeeds) =>
  async (cookie: string): Promise<Person | null> => {
    const token = tokenIn(cookie, secret)
    if (token === null) return null
    const { rows } = await sql<{
      readonly id: string
      readonly name: string
      readonly guest: number | null
      readonly expires: string | Date
      readonly updated: string | Date
    }>`select "user".id, "user".name, cast("user"."isAnonymous" as integer) as guest,
        session."expiresAt" as expires, session."updatedAt" as updated
      from session inner join "user" on "user".id = session."userId" where session.token = ${token}`.execute(
      db,
    )
    const [found] = rows
    if (found === undefined) return null
    const { id, name, guest } = found
    const fresh = timeOf(found.expires) > now() && timeOf(found.updated) > now() - DAY
    return fresh ? { id, name, guest: guest === 1 } : null
  }

const timeOf = (time: string | Date): number => new Date(time).getTime()

/** What the cookie says, if it was us who signed it. */
function tokenIn(cookie: string, secret: string): string | null {
  const [, value] = TOKEN.exec(cookie) ?? []
  if (value === undefined) return null
  const text = decoded(value)
  const dot = text.lastIndexOf('.')
  const token = text.slice(0, dot)
  const said = Buffer.from(text.slice(dot + 1), 'base64')
  const right = createHmac('sha256', secret).update(token).digest()
  return dot > 0 && said.length === right.length && timingSafeEqual(said, right) ? token : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
