import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sources } from './sources.ts'

/** Layers whose files are loaded together, so that dividing them saves nothing. */
const LAYERS = /^(lib\/(backend|catalogue|contract|domain|client)|host\/server)\//
const SMALL = 20
/** Small files with one reader beside them, and why they stay. */
const REASONS: Readonly<Record<string, string>> = {
  'host/server/ocr/picture-to-read.ts': 'the only file of the folder that loads sharp; tested by itself',
  'lib/backend/project/asked-number.ts': 'a rule about personal numbers, apart from how cases are found',
  'lib/backend/seed/organisations/shenzhen.ts': 'the data of one city',
  'lib/backend/staff/own-decision.ts': 'a rule that lists of any folder may take',
}

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
    return small && LAYERS.test(path) && reader && others.length === 0 && dirname(reader) === dirname(path)
      ? [path]
      : []
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
