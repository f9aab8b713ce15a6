import { useMedia } from '@vyprava/atlas'

/** A phone, upright or on its side: there the whole board is a tab of its own. */
const PHONE =
  '(max-width: 639px) and (orientation: portrait), (max-height: 519px) and (orientation: landscape)'
/** A wide low window: there the board is one line until it is pulled up. */
const FOLDED = '(min-width: 1200px) and (min-height: 520px) and (max-height: 839px)'

export const usePhone = (): boolean => useMedia(PHONE)
export const useFolded = (): boolean => useMedia(FOLDED)
