import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { installTools, packTarball, type Packed } from './fresh-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly packed: Packed
  }
}

/**
 * The tarball as it would be published, and the tools of every host, in one folder that partners' folders are made in.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fangkit-packed-'))
  const [tarball] = await Promise.all([packTarball(folder), installTools(folder)])
  provide('packed', { folder, tarball })
  return () => rm(folder, { recursive: true, force: true })
}
