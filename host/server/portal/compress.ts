import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const TEXT = /\.(?:html|js|mjs|css|svg|json)$/
const WORTH_IT = 1_024

/** Writes a `.gz` beside every larger text file, so that serving needs no compression. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((file) => TEXT.test(file))) {
    const content = await readFile(join(folder, name))
    if (content.length >= WORTH_IT)
      await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }))
  }
}
