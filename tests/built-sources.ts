import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { storedDemo } from './demo-contents/plugin.ts'

const ROOT = resolve(import.meta.dirname, '..')
const BUILT = resolve(ROOT, '.cache/widgets')
const SOURCE = /^(?:lib|host|examples)\/.*\.(?:tsx?|js)$/
const extension = /\.(?:tsx?|js)$/
const inRoot = (path: string): string => relative(ROOT, path).replaceAll('\\', '/')

/** Files of tests that put a module of the sources in another's place: they take the sources as they are. */
const MOCKING = /\bvi\.(?:doMock|mock)\(/

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => resolve(dirname(file), path))
    .filter((path) => extension.test(path) && existsSync(path))

/** Every module of the sources that a test in the browser, or what it shares with others, imports. */
function importedSources(): readonly string[] {
  const folder = resolve(ROOT, 'tests/widgets')
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => extension.test(path))
      .map((path) => resolve(folder, path)),
  )
  const sources = new Set<string>()
  // A set goes on with what is added to it on the way.
  for (const file of files)
    for (const imported of importsOf(file))
      if (SOURCE.test(inRoot(imported))) sources.add(inRoot(imported))
      else files.add(imported)
  return [...sources]
}

/**
 * Builds what tests in a browser import into a handful of modules: a page of its own for every file of tests fetched
 * some hundred modules each time. Packages stay outside; Vite serves them as it does for the tests.
 */
export async function buildSources(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    plugins: [storedDemo('in-page')],
    resolve: { conditions: ['fangkit-source', 'module', 'browser', 'development|production'] },
    build: {
      outDir: BUILT,
      emptyOutDir: true,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: Object.fromEntries(importedSources().map((path) => [path.replace(extension, ''), resolve(ROOT, path)])),
        external: (id) => (!/^[./\0]/.test(id) && !/^fangkit($|\/)/.test(id)) || /\.css$/.test(id),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'backend', test: /\/(?:lib\/(?:backend|testing)|tests\/demo-contents)\// },
              { name: 'lib', test: /\/lib\// },
              { name: 'grids', test: /\/host\/grids\// },
              { name: 'host', test: /\/host\// },
              { name: 'examples', test: /\/examples\// },
            ],
          },
        },
      },
    },
  })
}

/** Marks what is shared by files of tests that take the sources as they are. */
export const AS_THEY_ARE = '?sources'

/** Lets tests take what `buildSources` built in place of the sources they name. */
export const builtSources: Plugin = {
  name: 'built-sources',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('.') || importer === undefined) return null
    const from = importer.replace(/\?.*$/, '')
    // Sheets stay where they are; what is built names them from its own root.
    if (from.startsWith(BUILT) && source.endsWith('.css')) return resolve(ROOT, source.replace(/^(?:\.\.\/)+/, ''))
    if (!inRoot(from).startsWith('tests/')) return null
    const asTheyAre = importer.endsWith(AS_THEY_ARE) || MOCKING.test(readFileSync(from, 'utf8'))
    const imported = resolve(dirname(from), source)
    if (asTheyAre)
      return /\.tsx?$/.test(imported) && inRoot(imported).startsWith('tests/') ? imported + AS_THEY_ARE : null
    const path = inRoot(imported)
    if (!SOURCE.test(path)) return null
    const built = resolve(BUILT, path.replace(extension, '.js'))
    return existsSync(built) ? built : null
  },
  // Without a source map: it is five times as large as the code, and each page would fetch it.
  transform: (code, id) => (id.startsWith(BUILT) ? { code, map: { mappings: '' } } : null),
}
