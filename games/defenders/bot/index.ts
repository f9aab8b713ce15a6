export { defendersKnowledge } from './knowledge.ts'
export { createPlanner } from './planner.ts'
export { playersFor } from './players.ts'
