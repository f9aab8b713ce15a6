/** Work that is done one after the other, each after a breath; what fails is told and holds up nothing. */
export function workQueue(breath: () => Promise<void>, failed: (error: unknown) => void) {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  return {
    busy: (): boolean => waiting > 0,
    /** Resolves when everything added so far is done. */
    settled: (): Promise<void> => last,
    add(work: () => Promise<void>): void {
      waiting++
      last = last
        .then(breath)
        .then(work)
        .catch(failed)
        .then(() => {
          waiting--
        })
    },
  }
}
