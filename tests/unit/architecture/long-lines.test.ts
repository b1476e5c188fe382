import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { longLines } from './long-lines.ts'
import { trackedFiles } from './sources.ts'

/** A migration that has run is never changed: a start refuses another checksum. */
const RAN_LONG = ['0002-trail-for-lists.sql', '0004-trail-says-from-where.sql'].map(
  (name) => `host/server/migrations/${name}`,
)

describe('lines', () => {
  it('are at most 120 characters long, but for tables of data that are marked with a reason', () => {
    const code = trackedFiles.filter((path) => /\.(?:tsx?|mjs|css|sql)$/.test(path) && !RAN_LONG.includes(path))
    expect(code.length).toBeGreaterThan(2_000)
    expect(
      code.flatMap((path) => longLines(path, readFileSync(path, 'utf8')).map((line) => `${path}:${line}`)),
      'Break the line; a table with one row a line is marked `biome-ignore format: …` with a reason.',
    ).toEqual([])
  })
  it('are found by their characters, also below a marked table and in a marked file', () => {
    const long = `const a = '${'字'.repeat(120)}'`
    expect(longLines('a.ts', `const b = 1\n${long}\n`)).toEqual([2])
    expect(longLines('a.ts', `// biome-ignore format: one case per line\n${long}\n${long}\n`)).toEqual([3])
    expect(longLines('a.ts', `// biome-ignore-all format: one row per line\n${long}\n${long}\n`)).toEqual([])
    expect(longLines('a.css', `/* biome-ignore format: */\n${long}`)).toEqual([2])
    expect(longLines('a.ts', `const c = '${'字'.repeat(108)}'\n`)).toEqual([])
  })
})
