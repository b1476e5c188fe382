import { beforeAll, expect, it } from 'vitest'
import { formRows } from '../../../lib/backend/form-record/form-rows.ts'
import { formPrintTable } from '../../../lib/backend/form-record/form-print-table.ts'
import type { SignedIn } from '../../../lib/backend/handler.ts'
import { demoProjects } from '../../../lib/testing/demo/projects/demo-projects.ts'
import { seedPrints } from '../../../lib/testing/demo/form-templates/demo-prints.ts'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import type { Row, Store } from '../../../lib/backend/store.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { countingPorts, emptyStore, NOW, rowsOf } from '../seed/seeding.ts'

let store: Store
let prints: readonly Row[]
const { ports } = countingPorts()
beforeAll(async () => {
  store = emptyStore()
  await seedDemo(store, ports)
  prints = await rowsOf(store, formPrintTable)
})

it('APP-015 some cases have forms that were printed, and some of these went stale since', async () => {
  const cases = new Set(prints.map(({ project }) => project))
  expect(cases.size).toBeGreaterThanOrEqual(5)
  const projects = (await rowsOf(store, projectTable)).filter(({ key }) => cases.has(key))
  const seen = await Promise.all(
    projects.map((project) =>
      store.unit({ account: 'system', now: NOW }, async (unit) => {
        // adapter: all a list of forms asks for
        const rows = await formRows({ unit, ports } as unknown as SignedIn, project)
        return rows
          .flatMap(({ printed, childs }) => [printed, ...(childs ?? []).map((child) => child.printed)])
          .flatMap((print) => (print ? [print] : []))
      }),
    ),
  )
  expect(seen.flat().length).toBe(prints.length)
  expect(seen.every((marks) => marks.some(({ stale }) => stale) && marks.some(({ stale }) => !stale))).toBe(true)
  expect(seen.flat().every(({ byName }) => byName !== '')).toBe(true)
})
it('by the person who moves the case, after that and before today; a second run adds none', async () => {
  const accounts = new Set((await rowsOf(store, accountTable)).map(({ key }) => key))
  for (const { project, values } of prints) {
    const { move } = demoProjects(NOW).find(({ key }) => key === project) ?? {}
    expect([values['printedBy'], accounts.has(String(values['printedBy']))]).toEqual([move?.by, true])
    expect(Number(values['printedAt'])).toBeGreaterThan(move?.at ?? Number.POSITIVE_INFINITY)
    expect(Number(values['printedAt'])).toBeLessThan(NOW)
  }
  for (const [index, project] of demoProjects(NOW).entries()) await seedPrints(store, ports.files, project, index, NOW)
  expect((await rowsOf(store, formPrintTable)).length).toBe(prints.length)
})
