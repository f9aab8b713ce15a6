import { type Effect, ITEMS, TERRAINS } from '../../content/schema.ts'
import { cardsAcc, injuries, LEXICON, support, TO_ANY } from './lexicon.ts'

/** What an ability does, in one sentence. */
export function abilityText(effect: Effect): string {
  switch (effect.does) {
    case 'passToken':
      return 'Odhalenie: žetón prvého hráča sa posunie k ďalšiemu hráčovi.'
    case 'gainItem': {
      const { acc } = LEXICON.items[ITEMS.indexOf(effect.item)]
      return effect.who === 'all' ? `Odhalenie: všetci získajú ${acc}.` : `Odhalenie: získaš ${acc}.`
    }
    case 'clearAround':
      return 'Odhalenie: vyčistíš všetky hexy okolo svojho vodcu.'
    case 'suffer':
      return `Odhalenie: utrpíš ${injuries(effect.injuries)}.`
    case 'gainSupport':
      return `Odhalenie: získaš ${support(effect.support)}.`
    case 'moveCamp':
      return `Odhalenie: premiestniš svoj tábor na voľný hex (${LEXICON.terrains[TERRAINS.indexOf(effect.terrain)]}).`
    case 'draw':
      return `Odhalenie: vezmeš si ${cardsAcc(effect.cards)}.`
    case 'destroyMech':
      return effect.where === 'own'
        ? 'Odhalenie: zničíš mecha na hexe svojho vodcu.'
        : 'Odhalenie: zničíš mecha na susednom hexe.'
    case 'healAll':
      return `Odhalenie: všetci odstránia ${injuries(effect.injuries)}.`
    case 'healOne':
      return 'Odhalenie: vybraný hráč odstráni všetky svoje zranenia.'
    case 'shiftLeaders':
      return 'Odhalenie: všetci smú presunúť vodcu na susedný hex, aj cez múry.'
    case 'rustMech':
      return 'Odhalenie: kdekoľvek bez toxickej lokality nahradíš mecha znečistením.'
    case 'travel':
      return `Odhalenie: vodca prejde ${TO_ANY[TERRAINS.indexOf(effect.terrain)]}.`
    case 'breachAnywhere':
      return 'Odhalenie: prelomíš ktorýkoľvek múr na pláne.'
    case 'supportOnInjury':
      return `Trvalá: kedykoľvek utrpíš zranenie, získaš ${support(effect.support)}.`
    case 'shareCamps':
      return 'Trvalá: všetci sa smú preskupiť k akémukoľvek táboru, bez hodu na zranenie.'
    case 'supportOnBuild':
      return `Trvalá: kedykoľvek niekto postaví tábor, získaš ${support(effect.support)}.`
    case 'anyTrail':
      return 'Trvalá: všetci smú po chodníkoch akéhokoľvek prostredia.'
    case 'ignoreResult':
      return `Trvalá: výsledok ${effect.result} na kocke zranení ti neublíži.`
    case 'clearOnMove':
      return 'Trvalá: hex, na ktorom sa skončí tvoj pohyb, sa zadarmo vyčistí.'
    case 'skipMachine':
      return 'V tomto kole neotáčaš kartu strojov.'
    case 'supportOnDestroy':
      return `Trvalá: za zničeného mecha získaš navyše ${support(effect.support)}.`
    case 'crossWalls':
      return 'Trvalá: všetci smú prechádzať múrmi.'
    case 'longRockets':
      return 'Trvalá: rakety zničia aj mecha na susednom hexe.'
  }
}
