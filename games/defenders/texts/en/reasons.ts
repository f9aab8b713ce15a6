import type { ReasonWords } from '../reasons.ts'

/** What a move does, as verbs without a subject. */
export const reasons: ReasonWords = {
  placed: {
    camp: {
      more: (place) => `leads to a camp on ${place}`,
      less: (place) => `puts off the camp on ${place}`,
    },
    factory: {
      more: (place) => `leads to rewilding the factory on ${place}`,
      less: (place) => `leaves the factory on ${place} standing`,
    },
    guards: {
      more: (place) => `rids the factory on ${place} of its guard`,
      less: (place) => `leaves the factory on ${place} guarded`,
    },
    dirt: {
      more: (place) => `clears the factory on ${place}`,
      less: (place) => `leaves the factory on ${place} polluted`,
    },
    closed: {
      more: (place) => `opens a way into the factory on ${place}`,
      less: (place) => `leaves the factory on ${place} closed`,
    },
    wayToFactory: {
      more: (place) => `shortens the way to the factory on ${place}`,
      less: (place) => `makes the way to the factory on ${place} longer`,
    },
    rising: {
      more: (place) => `keeps the machines from building a factory on ${place}`,
      less: (place) => `leaves ${place} enclosed for the machines`,
    },
    toxic: {
      more: (place) => `rids ${place} of the toxic site`,
      less: (place) => `leaves the toxic site on ${place}`,
    },
    spill: {
      more: (place) => `saves ${place} from becoming a toxic site`,
      less: (place) => `lets ${place} become a toxic site`,
    },
    nearToxic: {
      more: (place) => `lowers the pollution on ${place}`,
      less: (place) => `leaves ${place} one token from a toxic site`,
    },
    item: { more: (place) => `has ${place} ready`, less: (place) => `gives up ${place}` },
  },
  unplaced: {
    camps: { more: 'brings the last camps nearer', less: 'puts the last camps off' },
    support: { more: 'gains more support', less: 'gains less support' },
    wayToCamp: { more: 'shortens the way to the next camp', less: 'makes the way to the next camp longer' },
    cards: { more: 'saves cards in hand', less: 'uses up cards in hand' },
    tokens: { more: 'saves breach tokens', less: 'spends breach tokens' },
    retired: { more: 'finishes all camps of a faction', less: 'puts off the last camp of a faction' },
    threat: { more: 'keeps the leader away from mechs', less: 'leaves the leader in reach of mechs' },
    injuries: { more: 'spares injuries', less: 'risks injuries' },
    lostByCore: { more: 'puts off the sixth factory', less: 'risks the sixth factory' },
    lostByToxic: { more: 'averts the seventh toxic site', less: 'risks the seventh toxic site' },
    lostByMassacre: { more: 'averts a massacre', less: 'risks a massacre' },
    others: { more: 'helps the others too', less: 'helps the others less' },
  },
  frame: { language: 'en', weaker: 'Slightly weaker', but: 'but it', it: 'it' },
}
