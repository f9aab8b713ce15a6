import type { Door } from '@vyprava/atlas/door.ts'
import { ark } from './ark/door/index.ts'
import { defenders } from './defenders/door/index.ts'
import { euthia } from './euthia/door/index.ts'
import { roam } from './roam/door/index.ts'

/** The doors in the order of the atlas. They stand there from the start and open when their room is registered. */
export const DOORS: readonly Door[] = [roam, ark, defenders, euthia]
