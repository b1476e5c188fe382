import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sources } from './sources.ts'

/** Layers in which a file name occurs once. */
const LAYERS = /^(lib\/(backend|catalogue|contract|domain|client|widgets)|host\/(?:server|web))\//
const SMALL = 20
/** Small files with one reader beside them, and why they stay. */
const REASONS: Readonly<Record<string, string>> = {
  'examples/elements-vue/enter-city.ts': 'a step of the example that its text names',
  'examples/messages/own-texts.ts': 'what the example shows: texts of the host in a file of their own',
  'host/grids/logs/usr-login-logs-grid.ts': 'one file for each list',
  'host/server/ocr/picture-to-read.ts': 'the only file of the folder that loads sharp; tested by itself',
  'host/web/pages/contract/contract-plan.ts': 'tested by itself: which calls of the page follow live changes',
  'host/web/pages/loading/chunk-error.ts': 'a rule about errors of any page, tested by itself',
  'host/web/pages/projects/use-open-record.ts': 'the record in the address, apart from how the list is drawn',
  'host/web/pdf-assets.ts': 'the only file whose imports are addresses of built files',
  'host/web/shell/jump/step-state.ts': 'a pure step over the state, apart from the hook',
  'host/web/shell/modules/closed-modules.ts': 'a rule about addresses, tested by itself',
  'lib/backend/project/asked-number.ts': 'a rule about personal numbers, apart from how cases are found',
  'lib/testing/demo/organisations/shenzhen.ts': 'the data of one city',
  'lib/backend/staff/own-decision.ts': 'a rule that lists of any folder may take',
  'lib/grid/table/use-now.ts': 'a clock, apart from the table that is drawn by it',
  'lib/locale/en/common.ts': 'one file for each pack of texts',
  'lib/locale/en/session-city.ts': 'one file for each pack of texts',
  'lib/widgets/fee-tab/expenses/expense-sums.ts': 'a sum, tested by itself',
  'lib/widgets/project-detail/page/use-strip-height.ts': 'a measurement, apart from the page that is laid out by it',
}
const MOST_REASONS = 20

/** Who imports a file at once; a file that is loaded later is divided for that. */
function readersOf(): ReadonlyMap<string, ReadonlySet<string>> {
  const readers = new Map<string, Set<string>>()
  for (const { path, text } of sources)
    for (const [, target = ''] of text.matchAll(/\bfrom '(\.[^']+)'/g)) {
      const read = join(dirname(path), target)
      readers.set(read, (readers.get(read) ?? new Set()).add(path))
    }
  return readers
}

/** Files that a reader has to open for a few lines only the file beside them needs. */
function slivers(): readonly string[] {
  const readers = readersOf()
  return sources.flatMap(({ path, text }) => {
    const [reader, ...others] = readers.get(path) ?? []
    const small = text.trimEnd().split('\n').length <= SMALL
    return small && reader && others.length === 0 && dirname(reader) === dirname(path) ? [path] : []
  })
}

describe('small files', () => {
  it('that one file beside them reads are folded into it, or say why not', () => {
    const found = slivers()
    expect(
      found.filter((path) => REASONS[path] === undefined),
      `Fold the file into its reader, or add the reason here: at most ${SMALL} lines and one reader say little alone.`,
    ).toEqual([])
    expect(
      Object.keys(REASONS).filter((path) => !found.includes(path)),
      'Remove the reason: the file has grown, gone, or has more readers.',
    ).toEqual([])
    expect(Object.keys(REASONS).length).toBeLessThanOrEqual(MOST_REASONS)
  })
})

describe('file names', () => {
  it('occur once in a layer of the core', () => {
    const seen = new Map<string, string[]>()
    for (const { path } of sources.filter(({ path }) => LAYERS.test(path))) {
      const [, layer, name] = /^(\w+\/\w+)\/(?:.*\/)?([^/]+)$/.exec(path) ?? []
      const key = `${layer}: ${name}`
      seen.set(key, [...(seen.get(key) ?? []), path])
    }
    expect(
      [...seen.values()].filter((paths) => paths.length > 1),
      'Name each file after what it is about: "open file" offers both.',
    ).toEqual([])
    expect(seen.size).toBeGreaterThan(700)
  })
})
