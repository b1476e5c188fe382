import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFolder } from './compress.ts'
import { fingerprint, newest } from './fingerprint.ts'
import { runTool } from './run-tool.ts'

/** Where the built portal lies. */
const PORTAL = '.cache/portal'
/** Inside the folder, so that it can never speak of other files than these; names with a dot are not served. */
const STAMP = '.sources'
const STYLES = 'lib/styled-system'
const SOURCES = ['lib', 'host/web', 'host/grids', 'vite.config.ts', 'panda.config.ts', 'package-lock.json']
const THEME = ['lib/theme', 'panda.config.ts']

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
    await runTool(root, join(root, 'node_modules/vite/bin/vite.js'), ['build', '--mode', 'host', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'], signal)
    await compressFolder(fresh)
    await writeFile(join(fresh, STAMP), sources)
    await putInPlace(fresh, folder)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  return folder
}

/** Generates the style functions when they are missing or older than what they are made of. */
async function renewStyles(root: string, signal: AbortSignal): Promise<void> {
  const styles = join(root, STYLES)
  const made = await stat(styles).then(({ mtimeMs }) => mtimeMs, () => 0)
  if (made > (await newest(root, THEME))) return
  await runTool(root, join(root, 'node_modules/@pandacss/dev/bin.js'), ['codegen', '--silent'], signal)
  const now = new Date()
  await utimes(styles, now, now)
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
