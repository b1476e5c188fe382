import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { build, createServer, defineConfig, type Plugin, runnerImport, type UserConfig, Visitor } from 'vite'
import dts from 'vite-plugin-dts'
import { publishedSheets } from './lib/styles/published-sheets.ts'
import { staticCss } from './lib/styles/static-css.ts'

const root = import.meta.dirname
const at = (path: string) => resolve(root, path)

/** `fangkit` and its sub-paths stand for the sources in this repository. */
const conditions = ['fangkit-source', 'module', 'browser', 'development|production']

// adapter: the plugin carries its own postcss types
const postcss = { plugins: [pandacss({ configPath: at('panda.config.ts') }) as never] }

const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080'
const proxy = Object.fromEntries(
  ['/web', '/api', '/file', '/healthz'].map((path) => [path, { target: API, ws: path === '/web' }]),
)

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
    for (const folder of PDF_FOLDERS)
      for (const name of readdirSync(pdfFile(folder)))
        this.emitFile({
          type: 'asset',
          fileName: `pdf/${folder}/${name}`,
          source: readFileSync(pdfFile(`${folder}/${name}`)),
        })
  },
}

/** Workers are modules, as the one of pdf.js is. */
const worker: UserConfig['worker'] = { format: 'es' }

/** Names of what only the call reference reads of a call (`CallTexts`). */
const CALL_TEXTS = new Set(['summary', 'requirements'])
/** Calls keep their texts in the sources; nobody who uses a built page or library loads them. */
const withoutCallTexts: Plugin = {
  name: 'without-call-texts',
  apply: 'build',
  transform: {
    filter: { id: /\/lib\/contract\/.*\.ts$/ },
    handler(code) {
      const spans: (readonly [number, number])[] = []
      new Visitor({
        Property({ key, start, end }) {
          if (key.type === 'Identifier' && CALL_TEXTS.has(key.name)) spans.push([start, end])
        },
      }).visit(this.parse(code))
      const kept = spans.reduceRight((text, [start, end]) => {
        const after = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0
        return text.slice(0, start) + text.slice(end + after)
      }, code)
      return { code: kept, map: null }
    },
  },
}

const FORM_LIBRARIES = /[\\/](?:form-core|store|devtools-event-client)[\\/]dist[\\/]/
/** The parts of `lib/form` that show a record. */
const SHOWS_RECORD = new RegExp(
  '^(?:compact-view|field-item|groups|recording-line|applicable-defaults|ago|entity-form-context|' +
    'saving/issue-summary|state/(?:use-form-state|record-values)|fields/drawn-fields)',
)
/** Whether a form needs the module only to edit. */
function isForEditing(id: string): boolean {
  const [, inForm] = id.replaceAll('\\', '/').split('/lib/form/')
  return FORM_LIBRARIES.test(id) || (inForm !== undefined && !SHOWS_RECORD.test(inForm))
}

/**
 * Files of the portal. A page loads a handful in one round: what every page needs, what several share, and its own.
 * Without groups each set of lazy parts that share a module gets a file, and a case needs some three hundred.
 */
const FILES = {
  groups: [
    { name: 'portal', tags: ['$initial' as const], priority: 5 },
    { name: 'rules', test: /[\\/]lib[\\/](?:catalogue|domain|contract)[\\/]/, minShareCount: 3, priority: 4 },
    { name: 'charts', test: /[\\/]node_modules[\\/](?:d3-|internmap)/, priority: 3 },
    { name: 'editing', test: isForEditing, minShareCount: 3, priority: 2 },
    {
      name: 'parts',
      test: (id: string) => /[\\/](?:lib|node_modules)[\\/]/.test(id) && !isForEditing(id),
      minShareCount: 3,
      priority: 3,
    },
    // The sections of a case are modules of their own for partners who show some of them.
    {
      name: 'case',
      test: /[\\/]project-detail[\\/](?:.*-section|files[\\/]record-files|recommendations[\\/].*)\.tsx$/,
      priority: 1,
    },
  ],
}

/** The files most pages share are asked for together with the entry, not once it runs. */
const sharedFilesFirst: Plugin = {
  name: 'shared-files-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && (file.name === 'rules' || file.name === 'parts')
          ? {
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` },
              injectTo: 'head' as const,
            }
          : [],
      ),
  },
}

/** The reference portal. */
const host: UserConfig = {
  root: at('host/web'),
  cacheDir: at('node_modules/.vite/host'),
  resolve: { conditions },
  plugins: [react(), withoutCallTexts, publishedSheets(root), pdfFolders, sharedFilesFirst],
  worker,
  build: {
    outDir: at('.cache/portal'),
    rolldownOptions: { output: { codeSplitting: FILES } },
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy },
}

/** The gallery and every folder with a page of its own. */
function pagesOf(folder: string, except: readonly string[]): Record<string, string> {
  const names = readdirSync(folder).filter(
    (name) => !except.includes(name) && existsSync(resolve(folder, name, 'index.html')),
  )
  return Object.fromEntries([
    ['index', resolve(folder, 'index.html')],
    ...names.map((name) => [name, resolve(folder, name, 'index.html')] as const),
  ])
}

/**
 * What `examples/strict-csp` promises; the development server puts scripts and styles of its own into pages, so only a
 * built page is this strict.
 */
const STRICT_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' blob:; object-src 'none'; " +
  "base-uri 'self'; require-trusted-types-for 'script'"
const strictPage: Plugin = {
  name: 'strict-page',
  apply: 'build',
  transformIndexHtml: (_html, { path }) =>
    path.endsWith('/strict-csp/index.html')
      ? [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: STRICT_POLICY },
            injectTo: 'head-prepend',
          },
        ]
      : [],
}

const OLDER = 'react-18'
const EXAMPLES_TO = at('.cache/examples')

/**
 * The examples of a host that has not moved on: one React for all modules of a page, so its page is built by itself,
 * and has a server of its own while developing.
 */
const olderReact = (): Plugin => {
  let built: { readonly base: string; readonly outDir: string } = { base: '/', outDir: EXAMPLES_TO }
  return {
    name: 'older-react',
    configResolved: ({ base, build: { outDir } }) => {
      built = { base, outDir: resolve(outDir) }
    },
    async configureServer({ middlewares }) {
      const base = `/with-${OLDER}/`
      const server = await createServer({
        ...older,
        configFile: false,
        base,
        cacheDir: at('node_modules/.vite/examples-18'),
        server: { middlewareMode: true, hmr: false, ws: false },
      })
      middlewares.use((request, response, next) => {
        const opened = /^\/react-18\/(\?.*)?$/.exec(request.url ?? '')
        if (opened) return response.writeHead(302, { location: `${base}${OLDER}/${opened[1] ?? ''}` }).end()
        return request.url?.startsWith(base) ? server.middlewares(request, response, next) : next()
      })
    },
    closeBundle: {
      sequential: true,
      // Beside the other pages, once these are written.
      handler: async () =>
        void (await build({
          ...older,
          configFile: false,
          logLevel: 'error',
          base: built.base,
          build: {
            ...older.build,
            outDir: built.outDir,
            emptyOutDir: false,
            assetsDir: `${OLDER}/assets`,
            rollupOptions: { input: resolve(at('examples'), OLDER, 'index.html') },
          },
        })),
    },
  }
}

/** One folder, one idea; also the targets of browser tests. */
const examples: UserConfig = {
  root: at('examples'),
  cacheDir: at('node_modules/.vite/examples'),
  resolve: { conditions },
  plugins: [react(), publishedSheets(root), pdfFolders, strictPage, olderReact()],
  worker,
  css: { postcss },
  build: { outDir: EXAMPLES_TO, emptyOutDir: true, rollupOptions: { input: pagesOf(at('examples'), [OLDER]) } },
  server: { host: '127.0.0.1', port: 5174, strictPort: true, open: process.stdout.isTTY === true },
}

/** The same with React 18. */
const older: UserConfig = {
  ...examples,
  plugins: [react(), publishedSheets(root), pdfFolders],
  resolve: {
    conditions,
    alias: ['react', 'react-dom'].map((name) => ({ find: new RegExp(`^${name}(?=$|/)`), replacement: `${name}18` })),
  },
}

/**
 * No module of ours: it is copied, so that a page can start it by its address. That it is a module is said where tools
 * look, which do not read megabytes.
 */
const PDF_WORKER = './lib/pdf-worker.ts'
/** Bundled by itself, see below. */
const ELEMENTS = './dist/elements/'
const pdfWorker: Plugin = {
  name: 'pdf-worker',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'pdf-worker.js',
      source: `export {}\n${readFileSync(pdfFile('legacy/build/pdf.worker.min.mjs'), 'utf8')}`,
    })
  },
}

/** The sources behind the entries of package.json, by entry name. */
function entries(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>
  } // adapter: our own file
  return Object.fromEntries(
    Object.values(exports).flatMap((target) => {
      const source =
        typeof target === 'string' || target['default']?.startsWith(ELEMENTS) ? undefined : target['fangkit-source']
      return source && source !== PDF_WORKER && !source.endsWith('.css')
        ? [[source.replace(/^\.\/lib\/|\.tsx?$/g, ''), at(source)]]
        : []
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
  // `npm run types` looks for faults, here and everywhere else.
  compilerOptions: { noCheck: true, stableTypeOrdering: true },
  beforeWriteFile: (filePath, content) => ({
    filePath,
    content: content.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g, '$1$2$3.js$2'),
  }),
})

const DAYS_AT = at('lib/vendor/chinese-days.js')
/**
 * The calendar of working days becomes a module of the built library: its package says of itself that it is no ES
 * module and has one
 * inside, which webpack and Turbopack refuse to read. Its licence comes along.
 */
const workingDays: Plugin = {
  name: 'working-days',
  enforce: 'pre',
  resolveId: (id) => (id === 'chinese-days' ? DAYS_AT : null),
  load: (id) => (id === DAYS_AT ? readFileSync(at('node_modules/chinese-days/dist/index.es.js'), 'utf8') : null),
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'vendor/chinese-days.LICENSE.txt',
      source: readFileSync(at('node_modules/chinese-days/LICENSE'), 'utf8'),
    })
  },
}

/** Entries that reach React say so to hosts that render on a server. */
const useClient: Plugin = {
  name: 'use-client',
  generateBundle(_options, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
    )
    const reaches = (name: string, seen: Set<string>): boolean => {
      if (/^react(-dom)?($|\/)/.test(name)) return true
      if (seen.has(name)) return false
      seen.add(name)
      return chunks.get(name)?.imports.some((imported) => reaches(imported, seen)) ?? false
    }
    for (const chunk of chunks.values())
      if (chunk.isEntry && !/^["']use client["']/.test(chunk.code) && reaches(chunk.fileName, new Set()))
        chunk.code = `"use client";\n${chunk.code}`
  },
}

/** The library: one module per source, so that hosts take only what they import. */
const lib: UserConfig = {
  root,
  plugins: [
    react(),
    staticCss(at('lib/styled-system/css/css.js')),
    workingDays,
    withoutCallTexts,
    types,
    useClient,
    pdfWorker,
  ],
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    sourcemap: false,
    lib: { entry: entries(), formats: ['es'] },
    rolldownOptions: {
      external: (id: string) =>
        id !== 'chinese-days' &&
        !id.startsWith('.') &&
        !id.startsWith('\0') &&
        !id.startsWith(root) &&
        !id.startsWith('/'),
      output: { preserveModules: true, preserveModulesRoot: at('lib'), entryFileNames: '[name].js' },
    },
  },
}

/** The sheet elements carry as text: the one that was built for any page. */
const sheetText: Plugin = {
  name: 'sheet-text',
  enforce: 'pre',
  // The types of these parts lie in the same folder: only what an earlier build bundled goes.
  buildStart: () => rmSync(at(`${ELEMENTS}parts`), { recursive: true, force: true }),
  resolveId: (id) => (id.endsWith('/styles/panda.css?inline') ? '\0sheet-text' : null),
  load: (id) =>
    id === '\0sheet-text' ? `export default ${JSON.stringify(readFileSync(at('dist/styles.css'), 'utf8'))}` : null,
}

/** What editors complete tags with. */
const manifest: Plugin = {
  name: 'custom-elements-manifest',
  async generateBundle() {
    const { module } = await runnerImport<{ readonly elementsManifest: () => object }>(at('lib/elements/manifest.ts'))
    this.emitFile({
      type: 'asset',
      fileName: 'custom-elements.json',
      source: JSON.stringify(module.elementsManifest()),
    })
  },
}

/**
 * The elements for pages without a bundler: React inside, once, and a file for each widget. Runs after the sheets are
 * written.
 */
const elements: UserConfig = {
  root,
  base: './',
  plugins: [react(), staticCss(at('lib/styled-system/css/css.js')), withoutCallTexts, sheetText, manifest],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: at(ELEMENTS),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: { elements: at('lib/elements.ts'), transport: at('lib/elements-transport.ts') },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
}

const CONFIGS: Readonly<Record<string, UserConfig>> = { host, examples, lib, elements }

export default defineConfig(({ mode }) => CONFIGS[mode] ?? host)
