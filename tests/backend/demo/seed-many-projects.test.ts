import { describe, expect, it } from 'vitest'
import { overlayFor } from '../../../lib/backend/dictionary/field-meta-handlers.ts'
import { recordOf } from '../../../lib/backend/record/answer.ts'
import { referenceIssues, vocabularyOf } from '../../../lib/backend/record/references.ts'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import { seedManyProjects } from '../../../lib/testing/demo/seed-many-projects.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { check } from '../../../lib/catalogue/check.ts'
import { dayOf } from '../../../lib/catalogue/day.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { countingPorts, emptyStore, NOW, rowsOf } from '../seed/seeding.ts'

describe('cases for scale', () => {
  it('are added in batches of 500, with word after each', async () => {
    const store = emptyStore()
    const { ports } = countingPorts()
    await seedDemo(store, ports)
    const progress: (readonly [number, number])[] = []
    await seedManyProjects(store, ports, 1_200, (done, total) => progress.push([done, total]))
    expect(progress).toEqual([
      [500, 1_200],
      [1_000, 1_200],
      [1_200, 1_200],
    ])
    const rows = await rowsOf(store, projectTable)
    expect(rows).toHaveLength(1_270)
    expect(new Set(rows.map(({ values }) => values['prjNo'])).size).toBe(1_270)
  })
  it('are valid cases of the staff that is there', async () => {
    const store = emptyStore()
    const { ports } = countingPorts()
    await seedDemo(store, ports)
    await seedManyProjects(store, ports, 150)
    const rows = (await rowsOf(store, projectTable)).filter(({ key }) => key.startsWith('key-'))
    expect(rows).toHaveLength(150)
    await store.unit({ account: 'system', now: NOW }, async (unit) => {
      for (const row of rows) {
        const record = recordOf(project, row)
        const overlay = await overlayFor(unit, project, row.key)
        const blank = Object.fromEntries(Object.keys(record).map((name) => [name, null]))
        expect(
          check(project, record, { today: dayOf(NOW), overlay, codesOf: await vocabularyOf(unit, project, record) }),
        ).toEqual([])
        expect(
          await referenceIssues(unit, {
            entity: project,
            record,
            before: blank,
            scope: record,
            overlay,
            city: row.city ?? '',
          }),
        ).toEqual([])
        expect(row.createdAt).toBeLessThan(NOW)
      }
    })
  })
  it('differ from one run to the next', async () => {
    const store = emptyStore()
    const { ports } = countingPorts()
    await seedDemo(store, ports)
    await seedManyProjects(store, ports, 40)
    await seedManyProjects(store, ports, 40)
    const added = (await rowsOf(store, projectTable))
      .filter(({ key }) => key.startsWith('key-'))
      .map(({ values: { prjNo: _number, ...values } }) => JSON.stringify(values))
    expect(added).toHaveLength(80)
    expect(new Set(added).size).toBe(80)
  })
  it('are refused where there is no staff to take them on', async () => {
    await expect(seedManyProjects(emptyStore(), countingPorts().ports, 10)).rejects.toThrow('No city has staff')
  })
})
