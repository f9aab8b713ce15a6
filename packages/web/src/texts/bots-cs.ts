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
      note: 'Nejsilnější ze všech: dá si načas a hraje vždy, jak nejlépe umí.',
    },
  },
  level: (number) => `${number}. úroveň`,
  bot: (level) => `Bot: ${level}`,
  hint: {
    ask: 'Poraď mi',
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
      if (brings.length === 0) return `Nevýhoda: ${both.format(costs)}.`
      const gain = `Přinese ${both.format(brings)}`
      return costs.length === 0 ? `${gain}.` : `${gain}. Nevýhoda: ${both.format(costs)}.`
    },
    failed: 'Bot na nic nepřišel. Zkus to znovu.',
  },
  standIn: {
    open: (name) => `${name}: kdo hraje`,
    title: (name) => `${name}: přenechat místo botovi`,
    note: 'Musí někdo odejít? Bot hraje dál a místo si můžeš kdykoli vzít zpátky.',
    begin: 'Přenechat místo botovi',
    end: (name) => `Dál hraje ${name}`,
    away: (level) => `zaskakuje ${level}`,
    failed: 'bot selhal, tah je náhradní',
    cancel: 'Zrušit',
  },
  analysis: {
    title: 'Rozbor',
    chances: 'Šance na výhru',
    progress: (done, total) =>
      `Rozebíráme ${plural.count(total, { one: 'tah', few: 'tahy', many: 'tahu', other: 'tahů' })}: ${percent.format(done / total)}`,
    stop: 'Zastavit',
    goOn: 'Pokračovat',
    stopped: 'Rozbor není celý.',
    failed: 'Rozbor se tu nepovedl. Zkus to znovu.',
    together: 'Společně',
    fair: 'Nad každým tahem bot přemýšlí jen s tím, co tehdy věděl ten, kdo táhl.',
    rows: 'Jako tabulka',
    number: 'Tah',
    player: 'Hráč',
    played: 'Zahraný tah',
    better: 'Bot',
    percent: (chance) => percent.format(chance),
    curve: (total) => `Šance na výhru po jednotlivých tazích (celkem ${total}); totéž je v tabulce.`,
  },
}
