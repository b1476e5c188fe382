import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingPaths } from './named-paths.ts'
import { trackedFiles } from './sources.ts'

/**
 * Written from the sources, or about what was: old names stay there. Pages of the documentation name files of partners
 * and pages of the site; `unit/docs` follows their links.
 */
const GENERATED = /^(?:CHANGELOG\.md|docs\/pages\/|tests\/(?:api\/|requirements\/table)|lib\/guides\/reference\/)/

describe('paths that READMEs, guides and CONTRIBUTING.md name', () => {
  it('exist, as whole paths or as the ends of paths; links lead to files', () => {
    const documents = trackedFiles
      .filter((path) => path.endsWith('.md') && !GENERATED.test(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    expect(documents.length).toBeGreaterThan(150)
    expect(
      missingPaths(documents, trackedFiles),
      'Write the path the file has now, or remove the sentence with the file.',
    ).toEqual([])
  })
  it('are found where nothing has such a name', () => {
    const text =
      '`lib/a.ts`, `b/c.tsx` and `c`.\n[One](../lib/a.ts), [two](none.md) and `x-grid.ts`\n`lib/gone` and `gone.ts`'
    expect(missingPaths([{ path: 'tests/README.md', text }], ['lib/a.ts', 'lib/b/c.tsx'])).toEqual([
      'tests/README.md:2: none.md',
      'tests/README.md:3: lib/gone',
      'tests/README.md:3: gone.ts',
    ])
  })
})
