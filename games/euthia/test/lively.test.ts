import { conformance } from '@vyprava/kernel/testing'
import { lively } from './pack/lively.ts'
import { subjectFor } from './subject.ts'

const subject = subjectFor(lively)
const CHOSEN = ['hunt, competitive, 2p', 'quickHunt, solo, 1p', 'Skoldur and Taesiri']

/** Heroes with much to use: costs of every kind, uses of several windows, gems, essences, equipment. */
conformance({ ...subject, tables: subject.tables.filter(({ name }) => CHOSEN.includes(name)) }, { runs: 6 })
