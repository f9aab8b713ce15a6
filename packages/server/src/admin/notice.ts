import { audit } from '../store/audit.ts'
import { type StoredNotice, writeNotice } from '../store/notice.ts'
import type { Store } from '../store/open.ts'
import type { Acting } from './moderation.ts'

/** Tells everybody something, or takes it back with null. */
export async function setNotice(
  { db, bell }: Pick<Store, 'db' | 'bell'>,
  notice: StoredNotice | null,
  { operator, at }: Acting,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await writeNotice(transaction, notice)
    const deed = notice === null ? 'withdraw notice' : 'notice'
    const when = notice === null || notice.at === null ? '' : new Date(notice.at).toISOString()
    await audit(transaction, { operator, deed, subject: when, detail: notice?.text ?? '', at })
  })
  await bell.call({ kind: 'notice' })
}
