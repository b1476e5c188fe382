import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { buildPage } from '../built-page.ts'
import { openWholeBrowser, openPage } from '../opened-page.ts'
import { reactExample } from '../packed/documented-code.ts'
import { serveFolder } from '../served-folder.ts'
import { startServer } from '../server/harness/harness.ts'
import type { Bench, Measurement } from './bench.ts'

const KB = 1024
const PAGES = 'tests/bench/pages'
const WRITTEN = '.cache/bench/written'
const AN_HOUR_MS = 3_600_000
const BUDGETS = { kilobytes: 85, files: 12, rounds: 2 } as const

/** Scripts a page fetched, in the order it asked for them. */
interface Fetched {
  readonly file: string
  /** Compressed, in bytes. */
  readonly size: number
  /** 1 for what the page itself names, 2 for what those ask for once they run. */
  readonly round: number
}

/** The lines of the README over a server, as a partner builds and opens them; `dist` must be built. */
export const bench: Bench = {
  about: 'the lines of the README, built by Vite from the built library, until the list of fees shows',
  async run() {
    let token = ''
    const served = resolve('.cache/bench')
    const answers = { '/fangkit-token': () => ({ token, expiresAt: Date.now() + AN_HOUR_MS }) }
    const site = await serveFolder(served, {}, answers)
    const config = { origins: [new URL(site.url).origin], trustedProxies: [], logLevel: 'info' as const }
    const [api, browser] = await Promise.all([startServer('memory', {}, { config }), openWholeBrowser()])
    try {
      token = await api.signIn('manager')
      await mkdir(WRITTEN, { recursive: true })
      await writeFile(join(WRITTEN, 'readme.tsx'), await reactExample(api.url))
      const list = (page: Page) => page.getByRole('table').getByRole('row').nth(1).waitFor()
      const lines = await fetchedBy(browser, site.url, await built('embed'), list)
      const together = await fetchedBy(browser, site.url, await built('embed', true), list)
      const react = await fetchedBy(browser, site.url, await built('embed-react'), (page) =>
        page.getByRole('table', { name: 'nothing' }).waitFor({ state: 'attached' }),
      )
      return [
        ...figuresOf('embed', lines, react),
        { name: 'embed: React', unit: 'KB', median: tenths(weight(react)) },
        ...figuresOf('embed, first view in one file', together, react),
      ]
    } finally {
      await browser.close()
      await api.close()
      site.close()
    }
  },
}

/** @returns name of its folder */
async function built(page: string, together = false): Promise<string> {
  const name = together ? `${page}-together` : page
  const folders = { measured: resolve(PAGES, page), written: resolve(WRITTEN) }
  await buildPage({ root: PAGES, name: `bench/${name}`, from: 'dist', folders, together })
  return name
}

async function fetchedBy(
  browser: Browser,
  url: string,
  folder: string,
  shown: (page: Page) => Promise<void>,
): Promise<readonly Fetched[]> {
  const { page, faults } = await openPage(browser, { baseURL: url })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const rounds = new Map<string, number>()
  network.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (type !== 'Script' && !request.url.endsWith('.js')) return
    // Asked for by the page itself, or by a script that runs.
    const asking = initiator.type === 'script' ? (initiator.stack?.callFrames[0]?.url ?? initiator.url) : undefined
    const known = asking === undefined ? 0 : (rounds.get(asking) ?? 0)
    if (!rounds.has(request.url)) rounds.set(request.url, known + 1)
  })
  await page.goto(`${folder}/`)
  await shown(page)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const asked = [...rounds]
  await page.context().close()
  return Promise.all(
    asked.map(async ([address, round]) => {
      const file = new URL(address).pathname
      return { file, round, size: gzipSync(await readFile(join('.cache/bench', file)), { level: 9 }).length }
    }),
  )
}

const weight = (files: readonly Fetched[]): number => files.reduce((sum, { size }) => sum + size, 0) / KB
const tenths = (figure: number): number => Math.round(figure * 10) / 10

function figuresOf(name: string, lines: readonly Fetched[], react: readonly Fetched[]): readonly Measurement[] {
  return [
    {
      name: `${name}: scripts beside React`,
      unit: 'KB',
      median: tenths(weight(lines) - weight(react)),
      budget: BUDGETS.kilobytes,
    },
    {
      name: `${name}: the largest script`,
      unit: 'KB',
      median: tenths(Math.max(...lines.map(({ size }) => size)) / KB),
    },
    { name: `${name}: files`, unit: 'count', median: lines.length, budget: BUDGETS.files },
    {
      name: `${name}: rounds`,
      unit: 'count',
      median: Math.max(...lines.map(({ round }) => round)),
      budget: BUDGETS.rounds,
    },
  ]
}
