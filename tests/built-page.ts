import { resolve } from 'node:path'
import pandacss from '@pandacss/dev/postcss'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { publishedSheets } from '../lib/styles/published-sheets.ts'

export interface BuiltPage {
  /** Folder of the page: `index.html` and what it names. */
  readonly root: string
  /** Folder below `.cache` the build goes to. */
  readonly name: string
  /** What `fangkit` resolves to: the sources of this repository, or the built library as a partner has it. */
  readonly from: 'sources' | 'dist'
  /**
   * The React version of a host that has not upgraded, or the development build with its warnings; the version in use
   * when absent.
   */
  readonly react?: '18' | 'developing'
  /** Folders by the name under which they are imported. */
  readonly folders?: Readonly<Record<string, string>>
  /** All modules of the first view in one file, which the guide offers to partners. */
  readonly together?: boolean
}

const BUNDLER_CONDITIONS = ['module', 'browser', 'production']
const REACT_18 = ['react', 'react-dom'].map((name) => ({
  find: new RegExp(`^${name}(?=$|/)`),
  replacement: `${name}18`,
}))

/** Builds a page, for production unless it is one that develops. @returns its folder */
export async function buildPage({
  root,
  name,
  from,
  react: version,
  folders = {},
  together = false,
}: BuiltPage): Promise<string> {
  const outDir = resolve('.cache', name)
  const before = process.env['NODE_ENV']
  // Tests have an environment of their own, which no page is used in.
  process.env['NODE_ENV'] = version === 'developing' ? 'development' : 'production'
  try {
    await build({
      configFile: false,
      root: resolve(root),
      base: './',
      logLevel: 'error',
      resolve: {
        alias: [
          ...(version === '18' ? REACT_18 : []),
          ...Object.entries(folders).map(([folder, replacement]) => ({
            find: new RegExp(`^${folder}(?=/)`),
            replacement,
          })),
        ],
        conditions: from === 'sources' ? ['fangkit-source', ...BUNDLER_CONDITIONS] : BUNDLER_CONDITIONS,
      },
      plugins: [react(), ...(from === 'sources' ? [publishedSheets(resolve('.'))] : [])],
      css: {
        postcss: { plugins: from === 'sources' ? [pandacss({ configPath: resolve('panda.config.ts') }) as never] : [] },
      }, // adapter: the plugin carries its own postcss types
      // Files of their own, and names that stay: a page with a strict policy runs no code and shows no picture that
      // stands in another file.
      build: {
        outDir,
        emptyOutDir: true,
        chunkSizeWarningLimit: 2_000,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            entryFileNames: '[name].js',
            ...(together && { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } }),
          },
        },
      },
    })
  } finally {
    process.env['NODE_ENV'] = before
  }
  return outDir
}
