/// Carries what lies in the log of an embedded database over into the database, in a thread of its own.

import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3-13'

/** Whether all of it has to be done, so that the log begins anew, or as much as nobody is in the way of. */
export interface Checkpoint {
  readonly whole: boolean
}

/** So long it waits for somebody who reads, in milliseconds; the next time will do as well. */
const PATIENCE = 50

const file = new Sqlite(String(workerData))
file.pragma('synchronous = NORMAL')
file.pragma(`busy_timeout = ${PATIENCE}`)
parentPort?.on('message', ({ whole }: Checkpoint) => {
  const done: unknown = file
    .prepare(`pragma wal_checkpoint(${whole ? 'RESTART' : 'PASSIVE'})`)
    .raw()
    .get()
  // Whether somebody was in the way, how long the log is, and how much of it was carried over, in pages.
  parentPort?.postMessage(Array.isArray(done) ? done[1] : 0)
})
