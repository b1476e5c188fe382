import { KB, measureSizes } from '../library/sizes.ts'
import type { Bench } from './bench.ts'

/** Bytes do not vary: one figure each. */
export const bench: Bench = {
  about: 'what a partner loads first, after gzip, without React; the library must be built (npm run build)',
  run: async () =>
    (await measureSizes()).map(({ name, bytes, limit }) => ({
      name,
      unit: 'KB',
      median: Math.round((bytes / KB) * 10) / 10,
      budget: limit,
    })),
}
