import { type Effect, ITEMS, TERRAINS } from '../../content/schema.ts'
import { cardsAcc, injuries, LEXICON, support, TO_ANY } from './lexicon.ts'

/** What an ability does, in one sentence. */
export function abilityText(effect: Effect): string {
  switch (effect.does) {
    case 'passToken':
      return 'Odhalení: žeton prvního hráče se posune k dalšímu hráči.'
    case 'gainItem': {
      const { acc } = LEXICON.items[ITEMS.indexOf(effect.item)]
      return effect.who === 'all' ? `Odhalení: všichni získají ${acc}.` : `Odhalení: získáš ${acc}.`
    }
    case 'clearAround':
      return 'Odhalení: vyčistíš všechny hexy kolem svého vůdce.'
    case 'suffer':
      return `Odhalení: utrpíš ${injuries(effect.injuries)}.`
    case 'gainSupport':
      return `Odhalení: získáš ${support(effect.support)}.`
    case 'moveCamp':
      return `Odhalení: přemístíš svůj tábor na volný hex (${LEXICON.terrains[TERRAINS.indexOf(effect.terrain)]}).`
    case 'draw':
      return `Odhalení: vezmeš si ${cardsAcc(effect.cards)}.`
    case 'destroyMech':
      return effect.where === 'own'
        ? 'Odhalení: zničíš mecha na hexu svého vůdce.'
        : 'Odhalení: zničíš mecha na sousedním hexu.'
    case 'healAll':
      return `Odhalení: všichni odstraní ${injuries(effect.injuries)}.`
    case 'healOne':
      return 'Odhalení: vybraný hráč odstraní všechna svá zranění.'
    case 'shiftLeaders':
      return 'Odhalení: všichni smějí přesunout vůdce na sousední hex, i přes zdi.'
    case 'rustMech':
      return 'Odhalení: kdekoli bez toxické lokality nahradíš mecha znečištěním.'
    case 'travel':
      return `Odhalení: vůdce přejde ${TO_ANY[TERRAINS.indexOf(effect.terrain)]}.`
    case 'breachAnywhere':
      return 'Odhalení: prolomíš kteroukoli zeď na plánu.'
    case 'supportOnInjury':
      return `Trvalá: kdykoli utrpíš zranění, získáš ${support(effect.support)}.`
    case 'shareCamps':
      return 'Trvalá: všichni se smějí přeskupit k jakémukoli táboru, bez hodu na zranění.'
    case 'supportOnBuild':
      return `Trvalá: kdykoli někdo postaví tábor, získáš ${support(effect.support)}.`
    case 'anyTrail':
      return 'Trvalá: všichni smějí po stezkách jakéhokoli prostředí.'
    case 'ignoreResult':
      return `Trvalá: výsledek ${effect.result} na kostce zranění ti neublíží.`
    case 'clearOnMove':
      return 'Trvalá: hex, na kterém skončí tvůj pohyb, se zdarma vyčistí.'
    case 'skipMachine':
      return 'V tomto kole neotáčíš kartu strojů.'
    case 'supportOnDestroy':
      return `Trvalá: za zničeného mecha získáš navíc ${support(effect.support)}.`
    case 'crossWalls':
      return 'Trvalá: všichni smějí procházet zdmi.'
    case 'longRockets':
      return 'Trvalá: rakety zničí i mecha na sousedním hexu.'
  }
}
