import type { ReasonWords } from '../reasons.ts'

/** What a move does, as verbs without a subject. */
export const reasons: ReasonWords = {
  placed: {
    camp: { more: (place) => `vedie k táboru na ${place}`, less: (place) => `oddiali tábor na ${place}` },
    factory: {
      more: (place) => `vedie k zalesneniu továrne na ${place}`,
      less: (place) => `nechá stáť továreň na ${place}`,
    },
    guards: {
      more: (place) => `zbaví továreň na ${place} stráže`,
      less: (place) => `nechá továreň na ${place} stráženú`,
    },
    dirt: {
      more: (place) => `vyčistí továreň na ${place}`,
      less: (place) => `nechá továreň na ${place} znečistenú`,
    },
    closed: {
      more: (place) => `otvorí cestu do továrne na ${place}`,
      less: (place) => `nechá továreň na ${place} zatvorenú`,
    },
    wayToFactory: {
      more: (place) => `skráti cestu k továrni na ${place}`,
      less: (place) => `predĺži cestu k továrni na ${place}`,
    },
    rising: {
      more: (place) => `nedovolí strojom postaviť továreň na ${place}`,
      less: (place) => `nechá ohraničený hex ${place}`,
    },
    toxic: {
      more: (place) => `zbaví ${place} toxickej lokality`,
      less: (place) => `nechá na ${place} toxickú lokalitu`,
    },
    spill: {
      more: (place) => `uchráni ${place} pred toxickou lokalitou`,
      less: (place) => `vystaví ${place} toxickej lokalite`,
    },
    nearToxic: {
      more: (place) => `zníži znečistenie na ${place}`,
      less: (place) => `nechá ${place} žetón od toxickej lokality`,
    },
    item: { more: (place) => `bude mať poruke ${place}`, less: (place) => `príde o ${place}` },
  },
  unplaced: {
    camps: { more: 'priblíži dostavbu táborov', less: 'oddiali dostavbu táborov' },
    support: { more: 'získa viac podpory', less: 'získa menej podpory' },
    wayToCamp: { more: 'skráti cestu k ďalšiemu táboru', less: 'predĺži cestu k ďalšiemu táboru' },
    cards: { more: 'ušetrí karty v ruke', less: 'vyčerpá karty v ruke' },
    tokens: { more: 'ušetrí žetóny prielomu', less: 'minie žetóny prielomu' },
    retired: { more: 'dokončí všetky tábory frakcie', less: 'oddiali posledný tábor frakcie' },
    threat: { more: 'drží vodcu ďalej od mechov', less: 'nechá vodcu v dosahu mechov' },
    injuries: { more: 'uchráni pred zranením', less: 'hrozí zranením' },
    lostByCore: { more: 'oddiali šiestu továreň', less: 'riskuje šiestu továreň' },
    lostByToxic: { more: 'odvráti siedmu toxickú lokalitu', less: 'riskuje siedmu toxickú lokalitu' },
    lostByMassacre: { more: 'odvráti masaker', less: 'riskuje masaker' },
    others: { more: 'pomôže aj ostatným', less: 'pomôže ostatným menej' },
  },
  frame: { language: 'sk', weaker: 'Nevýhoda', but: 'ale' },
}
