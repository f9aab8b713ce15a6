/** All that Ark says in English. The other languages have the same form. */
export const title: string = 'Search for the Lost Ark'
export * from './en/reasons.ts'
export * from './en/refusals.ts'
export * from './en/table.ts'
export * from './en/telling.ts'
