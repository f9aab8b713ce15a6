export { createPlanner } from './planner.ts'
export { createGreedy, playersFor } from './players.ts'
