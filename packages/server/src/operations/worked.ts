/** How long this thread has worked, in milliseconds: what others on the machine do does not count. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
