import { ark } from './ark.ts'
import { defenders } from './defenders.ts'
import { euthia } from './euthia.ts'
import { roam } from './roam.ts'

/** The doors in the order of the atlas. A fifth game is one more door. */
export const DOORS = [roam, ark, defenders, euthia] as const

export type GameDoor = (typeof DOORS)[number]
export type GameId = GameDoor['id']
