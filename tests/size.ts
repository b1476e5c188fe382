import { readFileSync, writeFileSync } from 'node:fs'
import { readmeWith } from './guides/size-table.ts'
import { KB, measureSizes } from './library/sizes.ts'

/**
 * Prints what a partner loads beside its budget; the library must be built. `--write` keeps the figures in the README.
 */
const sizes = await measureSizes()
for (const { name, bytes, limit } of sizes) {
  process.stdout.write(
    `${name.padEnd(34)} ${(bytes / KB).toFixed(1).padStart(7)} KB of ${String(limit).padStart(4)} KB  ` +
      `${bytes <= limit * KB ? 'ok' : 'OVER'}\n`,
  )
}
if (process.argv.includes('--write')) writeFileSync('README.md', readmeWith(readFileSync('README.md', 'utf8'), sizes))
process.exit(sizes.every(({ bytes, limit }) => bytes <= limit * KB) ? 0 : 1)
