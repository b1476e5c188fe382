import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from './sources.ts'

const { forbidden } = v.parse(
  v.object({ forbidden: v.array(v.object({ name: v.string(), comment: v.optional(v.string(), '') })) }),
  createRequire(import.meta.url)('../../../.dependency-cruiser.cjs'),
)
/** Two sentences at least: why the rule exists, and what to do instead. */
const teaches = (comment: string): boolean => comment.split(/[.:;]\s/).length > 1 && comment.endsWith('.')

/** A test that lists what it finds among the files of the repository. */
const LISTS_FINDINGS = /\b(?:trackedFiles|sources|lines|documents|code|nodes|tests|forbidden)\b[\s\S]*\.toEqual\(\[\]\)/

describe('the rules of the layers', () => {
  it('say why, and what to do instead', () => {
    expect(forbidden.length).toBeGreaterThan(30)
    expect(
      forbidden.filter(({ comment }) => !teaches(comment)).map(({ name }) => name),
      'Give the rule a comment: why it exists, and what to do instead.',
    ).toEqual([])
  })
  it('are shown with that comment by every command that checks them', () => {
    const commands = ['package.json', 'tests/run/checks.mjs'].map((path) => readFileSync(path, 'utf8'))
    for (const command of commands) expect(command).toMatch(/\.dependency-cruiser\.cjs\W+--output-type\W+err-long/)
  })
})

describe('the tests of the architecture', () => {
  it('say what to do wherever they compare findings with an empty list', () => {
    const tests = trackedFiles.filter((path) => /^tests\/unit\/architecture\/.*\.test\.ts$/.test(path))
    const silent = tests.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split(/^ {2}it\(|^it\(/m)
        .slice(1)
        .filter((test) => LISTS_FINDINGS.test(test) && !/'[A-Z][^'\n]{20,}[.:,]| WRITE[,)]/.test(test))
        .map((test) => `${path}: ${test.split('\n')[0]}`),
    )
    expect(silent, 'Pass expect a second argument: what to do about what is found.').toEqual([])
  })
})
