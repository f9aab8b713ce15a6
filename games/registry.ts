import type { GameModule } from '@vyprava/module'
import { ark } from './ark/module.ts'
import { defenders } from './defenders/module.ts'
import { euthia } from './euthia/module.ts'
import { roam } from './roam/module.ts'

/** Every game of the house, in the order of the atlas. A new game is a folder beside this file, its import and its place in this list. */
export const modules: readonly GameModule[] = [roam, ark, defenders, euthia]

/** What a game brings, or null when there is none of that name. */
export const moduleOf = (id: string): GameModule | null => modules.find((module) => module.id === id) ?? null
