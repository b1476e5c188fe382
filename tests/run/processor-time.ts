import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Milliseconds of processor time the file took in its own process. */
    processor?: number
  }
}

/** Loaded before each file of tests when times are asked for: imports of the file count too. */
if (typeof process !== 'undefined' && typeof process.cpuUsage === 'function') {
  const before = process.cpuUsage()
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a hook wants from its first parameter
  afterAll(({}, suite) => {
    const { user, system } = process.cpuUsage(before)
    suite.file.meta.processor = (user + system) / 1_000
  })
}
