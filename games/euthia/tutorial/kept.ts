import { checkData } from '@vyprava/kernel'
import type { Move } from '@vyprava/module'
import * as v from 'valibot'
import { euthiaAction } from '../rules/actions.ts'
import data from './kept.json' with { type: 'json' }

const moves = v.array(v.strictObject({ seat: v.pipe(v.number(), v.integer()), action: euthiaAction }))
const checked = checkData(v.strictObject({ fight: moves, trade: moves }), data)
if (!checked.ok) throw new Error(`The kept games of the lesson: ${JSON.stringify(checked.problem)}`)

/** What brought the heroes to the fight and to the market of the lesson. */
export const KEPT: Readonly<Record<'fight' | 'trade', readonly Move[]>> = checked.value
