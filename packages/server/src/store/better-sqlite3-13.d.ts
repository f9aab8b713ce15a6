/** The package under a name of its own: another one still asks for an older version, which it does not use here. */
declare module 'better-sqlite3-13' {
  import Sqlite from 'better-sqlite3'
  export default Sqlite
}
