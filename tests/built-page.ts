import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { extname, join, resolve, sep } from 'node:path'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

export interface BuiltPage {
  /** Folder of the page: `index.html` and what it names. */
  readonly root: string
  /** Folder below `.cache` the build goes to. */
  readonly name: string
  /** What `fangkit` stands for: the sources here, or the built library as a partner has it. */
  readonly from: 'sources' | 'dist'
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript', '.pdf': 'application/pdf', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json' }
const BUNDLER_CONDITIONS = ['module', 'browser', 'production']

/** Builds a page for production. @returns its folder */
export async function buildPage({ root, name, from }: BuiltPage): Promise<string> {
  const outDir = resolve('.cache', name)
  await build({
    configFile: false,
    root: resolve(root),
    base: './',
    logLevel: 'error',
    resolve: { conditions: from === 'sources' ? ['fangkit-source', ...BUNDLER_CONDITIONS] : BUNDLER_CONDITIONS },
    plugins: [react()],
    css: { postcss: { plugins: from === 'sources' ? [pandacss({ configPath: resolve('panda.config.ts') }) as never] : [] } }, // adapter: the plugin carries its own postcss types
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  })
  return outDir
}

/** Serves a folder on a port of its own. */
export async function serveFolder(folder: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname)
    const path = resolve(join(folder, asked.endsWith('/') ? `${asked}index.html` : asked))
    const found = path.startsWith(folder + sep) ? readFile(path) : Promise.reject(new Error('outside'))
    found.then((body) => response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body), () => response.writeHead(404).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the page is not served')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => { server.close() } }
}
