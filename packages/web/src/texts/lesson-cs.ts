import type { LessonTexts } from './lesson-en.ts'

/** Numbers that Czech says with "ze": dvou, tří, čtyř, šesti, sedmi and their teens. */
const ZE: readonly number[] = [2, 3, 4, 6, 7, 12, 13, 14, 16, 17]

export const lessonCs: LessonTexts = {
  title: 'První výprava',
  invite: 'První výprava: nauč se hrát',
  opening: (minutes) => `První výprava, asi ${minutes} minut. Kdykoli můžeš odejít a hrát po svém.`,
  count: (step, all) => `${step} ${ZE.includes(all) ? 'ze' : 'z'} ${all}`,
  go: { on: 'Dál', understood: 'Rozumím', show: 'Ukaž mi to', playOn: 'Hrát dál' },
  enter: 'Enter',
  showMe: 'Ukaž mi to',
  skip: 'Přeskočit krok',
  skipShort: 'Přeskočit',
  leave: 'Už vím, hraju po svém',
  leaveShort: 'Po svém',
  back: 'Zpět k dřívějšímu kroku',
  watch: (name) => `Teď hraje ${name}. Dívej se, nebo klepni a přeskoč.`,
  later: 'Nejdřív tohle, za chvíli se otevře všechno.',
  finished: 'A to je všechno podstatné. Stůl je tvůj.',
  playOn: 'Hrát dál',
  resume: (step) => `Pokračovat v lekci od ${step}. kroku`,
  dismiss: 'Lekci už nenabízet',
}
