import type { Problem } from '@vyprava/kernel'
import type { Language } from '@vyprava/module/words.ts'

/** A phrase of a check and how it is said; `$1` is what stood in the brackets. English is how checks speak. */
type Phrase = readonly [said: RegExp, cs: string, sk: string]

/** Forms of data first, then what the rules and records ask for. */
const PHRASES: readonly Phrase[] = [
  [/^nothing$/, 'nic', 'nič'],
  [/^an object$/, 'objekt', 'objekt'],
  [/^a list of (\d+)$/, 'seznam o délce $1', 'zoznam s dĺžkou $1'],
  [/^string$/, 'text', 'text'],
  [/^number$/, 'číslo', 'číslo'],
  [/^boolean$/, 'true nebo false', 'true alebo false'],
  [/^Object$/, 'objekt', 'objekt'],
  [/^Array$/, 'seznam', 'zoznam'],
  [/^null$/, 'null', 'null'],
  [/^a whole number from (-?\d+) to (-?\d+)$/, 'celé číslo od $1 do $2', 'celé číslo od $1 do $2'],
  [/^a whole number from (-?\d+)$/, 'celé číslo od $1', 'celé číslo od $1'],
  [/^a whole number$/, 'celé číslo', 'celé číslo'],
  [/^a number not below 0$/, 'číslo od nuly výš', 'nula alebo viac'],
  [/^true or false$/, 'true nebo false', 'true alebo false'],
  [/^one of (.+)$/, 'jedno z: $1', 'jedno z: $1'],
  [/^a text of at most (\d+) characters$/, 'text do $1 znaků', 'text do $1 znakov'],
  [/^a text that is not empty$/, 'text, který není prázdný', 'text, ktorý nie je prázdny'],
  [
    /^lower case letters, digits and hyphens$/,
    'malá písmena bez háčků, číslice a spojovníky',
    'malé písmená bez diakritiky, číslice a spojovníky',
  ],
  [/^nothing: there is no such field$/, 'nic: takové pole neexistuje', 'nič: také pole neexistuje'],
  [/^the field (.+)$/, 'pole $1', 'pole $1'],
  [/^exactly (\d+) (.+)$/, 'přesně $1', 'presne $1'],
  [/^(\d+), its place in the list$/, '$1, tedy pořadí v seznamu', '$1, teda poradie v zozname'],
  [/^JSON text .*$/, 'text ve formátu JSON', 'text vo formáte JSON'],
  [/^(\d+) or less: .*$/, 'nejvýš $1', 'najviac $1'],
  [/^(".+") or (".+") for one player$/, 'při jednom hráči $1 nebo $2', 'pri jednom hráčovi $1 alebo $2'],
  [
    /^(".+") or (".+") for several players$/,
    'při více hráčích $1 nebo $2',
    'pri viacerých hráčoch $1 alebo $2',
  ],
  [/^a hero that nobody else has$/, 'hrdina, kterého nikdo jiný nemá', 'hrdina, ktorého nikto iný nemá'],
  [/^a game of this house$/, 'hra, kterou Výprava má', 'hra, ktorú Výprava má'],
  [/^no pack: this game takes none$/, 'žádná sada: tahle hra ji nebere', 'žiadna sada: táto hra ju neberie'],
  [/^no pack$/, 'žádná sada', 'žiadna sada'],
  [/^the pack that the match was played with$/, 'sada, se kterou se hrálo', 'sada, s ktorou sa hralo'],
  [
    /^a map without faults \((.+)\)$/,
    'mapa bez chyb: v\u00a0dílně uvidíš, co opravit ($1)',
    'mapa bez chýb: v\u00a0dielni uvidíš, čo opraviť ($1)',
  ],
  [/^the code of a map$/, 'odkaz na mapu', 'odkaz na mapu'],
  [
    /^the code of a map in a form that is known here: this one is newer$/,
    'mapa z\u00a0téhle Výpravy, tahle je z\u00a0novější',
    'mapa z\u00a0tejto Výpravy, táto je z\u00a0novšej',
  ],
  [
    /^the whole code of a map: its end is missing$/,
    'celý odkaz na mapu, tomuhle chybí konec',
    'celý odkaz na mapu, tomuto chýba koniec',
  ],
  [
    /^the code of a map as it was written: something in it was changed$/,
    'odkaz na mapu, jak byl napsaný, v\u00a0tomhle se něco změnilo',
    'odkaz na mapu, ako bol napísaný, v\u00a0tomto sa niečo zmenilo',
  ],
  [/^an earlier point$/, 'dřívější okamžik hry', 'skorší okamih hry'],
  [/^a point up to (\d+)$/, 'okamžik hry do $1', 'okamih hry do $1'],
  [/^an entry that can be played again$/, 'zápis, který jde přehrát', 'zápis, ktorý sa dá odohrať znova'],
  [/^no more than (\d+) actions$/, 'nejvýš $1 akcí', 'najviac $1 akcií'],
  [/^a legal action \(refused by (.+)\)$/, 'dovolený tah (zakazuje ho $1)', 'dovolený ťah (zakazuje ho $1)'],
  [/^a legal action \(.*\)$/, 'dovolený tah', 'dovolený ťah'],
  [
    /^an action of the list, without further fields$/,
    'tah ze seznamu a nic víc',
    'ťah zo zoznamu a nič viac',
  ],
  [/^no checkpoint there$/, 'tam žádná kontrola není', 'tam žiadna kontrola nie je'],
  [
    /^the result of the replay$/,
    'výsledek, který vyšel při přehrání',
    'výsledok, ktorý vyšiel pri opakovaní',
  ],
  [/^an object with option names$/, 'objekt s názvy variant', 'objekt s názvami variantov'],
  [/^a name, and a bot or null$/, 'jméno a bot nebo null', 'meno a bot alebo null'],
  [/^one to four cells of X, o and \.$/, 'jedno až čtyři pole X, o a .', 'jedno až štyri polia X, o a .'],
  [/^one to four rows$/, 'jeden až čtyři řádky', 'jeden až štyri riadky'],
  [/^at least two X$/, 'aspoň dvě X', 'aspoň dve X'],
  [
    /^an X or o in the first and the last row$/,
    'X nebo o v prvním i posledním řádku',
    'X alebo o v prvom aj poslednom riadku',
  ],
  [
    /^an X or o in the first and the last column$/,
    'X nebo o v prvním i posledním sloupci',
    'X alebo o v prvom aj poslednom stĺpci',
  ],
]

/** A phrase of a check in the reader's language; literal values, and words of a game's own checks, stay as they are. */
function spoken(phrase: string, language: Language): string {
  if (language === 'en') return phrase
  const known = PHRASES.find(([said]) => said.test(phrase))
  return known === undefined ? phrase : phrase.replace(known[0], language === 'cs' ? known[1] : known[2])
}

/** A problem with its phrases in the reader's language. */
export const problemIn = (language: Language, { path, found, expected }: Problem): Problem => ({
  path,
  found: spoken(found, language),
  expected: spoken(expected, language),
})
