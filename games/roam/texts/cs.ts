export const title: string = 'Zbloudilí'
export * from './cs/refusals.ts'
export * from './cs/table.ts'
export * from './cs/telling.ts'
