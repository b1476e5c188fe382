import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns a hash of the content of files and folders, except the excluded folders. Missing ones count as empty. */
export async function fingerprint(
  root: string,
  paths: readonly string[],
  leaveOut: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await filesIn(root, paths, leaveOut))
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Returns when the newest of the files was written, in epoch milliseconds. */
export async function newest(root: string, paths: readonly string[]): Promise<number> {
  const times = (await filesIn(root, paths, [])).map(async (file) => (await stat(join(root, file))).mtimeMs)
  return Math.max(0, ...(await Promise.all(times)))
}

async function filesIn(
  root: string,
  paths: readonly string[],
  leaveOut: readonly string[],
): Promise<readonly string[]> {
  return (await Promise.all(paths.map((path) => filesUnder(root, path, leaveOut)))).flat().sort()
}

async function filesUnder(root: string, path: string, leaveOut: readonly string[]): Promise<readonly string[]> {
  if (leaveOut.includes(path)) return []
  try {
    const entries = await readdir(join(root, path), { withFileTypes: true })
    return (
      await Promise.all(
        entries.map((entry) =>
          entry.isDirectory() ? filesUnder(root, `${path}/${entry.name}`, leaveOut) : [`${path}/${entry.name}`],
        ),
      )
    ).flat()
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
