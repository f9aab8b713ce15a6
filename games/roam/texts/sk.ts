export const title: string = 'Zblúdilí'
export * from './sk/refusals.ts'
export * from './sk/table.ts'
export * from './sk/telling.ts'
