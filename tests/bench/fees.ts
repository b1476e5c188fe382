import type { CDPSession, Page } from 'playwright-core'
import { type Bench, type Measurement, spread } from './bench.ts'
import { openBenchPage } from './bench-page.ts'

const ROWS = 100
const LOADS = 5
/** Script until the list is there. */
const BUDGET_MS = 100
const CHARGES = '[data-charge]'
const LISTS = [
  ['incomes', '收入清单'],
  ['expenses', '支出清单'],
] as const

/** The fees of a case with long lists, answered from memory. */
export const bench: Bench = {
  about:
    `the fees of a case with ${ROWS} charges, incomes and expenses: first paint with chunks and answers at ` +
    `hand, then each other list; ${LOADS} loads`,
  async run() {
    const { load, close } = await openBenchPage('fees')
    try {
      const drawn: Record<string, Spent[]> = { charges: [], incomes: [], expenses: [] }
      for (let round = 0; round < LOADS; round += 1) {
        const { page } = await load(`?rows=${ROWS}`)
        const session = await page.context().newCDPSession(page)
        await session.send('Performance.enable', { timeDomain: 'threadTicks' })
        // Once before it counts: what is measured is drawing, not the arrival of chunks.
        await shown(page)
        for (const [, name] of LISTS) await opened(page, name)
        drawn['charges']?.push(await spent(session, () => shown(page)))
        for (const [list, name] of LISTS) drawn[list]?.push(await spent(session, () => opened(page, name)))
      }
      return Object.entries(drawn).flatMap(([list, times]): Measurement[] => [
        {
          name: `fees: ${ROWS} ${list}, script`,
          unit: 'ms',
          ...spread(times.map(({ script }) => script)),
          budget: BUDGET_MS,
        },
        { name: `fees: ${ROWS} ${list}, all work`, unit: 'ms', ...spread(times.map(({ work }) => work)) },
      ])
    } finally {
      await close()
    }
  },
}

/** Milliseconds of the page's own thread: what other programs take from the processor meanwhile does not count. */
interface Spent {
  readonly script: number
  /** Script, style, layout and paint. */
  readonly work: number
}

async function spent(session: CDPSession, act: () => Promise<void>): Promise<Spent> {
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1_000
    return { script: of('ScriptDuration'), work: of('TaskDuration') }
  }
  const before = await now()
  await act()
  const after = await now()
  return { script: after.script - before.script, work: after.work - before.work }
}

async function shown(page: Page): Promise<void> {
  await page.locator('#show').click()
  await page.waitForFunction(([rows, count]) => document.querySelectorAll(rows).length === count, [
    CHARGES,
    ROWS,
  ] as const)
}

async function opened(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(name) }).click()
  await page.getByRole('table', { name }).locator('tbody tr').nth(10).waitFor()
}
