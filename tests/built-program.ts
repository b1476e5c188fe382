import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDER = resolve(ROOT, '.cache/programs')

/** Where a program of the server lies once it is built. @param source its path in the repository */
export const builtProgram = (source: string): string => resolve(FOLDER, nameOf(source), 'main.mjs')

const nameOf = (source: string): string => source.replace(/\.ts$/, '').replaceAll('/', '-')

/** Workers, migrations and the root of the repository are found beside the source they are named in. */
const placeOfSource: Plugin = {
  name: 'place-of-source',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : null,
}

/**
 * Builds a program of the server once for all processes that run it: each would translate its sources anew, which takes
 * several seconds. The job `reconnect` of `e2e` runs them as `npm start` does.
 */
export async function buildProgram(source: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [placeOfSource],
    ssr: { noExternal: [/^fangkit(?:\/|$)/], resolve: { conditions: ['fangkit-source', 'module', 'node'] } },
    build: {
      ssr: resolve(ROOT, source),
      outDir: resolve(FOLDER, nameOf(source)),
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs' } },
    },
  })
}
