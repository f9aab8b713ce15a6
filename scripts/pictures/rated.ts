import { ENOUGH_RATED } from '@vyprava/protocol'
import type { Running } from '../../packages/server/src/main.ts'

type Database = Running['store']['db']

const DAY = 24 * 3_600_000

/**
 * A list of leaders takes months of play. Whoever has had a rated match is said to have had many, with a way to where
 * they are now that narrows as a real one does: a step for each table that is not over yet, then those that were taken.
 */
export async function rateEverybody(db: Database, game: string): Promise<void> {
  const tables = await db.selectFrom('tables').select('id').where('state', '!=', 'over').execute()
  const rows = await db.selectFrom('ratings').selectAll().where('game', '=', game).orderBy('person').execute()
  const last = Date.now()
  for (const [place, { person }] of rows.entries()) {
    const skill = (step: number) => ({
      mu: 25 + (2 - place) * 0.12 * step + Math.sin(step * 1.7 + place) * (4 / (1 + step / 4)),
      sigma: 1.4 + 0.3 * place + 6 * 0.8 ** step,
    })
    const steps = tables.map(({ id }, step) => ({
      ...skill(step),
      ...{ table_id: id, person, game, before: 25 },
      at: last - (tables.length - step) * 9 * DAY,
    }))
    const taken = await db
      .selectFrom('rating_steps')
      .select('table_id')
      .where('person', '=', person)
      .where('game', '=', game)
      .orderBy('at')
      .execute()
    for (const [step, { table_id }] of taken.entries())
      await db
        .updateTable('rating_steps')
        .set({ ...skill(steps.length + step), before: skill(steps.length + step - 1).mu })
        .where('table_id', '=', table_id)
        .where('person', '=', person)
        .execute()
    await db.insertInto('rating_steps').values(steps).execute()
    await db
      .updateTable('ratings')
      .set({
        ...skill(steps.length + taken.length - 1),
        games: ENOUGH_RATED + 17 * place,
        changed: last - 3 * place * DAY,
      })
      .where('person', '=', person)
      .where('game', '=', game)
      .execute()
  }
}
