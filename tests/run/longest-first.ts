import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take half a minute and more: started last, each would keep one core waiting for the other. */
export const LONGEST: readonly string[] = [
  'tests/e2e/every-route',
  'tests/e2e/reconnect',
  'tests/e2e/whole-workflow',
  'tests/e2e/fees',
  'tests/e2e/whole-purchase',
  'tests/e2e/family-purchase',
  'tests/embed/isolation',
  'tests/embed/callbacks',
  'tests/examples/folders',
  'tests/examples/sandbox',
  'tests/server/running/processes',
  'tests/server/live/live-processes',
  'tests/library/package',
  'tests/server/live/live',
  'tests/server/refusals',
  'tests/backend/store/embedded-crash',
  'tests/unit/client/memory-transport',
]
const rank = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex((name) => moduleId.includes(`/${name}.test.`))
  return found === -1 ? LONGEST.length : found
}

/** The longest files first, all others as Vitest would have them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
