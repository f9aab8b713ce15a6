export type { Finding, Run, Subject, TableSpec } from './subject.ts'
export {
  checkProperty,
  checkRun,
  dumpOf,
  type Failure,
  PROPERTIES,
  PROPERTY_NAMES,
  type PropertyName,
} from './suite.ts'
