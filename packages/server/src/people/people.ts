import type { IncomingHttpHeaders } from 'node:http'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { anonymous } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import { isBanned } from '../store/bans.ts'
import { handOverFriends } from '../store/friends.ts'
import { tablesOf } from '../store/lists.ts'
import { handOverRatings } from '../store/ratings.ts'
import type { Database } from '../store/schema.ts'
import { accountsOf } from './account.ts'
import { oneByOne } from './hashing.ts'
import { isName, nameFrom } from './names.ts'
import { passkeyDoor } from './passkey-door.ts'
import { passkeysOf, siteOf } from './passkeys.ts'
import { sessionReader } from './session.ts'
import type { Throttle } from './throttle.ts'

/** Somebody with a name: a guest until they keep their account with a password. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly guest: boolean
}

export interface PeopleNeeds {
  readonly db: Database
  readonly kind: 'sqlite' | 'postgres'
  /** Signs the cookies; the same for all processes. */
  readonly secret: string
  /** The address that people type in, if it is known. */
  readonly origin: string | null
  /** Counts who tries what how often. */
  readonly throttle: Throttle
  /** Where the library says what it has to say. */
  readonly log: Pick<FastifyBaseLogger, 'error'>
  now(): number
  /** Those who look at a table should look again: somebody has another name, or is somebody else now. */
  ring(table: string): Promise<void>
  /** Somebody is about to be gone for good: others take their seats. */
  leaving(person: string): Promise<unknown>
}

/** Accounts, sessions and passwords are the library's; what we add is the name at the table. */
export type People = ReturnType<typeof createPeople>

const DAY = 24 * 60 * 60

export type Auth = ReturnType<typeof authFor>

type Passkeys = ReturnType<typeof passkeysOf>

const authFor = (needs: PeopleNeeds, passkeys: Passkeys) => betterAuth(optionsFor(needs, passkeys))

export function createPeople(needs: PeopleNeeds) {
  const passkeys: Passkeys = passkeysOf(needs.db, () => auth.$context, needs.now)
  const auth: Auth = authFor(needs, passkeys)
  const read = sessionReader(needs)
  return {
    accounts: accountsOf(auth, needs.db),
    passkeys,
    /** Who sends this; null for somebody without a session. */
    async who(headers: IncomingHttpHeaders): Promise<Person | null> {
      if (headers.cookie === undefined) return null
      const plainly = await read(headers.cookie)
      if (plainly !== null) return plainly
      const session = await auth.api.getSession({ headers: new Headers({ cookie: headers.cookie }) })
      if (session === null) return null
      const { id, name } = session.user
      return { id, name, guest: session.user.isAnonymous === true }
    },
    /** Gives somebody another name. */
    async rename(id: string, name: string): Promise<void> {
      const { internalAdapter } = await auth.$context
      await internalAdapter.updateUser(id, { name })
    },
    /** Answers a request of the library's own paths under /api/auth. */
    handle: (request: Request): Promise<Response> => auth.handler(request),
  }
}

/** Many guests may come from one address, as from a club or a school; passwords are tried more slowly. */
const GUESTS = { window: 60, max: 40 }
const PASSWORDS = { window: 60, max: 12 }

function optionsFor(
  { db, kind, secret, origin, throttle, log, now, ring, leaving }: PeopleNeeds,
  { owner }: Passkeys,
) {
  return {
    appName: 'Výprava',
    basePath: '/api/auth',
    ...(origin === null ? {} : { baseURL: origin }),
    secret,
    database: { db, type: kind },
    telemetry: { enabled: false },
    // Without a configured address the one of the request is right: we check origins ourselves.
    logger: {
      level: 'error',
      // Its words alone: what it adds may hold addresses and names.
      log: (_level, message) => log.error(message),
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 200,
      password: oneByOne(),
    },
    session: { expiresIn: 90 * DAY, updateAge: DAY },
    advanced: { cookiePrefix: 'vyprava', useSecureCookies: origin?.startsWith('https:') === true },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 60,
      customStorage: throttle,
      customRules: {
        '/sign-in/anonymous': GUESTS,
        '/sign-in/email': PASSWORDS,
        '/sign-up/email': PASSWORDS,
        '/sign-in/passkey': PASSWORDS,
      },
    },
    user: { deleteUser: { enabled: false } },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            if (await isBanned(db, userId)) return false
          },
        },
      },
      user: {
        create: {
          before: async (user) => ({ data: { ...user, name: nameFrom(user.name) } }),
          after: async ({ id, name }) => {
            await db.insertInto('people').values({ id, name, created: now() }).execute()
          },
        },
        delete: {
          before: async ({ id }) => {
            await leaving(id)
          },
        },
        update: {
          before: async (user) => {
            if (user.name !== undefined && !isName(user.name)) return false
          },
          after: async ({ id, name }) => {
            await db.updateTable('people').set({ name }).where('id', '=', id).execute()
            await ringTables(db, id, ring)
          },
        },
      },
    },
    plugins: [
      passkeyDoor({ owner, siteOf: (protocol, host) => siteOf(origin, protocol, host) }),
      anonymous({
        /** The guest's tables and seats go over to the account. */
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          await handOver(db, anonymousUser.user.id, newUser.user.id)
          await ringTables(db, newUser.user.id, ring)
        },
      }),
    ],
  } satisfies BetterAuthOptions
}

/** Gives everything of one person to another; nobody gets a second seat at a table by that. */
export async function handOver(db: Database, from: string, to: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('seats')
      .set({ person: to })
      .where('person', '=', from)
      .where(({ eb, selectFrom }) =>
        eb(
          'table_id',
          'not in',
          selectFrom('seats as own').select('own.table_id').where('own.person', '=', to),
        ),
      )
      .execute()
    await transaction.updateTable('tables').set({ host: to }).where('host', '=', from).execute()
    await transaction.updateTable('messages').set({ person: to }).where('person', '=', from).execute()
    await transaction
      .updateTable('push_subscriptions')
      .set({ person: to })
      .where('person', '=', from)
      .execute()
    await transaction.updateTable('reports').set({ about: to }).where('about', '=', from).execute()
    await handOverFriends(transaction, from, to)
    await handOverRatings(transaction, from, to)
    await handOverSilence(transaction, from, to)
    await handOverWishes(transaction, from, to)
  })
}

/** Whoever was told to be silent as a guest is not heard again by taking an account. */
async function handOverSilence(db: Database, from: string, to: string): Promise<void> {
  const told = await db.selectFrom('silences').selectAll().where('person', '=', from).executeTakeFirst()
  if (told === undefined) return
  const { until, reason } = told
  await db
    .insertInto('silences')
    .values({ person: to, until, reason })
    .onConflict((conflict) =>
      conflict.column('person').doUpdateSet({ until, reason }).where('silences.until', '<', until),
    )
    .execute()
}

/** How somebody wants to be reminded, whom they do not hear, and who does not hear them. */
async function handOverWishes(db: Database, from: string, to: string): Promise<void> {
  await db
    .updateTable('preferences')
    .set({ person: to })
    .where('person', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('preferences as own').select('own.person').where('own.person', '=', to))),
    )
    .execute()
  await db
    .updateTable('mutes')
    .set({ person: to })
    .where('person', '=', from)
    .where('muted', '!=', to)
    .where(({ eb, selectFrom }) =>
      eb('muted', 'not in', selectFrom('mutes as own').select('own.muted').where('own.person', '=', to)),
    )
    .execute()
  await db
    .updateTable('mutes')
    .set({ muted: to })
    .where('muted', '=', from)
    .where('person', '!=', to)
    .where(({ eb, selectFrom }) =>
      eb('person', 'not in', selectFrom('mutes as own').select('own.person').where('own.muted', '=', to)),
    )
    .execute()
}

/** How many tables hear at once of somebody's new name; older ones show it when they are next read. */
const MOST_RUNG = 50

async function ringTables(
  db: Database,
  person: string,
  ring: (table: string) => Promise<void>,
): Promise<void> {
  for (const { id } of await tablesOf(db, person, MOST_RUNG)) await ring(id)
}
