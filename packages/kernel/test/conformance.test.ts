import { conformance } from '@vyprava/kernel/testing'
import { beaconsSubject, descentSubject, sealedBidsSubject, ticTacToeSubject } from './subjects.ts'

conformance(ticTacToeSubject, { runs: 60 })
conformance(sealedBidsSubject, { runs: 60 })
conformance(descentSubject, { runs: 60 })
conformance(beaconsSubject, { runs: 60 })
