import { outOf } from '@vyprava/module/slovak.ts'
import type { LessonTexts } from './lesson-en.ts'

export const lessonSk: LessonTexts = {
  title: 'Prvá výprava',
  invite: 'Prvá výprava: naučiť sa hrať',
  opening: (minutes) => `Prvá výprava, asi ${minutes} minút. Kedykoľvek môžeš odísť a hrať po svojom.`,
  count: (step, all) => `${step} ${outOf(all)} ${all}`,
  go: { on: 'Ďalej', understood: 'Rozumiem', show: 'Ukáž mi to', playOn: 'Hrať ďalej' },
  enter: 'Enter',
  showMe: 'Ukáž mi to',
  skip: 'Preskočiť krok',
  skipShort: 'Preskočiť',
  leave: 'Už viem, hrám po svojom',
  leaveShort: 'Po svojom',
  back: 'Späť k predošlému kroku',
  watch: (name) => `Teraz hrá ${name}. Pozeraj sa, alebo ťukni a preskoč.`,
  later: 'Najprv toto, o chvíľu sa otvorí všetko.',
  finished: 'A to je všetko podstatné. Stôl je tvoj.',
  playOn: 'Hrať ďalej',
  resume: (step) => `Pokračovať v lekcii od ${step}. kroku`,
  dismiss: 'Lekciu už neponúkať',
}
