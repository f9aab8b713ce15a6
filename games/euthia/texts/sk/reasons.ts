import type { ReasonWords } from '../reasons.ts'

/** What a move does, as verbs without a subject. */
export const reasons: ReasonWords = {
  at: (tile) => (tile === null ? 'na neodkrytom dieliku' : `na dieliku ${tile}`),
  placed: (what, at) => `${what} ${at}`,
  there: {
    fight: { more: 'vedie k boju', less: 'necháva bokom boj' },
    elite: { more: 'vedie k boju s elitným monštrom', less: 'necháva bokom elitné monštrum' },
    story: { more: 'vedie k boju s nepriateľom scenára', less: 'necháva bokom nepriateľa scenára' },
    mine: { more: 'vedie k ťažbe', less: 'necháva bokom ťažbu' },
    trade: { more: 'vedie k obchodu', less: 'necháva bokom obchod' },
    find: { more: 'prinesie, čo čaká', less: 'nechá ležať, čo čaká' },
    quest: { more: 'splní úlohu', less: 'necháva bokom úlohu' },
  },
  anywhere: {
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
  frame: { language: 'sk', weaker: 'Nevýhoda', but: 'ale' },
}
