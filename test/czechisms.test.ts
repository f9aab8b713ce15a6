import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Files that are Slovak from the first line to the last. */
const MESSAGES = ['packages/*/src/texts/{sk,*-sk}.ts', 'games/*/texts/sk/**/*.ts', 'games/*/texts/sk.ts']
const BOOKS = ['games/*/rulebook/sk.md']
/** Names, stories and titles of rules: data in which each language has its key. */
const DATA = ['games/*/content/**/*.json', 'games/*/rulebook/rules.json']
/** Sources in which the languages stand side by side. */
const SHARED = [
  'games/*/texts/{door,nameless}.ts',
  'packages/web/src/texts/{guests,problems,takebacks,taglines}.ts',
  'packages/module/src/texts/*.ts',
]

/** What no Slovak would write, and what stands there instead. Letters that Slovak lacks are looked for elsewhere. */
const CZECH: readonly (readonly [found: RegExp, slovak: string])[] = [
  // Government and turns of phrase.
  [
    /(?:\p{L}ť(?: sa)?|\bto|teraz|však) nejde(?!\p{L})|(?<!\p{L})nejde (?:to|\p{L}+ť)(?!\p{L})/iu,
    'nedá sa, nemožno',
  ],
  [
    /(?<!\p{L})(?:miest\p{L}*|pol(?:e|ia|í|iach)|políčk\p{L}*|príležitosť) pre(?! \p{L}*(?:hráč|hrdin|deti))(?!\p{L})/iu,
    'miesto na, pole na',
  ],
  [/(?<!\p{L})v (?:zelenej|červenej|žltej|modrej|sivej)(?!\p{L})/iu, 'zelenou, po zelenej, nazeleno'],
  [/(?<!\p{L})na (?:zeleno|červeno|žlto|modro|sivo)(?!\p{L})/iu, 'nazeleno'],
  [/vyfarb\p{L}* (?:zeleno|červeno|žlto|modro|sivo)(?!\p{L})/iu, 'vyfarbiť nazeleno'],
  [/(?<!\p{L})draž[ií]\p{L}* o(?!\p{L})|dražb\p{L}* o (?:\p{L}+ )*?(?:kartu|druhú)/iu, 'dražiť kartu'],
  [/(?<!\p{L})rozmýšľa\p{L}* (?:ťah|to)/iu, 'rozmýšľať nad ťahom'],
  [/(?<!\p{L})rovnako (?:bodov|žetónov|kariet|mincí)/iu, 'rovnaký počet bodov'],
  [/\d reputáci/u, '1 bod reputácie, 5 bodov reputácie'],
  [/(?<!\p{L})ob (?:jedn|dv)/iu, 'o jedno ďalej'],
  [/(?<!\p{L})pre nič(?!\p{L})/iu, 'nadarmo'],
  [/(?<!\p{L})potom,? čo(?!\p{L})/iu, 'po tom, ako'],
  [/(?:^|[.!?] )Až (?:je|sú|bude\p{L}*)(?!\p{L})/mu, 'až keď je'],
  [/(?<!\p{L})vojde sa(?!\p{L})/iu, 'zmestí sa'],
  [/(?<!\p{L})sebou (?:trh|mykn)/iu, 'mykne sa'],
  [/(?<!\p{L})má za to(?!\p{L})/iu, 'pokladá sa za'],
  [/pripraven\p{L}* k stolu/iu, 'hotová'],
  [/(?<!\p{L})dutý štvorček/iu, 'prázdny štvorček'],
  [/ nech\p{L}* si (?:najprv )?účet|nechať si účet/iu, 'založiť účet'],
  [/(?<=\p{L}) ale(?!\p{L})/iu, 'však, alebo čiarka a ale'],
  [/(?<!\p{L})do začiatku(?! (?:kola|ťahu|boja|hry))(?!\p{L})/iu, 'na začiatok'],
  [
    /(?<!\p{L})(?:vo dvoch|v (?:troch|štyroch|piatich))(?!\p{L}| \p{L})/iu,
    'vo dvojici, v trojici; pri dvoch hráčoch',
  ],
  [/(?<!\p{L})po dňoch(?!\p{L})/iu, 'na pokračovanie'],
  [
    /^prehrať$|(?<!\p{L})na prehratie(?!\p{L})|prehratie a rozbor|(?:možno|sa dá|dá sa) prehrať(?!\p{L})/iu,
    'pozrieť záznam (prehrať je opak od vyhrať)',
  ],
  [/(?<!\p{L})(?:nech sa smie|kedy sa (?:mu|jej|ti) (?:to )?hodí)/iu, 'či môže; keď sa mu to hodí'],
  // Prepositions before a like sound.
  [/(?<!\p{L})(?:k [kg]|v [vf]|[sz] [szšž])\p{L}/iu, 'ku, vo, so, zo'],
  // Words.
  [/(?<!\p{L})prebýva/iu, 'je navyše'],
  [/(?<!\p{L})(?:iba|leda)že(?!\p{L})/iu, 'ak … ne-'],
  [/(?<!\p{L})dohov[oá]r/iu, 'rozhovor, dorozumievanie; dohodnúť sa'],
  [/(?<!\p{L})lektvar/iu, 'elixír'],
  [/(?<!\p{L})bažin/iu, 'močiar'],
  [/(?<!\p{L})padnut(?:ý|á|é|ú|ou|ej|ého|ých|ým|ými)(?!\p{L})/iu, 'padlý, spadnutý, ktorý padol'],
  [/(?<!\p{L})(?:vy)?los(?:ova|uj)/iu, 'žrebovať'],
  [
    /(?<!\p{L})(?:kľud|doporuč|akonáhle|behom|naviac|zahájiť|zahaj|obdržať|obdrží|prevádza[ťm]|ohľadne|kľudne)/iu,
    'pokoj, odporúčať, len čo, počas, navyše, začať, dostať, vykonávať, pokiaľ ide o',
  ],
  [/(?<!\p{L})(?:sa jedná|jedná sa|jednať sa)(?!\p{L})/iu, 'ide o'],
  [/(?<!\p{L})(?:zved|zvedov\p{L}+)(?!\p{L})/iu, 'prieskumník'],
  [/(?<!\p{L})(?:lucern|honák|bodlin)/iu, 'lampáš, honelník, pichliač'],
  [
    /(?<!\p{L})(?:sluj|konec|den|tah\p{L}?|kámen|začátek|okamžik)(?!\p{L})/iu,
    'sluja, koniec, deň, ťah, kameň, začiatok, chvíľka',
  ],
  [
    /(?<!\p{L})(?:žeton|kostk|destič|stezk|barv|žlut|jmén|velk|dalš|stejn|líznu)/iu,
    'žetón, kocka, doštička, chodník, farba, žlt-, meno, veľk-, ďalš-, rovnak-, vziať si',
  ],
  [
    /(?<!\p{L})(?:když|protože|pokud|dokud|jestli|jenže|jenom|jen|pouze|taky|jak|proč|zde|teď|hned)(?!\p{L})/iu,
    'keď, lebo, ak, kým, či, lenže, len, aj, ako, prečo, tu, teraz, hneď',
  ],
  [
    /(?<!\p{L})(?:se|ve|ze|ke|co|kdo|nikdo|nic|vše|všichni|mezi|kolem|více|dál|není|jsou|jsem|jste|jsi|lze|nelze|čeká\p{L}*)(?!\p{L})/iu,
    'sa, vo, zo, ku, čo, kto, nikto, nič, všetko, všetci, medzi, okolo, viac, ďalej, nie je, sú, možno, čaká',
  ],
  [
    /(?<!\p{L})(?:jde|jdou|kter\p{L}+|jak[ýáéo]|t(?:en|a|o|éto|oho|omu)hle)(?!\p{L})/iu,
    'ide, idú, ktorý, aký, tento',
  ],
  // Endings.
  [/\p{L}ání(?!\p{L})/iu, '-anie, -aní'],
  [/\p{L}{2,}(?:ího|ímu)(?!\p{L})/iu, '-ieho, -iemu'],
  [/\p{L}{2,}(?:ovém|ném|kém)(?!\p{L})/iu, '-om'],
  [/\p{L}ají(?!\p{L})/iu, '-ajú'],
  [/\p{L}(?:ovat|nout)(?!\p{L})/iu, '-ovať, -núť'],
  [/\p{L}+-li(?!\p{L})/iu, 'ak'],
  [/\p{L}(?:ství|ctví)(?!\p{L})/iu, '-stvo, -ctvo'],
  [/\p{L}(?<!št)ítk[oaue](?!\p{L})/iu, '-idlo'],
  [/\p{L}{2,}(?:kem|tem)(?!\p{L})/iu, '-om'],
  [/(?<!\p{L})nej(?:\p{L}*(?:ší|ších|šího)|víc|lépe)(?!\p{L})/iu, 'naj-'],
]

/** The strings of a source, templates with a sign where something is put in. */
function stringsOf(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const found: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value)
    },
    TemplateLiteral({ quasis }) {
      found.push(quasis.map(({ value }) => value.cooked ?? value.raw).join('…'))
    },
  }).visit(program)
  return found.filter((text) => !/^[@.]|^use /.test(text))
}

/** The Slovak of data in which each language has its key, with all forms of a name. */
function slovakOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(slovakOf)
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    key === 'sk' ? [value].flat().flatMap(words) : slovakOf(value),
  )
}
const words = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : []
}

/** Where the languages stand side by side: what belongs to a key `sk`, to a name that ends so, or stands last of three. */
function slovakIn(path: string, source: string): string[] {
  const found: string[] = []
  const inside = (start: number, end: number) =>
    found.push(...stringsOf(path, `const it = ${source.slice(start, end)}`))
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'sk') inside(value.start, value.end)
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && /Sk$|^SK$/.test(id.name) && init !== null) inside(init.start, init.end)
    },
    ArrayExpression({ elements }) {
      const [first, , last] = elements
      if (elements.length === 3 && first?.type === 'Literal' && last != null) inside(last.start, last.end)
    },
  }).visit(parseSync(path, source).program)
  return found
}

const czechIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    CZECH.flatMap(([czech, slovak]) => {
      const found = czech.exec(text.replaceAll('\u00a0', ' '))
      return found === null ? [] : [`„${found[0]}“ (${slovak}): ${text}`]
    }),
  )

const files = (globs: readonly string[]) =>
  globs
    .flatMap((glob) => globSync(glob, { cwd: ROOT }))
    .map((path) => ({
      path,
      source: readFileSync(join(ROOT, path), 'utf8'),
    }))

test('no Slovak message is Czech', () => {
  const texts = files(MESSAGES).flatMap(({ path, source }) => stringsOf(path, source))
  expect(texts.length).toBeGreaterThan(2500)
  expect(czechIn(texts)).toEqual([])
  const shared = files(SHARED).flatMap(({ path, source }) => slovakIn(path, source))
  expect(shared.length).toBeGreaterThan(60)
  expect(czechIn(shared)).toEqual([])
})

test('no paragraph of a Slovak rulebook is Czech', () => {
  const paragraphs = files(BOOKS).flatMap(({ source }) => source.split('\n\n'))
  expect(paragraphs.length).toBeGreaterThan(2500)
  expect(czechIn(paragraphs)).toEqual([])
})

test('no Slovak name, story or title of a rule is Czech', () => {
  const texts = files(DATA).flatMap(({ source }) => slovakOf(JSON.parse(source)))
  expect(texts.length).toBeGreaterThan(3000)
  expect(czechIn(texts)).toEqual([])
})

/** Each was written here once. */
test.each([
  ['Prehovorila náhoda: kartu ani kocku vrátiť nejde.', 'nedá sa, nemožno'],
  ['Túto hru nejde otvoriť', 'nedá sa, nemožno'],
  ['Prelomiť nejde hranu, ktorá už prielom má.', 'nedá sa, nemožno'],
  ['Vyber na mape miesto pre tvar Lumíra.', 'miesto na, pole na'],
  ['Každý hrdina začína so 4 Gaarmi na poliach pre Gaar.', 'miesto na, pole na'],
  ['Ada sa pohybuje v\u00a0zelenej: C4.', 'zelenou, po zelenej, nazeleno'],
  ['Deti v dedine kašlú na modro.', 'nazeleno'],
  ['Oboje sa vyfarbuje sivo.', 'vyfarbiť nazeleno'],
  ['Dražíš o kartu Makový lán.', 'dražiť kartu'],
  ['Mince môžeš ponúknuť v dražbe o druhú.', 'dražiť kartu'],
  ['Ak majú hráči rovnako bodov', 'rovnaký počet bodov'],
  ['Inak každý príde o 5 reputácie.', '1 bod reputácie, 5 bodov reputácie'],
  ['leží vedľa opory alebo ob jedno od nej', 'o jedno ďalej'],
  ['piť elixíry pre nič', 'nadarmo'],
  ['Artefakt použiješ až potom, čo použiješ postavu.', 'po tom, ako'],
  ['Áno. Až je účinok akcie hotový', 'až keď je'],
  ['Vojde sa do každej medzery', 'zmestí sa'],
  ['cena sebou trhne.', 'mykne sa'],
  ['Použi, nasaď, alebo odhoď, čo prebýva.', 'je navyše'],
  ['nič okrem toho, ibaže mu scenár niečo pridá', 'ak … ne-'],
  ['Dohovor', 'rozhovor, dorozumievanie; dohodnúť sa'],
  ['Ada čistí lektvarmi C4.', 'elixír'],
  ['Zved', 'prieskumník'],
  ['Lucernou', 'lampáš, honelník, pichliač'],
  ['Nechať si účet', 'založiť účet'],
  ['jej účinok sa potom ale použiť nedá', 'však, alebo čiarka a ale'],
  ['Mince do začiatku', 'na začiatok'],
  ['Začať vo dvoch', 'vo dvojici, v trojici; pri dvoch hráčoch'],
  ['Hrá sa [po dňoch].', 'na pokračovanie'],
  ['Záznam sa dá prehrať kedykoľvek.', 'pozrieť záznam (prehrať je opak od vyhrať)'],
  ['Prehrať', 'pozrieť záznam (prehrať je opak od vyhrať)'],
  ['prosí, nech sa smie pozerať.', 'či môže; keď sa mu to hodí'],
  ['Každý príde, kedy sa mu to hodí', 'či môže; keď sa mu to hodí'],
  ['lebo nepatria k kladeniu', 'ku, vo, so, zo'],
  ['Bažinná hydra', 'močiar'],
  ['Palcát z padnutej hviezdy', 'padlý, spadnutý, ktorý padol'],
  ['Prvý hráč sa losuje', 'žrebovať'],
  ['Táto hra ešte nie je pripravená k stolu.', 'hotová'],
])('%s is found', (text, slovak) => {
  expect(czechIn([text])).toEqual([expect.stringContaining(`(${slovak})`)])
})

test.each([
  'Po resete sa už nejde.',
  'Hráč nejde nikam.',
  'Červená pokojne patrí aj na stranu oceánu.',
  'Vyfarbi ďalšie pole nazeleno (2 zo 4) alebo pohyb dokonči.',
  'Získaš 5 bodov reputácie.',
  'Rovnako veľa ťahov.',
  'Chcem tiché hodiny.',
  'Výsledok hodu je sedem.',
  'Cena nie je nízka, ale oplatí sa.',
  'Využitá zostane využitá do začiatku kola.',
  'Za toho, kto nepríde, po troch dňoch hrá bot.',
  'Napadnutá osada dostane žetón.',
  'Ešte v troch kolách.',
  'Vyhráte alebo prehráte všetci.',
  'Počas karty strojov možno len prehrať.',
])('%s is Slovak', (text) => {
  expect(czechIn([text])).toEqual([])
})
