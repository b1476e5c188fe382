import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDER = resolve(ROOT, '.cache/programs')

/**
 * Path of a program of the server once it is built.
 *
 * @param source its path in the repository
 * @param beside the first of those it was built together with
 */
export const builtProgram = (source: string, beside = source): string =>
  resolve(FOLDER, nameOf(beside), `${nameOf(source)}.mjs`)

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
 * Builds programs of the server once for all processes that run them: each would translate its sources again, which
 * takes several seconds. They share what they import. The job `reconnect` of `e2e` runs the server as `npm start` does.
 */
export async function buildPrograms(...sources: readonly [string, ...string[]]): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [placeOfSource],
    ssr: { noExternal: [/^fangkit(?:\/|$)/], resolve: { conditions: ['fangkit-source', 'module', 'node'] } },
    build: {
      ssr: true,
      outDir: resolve(FOLDER, nameOf(sources[0])),
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: {
        input: Object.fromEntries(sources.map((source) => [nameOf(source), resolve(ROOT, source)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name].mjs' },
      },
    },
  })
}
