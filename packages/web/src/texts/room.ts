import type { Language } from '@vyprava/module/words.ts'
import { roomCs } from './room-cs.ts'
import { type RoomTexts, roomEn } from './room-en.ts'
import { roomSk } from './room-sk.ts'

export type { RoomTexts }

export const ROOM_TEXTS: Readonly<Record<Language, RoomTexts>> = { cs: roomCs, sk: roomSk, en: roomEn }
