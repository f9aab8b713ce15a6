export { startingCampsStep } from './camps.ts'
export { factionsStep } from './factions.ts'
export { leadersStep } from './leaders.ts'
export { soloHandStep } from './solo-hand.ts'
