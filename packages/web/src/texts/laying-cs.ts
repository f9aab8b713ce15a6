import type { LayingTexts } from './laying-en.ts'

const COMPANY = ['', '', 've dvou', 've třech', 've čtyřech', 'v\u00a0pěti', 'v\u00a0šesti', 'v\u00a0sedmi']

export const layingCs: LayingTexts = {
  fresh: 'nová hra na tomto zařízení',
  how: 'Jak se hraje',
  sheet: 'Stůl na této obrazovce',
  sheetNote: 'nic se nikam neposílá',
  you: 'ty',
  here: 'u\u00a0téhle obrazovky',
  hereNote: 'Člověk, který tu sedí s\u00a0tebou.',
  bot: (level) => `bot: ${level}`,
  free: 'Volné místo',
  person: 'Člověk',
  robot: 'Bot',
  remove: 'Odebrat',
  bots: 'Kdo jsou boti',
  botsNote: 'úroveň měníš u\u00a0místa',
  chance: 'Náhoda',
  fresher: 'Míchá se [pokaždé jinak].',
  fresherNote: 'Pokaždé jiná hra.',
  seeded: 'Míchá se [ze semínka].',
  seededNote: 'Se stejným semínkem a\u00a0stejnými tahy vyjde stejná hra.',
  quick: 'Rychle',
  sit: (count) => (count === 1 ? 'Zasednout sólo' : `Zasednout ${COMPANY[count]}`),
  handed: 'Obrazovka půjde z\u00a0ruky do ruky, každý uvidí jen své.',
  keys: 'Enter zasedne, B\u00a0přidá bota, P\u00a0člověka.',
  change: (what, now) => `${what}: ${now}. Změnit`,
}
