const EVERY_MS = 500

/**
 * Asks this process to end once whoever started it is gone. npm hands a signal to the shell between itself and the
 * script; the shell dies of it without a word, and the script would live on.
 */
export function endWithParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS).unref()
}
