import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Reads the secret that addresses are signed with. The first process creates it; processes that share the folder share
 * it.
 */
export async function readSecret(path: string): Promise<Buffer> {
  const mine = `${path}.${randomBytes(8).toString('hex')}`
  await writeFile(mine, randomBytes(32), { mode: 0o600, flag: 'wx' })
  try {
    // Linking fails when the secret exists already, and never exposes a half-written file.
    await link(mine, path)
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EEXIST') throw error
  } finally {
    await rm(mine, { force: true })
  }
  return readFile(path)
}
