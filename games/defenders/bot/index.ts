export { createPlanner } from './planner.ts'
export { playersFor } from './players.ts'
