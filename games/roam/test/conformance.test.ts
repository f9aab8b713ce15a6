import { conformance } from '@vyprava/kernel/testing'
import { subject } from './subject.ts'

conformance(subject, { runs: 2 })
