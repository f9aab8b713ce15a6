export { type Player, type Question, randomPlayer } from './player.ts'
