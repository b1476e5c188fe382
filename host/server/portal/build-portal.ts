import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameBuild } from './build-id.ts'
import { compressFolder } from './compress.ts'
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
