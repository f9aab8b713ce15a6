export { copyArk } from './copy.ts'
export { arkKnowledge, TERMS } from './knowledge.ts'
export { playersFor } from './players.ts'
