import type { BotTexts } from './bots-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('sk')
const percent = new Intl.NumberFormat('sk', { style: 'percent', maximumFractionDigits: 0 })
const both = new Intl.ListFormat('sk', { type: 'conjunction' })

export const botsSk: BotTexts = {
  levels: {
    random: { name: 'Vetroplach', note: 'Zahrá čokoľvek, čo pravidlá dovolia. Na prvé zoznámenie s hrou.' },
    novice: { name: 'Nováčik', note: 'Premýšľa málo a často sa mýli. Na prvé hry.' },
    greedy: { name: 'Zberač', note: 'Berie to najlepšie z tohto ťahu a ďalej sa nepozerá.' },
    wanderer: { name: 'Pútnik', note: 'Hrá rozumne a občas sa pošmykne. Dobrá spoločnosť na začiatok.' },
    scout: {
      name: 'Prieskumník',
      note: 'Vidí o pár ťahov dopredu a mýli sa zriedka. Pre tých, čo hru poznajú.',
    },
    pathfinder: { name: 'Stopár', note: 'Pri každom ťahu zváži tisíc pokračovaní a málokedy urobí chybu.' },
    navigator: {
      name: 'Kormidelník',
      note: 'Najsilnejší zo všetkých: dá si načas a hrá vždy, ako najlepšie vie.',
    },
  },
  level: (number) => `${number}. úroveň`,
  bot: (level) => `Bot: ${level}`,
  hint: {
    ask: 'Čo by si zahral?',
    key: 'čo by zahral bot',
    title: 'Bot by zahral',
    thinking: 'Bot premýšľa',
    stop: 'Zastaviť',
    close: 'Zavrieť radu',
    chance: (chance) => `šanca na výhru ${percent.format(chance)}`,
    advised: 'radí bot',
    only: 'Iný ťah nie je.',
    even: 'Vyjde skoro rovnako ako ostatné ťahy.',
    none: 'Na toto bot nemá názor: dobrá je každá voľba.',
    why: (brings, costs) => {
      if (brings.length === 0) return `Nevýhoda: ${both.format(costs)}.`
      const gain = `Prinesie ${both.format(brings)}`
      return costs.length === 0 ? `${gain}.` : `${gain}. Nevýhoda: ${both.format(costs)}.`
    },
    failed: 'Bot na nič neprišiel. Skús to znova.',
  },
  standIn: {
    open: (name) => `Kto hrá namiesto: ${name}`,
    title: (name) => `Prenechať miesto botovi: ${name}`,
    note: 'Musí niekto odísť? Bot hrá ďalej a miesto sa dá kedykoľvek vziať späť.',
    begin: 'Prenechať miesto',
    end: (name) => `Ďalej hrá ${name}`,
    away: (level) => `zaskakuje ${level}`,
    failed: 'bot zlyhal, zahral náhradník',
    cancel: 'Zrušiť',
  },
  analysis: {
    title: 'Rozbor',
    chances: 'Šance na výhru',
    progress: (done, total) =>
      `Rozbor, ${plural.count(total, { one: 'ťah', few: 'ťahy', many: 'ťahu', other: 'ťahov' })}: ${percent.format(done / total)}`,
    stop: 'Zastaviť',
    goOn: 'Pokračovať',
    stopped: 'Rozbor nie je celý.',
    failed: 'Rozbor sa tu nepodaril. Skús to znova.',
    together: 'Spoločne',
    fair: 'Pri každom ťahu bot vychádza len z toho, čo vtedy vedel ten, kto ťahal.',
    rows: 'Ako tabuľka',
    number: 'Ťah',
    player: 'Hráč',
    played: 'Zahrané',
    better: 'Bot',
    percent: (chance) => percent.format(chance),
    curve: (total) => `Šance na výhru po jednotlivých ťahoch (spolu ${total}); to isté je v tabuľke.`,
  },
}
