import { Script } from 'node:vm'

const SLOT = Symbol.for('vyprava.interruptible')
const script = new Script(`globalThis[Symbol.for('vyprava.interruptible')]()`)

/** Does something in this thread that may never return: null when it was broken off after so many milliseconds. */
export function interruptible<Result>(ms: number, work: () => Result): Result | null {
  let result: Result | null = null
  Reflect.set(globalThis, SLOT, () => {
    result = work()
  })
  try {
    script.runInThisContext({ timeout: ms })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'))
      throw error
    return null
  }
  return result
}
