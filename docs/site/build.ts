import { existsSync, watch } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { build as buildVite } from 'vite'
import { build, createServer } from 'vitepress'
import { sitePages } from './site-pages.ts'

/** What the generator reads; it writes the site to `.cache/docs`. */
const PAGES = '.cache/docs-pages'
const EXAMPLES = `${PAGES}/public/examples`

/** Writes every page; one that did not change keeps its time, and one that is gone goes. */
async function writePages(): Promise<void> {
  for (const [file, text] of await sitePages()) {
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

async function buildSite(withExamples: boolean): Promise<void> {
  await rm(PAGES, { recursive: true, force: true })
  await writePages()
  if (withExamples) await buildExamples()
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

const words = process.argv.slice(2)
await (words.includes('dev') ? serveSite() : buildSite(!words.includes('pages')))
