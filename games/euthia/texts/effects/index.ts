import type { Language } from '@vyprava/atlas/words.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { sk } from './sk.ts'
import { cs as csTerms } from './terms/cs.ts'
import { en as enTerms } from './terms/en.ts'
import { sk as skTerms } from './terms/sk.ts'
import type { Terms } from './terms/terms.ts'
import { type Sayer, sayerOf } from './words.ts'

export type { Sayer } from './words.ts'

/** What is printed on tiles and cards, in words. */
export const SAYERS: Readonly<Record<Language, Sayer>> = { cs: sayerOf(cs), sk: sayerOf(sk), en: sayerOf(en) }

export const TERMS: Readonly<Record<Language, Terms>> = { cs: csTerms, sk: skTerms, en: enTerms }
