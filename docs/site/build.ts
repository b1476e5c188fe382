import { existsSync, watch } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { build as buildVite } from 'vite'
import { build, createServer } from 'vitepress'
import { sitePages } from './site-pages.ts'

const TASKS = { site: buildSite, pages: buildPages, dev: serveSite }
const [asked = 'site'] = process.argv.slice(2)
const task = Object.entries(TASKS).find(([name]) => name === asked)?.[1]
if (!task) throw new Error(`Ask for one of ${Object.keys(TASKS).join(', ')}`)

/** Where the site is written; the settings of the generator read it, too. */
const SITE = asked === 'pages' ? '.cache/docs-for-tests' : '.cache/docs'
process.env['DOCS_FOLDER'] = SITE
/** What the generator reads. */
const PAGES = `${SITE}-pages`
const EXAMPLES = `${PAGES}/public/examples`

/** Guides and reference: most of the pages, and most of the time. */
const FROM_GUIDES = /^guides\//

/** Writes every page; one that did not change keeps its time. */
async function writePages(withGuides = true): Promise<void> {
  for (const [file, text] of await sitePages()) {
    if (!withGuides && FROM_GUIDES.test(file)) continue
    const path = join(PAGES, file)
    if ((await readFile(path, 'utf8').catch(() => null)) === text) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  await mkdir(`${PAGES}/public`, { recursive: true })
  await copyFile('examples/frame/icon.svg', `${PAGES}/public/icon.svg`)
}

/** The examples as anywhere else; the site serves them below its own address. */
async function buildExamples(): Promise<void> {
  const base = `${process.env['DOCS_BASE'] ?? '/'}examples/`
  await buildVite({ mode: 'examples', base, logLevel: 'error', build: { outDir: resolve(EXAMPLES) } })
}

async function buildSite(): Promise<void> {
  await rm(PAGES, { recursive: true, force: true })
  await writePages()
  await buildExamples()
  await build('docs')
}

/** The pages alone, for tests that look at them: no examples and no guides. */
async function buildPages(): Promise<void> {
  await rm(PAGES, { recursive: true, force: true })
  await writePages(false)
  await build('docs')
}

/** Serves the site while it is written. The examples are built once; `npm run docs` builds them anew. */
async function serveSite(): Promise<void> {
  await writePages()
  if (!existsSync(`${EXAMPLES}/index.html`)) await buildExamples()
  const server = await createServer('docs', { host: '127.0.0.1', port: 5175 })
  await server.listen()
  server.printUrls()
  for (const folder of ['docs/pages', 'lib/guides']) watch(folder, { recursive: true }, () => void writePages())
}

await task()
