import type { GameModule, Language } from '@vyprava/module'
import { door } from './door/index.ts'

const RULEBOOKS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  cs: () => import('./rulebook/cs.md?raw'),
  sk: () => import('./rulebook/sk.md?raw'),
  en: () => import('./rulebook/en.md?raw'),
}

export const defenders: GameModule = {
  id: 'defenders',
  door,
  rules: async () => (await import('./index.ts')).rules,
  async words(language, pack?: unknown) {
    const [{ wordsOf }, { packOf }] = await Promise.all([
      import('./texts/index.ts'),
      import('./content/index.ts'),
    ])
    return wordsOf(language, packOf(pack))
  },
  rulebook: async (language) => (await RULEBOOKS[language]()).default,
  analysis: true,
  together: true,
  tutorial: async () => (await import('./tutorial/script.ts')).tutorial,
  table: async (pack) => (await import('./table/index.tsx')).tableWith(pack),
  thumbnail: async () => (await import('./table/thumbnail.tsx')).DefendersThumbnail,
}
