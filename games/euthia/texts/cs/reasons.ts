import type { ReasonWords } from '../reasons.ts'

/** What a move does, as verbs without a subject. */
export const reasons: ReasonWords = {
  at: (tile) => (tile === null ? 'na neodkrytém dílku' : `na dílku ${tile}`),
  placed: (what, at) => `${what} ${at}`,
  there: {
    fight: { more: 'vede k boji', less: 'nechá stranou boj' },
    elite: { more: 'vede k boji s elitním monstrem', less: 'nechá stranou elitní monstrum' },
    story: { more: 'vede k boji s nepřítelem scénáře', less: 'nechá stranou nepřítele scénáře' },
    mine: { more: 'vede k těžbě', less: 'nechá stranou těžbu' },
    trade: { more: 'vede k obchodu', less: 'nechá stranou obchod' },
    find: { more: 'přinese, co čeká', less: 'nechá ležet, co čeká' },
    quest: { more: 'splní úkol', less: 'nechá stranou úkol' },
  },
  anywhere: {
    rep: { more: 'přinese víc reputace', less: 'přinese míň reputace' },
    places: { more: 'obsadí víc míst na mapě', less: 'obsadí míň míst na mapě' },
    quests: { more: 'splní víc úkolů', less: 'splní míň úkolů' },
    elites: { more: 'skolí víc elitních monster', less: 'skolí míň elitních monster' },
    goal: { more: 'přiblíží cíl scénáře', less: 'oddálí cíl scénáře' },
    coins: { more: 'nechá víc mincí', less: 'nechá míň mincí' },
    health: { more: 'ušetří zdraví', less: 'stojí zdraví' },
    tokens: { more: 'ušetří Gaar a Dwurt', less: 'stojí Gaar nebo Dwurt' },
    gear: { more: 'posílí výbavu', less: 'oslabí výbavu' },
    goods: { more: 'přinese víc věcí', less: 'stojí víc věcí' },
    cards: { more: 'nechá víc karet v ruce', less: 'nechá míň karet v ruce' },
    way: { more: 'připraví příští tah', less: 'zhorší příští tah' },
    victory: { more: 'zvýší naději na vítězství', less: 'sníží naději na vítězství' },
    rivals: { more: 'přibrzdí soupeře', less: 'pomůže soupeřům' },
  },
  frame: { language: 'cs', weaker: 'O něco slabší', but: 'ale' },
}
