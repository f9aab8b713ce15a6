export * from './acts.ts'
export * from './board.ts'
export * from './panels.ts'
