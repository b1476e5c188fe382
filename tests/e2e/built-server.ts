import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = resolve(ROOT, '.cache/e2e/server')

/** What `npm start` runs, as one file. */
export const SERVER = resolve(FOLDER, 'start.mjs')

/** Workers, migrations and the root of the repository are found beside the source they are named in. */
const placeOfSource: Plugin = {
  name: 'place-of-source',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : null,
}

/**
 * Builds the server once for all jobs: translating its sources took each of some twenty processes several seconds. That
 * it starts from them is proved in `tests/server`.
 */
export async function buildServer(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [placeOfSource],
    resolve: { conditions: ['fangkit-source', 'module', 'node', 'development|production'] },
    ssr: { noExternal: [/^fangkit(?:\/|$)/], resolve: { conditions: ['fangkit-source', 'module', 'node'] } },
    build: {
      ssr: resolve(ROOT, 'host/server/start.ts'),
      outDir: FOLDER,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'start.mjs', chunkFileNames: '[name].mjs' } },
    },
  })
}
