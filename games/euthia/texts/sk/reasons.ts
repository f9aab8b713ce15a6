import type { ReasonWords } from '../reasons.ts'

const list = new Intl.ListFormat('sk', { type: 'conjunction' })
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** What a move does, as verbs without a subject. */
export const REASONS: ReasonWords = {
  at: (tile) => (tile === null ? 'na neodkrytom dieliku' : `na dieliku ${tile}`),
  placed: {
    fight: { more: (at) => `vedie k boju ${at}`, less: (at) => `necháva bokom boj ${at}` },
    elite: {
      more: (at) => `vedie k boju s elitným monštrom ${at}`,
      less: (at) => `necháva bokom elitné monštrum ${at}`,
    },
    story: {
      more: (at) => `vedie k boju s nepriateľom scenára ${at}`,
      less: (at) => `necháva bokom nepriateľa scenára ${at}`,
    },
    mine: { more: (at) => `vedie k ťažbe ${at}`, less: (at) => `necháva bokom ťažbu ${at}` },
    trade: { more: (at) => `vedie k obchodu ${at}`, less: (at) => `necháva bokom obchod ${at}` },
    find: { more: (at) => `prinesie, čo čaká ${at}`, less: (at) => `nechá ležať, čo čaká ${at}` },
    quest: { more: (at) => `splní úlohu ${at}`, less: (at) => `necháva bokom úlohu ${at}` },
  },
  unplaced: {
    rep: { more: 'prinesie viac reputácie', less: 'prinesie menej reputácie' },
    places: { more: 'obsadí viac miest na mape', less: 'obsadí menej miest na mape' },
    quests: { more: 'splní viac úloh', less: 'splní menej úloh' },
    elites: { more: 'zdolá viac elitných monštier', less: 'zdolá menej elitných monštier' },
    goal: { more: 'priblíži cieľ scenára', less: 'oddiali cieľ scenára' },
    coins: { more: 'nechá viac mincí', less: 'nechá menej mincí' },
    health: { more: 'ušetrí zdravie', less: 'stojí zdravie' },
    tokens: { more: 'ušetrí Gaar a Dwurt', less: 'stojí Gaar alebo Dwurt' },
    gear: { more: 'posilní výbavu', less: 'oslabí výbavu' },
    goods: { more: 'prinesie viac vecí', less: 'stojí viac vecí' },
    cards: { more: 'nechá viac kariet v ruke', less: 'nechá menej kariet v ruke' },
    way: { more: 'pripraví ďalší ťah', less: 'zhorší ďalší ťah' },
    victory: { more: 'zvýši nádej na víťazstvo', less: 'zníži nádej na víťazstvo' },
    rivals: { more: 'pribrzdí súperov', less: 'pomôže súperom' },
  },
  gains: (clauses) => sentence(list.format(clauses)),
  costs: (clauses) => `O niečo slabšie: ${list.format(clauses)}.`,
  both: (gains, costs) => sentence(`${list.format(gains)}, ale ${list.format(costs)}`),
}
