import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { fingerprint } from './fingerprint.ts'
import { runTool } from './run-tool.ts'
import { renewStyles, STYLES } from './styles.ts'

/** Folder of the built portal. */
const PORTAL = '.cache/portal'
/** Inside the folder, so that it always describes these files; names that start with a dot are not served. */
const STAMP = '.sources'
const SOURCES = ['lib', 'host/web', 'host/grids', 'vite.config.ts', 'panda.config.ts', 'package-lock.json']

export interface PortalBuild {
  /** Root of the repository. */
  readonly root: string
  readonly signal: AbortSignal
  /** Called when a build starts, because it takes a while. */
  readonly onBuild: () => void
}

/**
 * Returns the folder of the built portal. Builds it first when the sources have changed since the last build.
 * @throws ToolError when the build fails
 */
export async function buildPortal({ root, signal, onBuild }: PortalBuild): Promise<string> {
  const folder = join(root, PORTAL)
  const sources = await fingerprint(root, SOURCES, [STYLES])
  if ((await readFile(join(folder, STAMP), 'utf8').catch(() => null)) === sources) return folder
  onBuild()
  await renewStyles(root, signal)
  // Built in a temporary folder and then renamed, so that running servers and parallel builds never see half a portal.
  const fresh = `${folder}.${process.pid}`
  try {
    await runTool(
      root,
      join(root, 'node_modules/vite/bin/vite.js'),
      ['build', '--mode', 'host', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'],
      signal,
    )
    await nameBuild(fresh)
    await compressFolder(fresh)
    await writeFile(join(fresh, STAMP), sources)
    await putInPlace(fresh, folder)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  return folder
}

async function putInPlace(fresh: string, folder: string): Promise<void> {
  const old = `${fresh}.old`
  await rename(folder, old).catch(() => {}) // does not exist the first time
  // Another build may have finished first; its portal comes from the same sources, or newer ones.
  await rename(fresh, folder).catch((error: unknown) => {
    if (!(error instanceof Error && Reflect.get(error, 'code') === 'ENOTEMPTY')) throw error
  })
  await rm(old, { recursive: true, force: true })
}

const ID_LENGTH = 16

/**
 * Writes the id of a build into its page and into a file, so that an open window can check for a newer build. The page
 * names its scripts by their content, so the id changes whenever the portal changes, and only then.
 */
async function nameBuild(folder: string): Promise<void> {
  const address = join(folder, 'index.html')
  const page = await readFile(address, 'utf8')
  const id = createHash('sha256').update(page).digest('hex').slice(0, ID_LENGTH)
  await writeFile(address, page.replace('</head>', `  <meta name="portal-build" content="${id}" />\n</head>`))
  await writeFile(join(folder, 'build.json'), JSON.stringify({ id }))
}

const TEXT = /\.(?:html|js|mjs|css|svg|json)$/
const WORTH_IT = 1_024

/**
 * Writes a `.br` and a `.gz` beside every larger text file, so that serving needs no compression. Browsers take the
 * first, a sixth smaller, over HTTPS and from their own machine.
 */
async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((file) => TEXT.test(file))) {
    const content = await readFile(join(folder, name))
    if (content.length < WORTH_IT) continue
    const [small, known] = await Promise.all([
      promisify(brotliCompress)(content),
      promisify(gzip)(content, { level: 9 }),
    ])
    await writeFile(join(folder, `${name}.br`), small)
    await writeFile(join(folder, `${name}.gz`), known)
  }
}
