import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Turns } from '../ports/turns.ts'
import type { DiskFiles } from './disk-files.ts'
import { drawThumbnail } from './redraw.ts'
import { tempPath } from './temp-file.ts'

/** Allowed widths, so that nobody can fill the disk with other sizes. @unit px */
const WIDTHS: readonly number[] = [96, 240, 480, 960]

export function isThumbnailWidth(width: number): boolean {
  return WIDTHS.includes(width)
}

/** Returns the path of the thumbnail of a stored picture, which is drawn on first request. @throws PictureError */
export async function thumbnailOf(files: DiskFiles, turns: Turns, hash: string, width: number): Promise<string> {
  const shelf = join(files.thumbnails, hash.slice(0, 2))
  const path = join(shelf, `${hash}-${width}.webp`)
  if (await isThere(path)) return path
  return turns.take(async () => {
    if (await isThere(path)) return path
    const drawn = tempPath(files.incoming)
    try {
      await mkdir(shelf, { recursive: true, mode: 0o700 })
      await drawThumbnail(files.pathOf(hash), width, drawn)
      await rename(drawn, path)
      return path
    } finally {
      await rm(drawn, { force: true })
    }
  })
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
