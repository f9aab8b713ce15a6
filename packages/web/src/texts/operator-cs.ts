import type { OperatorTexts } from './operator-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('cs')
const relative = new Intl.RelativeTimeFormat('cs', { numeric: 'auto' })
const clock = new Intl.DateTimeFormat('cs', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'numeric' })
const full = new Intl.DateTimeFormat('cs', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
const month = new Intl.DateTimeFormat('cs', { month: 'numeric', year: 'numeric' })

/** In the accusative: for how long. */
const lasting = (minutes: number): string => {
  if (minutes < 60)
    return plural.count(minutes, { one: 'minutu', few: 'minuty', many: 'minuty', other: 'minut' })
  if (minutes < 48 * 60)
    return plural.count(Math.round(minutes / 60), {
      one: 'hodinu',
      few: 'hodiny',
      many: 'hodiny',
      other: 'hodin',
    })
  return plural.count(Math.round(minutes / 60 / 24), { one: 'den', few: 'dny', many: 'dne', other: 'dní' })
}
const because = (detail: string): string => (detail === '' ? '' : ` Důvod: ${detail}`)

export const operatorCs: OperatorTexts = {
  title: 'Správa',
  meta: (version, since) => `verze ${version} · běží ${since}`,
  tables: 'Stoly přátel',
  only: 'Tahle stránka je pro správce',
  onlyNote:
    'Otevře se účtu, který jmenuje správcem ten, kdo se stará o server, přímo na jeho stroji: npx vyprava moderate operator JMÉNO.',
  signIn: 'Přihlásit se',
  loading: 'Ptáme se serveru…',
  failed: 'Server neodpovídá. Co vidíš, už nemusí platit.',
  failedFirst: 'Server neodpovídá.',
  retry: 'Zkusit znovu',
  busy: 'Nové stoly a diváci se teď odmítají: server má moc práce.',
  draining: 'Server se vyprazdňuje: nic nového nezačíná.',
  lasting,
  ago: (minutes) =>
    minutes < 60
      ? relative.format(-minutes, minutes === 0 ? 'second' : 'minute')
      : minutes < 24 * 60
        ? relative.format(-Math.floor(minutes / 60), 'hour')
        : relative.format(-Math.floor(minutes / 60 / 24), 'day'),
  when: (at, age) => (age === 0 ? clock.format(at) : age === 1 ? 'včera' : day.format(at)),
  load: {
    title: 'Zátěž',
    span: 'posledních 24 hodin',
    processor: 'Procesor',
    memory: 'Paměť',
    sockets: 'Spojení',
    answers: 'Odpověď stolu',
    bots: 'Boti čekají',
    most: (value) => `nejvýš ${value}`,
    of: (value) => `/ ${value}`,
    slow: '99 ze 100',
    quiet: 'nikdo nehraje',
    above: (minutes) => `nad mezí ${lasting(minutes)}`,
  },
  backup: {
    title: 'Záloha',
    last: (when, size) => `Poslední ${when}, ${size}.`,
    none: 'Zatím žádná: databáze leží jinde, nebo ji nikdo nezálohuje.',
  },
  notice: {
    title: 'Oznámení hráčům',
    none: 'Nic se neoznamuje.',
    usual: 'Obvyklá věta o restartu, každému v jeho jazyce.',
    set: 'Oznámit všem…',
    withdraw: 'Stáhnout',
    text: 'Co oznámit (prázdné: obvyklá věta o restartu)',
    at: 'Kdy to začne (může zůstat prázdné)',
    tell: 'Oznámit všem',
    starts: (when) => `Začátek: ${full.format(when)}.`,
  },
  sums: {
    tables: (count) =>
      plural.word(count, {
        one: 'živý stůl',
        few: 'živé stoly',
        many: 'živého stolu',
        other: 'živých stolů',
      }),
    now: (count) =>
      plural.word(count, { one: 'člověk teď', few: 'lidé teď', many: 'člověka teď', other: 'lidí teď' }),
    week: (count) =>
      plural.word(count, {
        one: 'člověk za týden',
        few: 'lidé za týden',
        many: 'člověka za týden',
        other: 'lidí za týden',
      }),
    reports: (count) =>
      plural.word(count, {
        one: 'hlášení čeká',
        few: 'hlášení čekají',
        many: 'hlášení čeká',
        other: 'hlášení čeká',
      }),
  },
  list: {
    tables: 'Stoly',
    tablesNote: (shown, all) => `${shown}/${all}, nejdřív ty, co stojí`,
    tablesEmpty: 'Nikdo nehraje.',
    table: 'stůl',
    seats: 'místa',
    where: 'kde jsou',
    what: 'co se děje',
    pace: 'tempo',
    open: 'Otevřít',
    openNamed: (name) => `Otevřít: ${name}`,
    round: (round) => `${round}. kolo`,
    gathering: 'příprava',
    over: 'po hře',
    waits: 'čeká na lidi',
    stands: (time) => `stojí ${time}`,
    thinks: (name) => `přemýšlí ${name}`,
    answers: (count) => `odpovídají: ${count}`,
    bot: 'přemýšlí bot',
    last: (ago) => `poslední tah ${ago}`,
    paces: { none: 'bez hodin', live: 's hodinami', days: 'po dnech' },
    hidden: 'soukromý',
    people: 'Lidé',
    peopleNote: (accounts, guests) =>
      `${plural.count(accounts, { one: 'účet', few: 'účty', many: 'účtu', other: 'účtů' })}, ${plural.count(guests, { one: 'host', few: 'hosté', many: 'hosta', other: 'hostů' })}`,
    find: 'Najít jméno nebo stůl',
    found: (count) =>
      plural.count(count, { one: 'nalezený', few: 'nalezení', many: 'nalezeného', other: 'nalezených' }),
    nobody: 'Nikdo se tak nejmenuje a takový stůl tu není.',
    nobodyYet: 'Ještě nikdo nepřišel.',
    silenced: (until) => `ztlumení do: ${full.format(until)}`,
    banned: 'má zavřené dveře',
    plays: (count) =>
      `hraje u ${plural.count(count, { one: 'stolu', few: 'stolů', many: 'stolu', other: 'stolů' })}`,
    seen: (ago) => `naposledy ${ago}`,
    unseen: 'po odhlášení',
    account: (since) => `účet od ${month.format(since)}`,
    guest: 'host',
    operator: 'správce',
  },
  reports: {
    title: 'Hlášení',
    waiting: (count) => plural.count(count, { one: 'čeká', few: 'čekají', many: 'čeká', other: 'čeká' }),
    quiet: 'Klid.',
    who: (reporter, about) => `${reporter} o hráči ${about}`,
    said: 'zpráva:',
    gone: 'Zpráva už je smazaná.',
    person: 'o hráči samotném',
    because: (reason) => `„${reason}“`,
    quote: (text) => `„${text}“`,
    take: 'Vzít si',
    giveBack: 'Vrátit',
    takenBy: (name) => `řeší ${name}`,
    remove: 'Smazat zprávu',
    mute: 'Ztlumit',
    open: 'Člověk',
    close: 'Vyřídit',
    outcome: 'Jak to dopadlo',
    outcomes: { done: 'Se zásahem', dismissed: 'Nechat být' },
  },
  log: {
    title: 'Záznam zásahů',
    note: 'nejde měnit',
    empty: 'Zatím nic.',
    deeds: {
      ban: ({ whom, detail }) => `zavírá dveře: ${whom}.${because(detail)}`,
      'lift ban': ({ whom, detail }) => `pouští zpátky: ${whom}.${because(detail)}`,
      silence: ({ whom, detail, minutes }) =>
        minutes === 0
          ? `vrací slovo: ${whom}.${because(detail)}`
          : `ztlumuje na ${lasting(minutes ?? 0)}: ${whom}.${because(detail)}`,
      'delete message': ({ detail }) => `maže zprávu: ${detail}`,
      'report new': ({ whom }) => `vrací hlášení o hráči ${whom}.`,
      'report taken': ({ whom }) => `bere si hlášení o hráči ${whom}.`,
      'report closed': ({ whom, detail }) => `vyřizuje hlášení o hráči ${whom}: ${detail}`,
      'close table': ({ detail }) => `zavírá stůl: ${detail}`,
      'ban address': ({ whom, detail }) => `zavírá dveře adrese ${whom}.${because(detail)}`,
      'lift address': ({ whom, detail }) => `pouští zpátky adresu ${whom}.${because(detail)}`,
      notice: ({ detail }) => `oznamuje všem: ${detail === '' ? 'obvyklá věta o restartu' : detail}`,
      'withdraw notice': () => 'stahuje oznámení.',
      'appoint operator': ({ whom }) => `jmenuje správcem: ${whom}.`,
      'dismiss operator': ({ whom }) => `odvolává správce: ${whom}.`,
    },
  },
  deed: {
    reason: 'Důvod, jeden řádek',
    reasonNote: 'Zapíše se do záznamu a přečte si ho i ten, koho se týká.',
    reasonLog: 'Zapíše se do záznamu.',
    cancel: 'Zpět',
    close: 'Zavřít',
    mute: 'Ztlumit',
    muteWhom: (name) => `Ztlumit: ${name}`,
    unmute: 'Vrátit slovo',
    howLong: 'Na jak dlouho',
    ban: 'Zavřít dveře',
    banWhom: (name) => `Zavřít dveře: ${name}`,
    banNote: 'Přihlášení končí a okna se hned zavřou. Na místech dohraje bot.',
    networks: (count) =>
      `Zavřít i ${plural.count(count, { one: 'adresu', few: 'adresy', many: 'adresy', other: 'adres' })}, odkud chodí`,
    lift: 'Pustit zpátky',
    others: (count) =>
      count === 0
        ? 'nikdo další'
        : plural.count(count, {
            one: 'další člověk',
            few: 'další lidé',
            many: 'dalšího člověka',
            other: 'dalších lidí',
          }),
    from: 'Odkud chodí',
    shut: 'zavřená',
    shutOut: 'Zavřít adresu',
    letIn: 'Otevřít adresu',
    remove: 'Smazat zprávu',
    closeTable: 'Zavřít stůl',
    closeTableNote: 'Stůl, který čeká, zmizí. Rozehraná hra zůstane uložená, ale nikdo už v ní nehraje.',
    goToTable: 'Jít ke stolu',
    host: (name) => `otevírá ${name}`,
    free: 'volné místo',
    history: 'Zásahy',
    none: 'Zatím žádné.',
    errors: {
      isOperator: 'Správce se odvolává přímo na stroji, ne tady.',
      ownAddress: 'Tím by se zavřela tvoje vlastní adresa.',
      report: 'Tohle hlášení už má někdo jiný.',
      message: 'Zpráva už je smazaná.',
      table: 'Stůl už je po hře.',
      operator: 'Už nejsi správce.',
      body: 'Napiš důvod, jeden řádek.',
    },
  },
  keys: 'Klávesy: / hledání, J a K řádky, Enter otevře, A záznam',
}
