import { cell } from '../frame/cell.ts'

/** Whether the table plays something out by itself (a machine card): who else would move or speak waits for it. */
export const stage = cell(false)

/** When nothing is being played out any more. */
export const afterStage = (): Promise<void> =>
  new Promise((resolve) => {
    if (!stage.get()) return resolve()
    const stop = stage.watch(() => {
      if (stage.get()) return
      stop()
      resolve()
    })
  })
