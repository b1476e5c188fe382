import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { type Instrumented, PLACE } from './instrumented.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const conditions = ['fangkit-source']
const { sources } = JSON.parse(readFileSync(resolve(ROOT, PLACE), 'utf8')) as Instrumented // adapter: from main.ts

/** The nearest tests run first: once one of them fails for a mutation, the others are not needed. */
class InOrder extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
    const place = new Map(process.argv.map((word, index) => [resolve(ROOT, word), index]))
    return [...files].sort((a, b) => (place.get(a.moduleId) ?? 0) - (place.get(b.moduleId) ?? 0))
  }
}

/** The tests of a folder, over its sources with every mutation included and none active. */
export default defineConfig({
  root: ROOT,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  plugins: [
    {
      name: 'mutated-sources',
      enforce: 'pre',
      transform(_code, id) {
        const code = sources[relative(ROOT, id).replaceAll('\\', '/')]
        return code === undefined ? null : { code, map: null }
      },
    },
  ],
  test: {
    environment: 'node',
    include: ['tests/{unit,backend}/**/*.test.ts'],
    runner: resolve(import.meta.dirname, 'runner.ts'),
    globalSetup: ['tests/postgres-setup.ts'],
    isolate: false,
    // A test may set the time zone, which threads share.
    pool: 'forks',
    // One worker collects which test fails for which mutation.
    maxWorkers: 1,
    reporters: ['default'],
    sequence: { sequencer: InOrder },
    // A mutation may reject a promise that no code awaits.
    dangerouslyIgnoreUnhandledErrors: true,
    onConsoleLog: () => false,
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
  },
})
