import { pluralIn } from './plural.ts'
import type { PresenceTexts } from './presence-en.ts'

const plural = pluralIn('cs')

/** In the accusative: „už 3 minuty“, „za hodinu“. */
const lasting = (count: number) => {
  if (count < 60)
    return plural.count(Math.max(1, count), {
      ...{ one: 'minutu', few: 'minuty', many: 'minuty', other: 'minut' },
    })
  if (count < 48 * 60)
    return plural.count(Math.floor(count / 60), {
      ...{ one: 'hodinu', few: 'hodiny', many: 'hodiny', other: 'hodin' },
    })
  return plural.count(Math.floor(count / 60 / 24), {
    ...{ one: 'den', few: 'dny', many: 'dne', other: 'dní' },
  })
}

export const presenceCs: PresenceTexts = {
  standing: {
    here: 'je tady',
    away: 'na chvíli pryč',
    gone: 'bez spojení',
    goneFor: (minutes) => `bez spojení už ${lasting(minutes)}`,
    resigned: 'hru vzdává',
  },
  thinks: (minutes) => `přemýšlí už ${lasting(minutes)}.`,
  calm: 'klid, nikdo nespěchá',
  call: 'Zavolat ke stolu',
  called: 'už ví, že je na tahu.',
  again: (minutes) => `znovu můžeš zavolat za ${lasting(minutes)}`,
  lost: 'ztrácí spojení. Hra počká.',
  lostNote: 'žádný tah se neztratí',
  late: (minutes) => `nechává stůl čekat už ${lasting(minutes)}.`,
  bot: 'Ať zaskočí bot',
  vote: {
    absent: (name, minutes) => `${name} tu není už ${lasting(minutes)}`,
    slow: (name, minutes) => `${name} přemýšlí už ${lasting(minutes)}`,
    note: (name) =>
      `Má zaskočit bot? Rozhodne víc než polovina přítomných. ${name} si místo může kdykoli vzít zpátky.`,
    ballots: (cast, need) =>
      `pro bota ${plural.count(cast, { one: 'hlas', few: 'hlasy', many: 'hlasu', other: 'hlasů' })}, potřeba ${need}`,
    wait: 'Ještě počkat',
  },
  own: { said: 'Hraje za tebe bot.', note: 'místo je pořád tvoje', back: 'Hraju dál' },
  resigned: { said: 'Tvoji hru dohrává bot.', note: 'dívat se můžeš dál' },
  calls: (name) => `${name} tě volá ke stolu.`,
  resign: {
    title: 'Vzdát hru?',
    note: 'Za tebe dohraje bot a místo už si zpátky nevezmeš.',
    yes: 'Vzdát hru',
    no: 'Hrát dál',
  },
  close: {
    title: 'Zavřít stůl?',
    note: 'Až budou souhlasit všichni, hra skončí bez výsledku. Záznam zůstane, přehrát ho můžeš kdykoli.',
    yes: 'Zavřít stůl',
    no: 'Nechat otevřený',
    wants: 'chce zavřít stůl bez výsledku.',
    wantsNote: 'zavře se, až to budou chtít všichni',
    mine: 'Chceš zavřít stůl.',
    mineNote: 'ostatní ještě nesouhlasí',
    back: 'Nezavírat',
  },
  closed: {
    title: 'Stůl je po dohodě zavřený',
    note: 'Hra skončila bez výsledku. Záznam zůstává.',
    replay: 'Přehrát',
  },
}
