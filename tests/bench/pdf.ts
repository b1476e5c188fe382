import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openWholeBrowser } from '../opened-page.ts'
import { serveFolder } from '../served-folder.ts'
import { buildBenchPage } from './build-bench-page.ts'
import { fileAt, openFormServer } from '../server/forms/form-server.ts'
import { type Bench, type Measurement, spread } from './bench.ts'

const ROUNDS = 9
const PATIENCE_MS = 60_000
const OURS = 'pdf'
const THEIRS = 'pdf-own-viewer'
/** The same work in both viewers; `?wait` opens it in a page that runs already. */
const WAYS = [
  { name: 'opened in a page that runs', query: '?wait' },
  { name: 'from an empty page', query: '' },
] as const

/** The ten-page form in our viewer, and in the viewer that comes with pdf.js. */
export const bench: Bench = {
  about:
    `first page of a ten-page form visible: ours and pdf.js' own viewer in turns, ${ROUNDS} rounds, each in a ` +
    'browser of its own; script, worker and file included',
  async run() {
    const form = await tenPages()
    const sites = new Map<string, { readonly url: string; close(): void }>()
    const times = new Map<string, number[]>()
    const take = async (site: string, query: string): Promise<number> => visibleAfter(`${sites.get(site)?.url}${query}`)
    try {
      for (const name of [OURS, THEIRS]) {
        const folder = await buildBenchPage(name, 'sources')
        await writeFile(join(folder, 'form.pdf'), form)
        sites.set(name, await serveFolder(folder))
        // Once before it counts: the files are read from the disk for the first time.
        await take(name, '')
      }
      const ways = [
        ...WAYS.flatMap(({ query }) => [
          { site: OURS, query },
          { site: THEIRS, query },
        ]),
        { site: OURS, query: '?wait&warm' },
      ]
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { site, query } of round % 2 === 0 ? ways : ways.toReversed()) {
          const key = `${site}${query}`
          times.set(key, [...(times.get(key) ?? []), await take(site, query)])
        }
      }
    } finally {
      for (const site of sites.values()) site.close()
    }
    const of = (site: string, query: string) => spread(times.get(`${site}${query}`) ?? [])
    return [
      ...WAYS.flatMap(({ name, query }): Measurement[] => [
        {
          name: `pdf: ours, ${name}`,
          unit: 'ms',
          ...of(OURS, query),
          peer: { name: 'pdf.js viewer', figure: of(THEIRS, query).median },
        },
        { name: `pdf: pdf.js' viewer, ${name}`, unit: 'ms', ...of(THEIRS, query) },
      ]),
      {
        name: 'pdf: ours, where a list keeps it ready',
        unit: 'ms',
        ...of(OURS, '?wait&warm'),
        peer: { name: 'pdf.js viewer', figure: of(THEIRS, '?wait').median },
      },
    ]
  },
}

async function tenPages(): Promise<Uint8Array> {
  const { server, forms, token, prjId } = await openFormServer()
  try {
    const { headers, bytes } = await fileAt(
      server,
      '/form/word',
      { prjId, fileName: '', pathUrl: '/form/BANK-JIA-LOAN.pdf' },
      { token },
    )
    if (headers.get('x-form-pages') !== '10') throw new Error('the form no longer has ten pages')
    return bytes
  } finally {
    await server.close()
    await forms.close()
  }
}

/** Milliseconds until its mark: from the start of the page, or from when the form was opened in it. */
async function visibleAfter(url: string): Promise<number> {
  const browser = await openWholeBrowser()
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } })
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto(url, { waitUntil: 'networkidle' })
    const waits = url.includes('wait')
    if (waits) await page.evaluate(() => Reflect.get(window, '__open')())
    await page.waitForFunction(() => performance.getEntriesByName('mounted').length > 0)
    return (await marked(page, 'mounted')) - (waits ? await marked(page, 'render') : 0)
  } finally {
    await browser.close()
  }
}

const marked = (page: Page, mark: string): Promise<number> =>
  page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0, mark)
