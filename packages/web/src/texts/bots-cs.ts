import type { BotTexts } from './bots-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('cs')
const percent = new Intl.NumberFormat('cs', { style: 'percent', maximumFractionDigits: 0 })
const both = new Intl.ListFormat('cs', { type: 'conjunction' })

export const botsCs: BotTexts = {
  levels: {
    random: { name: 'Větroplach', note: 'Zahraje cokoli, co pravidla dovolí. Na první seznámení s hrou.' },
    novice: { name: 'Nováček', note: 'Přemýšlí málo a často chybuje. Na první hry.' },
    greedy: { name: 'Sběrač', note: 'Bere to nejlepší z tohoto tahu a dál se nedívá.' },
    wanderer: { name: 'Poutník', note: 'Hraje rozumně a občas uklouzne. Dobrá společnost na začátek.' },
    scout: { name: 'Zvěd', note: 'Vidí o pár tahů dopředu a chybuje zřídka. Pro ty, kdo hru znají.' },
    pathfinder: { name: 'Stopař', note: 'U každého tahu zváží tisíc pokračování a málokdy udělá chybu.' },
    navigator: {
      name: 'Kormidelník',
      note: 'Nejsilnější ze všech: dá si na čas a hraje vždy, jak nejlépe umí.',
    },
  },
  level: (number) => `${number}. úroveň`,
  bot: (level) => `Bot: ${level}`,
  hint: {
    ask: 'Co bys hrál?',
    key: 'co by hrál bot',
    title: 'Bot by hrál',
    thinking: 'Bot si to rozmýšlí',
    stop: 'Zastavit',
    close: 'Zavřít radu',
    chance: (chance) => `šance na výhru ${percent.format(chance)}`,
    advised: 'radí bot',
    only: 'Jiný tah není.',
    even: 'Vyjde skoro nastejno jako ostatní tahy.',
    none: 'Na tohle bot názor nemá: dobrá je každá volba.',
    why: (brings, costs) => {
      if (brings.length === 0) return `O něco slabší: přinese ${both.format(costs)}.`
      const gain = `Přinese ${both.format(brings)}`
      return costs.length === 0 ? `${gain}.` : `${gain}, ale ${both.format(costs)}.`
    },
    failed: 'Bot na nic nepřišel. Zkuste to znovu.',
  },
  standIn: {
    open: (name) => `Kdo hraje za: ${name}`,
    title: (name) => `Ať hraje bot: ${name}`,
    note: 'Musí někdo odejít? Bot hraje dál a místo si jde kdykoli vzít zpátky.',
    begin: 'Ať hraje',
    end: (name) => `Dál hraje ${name}`,
    away: (level) => `zaskakuje ${level}`,
    failed: 'bot selhal, zahrál náhradník',
    cancel: 'Zrušit',
  },
  analysis: {
    title: 'Rozbor',
    chances: 'Šance na výhru',
    progress: (done, total) =>
      `Rozmýšlíme ${plural.count(total, { one: 'tah', few: 'tahy', many: 'tahu', other: 'tahů' })}: ${percent.format(done / total)}`,
    stop: 'Zastavit',
    goOn: 'Pokračovat',
    stopped: 'Rozbor není celý.',
    failed: 'Rozbor se tu nepovedl. Zkuste to znovu.',
    together: 'Vy společně',
    fair: 'Nad každým tahem bot přemýšlí jen s tím, co tehdy věděl ten, kdo táhl.',
    rows: 'Jako tabulka',
    number: 'Tah',
    player: 'Hráč',
    played: 'Odehráno',
    better: 'Bot',
    percent: (chance) => percent.format(chance),
    curve: (total) => `Šance na výhru po jednotlivých tazích (celkem ${total}); totéž je v tabulce.`,
  },
}
