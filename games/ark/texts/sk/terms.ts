import type { TermWords } from '../build.ts'

/** Each completes "Prinesie …", in the accusative. */
export const TERMS: TermWords = {
  parts: { more: 'viac nájdených častí archy', less: 'menej nájdených častí archy' },
  compass: { more: 'lepšie vyhliadky na kompase', less: 'horšie vyhliadky na kompase' },
  journey: { more: 'dlhšiu cestu po mape', less: 'kratšiu cestu po mape' },
  points: { more: 'viac bodov', less: 'menej bodov' },
}
