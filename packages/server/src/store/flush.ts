import { type FileHandle, open } from 'node:fs/promises'

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
  let log: Promise<FileHandle> | null = null
  const flush = sharedFlush(async () => {
    log ??= open(`${database}-wal`, 'r+')
    try {
      await (await log).datasync()
    } catch (error) {
      // Whatever was wrong, the next one tries anew. Without a log nothing was written.
      log = null
      if (!isMissing(error)) throw error
    }
  })
  return {
    flush,
    close: async () => {
      const handle = await log?.catch(() => null)
      log = null
      await handle?.close()
    },
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
