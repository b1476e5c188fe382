import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LENGTH = 16

/**
 * Writes the id of a build into its page and into a file, so that an open window can check for a newer build. The page
 * names its scripts by their content, so the id changes whenever the portal changes, and only then.
 */
export async function nameBuild(folder: string): Promise<void> {
  const address = join(folder, 'index.html')
  const page = await readFile(address, 'utf8')
  const id = createHash('sha256').update(page).digest('hex').slice(0, LENGTH)
  await writeFile(address, page.replace('</head>', `  <meta name="portal-build" content="${id}" />\n</head>`))
  await writeFile(join(folder, 'build.json'), JSON.stringify({ id }))
}
