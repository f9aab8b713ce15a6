import { CENTRE, slotOf } from '../../rules/map.ts'
import type { Printed } from '../../rules/printed.ts'
import type { EuthiaView } from '../../rules/view.ts'
import { factsAt, fieldsOf } from '../board/field-facts.ts'
import { standsAt } from '../board/pieces.tsx'

/** Fields of the first land on which something lies or stands otherwise in the second. */
export function changedFields(printed: Printed, before: EuthiaView, after: EuthiaView): readonly number[] {
  const standing = (view: EuthiaView, field: number): string =>
    view.players.map((_, player) => (standsAt(view, player) === field ? player : '')).join()
  const look = (view: EuthiaView, field: number): string =>
    field < view.map.tiles.length * 4
      ? JSON.stringify([factsAt(printed, view, field), standing(view, field)])
      : ''
  const shown = before.map.tiles.length < after.map.tiles.length ? after : before
  return fieldsOf(printed, shown).filter(
    (field) => slotOf(field) !== CENTRE && look(before, field) !== look(after, field),
  )
}
