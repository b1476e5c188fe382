import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import dts from 'vite-plugin-dts'
import { staticCss } from './lib/styles/static-css.ts'

const root = import.meta.dirname
const at = (path: string) => resolve(root, path)

/** `fangkit` and its sub-paths stand for the sources in this repository. */
const conditions = ['fangkit-source', 'module', 'browser', 'development|production']

const postcss = { plugins: [pandacss({ configPath: at('panda.config.ts') }) as never] } // adapter: the plugin carries its own postcss types

const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080'
const proxy = Object.fromEntries(['/web', '/api', '/file', '/healthz'].map((path) => [path, { target: API, ws: path === '/web' }]))

const PDF_FOLDERS = ['cmaps', 'standard_fonts', 'wasm'] as const
const PDF_TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' }
const pdfFile = (path: string) => at(`node_modules/pdfjs-dist/${path}`)

/** What pdf.js fetches for papers that do not carry it: served below `/pdf/`. */
const pdfFolders: Plugin = {
  name: 'pdf-folders',
  configureServer({ middlewares }) {
    middlewares.use('/pdf', (request, response, next) => {
      const [, folder, name] = /^\/(\w+)\/([\w.-]+)$/.exec((request.url ?? '').replace(/\?.*$/, '')) ?? []
      const path = PDF_FOLDERS.find((known) => known === folder) && pdfFile(`${folder}/${name}`)
      if (path === undefined || !existsSync(path)) return next()
      response.setHeader('content-type', PDF_TYPES[extname(path)] ?? 'application/octet-stream').end(readFileSync(path))
    })
  },
  generateBundle() {
    for (const folder of PDF_FOLDERS) for (const name of readdirSync(pdfFile(folder))) this.emitFile({ type: 'asset', fileName: `pdf/${folder}/${name}`, source: readFileSync(pdfFile(`${folder}/${name}`)) })
  },
}

/** Workers are modules, as the one of pdf.js is. */
const worker: UserConfig['worker'] = { format: 'es' }

/** The reference portal. */
const host: UserConfig = {
  root: at('host/web'),
  cacheDir: at('node_modules/.vite/host'),
  resolve: { conditions },
  plugins: [react(), pdfFolders],
  worker,
  css: { postcss },
  build: { outDir: at('.cache/portal'), emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 800, modulePreload: { polyfill: false } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy },
}

/** The gallery and every folder with a page of its own. */
function pagesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => existsSync(resolve(folder, name, 'index.html')))
  return Object.fromEntries([['index', resolve(folder, 'index.html')], ...names.map((name) => [name, resolve(folder, name, 'index.html')] as const)])
}

/** One folder, one idea; also the targets of browser tests. */
const examples: UserConfig = {
  root: at('examples'),
  cacheDir: at('node_modules/.vite/examples'),
  resolve: { conditions },
  plugins: [react(), pdfFolders],
  worker,
  css: { postcss },
  build: { outDir: at('.cache/examples'), emptyOutDir: true, rollupOptions: { input: pagesOf(at('examples')) } },
  server: { host: '127.0.0.1', port: 5174, strictPort: true, open: process.stdout.isTTY === true },
}

/** No module of ours: it is copied, so that a page can start it by its address. That it is a module is said where tools look, which do not read megabytes. */
const PDF_WORKER = './lib/pdf-worker.ts'
const pdfWorker: Plugin = {
  name: 'pdf-worker',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'pdf-worker.js', source: `export {}\n${readFileSync(pdfFile('legacy/build/pdf.worker.min.mjs'), 'utf8')}` })
  },
}

/** The sources behind the entries of package.json, by entry name. */
function entries(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { exports: Record<string, string | Record<string, string>> } // adapter: our own file
  return Object.fromEntries(
    Object.values(exports).flatMap((target) => {
      const source = typeof target === 'string' ? undefined : target['fangkit-source']
      return source && source !== PDF_WORKER ? [[source.replace(/^\.\/lib\/|\.tsx?$/g, ''), at(source)]] : []
    }),
  )
}

/** Published types stand beside `.js` files: there are no sources for them to point to. */
const types = dts({
  tsconfigPath: at('tsconfig.json'),
  include: ['lib'],
  exclude: ['lib/theme', 'lib/styles'],
  entryRoot: at('lib'),
  outDirs: at('dist'),
  beforeWriteFile: (filePath, content) => ({ filePath, content: content.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g, '$1$2$3.js$2') }),
})

/** Entries that reach React say so to hosts that render on a server. */
const useClient: Plugin = {
  name: 'use-client',
  generateBundle(_options, bundle) {
    const chunks = new Map(Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])))
    const reaches = (name: string, seen: Set<string>): boolean => {
      if (/^react(-dom)?($|\/)/.test(name)) return true
      if (seen.has(name)) return false
      seen.add(name)
      return chunks.get(name)?.imports.some((imported) => reaches(imported, seen)) ?? false
    }
    for (const chunk of chunks.values()) if (chunk.isEntry && !/^["']use client["']/.test(chunk.code) && reaches(chunk.fileName, new Set())) chunk.code = `"use client";\n${chunk.code}`
  },
}

/** The library: one module per source, so that hosts take only what they import. */
const lib: UserConfig = {
  root,
  plugins: [react(), staticCss(at('lib/styled-system/css/css.js')), types, useClient, pdfWorker],
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    sourcemap: false,
    lib: { entry: entries(), formats: ['es'] },
    rolldownOptions: {
      external: (id: string) => !id.startsWith('.') && !id.startsWith('\0') && !id.startsWith(root) && !id.startsWith('/'),
      output: { preserveModules: true, preserveModulesRoot: at('lib'), entryFileNames: '[name].js' },
    },
  },
}

const CONFIGS: Readonly<Record<string, UserConfig>> = { host, examples, lib }

export default defineConfig(({ mode }) => CONFIGS[mode] ?? host)
