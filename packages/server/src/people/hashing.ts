import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { Lock } from '../store/lock.ts'

/** How passwords are kept, and how a try is compared with what is kept. */
interface Hashing {
  hash(password: string): Promise<string>
  verify(tried: { hash: string; password: string }): Promise<boolean>
}

const LIBRARY: Hashing = { hash: hashPassword, verify: verifyPassword }

/**
 * One password after the other: hashing is dear on purpose, and its few threads are those that wait for the disk as
 * well. Four people who sign in at once would hold up every move.
 */
export function oneByOne({ hash, verify }: Hashing = LIBRARY): Hashing {
  const lock = new Lock()
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await lock.take()
    try {
      return await work()
    } finally {
      lock.release()
    }
  }
  return {
    hash: (password) => alone(() => hash(password)),
    verify: (tried) => alone(() => verify(tried)),
  }
}
