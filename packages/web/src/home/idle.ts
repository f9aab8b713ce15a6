/** A page that always has something to do is not waited for any longer, in milliseconds. */
const AT_LAST = 2000

/** When the page has nothing better to do: for what nobody waits for. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200)
    else requestIdleCallback(() => resolve(), { timeout: AT_LAST })
  })
