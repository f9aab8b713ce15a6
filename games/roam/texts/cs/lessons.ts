import { pluralIn } from '@vyprava/module/plural.ts'
import type { LessonFacts, Lessons } from '../lessons.ts'

const { word } = pluralIn('cs')
const points = (count: number) => `**${count}** ${word(count, { one: 'bod', few: 'body', other: 'bodů' })}`

export const lessons = ({ rival, who, whom, points: worth }: LessonFacts): Lessons => ({
  goal: {
    station: 'cíl',
    text: 'Kdo má v zaplněné *oblasti* nejvíc žetonů, získá její postavu. Vyhrává ten, kdo má na postavách nejvíc bodů.',
  },
  choose: {
    station: 'tvar',
    text: 'Každá postava prohledává mapu svým *tvarem*. Tenhle se celý vejde do jedné oblasti.',
    ask: `Vyber ${whom('lumir')}.`,
  },
  place: {
    text: 'Tvar leží na mapě jako na kartě, neotáčí se. Z pole B3 si bereš i minci.',
    ask: 'Polož ho na A2, A3 a B3.',
  },
  opposite: { station: 'soupeř', text: `${rival} sedí naproti. Stejný tvar je proto na mapě vzhůru nohama.` },
  asleep: {
    text: `${who('lumir')} teď spí až do *odpočinku*. ${who('paw')} dosáhne do dvou oblastí najednou.`,
    ask: `Vyber ${whom('paw')}.`,
  },
  skip: {
    text: 'Obsazené pole se jen vynechá. Dva žetony položíš i tak, každý do jiné oblasti.',
    ask: 'Polož tvar přes C2, D2 a E3.',
  },
  consolation: {
    text: `${rival} má v oblasti většinu a bere si ji. Za tvůj žeton v ní dostáváš *minci útěchy*.`,
  },
  gaps: {
    station: 'mince',
    text: `Dvě mince stačí na žeton navíc. ${who('caraway')} má ve tvaru dvě *prázdná místa*.`,
    ask: `Vyber ${whom('caraway')}.`,
  },
  aim: {
    text: 'Levé prázdné místo tak padne na A1, poslední volné pole tvé oblasti.',
    ask: 'Polož plné čtverečky na B1 a C1.',
  },
  gap: {
    text: 'Za **2** mince přidáš žeton i na prázdné místo. Oblast bude plná a většina v ní je tvoje.',
    ask: 'Zaplň A1.',
  },
  gained: {
    station: 'postava',
    text: `Získáváš ${whom('soot')} za ${points(worth('soot'))}. Tvoje žetony z oblasti se vracejí do zásoby.`,
  },
  newcomer: {
    text: 'Nová postava je hned vzhůru a tahle pokládá čtyři žetony najednou.',
    ask: `Vyber ${whom('soot')}.`,
  },
  coins: {
    text: 'Kde leží mince, tam si je bereš. Tady jsou **3** a brzy přijdou vhod.',
    ask: 'Polož tvar na B2, B3, A4 a A5.',
  },
  rest: {
    station: 'odpočinek',
    text: 'Když usne celá tvoje družina, zdarma si *odpočine*. Všechny postavy jsou zase vzhůru.',
  },
  again: {
    text: `Oblasti na severovýchodě chybějí dvě pole, F2 a F3. ${who('soot')} na ně dosáhne.`,
    ask: `Vyber znovu ${whom('soot')}.`,
  },
  tie: {
    text: 'Oblast bude plná tři ku třem. *Shoda* znamená dražbu.',
    ask: 'Polož tvar na F2, F3, E4 a E5.',
  },
  auction: {
    station: 'dražba',
    text: `Dražba začíná u tebe a každý odpovídá jen jednou. ${rival} má **3** mince a musí přihodit.`,
  },
  bid: { text: `${rival} má jen tři mince, a tak ti tahle nabídka stačí.`, ask: 'Nabídni 3 mince.' },
  farewell: {
    text: `Máš ${whom('stork')} za ${points(worth('stork'))}! Jakmile má někdo desátou kartu, kolo se dohraje a hra končí.`,
  },
})
