export { playersFor } from './players.ts'
