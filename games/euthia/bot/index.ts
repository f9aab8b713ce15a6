export { euthiaKnowledge } from './knowledge.ts'
export { playersFor } from './players.ts'
