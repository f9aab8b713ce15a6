import type { LayingTexts } from './laying-en.ts'

const COMPANY = [
  '',
  '',
  'vo dvojici',
  'v\u00a0trojici',
  'vo štvorici',
  'v\u00a0pätici',
  'v\u00a0šestici',
  'v\u00a0sedmici',
]

export const layingSk: LayingTexts = {
  fresh: 'nová hra na tomto zariadení',
  how: 'Ako sa hrá',
  sheet: 'Stôl na tejto obrazovke',
  sheetNote: 'nič sa nikam neposiela',
  you: 'ty',
  here: 'pri tejto obrazovke',
  hereNote: 'Človek, ktorý tu sedí s\u00a0tebou.',
  bot: (level) => `bot: ${level}`,
  free: 'Voľné miesto',
  person: 'Človek',
  robot: 'Bot',
  remove: 'Odobrať',
  bots: 'Kto sú boti',
  botsNote: 'úroveň meníš pri mieste',
  chance: 'Náhoda',
  fresher: 'Mieša sa [vždy inak].',
  fresherNote: 'Vždy iná hra.',
  seeded: 'Mieša sa [zo semienka].',
  seededNote: 'S\u00a0rovnakým semienkom a\u00a0rovnakými ťahmi vyjde rovnaká hra.',
  quick: 'Rýchlo',
  sit: (count) => (count === 1 ? 'Zasadnúť sólo' : `Zasadnúť ${COMPANY[count]}`),
  handed: 'Obrazovka pôjde z\u00a0ruky do ruky, každý uvidí len svoje.',
  keys: 'Enter zasadne, B\u00a0pridá bota, P\u00a0človeka.',
  change: (what, now) => `${what}: ${now}. Zmeniť`,
}
