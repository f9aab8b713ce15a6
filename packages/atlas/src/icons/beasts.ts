/** Dragons and other dangers. */

export { dragonHead } from './beasts/dragon-head.ts'
export { dragonfly } from './beasts/dragonfly.ts'
export { gooeyMolecule } from './beasts/gooey-molecule.ts'
export { missileMech } from './beasts/missile-mech.ts'
export { skullCrossedBones } from './beasts/skull-crossed-bones.ts'
export { spikedDragonHead } from './beasts/spiked-dragon-head.ts'
export { wyvern } from './beasts/wyvern.ts'
