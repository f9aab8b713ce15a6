import { pluralIn } from './plural.ts'
import type { PresenceTexts } from './presence-en.ts'

const plural = pluralIn('sk')

/** In the accusative: "už 3 minúty", "o hodinu". */
const lasting = (count: number) => {
  if (count < 60)
    return plural.count(Math.max(1, count), {
      ...{ one: 'minútu', few: 'minúty', many: 'minúty', other: 'minút' },
    })
  if (count < 48 * 60)
    return plural.count(Math.floor(count / 60), {
      ...{ one: 'hodinu', few: 'hodiny', many: 'hodiny', other: 'hodín' },
    })
  return plural.count(Math.floor(count / 60 / 24), {
    ...{ one: 'deň', few: 'dni', many: 'dňa', other: 'dní' },
  })
}

export const presenceSk: PresenceTexts = {
  standing: {
    here: 'je tu',
    away: 'na chvíľu preč',
    gone: 'bez spojenia',
    goneFor: (minutes) => `bez spojenia už ${lasting(minutes)}`,
    resigned: 'hru vzdáva',
  },
  thinks: (minutes) => `premýšľa už ${lasting(minutes)}.`,
  calm: 'pokoj, nikto sa neponáhľa',
  call: 'Zavolať k stolu',
  called: 'už vie, že je na ťahu.',
  again: (minutes) => `znova môžeš zavolať o ${lasting(minutes)}`,
  lost: 'stráca spojenie. Hra počká.',
  lostNote: 'žiadny ťah sa nestratí',
  late: (minutes) => `necháva stôl čakať už ${lasting(minutes)}.`,
  bot: 'Nech zaskočí bot',
  vote: {
    absent: (name, minutes) => `${name} tu nie je už ${lasting(minutes)}`,
    slow: (name, minutes) => `${name} premýšľa už ${lasting(minutes)}`,
    note: (name) =>
      `Má zaskočiť bot? Rozhodne viac než polovica prítomných. ${name} si miesto môže kedykoľvek vziať späť.`,
    ballots: (cast, need) =>
      `za bota ${plural.count(cast, { one: 'hlas', few: 'hlasy', many: 'hlasu', other: 'hlasov' })}, treba ${need}`,
    wait: 'Ešte počkať',
  },
  own: { said: 'Hrá za teba bot.', note: 'miesto je stále tvoje', back: 'Hrám ďalej' },
  resigned: { said: 'Tvoju hru dohráva bot.', note: 'sledovať ju môžeš ďalej' },
  calls: (name) => `${name} ťa volá k stolu.`,
  resign: {
    title: 'Vzdať hru?',
    note: 'Tvoje miesto dohrá bot a späť si ho už nevezmeš.',
    yes: 'Vzdať hru',
    no: 'Hrať ďalej',
  },
  close: {
    title: 'Zatvoriť stôl?',
    note: 'Keď budú súhlasiť všetci, hra sa skončí pre všetkých a bez výsledku. Záznam zostane a pozrieť sa dá kedykoľvek.',
    yes: 'Zatvoriť stôl',
    no: 'Nechať otvorený',
    wants: 'chce zatvoriť stôl bez výsledku.',
    wantsNote: 'zatvorí sa, keď to budú chcieť všetci',
    mine: 'Chceš zatvoriť stôl.',
    mineNote: 'ostatní ešte nesúhlasia',
    back: 'Nezatvárať',
  },
  closed: {
    title: 'Stôl je po dohode zatvorený',
    note: 'Hra sa skončila bez výsledku. Záznam zostáva.',
    replay: 'Pozrieť záznam',
  },
}
