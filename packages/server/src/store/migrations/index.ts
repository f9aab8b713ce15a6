import type { Migration } from 'kysely/migration'
import * as begin from './0001-begin.ts'

/** In this order, for ever: a migration that was released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = { '0001-begin': begin }
