export { copyArk } from './copy.ts'
export { arkKnowledge } from './knowledge.ts'
export { playersFor } from './players.ts'
