import type { Problem } from '@vyprava/kernel'
import type { Language } from '@vyprava/module/words.ts'

/** A phrase of a check and how it is said; `$1` is what stood in the brackets. English is how checks speak. */
type Phrase = readonly [said: RegExp, spoken: Readonly<Record<Exclude<Language, 'en'>, string>>]

/** Forms of data first, then what the rules and records ask for. */
const PHRASES: readonly Phrase[] = [
  [/^nothing$/, { cs: 'nic', sk: 'nič' }],
  [/^an object$/, { cs: 'objekt', sk: 'objekt' }],
  [/^a list of (\d+)$/, { cs: 'seznam o délce $1', sk: 'zoznam s dĺžkou $1' }],
  [/^string$/, { cs: 'text', sk: 'text' }],
  [/^number$/, { cs: 'číslo', sk: 'číslo' }],
  [/^boolean$/, { cs: 'true nebo false', sk: 'true alebo false' }],
  [/^Object$/, { cs: 'objekt', sk: 'objekt' }],
  [/^Array$/, { cs: 'seznam', sk: 'zoznam' }],
  [/^null$/, { cs: 'null', sk: 'null' }],
  [
    /^a whole number from (-?\d+) to (-?\d+)$/,
    { cs: 'celé číslo od $1 do $2', sk: 'celé číslo od $1 do $2' },
  ],
  [/^a whole number from (-?\d+)$/, { cs: 'celé číslo od $1', sk: 'celé číslo od $1' }],
  [/^a whole number$/, { cs: 'celé číslo', sk: 'celé číslo' }],
  [/^a number not below 0$/, { cs: 'číslo od nuly výš', sk: 'nula alebo viac' }],
  [/^true or false$/, { cs: 'true nebo false', sk: 'true alebo false' }],
  [/^one of (.+)$/, { cs: 'jedno z: $1', sk: 'jedno z: $1' }],
  [/^a text of at most (\d+) characters$/, { cs: 'text do $1 znaků', sk: 'text do $1 znakov' }],
  [/^a text that is not empty$/, { cs: 'text, který není prázdný', sk: 'text, ktorý nie je prázdny' }],
  [
    /^lower case letters, digits and hyphens$/,
    {
      cs: 'malá písmena bez háčků, číslice a spojovníky',
      sk: 'malé písmená bez diakritiky, číslice a spojovníky',
    },
  ],
  [
    /^nothing: there is no such field$/,
    { cs: 'nic: takové pole neexistuje', sk: 'nič: také pole neexistuje' },
  ],
  [/^the field (.+)$/, { cs: 'pole $1', sk: 'pole $1' }],
  [/^exactly (\d+) (.+)$/, { cs: 'přesně $1', sk: 'presne $1' }],
  [/^(\d+), its place in the list$/, { cs: '$1, tedy pořadí v seznamu', sk: '$1, teda poradie v zozname' }],
  [/^JSON text .*$/, { cs: 'text ve formátu JSON', sk: 'text vo formáte JSON' }],
  [/^(\d+) or less: .*$/, { cs: 'nejvýš $1', sk: 'najviac $1' }],
  [
    /^(".+") or (".+") for one player$/,
    { cs: 'při jednom hráči $1 nebo $2', sk: 'pri jednom hráčovi $1 alebo $2' },
  ],
  [
    /^(".+") or (".+") for several players$/,
    { cs: 'při více hráčích $1 nebo $2', sk: 'pri viacerých hráčoch $1 alebo $2' },
  ],
  [
    /^a hero that nobody else has$/,
    { cs: 'hrdina, kterého nikdo jiný nemá', sk: 'hrdina, ktorého nikto iný nemá' },
  ],
  [/^a game that Výprava has$/, { cs: 'hra, kterou Výprava má', sk: 'hra, ktorú Výprava má' }],
  [
    /^no pack: this game doesn’t take one$/,
    { cs: 'žádná sada: tahle hra ji nebere', sk: 'žiadna sada: táto hra ju neberie' },
  ],
  [/^no pack$/, { cs: 'žádná sada', sk: 'žiadna sada' }],
  [
    /^the pack that the match was played with$/,
    { cs: 'sada, se kterou se hrálo', sk: 'sada, s ktorou sa hralo' },
  ],
  [
    /^a map without faults \((.+)\)$/,
    {
      cs: 'mapa bez chyb: v\u00a0dílně uvidíš, co opravit ($1)',
      sk: 'mapa bez chýb: v\u00a0dielni uvidíš, čo opraviť ($1)',
    },
  ],
  [/^the code of a map$/, { cs: 'odkaz na mapu', sk: 'odkaz na mapu' }],
  [
    /^the code of a map in a form that is known here: this one is newer$/,
    {
      cs: 'mapa z\u00a0téhle Výpravy, tahle je z\u00a0novější',
      sk: 'mapa z\u00a0tejto Výpravy, táto je z\u00a0novšej',
    },
  ],
  [
    /^the whole code of a map: its end is missing$/,
    { cs: 'celý odkaz na mapu, tomuhle chybí konec', sk: 'celý odkaz na mapu, tomuto chýba koniec' },
  ],
  [
    /^the code of a map as it was written: something in it was changed$/,
    {
      cs: 'odkaz na mapu, jak byl napsaný, v\u00a0tomhle se něco změnilo',
      sk: 'odkaz na mapu, ako bol napísaný, v\u00a0tomto sa niečo zmenilo',
    },
  ],
  [/^an earlier point$/, { cs: 'dřívější okamžik hry', sk: 'skorší okamih hry' }],
  [/^a point up to (\d+)$/, { cs: 'okamžik hry do $1', sk: 'okamih hry do $1' }],
  [
    /^an entry that can be replayed$/,
    { cs: 'zápis, který jde přehrát', sk: 'zápis, ktorý sa dá odohrať znova' },
  ],
  [/^no more than (\d+) actions$/, { cs: 'nejvýš $1 akcí', sk: 'najviac $1 akcií' }],
  [
    /^a legal action \(refused by (.+)\)$/,
    { cs: 'dovolený tah (zakazuje ho $1)', sk: 'dovolený ťah (zakazuje ho $1)' },
  ],
  [/^a legal action \(.*\)$/, { cs: 'dovolený tah', sk: 'dovolený ťah' }],
  [
    /^an action from the list, with no other fields$/,
    { cs: 'tah ze seznamu a nic víc', sk: 'ťah zo zoznamu a nič viac' },
  ],
  [/^no checkpoint there$/, { cs: 'tam žádná kontrola není', sk: 'tam žiadna kontrola nie je' }],
  [
    /^the result of the replay$/,
    { cs: 'výsledek, který vyšel při přehrání', sk: 'výsledok, ktorý vyšiel pri opakovaní' },
  ],
  [/^an object with option names$/, { cs: 'objekt s názvy variant', sk: 'objekt s názvami variantov' }],
  [/^a name, and a bot or null$/, { cs: 'jméno a bot nebo null', sk: 'meno a bot alebo null' }],
  [
    /^one to four cells of X, o and \.$/,
    { cs: 'jedno až čtyři pole X, o a .', sk: 'jedno až štyri polia X, o a .' },
  ],
  [/^one to four rows$/, { cs: 'jeden až čtyři řádky', sk: 'jeden až štyri riadky' }],
  [/^at least two X$/, { cs: 'aspoň dvě X', sk: 'aspoň dve X' }],
  [
    /^an X or o in the first and the last row$/,
    { cs: 'X nebo o v prvním i posledním řádku', sk: 'X alebo o v prvom aj poslednom riadku' },
  ],
  [
    /^an X or o in the first and the last column$/,
    { cs: 'X nebo o v prvním i posledním sloupci', sk: 'X alebo o v prvom aj poslednom stĺpci' },
  ],
]

/** A phrase of a check in the reader's language; literal values, and words of a game's own checks, stay as they are. */
function spoken(phrase: string, language: Language): string {
  if (language === 'en') return phrase
  const known = PHRASES.find(([said]) => said.test(phrase))
  return known === undefined ? phrase : phrase.replace(known[0], known[1][language])
}

/** A problem with its phrases in the reader's language. */
export const problemIn = (language: Language, { path, found, expected }: Problem): Problem => ({
  path,
  found: spoken(found, language),
  expected: spoken(expected, language),
})
