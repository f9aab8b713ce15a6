export { Light } from './board/light.tsx'
export { litHexes, litSquares } from './board/lit.ts'
export { useScale } from './board/scale.ts'
export { Laid, LayoutProvider, type Places } from './places.tsx'
