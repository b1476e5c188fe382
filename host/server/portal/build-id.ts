import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LENGTH = 16

/**
 * Gives a built portal a name, in its page and beside it, so that a window that runs it can ask whether a newer one is
 * there. The page
 * names its scripts by their content: the name changes with anything of the portal and with nothing else.
 */
export async function nameBuild(folder: string): Promise<void> {
  const address = join(folder, 'index.html')
  const page = await readFile(address, 'utf8')
  const id = createHash('sha256').update(page).digest('hex').slice(0, LENGTH)
  await writeFile(address, page.replace('</head>', `  <meta name="portal-build" content="${id}" />\n</head>`))
  await writeFile(join(folder, 'build.json'), JSON.stringify({ id }))
}
