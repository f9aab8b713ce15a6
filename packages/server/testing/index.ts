export { type DataPlace, openStore } from '../src/store/open.ts'
export { postgresBin, severAll, startPostgres } from './postgres.ts'
export { playInStorm } from './storm.ts'
