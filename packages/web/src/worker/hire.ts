import { type Errand, isReport, type Report } from './errands.ts'

/** A worker that runs errands one at a time. Once dismissed, nothing more is heard, even in the middle of one. */
export interface Hired {
  send(errand: Errand): void
  dismiss(): void
}

export type Hire = (hear: (report: Report) => void) => Hired

export const hireAdviser: Hire = (hear) => {
  const worker = new Worker(new URL('./adviser.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isReport(data)) hear(data)
  })
  worker.addEventListener('messageerror', () => hear({ kind: 'failed', why: 'not understood' }))
  worker.addEventListener('error', ({ message }) => hear({ kind: 'failed', why: message || 'not loaded' }))
  return { send: (errand) => worker.postMessage(errand), dismiss: () => worker.terminate() }
}
