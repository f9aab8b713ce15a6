import { pluralIn } from '@vyprava/module/plural.ts'
import type { LessonFacts, Lessons } from '../lessons.ts'

const { word } = pluralIn('sk')
const points = (count: number) => `**${count}** ${word(count, { one: 'bod', few: 'body', other: 'bodov' })}`

export const lessons = ({ rival, who, whom, points: worth }: LessonFacts): Lessons => ({
  goal: {
    station: 'cieľ',
    text: 'Kto má v zaplnenej *krajine* najviac žetónov, získa jej postavu. Vyhráva, kto má na postavách najviac bodov.',
  },
  choose: {
    station: 'tvar',
    text: 'Každá postava prehľadáva mapu svojím *tvarom*. Tento sa celý zmestí do jednej krajiny.',
    ask: `Vyber ${whom('lumir')}.`,
  },
  place: {
    text: 'Tvar leží na mape ako na karte, neotáča sa. Z políčka B3 si berieš aj mincu.',
    ask: 'Polož ho na A2, A3 a B3.',
  },
  opposite: { station: 'súper', text: `${rival} sedí oproti. Rovnaký tvar je preto na mape hore nohami.` },
  asleep: {
    text: `${who('lumir')} teraz spí až do *odpočinku*. ${who('paw')} dočiahne do dvoch krajín naraz.`,
    ask: `Vyber ${whom('paw')}.`,
  },
  skip: {
    text: 'Obsadené políčko sa len preskočí. Dva žetóny položíš aj tak, každý do inej krajiny.',
    ask: 'Polož tvar cez C2, D2 a E3.',
  },
  consolation: {
    text: `${rival} má v krajine väčšinu a berie si ju. Za tvoj žetón v nej dostávaš *mincu útechy*.`,
  },
  gaps: {
    station: 'mince',
    text: `Dve mince stačia na žetón navyše. ${who('caraway')} má v tvare dve *prázdne miesta*.`,
    ask: `Vyber ${whom('caraway')}.`,
  },
  aim: {
    text: 'Ľavé prázdne miesto tak padne na A1, posledné voľné políčko tvojej krajiny.',
    ask: 'Polož plné štvorčeky na B1 a C1.',
  },
  gap: {
    text: 'Za **2** mince pridáš žetón aj na prázdne miesto. Krajina bude plná a väčšina v nej je tvoja.',
    ask: 'Zaplň A1.',
  },
  gained: {
    station: 'postava',
    text: `Získavaš ${whom('soot')} za ${points(worth('soot'))}. Tvoje žetóny z krajiny sa vracajú do zásoby.`,
  },
  newcomer: {
    text: 'Nová postava je hneď hore a táto kladie štyri žetóny naraz.',
    ask: `Vyber ${whom('soot')}.`,
  },
  coins: {
    text: 'Kde ležia mince, tam si ich berieš. Tu sú **3** a čoskoro prídu vhod.',
    ask: 'Polož tvar na B2, B3, A4 a A5.',
  },
  rest: {
    station: 'odpočinok',
    text: 'Keď zaspí celá tvoja družina, zadarmo si *odpočinie*. Všetky postavy sú opäť hore.',
  },
  again: {
    text: `Krajine na severovýchode chýbajú dve políčka, F2 a F3. ${who('soot')} na ne dočiahne.`,
    ask: `Vyber znova ${whom('soot')}.`,
  },
  tie: {
    text: 'Krajina bude plná tri ku trom. *Zhoda* znamená dražbu.',
    ask: 'Polož tvar na F2, F3, E4 a E5.',
  },
  auction: {
    station: 'dražba',
    text: `Dražba sa začína u teba a každý odpovedá len raz. ${rival} má **3** mince a musí prihodiť.`,
  },
  bid: { text: `Viac než tri mince ${rival} nemá, a tak ti táto ponuka stačí.`, ask: 'Ponúkni 3 mince.' },
  farewell: {
    text: `Máš ${whom('stork')} za ${points(worth('stork'))}! Kolom, v ktorom má niekto desiatu kartu, sa hra končí.`,
  },
})
