import type { ReasonWords } from '../reasons.ts'

const list = new Intl.ListFormat('cs', { type: 'conjunction' })
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** What a move does, as verbs without a subject. */
export const REASONS: ReasonWords = {
  at: (tile) => (tile === null ? 'na neodkrytém dílku' : `na dílku ${tile}`),
  placed: {
    fight: { more: (at) => `vede k boji ${at}`, less: (at) => `nechá stranou boj ${at}` },
    elite: {
      more: (at) => `vede k boji s elitním monstrem ${at}`,
      less: (at) => `nechá stranou elitní monstrum ${at}`,
    },
    story: {
      more: (at) => `vede k boji s nepřítelem scénáře ${at}`,
      less: (at) => `nechá stranou nepřítele scénáře ${at}`,
    },
    mine: { more: (at) => `vede k těžbě ${at}`, less: (at) => `nechá stranou těžbu ${at}` },
    trade: { more: (at) => `vede k obchodu ${at}`, less: (at) => `nechá stranou obchod ${at}` },
    find: { more: (at) => `přinese, co čeká ${at}`, less: (at) => `nechá ležet, co čeká ${at}` },
    quest: { more: (at) => `splní úkol ${at}`, less: (at) => `nechá stranou úkol ${at}` },
  },
  unplaced: {
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
  gains: (clauses) => sentence(list.format(clauses)),
  costs: (clauses) => `O něco slabší: ${list.format(clauses)}.`,
  both: (gains, costs) => sentence(`${list.format(gains)}, ale ${list.format(costs)}`),
}
