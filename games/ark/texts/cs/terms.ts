import type { TermWords } from '../build.ts'

/** Each completes "Přinese …", in the accusative. */
export const TERMS: TermWords = {
  parts: { more: 'víc nalezených částí archy', less: 'míň nalezených částí archy' },
  compass: { more: 'lepší vyhlídky na kompasu', less: 'horší vyhlídky na kompasu' },
  journey: { more: 'delší cestu po mapě', less: 'kratší cestu po mapě' },
  points: { more: 'víc bodů', less: 'míň bodů' },
}
