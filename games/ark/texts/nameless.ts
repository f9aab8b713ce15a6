import type { Language } from '@vyprava/module/words.ts'

/** A map that nobody has named yet. */
export const NAMELESS: Readonly<Record<Language, string>> = {
  cs: 'Mapa beze jména',
  sk: 'Mapa bez mena',
  en: 'A map without a name',
}
