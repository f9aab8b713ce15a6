import type { ReasonWords } from '../reasons.ts'

/** What a move does, as verbs without a subject. */
export const reasons: ReasonWords = {
  placed: {
    camp: { more: (place) => `vede k táboru na ${place}`, less: (place) => `oddálí tábor na ${place}` },
    factory: {
      more: (place) => `vede k zalesnění továrny na ${place}`,
      less: (place) => `nechá stát továrnu na ${place}`,
    },
    guards: {
      more: (place) => `zbaví továrnu na ${place} stráže`,
      less: (place) => `nechá továrnu na ${place} střeženou`,
    },
    dirt: {
      more: (place) => `vyčistí továrnu na ${place}`,
      less: (place) => `nechá továrnu na ${place} znečištěnou`,
    },
    closed: {
      more: (place) => `otevře cestu do továrny na ${place}`,
      less: (place) => `nechá továrnu na ${place} zavřenou`,
    },
    wayToFactory: {
      more: (place) => `zkrátí cestu k továrně na ${place}`,
      less: (place) => `prodlouží cestu k továrně na ${place}`,
    },
    rising: {
      more: (place) => `nedovolí strojům postavit továrnu na ${place}`,
      less: (place) => `nechá ohraničený hex ${place}`,
    },
    toxic: {
      more: (place) => `zbaví ${place} toxické lokality`,
      less: (place) => `nechá na ${place} toxickou lokalitu`,
    },
    spill: {
      more: (place) => `uchrání ${place} před toxickou lokalitou`,
      less: (place) => `vystaví ${place} toxické lokalitě`,
    },
    nearToxic: {
      more: (place) => `sníží znečištění na ${place}`,
      less: (place) => `nechá ${place} jediný žeton od toxické lokality`,
    },
    item: { more: (place) => `bude mít po ruce ${place}`, less: (place) => `přijde o ${place}` },
  },
  unplaced: {
    camps: { more: 'přiblíží dostavbu táborů', less: 'oddálí dostavbu táborů' },
    support: { more: 'získá víc podpory', less: 'získá míň podpory' },
    wayToCamp: { more: 'zkrátí cestu k dalšímu táboru', less: 'prodlouží cestu k dalšímu táboru' },
    cards: { more: 'ušetří karty v ruce', less: 'vyčerpá karty v ruce' },
    tokens: { more: 'ušetří žetony průlomu', less: 'utratí žetony průlomu' },
    retired: { more: 'dokončí všechny tábory frakce', less: 'oddálí poslední tábor frakce' },
    threat: { more: 'drží vůdce dál od mechů', less: 'nechá vůdce v dosahu mechů' },
    injuries: { more: 'uchrání před zraněním', less: 'hrozí zraněním' },
    lostByCore: { more: 'oddálí šestou továrnu', less: 'riskuje šestou továrnu' },
    lostByToxic: { more: 'odvrátí sedmou toxickou lokalitu', less: 'riskuje sedmou toxickou lokalitu' },
    lostByMassacre: { more: 'odvrátí masakr', less: 'riskuje masakr' },
    others: { more: 'pomůže i ostatním', less: 'pomůže ostatním míň' },
  },
  frame: { language: 'cs', weaker: 'O něco slabší', but: 'ale' },
}
