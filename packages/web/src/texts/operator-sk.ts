import { outOf } from '@vyprava/module/slovak.ts'
import type { OperatorTexts } from './operator-en.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('sk')
const relative = new Intl.RelativeTimeFormat('sk', { numeric: 'auto' })
const clock = new Intl.DateTimeFormat('sk', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('sk', { day: 'numeric', month: 'numeric' })
const full = new Intl.DateTimeFormat('sk', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
const month = new Intl.DateTimeFormat('sk', { month: 'numeric', year: 'numeric' })

/** In the accusative: for how long. */
const lasting = (minutes: number): string => {
  if (minutes < 60)
    return plural.count(minutes, { one: 'minútu', few: 'minúty', many: 'minúty', other: 'minút' })
  if (minutes < 48 * 60)
    return plural.count(Math.round(minutes / 60), {
      one: 'hodinu',
      few: 'hodiny',
      many: 'hodiny',
      other: 'hodín',
    })
  return plural.count(Math.round(minutes / 60 / 24), { one: 'deň', few: 'dni', many: 'dňa', other: 'dní' })
}
const because = (detail: string): string => (detail === '' ? '' : ` Dôvod: ${detail}`)

export const operatorSk: OperatorTexts = {
  title: 'Správa',
  meta: (version, since) => `verzia ${version} · beží ${since}`,
  tables: 'Stoly priateľov',
  only: 'Táto stránka je pre správcov',
  onlyNote:
    'Otvorí sa účtu, ktorý za správcu vymenuje ten, kto sa stará o server, priamo na jeho počítači: npx vyprava moderate operator MENO.',
  signIn: 'Prihlásiť sa',
  loading: 'Pýtame sa servera…',
  failed: 'Server neodpovedá. To, čo vidíš, je staršie.',
  failedFirst: 'Server neodpovedá.',
  retry: 'Skúsiť znova',
  busy: 'Nové stoly a diváci sa teraz odmietajú: server má veľa práce.',
  draining: 'Server sa vyprázdňuje: nič nové sa nezačína.',
  lasting,
  ago: (minutes) =>
    minutes < 60
      ? relative.format(-minutes, minutes === 0 ? 'second' : 'minute')
      : minutes < 24 * 60
        ? relative.format(-Math.floor(minutes / 60), 'hour')
        : relative.format(-Math.floor(minutes / 60 / 24), 'day'),
  when: (at, age) => (age === 0 ? clock.format(at) : age === 1 ? 'včera' : day.format(at)),
  load: {
    title: 'Záťaž',
    span: 'posledných 24 hodín',
    processor: 'Procesor',
    memory: 'Pamäť',
    sockets: 'Spojenia',
    answers: 'Odpoveď stola',
    bots: 'Boti čakajú',
    most: (value) => `najviac ${value}`,
    of: (value) => `/ ${value}`,
    slow: '99 zo 100',
    quiet: 'nikto nehrá',
    above: (minutes) => `nad medzou ${lasting(minutes)}`,
  },
  backup: {
    title: 'Záloha',
    last: (when, size) => `Posledná ${when}, ${size}.`,
    none: 'Zatiaľ žiadna: databáza leží inde, alebo ju nikto nezálohuje.',
  },
  notice: {
    title: 'Oznámenie hráčom',
    none: 'Nič sa neoznamuje.',
    usual: 'Obvyklá veta o reštarte, každému v jeho jazyku.',
    set: 'Oznámiť všetkým…',
    withdraw: 'Stiahnuť',
    text: 'Čo oznámiť (prázdne: obvyklá veta o reštarte)',
    at: 'Kedy sa to začne (môže zostať prázdne)',
    tell: 'Oznámiť všetkým',
    starts: (when) => `Začiatok: ${full.format(when)}.`,
  },
  sums: {
    tables: (count) =>
      plural.word(count, {
        one: 'živý stôl',
        few: 'živé stoly',
        many: 'živého stola',
        other: 'živých stolov',
      }),
    now: (count) =>
      plural.word(count, {
        one: 'človek teraz',
        few: 'ľudia teraz',
        many: 'človeka teraz',
        other: 'ľudí teraz',
      }),
    week: (count) =>
      plural.word(count, {
        one: 'človek za týždeň',
        few: 'ľudia za týždeň',
        many: 'človeka za týždeň',
        other: 'ľudí za týždeň',
      }),
    reports: (count) =>
      plural.word(count, {
        one: 'hlásenie čaká',
        few: 'hlásenia čakajú',
        many: 'hlásenia čaká',
        other: 'hlásení čaká',
      }),
  },
  list: {
    tables: 'Stoly',
    tablesNote: (shown, all) => `${shown} ${outOf(all)} ${all}, najprv tie, čo stoja`,
    tablesEmpty: 'Nikto nehrá.',
    table: 'stôl',
    seats: 'miesta',
    where: 'kde sú',
    what: 'čo sa deje',
    pace: 'tempo',
    open: 'Otvoriť',
    openNamed: (name) => `Otvoriť: ${name}`,
    round: (round) => `${round}. kolo`,
    gathering: 'príprava',
    over: 'po hre',
    waits: 'čaká na ľudí',
    stands: (time) => `stojí ${time}`,
    thinks: (name) => `premýšľa ${name}`,
    answers: (count) =>
      `${plural.word(count, { one: 'odpovedá', few: 'odpovedajú', many: 'odpovedá', other: 'odpovedá' })} ${count}`,
    bot: 'premýšľa bot',
    last: (ago) => `posledný ťah ${ago}`,
    paces: { none: 'bez hodín', live: 's hodinami', days: 'na pokračovanie' },
    hidden: 'súkromný',
    people: 'Ľudia',
    peopleNote: (accounts, guests) =>
      `${plural.count(accounts, { one: 'účet', few: 'účty', many: 'účtu', other: 'účtov' })}, ${plural.count(guests, { one: 'hosť', few: 'hostia', many: 'hosťa', other: 'hostí' })}`,
    find: 'Nájsť meno alebo stôl',
    found: (count) =>
      plural.count(count, { one: 'nájdený', few: 'nájdení', many: 'nájdeného', other: 'nájdených' }),
    nobody: 'Nikto sa tak nevolá a taký stôl tu nie je.',
    nobodyYet: 'Ešte nikto neprišiel.',
    silenced: (until) => `stlmenie do: ${full.format(until)}`,
    banned: 'má zatvorené dvere',
    plays: (count) =>
      `hrá pri ${plural.count(count, { one: 'stole', few: 'stoloch', many: 'stola', other: 'stoloch' })}`,
    seen: (ago) => `naposledy ${ago}`,
    unseen: 'po odhlásení',
    account: (since) => `účet od ${month.format(since)}`,
    guest: 'hosť',
    operator: 'správca',
  },
  reports: {
    title: 'Hlásenia',
    waiting: (count) => plural.count(count, { one: 'čaká', few: 'čakajú', many: 'čaká', other: 'čaká' }),
    quiet: 'Pokoj.',
    who: (reporter, about) => `${reporter} hlási: ${about}`,
    said: 'správa:',
    gone: 'Správa je už zmazaná.',
    person: 'celkovo, nie jedna správa',
    because: (reason) => `„${reason}“`,
    quote: (text) => `„${text}“`,
    take: 'Vziať si',
    giveBack: 'Vrátiť',
    takenBy: (name) => `rieši ${name}`,
    remove: 'Zmazať správu',
    mute: 'Stlmiť',
    open: 'Človek',
    close: 'Vybaviť',
    outcome: 'Ako to dopadlo',
    outcomes: { done: 'So zásahom', dismissed: 'Nechať tak' },
  },
  log: {
    title: 'Záznam zásahov',
    note: 'nedá sa meniť',
    empty: 'Zatiaľ nič.',
    deeds: {
      ban: ({ whom, detail }) => `zatvára dvere: ${whom}.${because(detail)}`,
      'lift ban': ({ whom, detail }) => `púšťa späť: ${whom}.${because(detail)}`,
      silence: ({ whom, detail, minutes }) =>
        minutes === 0
          ? `vracia slovo: ${whom}.${because(detail)}`
          : `stlmuje na ${lasting(minutes ?? 0)}: ${whom}.${because(detail)}`,
      'delete message': ({ detail }) => `maže správu: ${detail}`,
      'report new': ({ whom }) => `vracia hlásenie: ${whom}.`,
      'report taken': ({ whom }) => `berie si hlásenie: ${whom}.`,
      'report closed': ({ whom, detail }) => `vybavuje hlásenie: ${whom}. ${detail}`,
      'close table': ({ detail }) => `zatvára stôl: ${detail}`,
      'ban address': ({ whom, detail }) => `zatvára dvere adrese ${whom}.${because(detail)}`,
      'lift address': ({ whom, detail }) => `púšťa späť adresu ${whom}.${because(detail)}`,
      notice: ({ detail }) => `oznamuje všetkým: ${detail === '' ? 'obvyklá veta o reštarte' : detail}`,
      'withdraw notice': () => 'sťahuje oznámenie.',
      'appoint operator': ({ whom }) => `menuje za správcu: ${whom}.`,
      'dismiss operator': ({ whom }) => `odvoláva správcu: ${whom}.`,
    },
  },
  deed: {
    reason: 'Dôvod, jeden riadok',
    reasonNote: 'Zapíše sa do záznamu a prečíta si ho aj ten, koho sa týka.',
    reasonLog: 'Zapíše sa do záznamu.',
    cancel: 'Späť',
    close: 'Zavrieť',
    mute: 'Stlmiť',
    muteWhom: (name) => `Stlmiť: ${name}`,
    unmute: 'Vrátiť slovo',
    howLong: 'Na ako dlho',
    ban: 'Zatvoriť dvere',
    banWhom: (name) => `Zatvoriť dvere: ${name}`,
    banNote: 'Prihlásenia sa skončia a okná sa hneď zatvoria. Na miestach dohrá bot.',
    networks: (count) =>
      `Zatvoriť aj ${plural.count(count, { one: 'adresu', few: 'adresy', many: 'adresy', other: 'adries' })}, odkiaľ chodí`,
    lift: 'Pustiť späť',
    others: (count) =>
      count === 0
        ? 'nikto ďalší'
        : plural.count(count, {
            one: 'ďalší človek',
            few: 'ďalší ľudia',
            many: 'ďalšieho človeka',
            other: 'ďalších ľudí',
          }),
    from: 'Odkiaľ chodí',
    shut: 'zatvorená',
    shutOut: 'Zatvoriť adresu',
    letIn: 'Otvoriť adresu',
    remove: 'Zmazať správu',
    closeTable: 'Zatvoriť stôl',
    closeTableNote: 'Stôl, ktorý čaká, zmizne. Rozohraná hra zostane uložená, ale nikto už v nej nehrá.',
    goToTable: 'Ísť k stolu',
    host: (name) => `otvára ${name}`,
    free: 'voľné miesto',
    history: 'Zásahy',
    none: 'Zatiaľ žiadne.',
    errors: {
      isOperator: 'Správca sa odvoláva priamo na počítači servera, nie tu.',
      ownAddress: 'Zatvorila by sa aj tvoja vlastná adresa.',
      report: 'Toto hlásenie už má niekto iný.',
      message: 'Správa je už zmazaná.',
      table: 'Stôl je už po hre.',
      operator: 'Už nie si správca.',
      body: 'Napíš dôvod, jeden riadok.',
    },
  },
  keys: 'Klávesy: / hľadanie, J a K riadky, Enter otvorí, A záznam',
}
