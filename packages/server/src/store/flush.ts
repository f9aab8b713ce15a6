import { close, fdatasync, open } from 'node:fs'
import { promisify } from 'node:util'

const [opened, flushed, closed] = [promisify(open), promisify(fdatasync), promisify(close)]

/** Puts everything on the disk that was committed before it is called. */
export type Flush = () => Promise<void>

/**
 * What is asked for while the disk is busy is done together, by the next time: it may have been committed after the
 * present one had begun.
 */
export function sharedFlush(flush: Flush): Flush {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const go = async (): Promise<void> => {
    await running?.catch(() => {})
    running = next
    next = null
    await flush()
  }
  return () => {
    next ??= go()
    return next
  }
}

/**
 * Flushes the log of an embedded database. The database itself would do so in the middle of a commit, and the whole
 * process would wait for the disk; this way it does something else meanwhile. The log stays the same file as long as
 * the database is open.
 */
export function flushLog(database: string): { readonly flush: Flush; close(): Promise<void> } {
  let log: Promise<number> | null = null
  const flush = sharedFlush(async () => {
    log ??= opened(`${database}-wal`, 'r+')
    try {
      await flushed(await log)
    } catch (error) {
      // Whatever was wrong, the next one tries anew. Without a log nothing was written.
      log = null
      if (!isMissing(error)) throw error
    }
  })
  return {
    flush,
    close: async () => {
      const file = await log?.catch(() => null)
      log = null
      if (file !== undefined && file !== null) await closed(file)
    },
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
