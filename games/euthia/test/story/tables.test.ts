import { checkProperty, type PropertyName } from '@vyprava/kernel/testing/suite'
import { describe, expect, test } from 'vitest'
import { pack } from '../pack.ts'
import { subjectFor } from '../subject.ts'

const subject = subjectFor(pack)
const quick = subject.tables.filter(({ name }) => name.startsWith('quick'))

/** What can go wrong by the story of a scenario; the rest of the properties is asked in `conformance.test.ts`. */
const PROPERTIES: readonly PropertyName[] = [
  'the list is complete',
  'refusals agree with the list',
  'never a dead end',
  'every game ends within its bound',
  'states survive JSON',
  'pieces are conserved',
  'imagined states fit the view',
  'hidden things are imagined anew',
  'progress and result are well-formed',
  'nothing leaks by view',
  'nothing leaks by events',
]

/** Every scenario of the story in every mode, with every number of players. */
describe('every table', () => {
  for (const table of quick)
    test(table.name, () => {
      for (const property of PROPERTIES)
        expect(checkProperty({ ...subject, tables: [table] }, property, { runs: 1 })).toBeNull()
    })
})
