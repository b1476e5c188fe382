import { describe, expect, it } from 'vitest'
import { namedIds } from '../../requirements/named-ids.ts'
import { readTestTitles } from '../../requirements/test-titles.ts'

describe('ids of requirements in a title', () => {
  it.each([
    ['AAA-001 does', ['AAA-001']],
    ['AAA-001 BBB-012 does', ['AAA-001', 'BBB-012']],
    ['AAA-001 to AAA-003 say', ['AAA-001', 'AAA-002', 'AAA-003']],
    ['AAA-007…009 say', ['AAA-007', 'AAA-008', 'AAA-009']],
    ['AAA-018/019, AAA-030', ['AAA-018', 'AAA-019', 'AAA-030']],
    ['AAA-001, 300 of them', ['AAA-001', 'AAA-300']],
    ['AAA-001 within 200 ms, 10 at once', ['AAA-001']],
    ['rulings 3 and 4 hold', ['Ruling 3', 'Ruling 4']],
    ['number 440199-1234, F1 and R9', []],
  ])('of “%s” are %j', (title, ids) => expect(namedIds(title)).toEqual(ids))
})

describe('ids of requirements in a file of tests', () => {
  const text = [
    "const CASES = [['BBB-001', 1], ['BBB-002', 2]]",
    "describe('AAA-001 a thing', () => {",
    "  it('AAA-002 ' + 'does', () => say('AAA-009 is no title'))",
    "  it.each(CASES)('%s is %d', () => {})",
    `  it.runIf(here)(\`AAA-003 $\{name} goes\`, () => {})`,
    '})',
  ].join('\n')
  it('are those of titles, with the rows of tables that fill them', () => {
    expect(readTestTitles('x.test.ts', text)).toEqual([
      { file: 'x.test.ts', title: 'AAA-001 a thing', ids: ['AAA-001'] },
      { file: 'x.test.ts', title: 'AAA-001 a thing › AAA-002 does', ids: ['AAA-002'] },
      { file: 'x.test.ts', title: 'AAA-001 a thing › %s is %d', ids: ['BBB-001', 'BBB-002'] },
      { file: 'x.test.ts', title: 'AAA-001 a thing › AAA-003 … goes', ids: ['AAA-003'] },
    ])
  })
})
