import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameBuild } from './build-id.ts'
import { compressFolder } from './compress.ts'
import { fingerprint } from './fingerprint.ts'
import { runTool } from './run-tool.ts'
import { renewStyles, STYLES } from './styles.ts'

/** Where the built portal lies. */
const PORTAL = '.cache/portal'
/** Inside the folder, so that it can never speak of other files than these; names with a dot are not served. */
const STAMP = '.sources'
const SOURCES = ['lib', 'host/web', 'host/grids', 'vite.config.ts', 'panda.config.ts', 'package-lock.json']

export interface PortalBuild {
  /** Root of the repository. */
  readonly root: string
  readonly signal: AbortSignal
  /** Hears that a build begins, since it takes a while. */
  readonly onBuild: () => void
}

/**
 * The folder of the built portal, built first when the sources have changed since the last time.
 *
 * @throws ToolError when the build fails
 */
export async function buildPortal({ root, signal, onBuild }: PortalBuild): Promise<string> {
  const folder = join(root, PORTAL)
  const sources = await fingerprint(root, SOURCES, [STYLES])
  if ((await readFile(join(folder, STAMP), 'utf8').catch(() => null)) === sources) return folder
  onBuild()
  await renewStyles(root, signal)
  // Built aside and put in place as a whole: a server that runs, or a build beside this one, never meets half a portal.
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
  await rename(folder, old).catch(() => {}) // nothing there the first time
  // Another build may have come first: its portal is made of the same sources, or of newer ones.
  await rename(fresh, folder).catch((error: unknown) => {
    if (!(error instanceof Error && Reflect.get(error, 'code') === 'ENOTEMPTY')) throw error
  })
  await rm(old, { recursive: true, force: true })
}
