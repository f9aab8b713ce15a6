import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const ROOT = join(import.meta.dirname, '..')

/**
 * Files in the order of the first pattern that they fit, all others last: at the end nobody waits for a long one.
 * Files of one project stay together, because a worker goes, with all its modules, when the next file is another's.
 */
export function longestFirst(long: readonly RegExp[]): typeof BaseSequencer {
  const rank = ({ moduleId }: TestSpecification): number => {
    const place = long.findIndex((pattern) => pattern.test(moduleId.slice(ROOT.length)))
    return place === -1 ? long.length : place
  }
  return class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.toSorted((a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b))
    }
  }
}
