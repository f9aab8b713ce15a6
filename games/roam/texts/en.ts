/** All that Roam says in English. The other languages have the same form. */
export const title: string = 'Roam'
export * from './en/refusals.ts'
export * from './en/table.ts'
export * from './en/telling.ts'
