export { lodestones } from './lodestones/rules/game.ts'
