import type { Migration } from 'kysely/migration'
import * as begin from './0001-begin.ts'
import * as people from './0002-people.ts'
import * as operations from './0003-operations.ts'
import * as play from './0004-play.ts'
import * as talk from './0005-talk.ts'
import * as rematch from './0005b-rematch.ts'
import * as reminders from './0005c-reminders.ts'
import * as back from './0006-back.ts'
import * as wishes from './0007-wishes.ts'
import * as kept from './0008-kept.ts'
import * as letters from './0009-letters.ts'
import * as moderation from './0010-moderation.ts'
import * as operators from './0011-operators.ts'
import * as passkeys from './0012-passkeys.ts'
import * as asked from './0013-asked.ts'
import * as presence from './0014-presence.ts'
import * as guests from './0015-guests.ts'
import * as agreements from './0016-agreements.ts'
import * as friends from './0017-friends.ts'
import * as results from './0018-results.ts'
import * as conditionals from './0019-conditionals.ts'

/** In this order, for ever: a migration that was released is never changed, nor is its name (hence 0005b and 0005c). */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-begin': begin,
  '0002-people': people,
  '0003-operations': operations,
  '0004-play': play,
  '0005-talk': talk,
  '0005b-rematch': rematch,
  '0005c-reminders': reminders,
  '0006-back': back,
  '0007-wishes': wishes,
  '0008-kept': kept,
  '0009-letters': letters,
  '0010-moderation': moderation,
  '0011-operators': operators,
  '0012-passkeys': passkeys,
  '0013-asked': asked,
  '0014-presence': presence,
  '0015-guests': guests,
  '0016-agreements': agreements,
  '0017-friends': friends,
  '0018-results': results,
  '0019-conditionals': conditionals,
}
