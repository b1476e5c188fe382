import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FINDINGS } from '../../requirements/findings.ts'
import { PROOFS } from '../../requirements/proofs.ts'
import { isTitled, measure, proofCell } from '../../requirements/table.ts'
import { readTestTitles } from '../../requirements/test-titles.ts'
import { WITHOUT_PROOF } from '../../requirements/without-proof.ts'

const { rows, tests } = measure()
const ids = new Set(rows.map(({ id }) => id))

describe('every requirement and ruling', () => {
  it('is a row: 934 requirements, 117 open points and 28 rulings', () => {
    const of = (start: string) => rows.filter(({ id }) => id.startsWith(start)).length
    expect([rows.length - of('OPN-') - of('Ruling '), of('OPN-'), of('Ruling ')]).toEqual([934, 117, 28])
    expect(ids.size).toBe(rows.length)
  })
  it('has a test, but for those listed as having none', () => {
    // The user who proves a listed row need not take it out at once: `npm run requirements` names what is left.
    const open = rows.filter((row) => row.tests.length === 0).map(({ id }) => id)
    expect(open.filter((id) => !(id in WITHOUT_PROOF))).toEqual([])
  })
  it('is spelled in titles as it is declared', () => {
    const areas = new Set([...ids].map((id) => id.replace(/[- ]\d+$/, '')))
    const unknown = tests.flatMap(({ file, title, ids: named }) =>
      named
        .filter((id) => areas.has(id.replace(/[- ]\d+$/, '')) && !ids.has(id))
        .map((id) => `${id} in ${file} › ${title}`),
    )
    expect(unknown).toEqual([])
  })
  it('is mapped only to what exists', () => {
    const wrong = Object.entries(PROOFS).filter(
      ([id, proof]) =>
        !ids.has(id) ||
        ('sameAs' in proof
          ? !rows.some((row) => row.id === proof.sameAs && row.tests.length > 0)
          : !tests.some((test) => test.file === proof.file && isTitled(test, proof.title))),
    )
    expect(wrong).toEqual([])
  })
  it('stands in the table with a test that still proves it; otherwise run: npm run requirements', () => {
    const lines = new Set(readFileSync('tests/requirements/table.md', 'utf8').split('\n'))
    const cells = new Map(
      [...lines]
        .filter((line) => line.startsWith('| '))
        .map((line) => {
          const [, id = '', , proof = ''] = line.split(/(?<!\\) ?\| ?/)
          return [id, proof] as const
        }),
    )
    const stale = rows.filter(
      (row) =>
        !(row.tests.length === 0 ? [WITHOUT_PROOF[row.id] ?? '—'] : row.tests.map(proofCell)).includes(
          cells.get(row.id) ?? '',
        ),
    )
    expect(stale.map(({ id }) => id)).toEqual([])
  })
})

describe('what the measurement of the whole found', () => {
  it('has an id of its own each, and what is mended or ruled names a test that exists', () => {
    expect(new Set(FINDINGS.map(({ id }) => id)).size).toBe(FINDINGS.length)
    const claimed = FINDINGS.flatMap(({ id, proof }) => (proof ? [{ id, ...proof }] : []))
    const read = new Map(claimed.map(({ file }) => [file, readTestTitles(file, readFileSync(file, 'utf8'))]))
    expect(
      claimed.filter(({ file, title }) => !read.get(file)?.some((test) => isTitled(test, title))).map(({ id }) => id),
    ).toEqual([])
    expect(
      FINDINGS.filter(
        ({ state, proof, why }) =>
          (state === 'mended' && !proof) || (state === 'explained' && !why) || (state === 'ruled' && !why && !proof),
      ).map(({ id }) => id),
    ).toEqual([])
  })
  it('stands in the table as it is now; otherwise run: npm run requirements', () => {
    const table = readFileSync('tests/requirements/table.md', 'utf8')
    const stale = FINDINGS.filter(
      ({ id, state }) => !new RegExp(`^\\| ${id} \\| .* \\| ${state} \\| `, 'm').test(table),
    )
    expect(stale.map(({ id }) => id)).toEqual([])
  })
})
