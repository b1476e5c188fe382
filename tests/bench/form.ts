import { type Bench, spread } from './bench.ts'
import { openBenchPage } from './bench-page.ts'
import { typeMeasured } from './keystrokes.ts'

const LOADS = 7
const TYPED = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmn'
/** Fields that decide about no other field, and that do. */
const PLAIN = '[data-field=f2] input'
const DECIDING = '[data-field=f20] input'

/** A section of 300 fields in edit mode. */
export const bench: Bench = {
  about: `a section of 300 fields, 60 of them conditional, in edit mode: ${LOADS} mounts, ${TYPED.length} keys each`,
  async run() {
    const { page, load, close } = await openBenchPage('form')
    try {
      const counts = await page.evaluate(() => ({
        fields: document.querySelectorAll('form [data-field]').length,
        machines: document.querySelectorAll('form [data-scope]').length,
      }))
      const plain = await typeMeasured(page, PLAIN, TYPED)
      const deciding = await typeMeasured(page, DECIDING, TYPED)
      const mounts: number[] = []
      for (let round = 0; round < LOADS; round += 1) mounts.push((await load()).render)
      return [
        { name: 'form: fields on screen', unit: 'count', median: counts.fields },
        { name: 'form: widget machines mounted eagerly', unit: 'count', median: counts.machines, budget: 0 },
        { name: 'form: mount', unit: 'ms', ...spread(mounts) },
        { name: 'form: key, work', unit: 'ms', ...spread(plain) },
        { name: 'form: key in a deciding field, work', unit: 'ms', ...spread(deciding) },
      ]
    } finally {
      await close()
    }
  },
}
