export * from './geometry.ts'
export * from './matcher.ts'
export * from './multiset.ts'
