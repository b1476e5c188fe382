import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { grids } from '../../../host/grids/grids.ts'
import { tableOf } from '../../../lib/backend/grid/served-lists.ts'
import { tables } from '../../../lib/backend/tables.ts'

interface Reader {
  readonly list: string
  readonly file: string
  readonly title: string
}
const readers = readFileSync('host/grids/README.md', 'utf8')
  .split('\n')
  .flatMap((line): readonly Reader[] => {
    const [, list, , file, title] = line.split('|').map((cell) => cell.trim())
    return list && file?.startsWith('tests/') && title ? [{ list, file, title }] : []
  })

describe('ROU-003 the purpose of a list', () => {
  it.each(readers)('$list: it steers what $file proves', ({ list, file, title }) => {
    expect(grids.map(({ name }) => name)).toContain(list)
    expect(existsSync(file) && readFileSync(file, 'utf8').includes(`it('${title}'`), `${file}: ${title}`).toBe(true)
  })
  it('stands in the table of readers or above the list, unless its rows belong to the business itself', () => {
    const business = new Set(tables.map(({ name }) => name))
    const read = new Set(readers.map(({ list }) => list))
    expect(readers.length).toBeGreaterThanOrEqual(20)
    expect(
      grids
        .filter((grid) => !read.has(grid.name) && !business.has(tableOf(grid).name) && (grid.about ?? '').length < 15)
        .map(({ name }) => name),
    ).toEqual([])
  })
  it('of rules, templates, weights and rates is said above each of them', () => {
    const steering = grids.filter(({ name }) =>
      /^(RuleSetting|RuleTmplt|Weight)|Rate|Lpr|Std|TaxFee|FundGrid|FirstPay/.test(name),
    )
    expect(steering.filter(({ about }) => (about ?? '').length < 15).map(({ name }) => name)).toEqual([])
  })
  it('of one that is kept for looking up says so in its own words', () => {
    const purposes = grids
      .filter(({ name, about }) => about !== undefined && !readers.some(({ list }) => list === name))
      .map(({ about }) => about)
    expect(purposes.filter((about, at) => purposes.indexOf(about) !== at)).toEqual([])
  })
})
