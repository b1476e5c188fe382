import { KB, measureSizes } from './library/sizes.ts'

/** Prints what a partner loads beside its budget; the library must be built. */
const sizes = await measureSizes()
for (const { name, bytes, limit } of sizes) {
  process.stdout.write(`${name.padEnd(34)} ${(bytes / KB).toFixed(1).padStart(7)} KB of ${String(limit).padStart(4)} KB  ${bytes <= limit * KB ? 'ok' : 'OVER'}\n`)
}
process.exit(sizes.every(({ bytes, limit }) => bytes <= limit * KB) ? 0 : 1)
