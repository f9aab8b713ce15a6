export { Laid, LayoutProvider, type Places } from './places.tsx'
