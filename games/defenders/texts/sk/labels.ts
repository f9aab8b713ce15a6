export * from './acts.ts'
export * from './machine.ts'
export * from './panels.ts'
