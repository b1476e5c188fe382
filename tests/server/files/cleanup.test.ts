import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDiskFiles } from '../../../host/server/files/disk-files.ts'

it('what a stopped server half received is removed: all of it if nobody else receives, else what is old', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fangkit-tidy-'))
  try {
    const disk = await openDiskFiles(folder)
    const left = async (name: string, minutesAgo: number) => {
      await writeFile(join(disk.incoming, name), 'x')
      const at = new Date(Date.now() - minutesAgo * 60_000)
      await utimes(join(disk.incoming, name), at, at)
    }
    await left('arriving.part', 1)
    await left('abandoned.part', 7)
    await disk.cleanup()
    expect(await readdir(disk.incoming)).toEqual(['arriving.part'])
    await disk.cleanup({ alone: true })
    expect(await readdir(disk.incoming)).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
