import fc from 'fast-check'
import { DIRECTIONS, type Hex, ROTATIONS } from '../src/index.ts'

const coordinate = fc.integer({ min: -30, max: 30 })

export const anyHex = fc.record<Hex>({ q: coordinate, r: coordinate })
export const anyDirection = fc.constantFrom(...DIRECTIONS)
export const anyRotation = fc.constantFrom(...ROTATIONS)
export const anySixths = fc.integer({ min: -12, max: 12 })
export const anyRadius = fc.integer({ min: 0, max: 8 })
