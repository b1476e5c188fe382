import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * The secret addresses are signed with. The first process to ask makes it; processes that share the folder share it.
 */
export async function readSecret(path: string): Promise<Buffer> {
  const mine = `${path}.${randomBytes(8).toString('hex')}`
  await writeFile(mine, randomBytes(32), { mode: 0o600, flag: 'wx' })
  try {
    // Linking fails when there is one, and never shows a half-written file.
    await link(mine, path)
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EEXIST') throw error
  } finally {
    await rm(mine, { force: true })
  }
  return readFile(path)
}
