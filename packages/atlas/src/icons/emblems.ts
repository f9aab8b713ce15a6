/** Heads of the seats. */

export { badger } from './emblems/badger.ts'
export { bearFace } from './emblems/bear-face.ts'
export { deerHead } from './emblems/deer-head.ts'
export { foxHead } from './emblems/fox-head.ts'
export { owl } from './emblems/owl.ts'
export { rabbitHead } from './emblems/rabbit-head.ts'
export { raven } from './emblems/raven.ts'
