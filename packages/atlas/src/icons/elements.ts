/** Fire, wind, stone and spells. */

export { aura } from './elements/aura.ts'
export { burningMeteor } from './elements/burning-meteor.ts'
export { fireDash } from './elements/fire-dash.ts'
export { fireRing } from './elements/fire-ring.ts'
export { fireSilhouette } from './elements/fire-silhouette.ts'
export { flamingArrow } from './elements/flaming-arrow.ts'
export { heartBottle } from './elements/heart-bottle.ts'
export { magicPotion } from './elements/magic-potion.ts'
export { rock } from './elements/rock.ts'
export { stonePile } from './elements/stone-pile.ts'
export { sunrise } from './elements/sunrise.ts'
export { tornado } from './elements/tornado.ts'
