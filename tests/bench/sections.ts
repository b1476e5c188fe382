import type { Page } from 'playwright-core'
import { type Bench, type Measurement, spread } from './bench.ts'
import { openBenchPage } from './bench-page.ts'

const SECTIONS = ['house', 'trade', 'loan', 'demand'] as const
const LOADS = 5
/** Script until a form is there. */
const BUDGET_MS = 100

/** The sections of a saved case over the memory back end, whose own work counts too. */
export const bench: Bench = {
  about:
    'a saved case over memory: first paint, and from pressing 编辑 of a section until its form is there, chunk ' +
    `at hand; ${LOADS} loads each`,
  async run() {
    const { load, close } = await openBenchPage('sections')
    try {
      const results: Measurement[] = []
      const paints: number[] = []
      for (const section of SECTIONS) {
        const opened: Opened[] = []
        for (let round = 0; round < LOADS; round += 1) {
          const { page, render } = await load(`?section=${section}`)
          paints.push(render)
          opened.push(await openSection(page, section))
        }
        results.push(
          { name: `sections: ${section}, fields of the form`, unit: 'count', median: opened[0]?.fields ?? 0 },
          {
            name: `sections: ${section}, script`,
            unit: 'ms',
            ...spread(opened.map(({ script }) => script)),
            budget: BUDGET_MS,
          },
          { name: `sections: ${section}, all work`, unit: 'ms', ...spread(opened.map(({ work }) => work)) },
        )
      }
      return [{ name: 'sections: first paint of a saved case', unit: 'ms', ...spread(paints) }, ...results]
    } finally {
      await close()
    }
  },
}

/** Milliseconds of the page's own thread: what other programs take from the processor meanwhile does not count. */
interface Opened {
  readonly script: number
  /** Script, style, layout and paint. */
  readonly work: number
  readonly fields: number
}

async function openSection(page: Page, section: string): Promise<Opened> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1_000
    return { script: of('ScriptDuration'), work: of('TaskDuration') }
  }
  const button = page.locator(`[data-section=${section}] button[aria-label^=编辑]`).first()
  await button.hover()
  const before = await spent()
  await button.click()
  await page.waitForFunction(
    (inside) =>
      document.querySelector(`${inside} form [data-field]`) !== null &&
      document.querySelector(`${inside} form [aria-busy=true]`) === null,
    `[data-section=${section}]`,
  )
  const after = await spent()
  const fields = await page.locator(`[data-section=${section}] form [data-field]`).count()
  return { script: after.script - before.script, work: after.work - before.work, fields }
}
