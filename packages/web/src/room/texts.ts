import { language, useSetting } from '../settings/index.ts'
import { ROOM_TEXTS, type RoomTexts } from '../texts/room.ts'

/** The words of the room before a game in the reader's language. */
export const useRoomTexts = (): RoomTexts => ROOM_TEXTS[useSetting(language)]
