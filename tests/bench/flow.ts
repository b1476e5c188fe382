import type { Page } from 'playwright-core'
import { type Bench, type Measurement, spread } from './bench.ts'
import { openBenchPage } from './bench-page.ts'

const LOADS = 5
/** Script time until the result is visible. */
const BUDGET_MS = 100
const SELECTED = '[role=status] b'

/** A user action, and what is visible once it is done. */
const STEPS = [
  { name: 'first paint of the tab', press: 'button:text-is("open")', seen: 'table tbody tr button[data-fold]' },
  { name: 'all chosen, list as it opens', press: 'label:has-text("全选") input', seen: `${SELECTED}:text-is("160")` },
  { name: 'none chosen', press: 'label:has-text("全选") input', seen: `${SELECTED}:text-is("0")` },
  { name: 'every open job shown', press: 'button:has-text("待我办")', seen: 'tr[data-job="F59-3"]' },
  {
    name: 'all chosen, every open job shown',
    press: 'label:has-text("全选") input',
    seen: `${SELECTED}:text-is("160")`,
  },
  { name: 'one job given up', press: 'tr[data-job="F59-3"] input[type=checkbox]', seen: `${SELECTED}:text-is("159")` },
] as const

/** The flows of a case of 300 jobs, answered at once. */
export const bench: Bench = {
  about: `the progress of a case of 60 main flows and 240 sub-flows: script and all work of each step; ${LOADS} loads`,
  async run() {
    const { load, close } = await openBenchPage('flow')
    try {
      const spent: Spent[][] = STEPS.map(() => [])
      for (let round = 0; round < LOADS; round += 1) {
        const { page } = await load()
        const measure = await meter(page)
        for (const [at, { press, seen }] of STEPS.entries()) spent[at]?.push(await measure(press, seen))
      }
      return STEPS.flatMap(({ name }, at): Measurement[] => [
        {
          name: `flow: ${name}, script`,
          unit: 'ms',
          ...spread((spent[at] ?? []).map(({ script }) => script)),
          budget: BUDGET_MS,
        },
        { name: `flow: ${name}, all work`, unit: 'ms', ...spread((spent[at] ?? []).map(({ work }) => work)) },
      ])
    } finally {
      await close()
    }
  },
}

/** Milliseconds of the page's own thread; time that other programs take from the processor is not counted. */
interface Spent {
  readonly script: number
  /** Script, style, layout and paint. */
  readonly work: number
}

async function meter(page: Page): Promise<(press: string, seen: string) => Promise<Spent>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const now = async (): Promise<Spent> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1_000
    return { script: of('ScriptDuration'), work: of('TaskDuration') }
  }
  return async (press, seen) => {
    const target = page.locator(press).first()
    await target.hover()
    const before = await now()
    await target.click()
    await page.locator(seen).first().waitFor()
    const after = await now()
    return { script: after.script - before.script, work: after.work - before.work }
  }
}
