import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import pandacss from '@pandacss/dev/postcss'
import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { AS_THEY_ARE, builtSources } from './tests/built-sources.ts'
import { CHROMIUM_FLAGS, headlessPath } from './tests/chromium.ts'
import { cachedModules } from './tests/cached-modules.ts'
import { storedDemo } from './tests/demo-contents/plugin.ts'
import { MUTATION, mutatedSource } from './tests/mutate/mutated.ts'
import { quickReact } from './tests/quick-react.ts'
import { LongestFirst } from './tests/run/longest-first.ts'
import { QuietReporter } from './tests/run/quiet-reporter.ts'

type FakeTimers = NonNullable<NonNullable<ViteUserConfig['test']>['fakeTimers']>

/** Where `tests/run/main.mjs` wants to read what failed; by hand Vitest reports as usual. */
const report = process.env['FANGKIT_TEST_REPORT']

const timed = process.env['FANGKIT_TEST_TIMES'] ? ['tests/run/processor-time.ts'] : []

/** Puts a mistake into a source as it is loaded, to see that a test notices it; its packages are kept apart. */
const mutated = process.env[MUTATION] !== undefined && { plugins: [mutatedSource], cacheDir: '.cache/mutate/vite' }

const conditions = ['fangkit-source']
/** A busy machine may need a while until something can be seen. */
const patience = { expect: { poll: { timeout: mutated ? 10_000 : 30_000 } } }
const source = { resolve: { conditions }, ssr: { resolve: { conditions, externalConditions: conditions } } }
/** Not `Intl`: formatters are made once and kept, and one of a clock that stood still would go on in the next file. */
const fakeTimers = {
  toFake: [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
    'Date',
    'performance',
  ],
} satisfies FakeTimers
/**
 * Files that share what they import load it once a worker instead of once a file; each leaves the globals as it found
 * them.
 */
const shared = { isolate: mutated !== false }
/** They put something in the place of a module, and a policy on their page: each has a page of its own. */
const ALONE = ['tests/widgets/one-field.test.tsx', 'tests/widgets/rich-text/strict-page.test.tsx']
const DEMO = 'tests/demo-contents/setup.ts'
const node = (name: string, timeout: number, further = {}) => ({
  ...source,
  plugins: [storedDemo('in-node')],
  ...mutated,
  test: {
    ...further,
    name,
    environment: 'node',
    setupFiles: timed,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: 300_000,
    fakeTimers,
    ...patience,
  },
})

/** One more than cores for each two: files wait for databases, processes, passwords and pages, too. */
const WORKERS = Math.ceil(availableParallelism() * 1.5)

export default defineConfig({
  test: {
    ...(report && { reporters: [new QuietReporter(report)] }),
    maxWorkers: WORKERS,
    // A module that several projects import is compiled once; one with a mistake put into it, never.
    experimental: { fsModuleCache: !mutated, fsModuleCachePath: '.cache/test-modules' },
    sequence: { sequencer: LongestFirst },
    projects: [
      node('unit', 120_000, { ...shared, globalSetup: [DEMO] }),
      // It builds one page after another to weigh them.
      { ...node('library', 600_000), resolve: {}, ssr: {} },
      { ...node('packed', 120_000), test: { ...node('packed', 120_000).test, globalSetup: ['tests/packed/setup.ts'] } },
      {
        ...node('embed', 120_000),
        resolve: {},
        ssr: {},
        test: { ...node('embed', 120_000).test, globalSetup: ['tests/embed/setup.ts'] },
      },
      {
        ...node('backend', 60_000),
        test: { ...node('backend', 60_000, shared).test, globalSetup: [DEMO, 'tests/postgres-setup.ts'] },
      },
      {
        ...node('server', 120_000),
        test: { ...node('server', 120_000, shared).test, globalSetup: ['tests/postgres-setup.ts'] },
      },
      {
        ...node('e2e', 240_000),
        // Each job has a server and a browser with several people in it.
        test: { ...node('e2e', 240_000).test, globalSetup: ['tests/e2e/setup.ts'], maxWorkers: '100%' },
      },
      {
        ...node('examples', 120_000),
        test: { ...node('examples', 120_000).test, globalSetup: ['tests/examples/setup.ts'] },
      },
      {
        resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
        ...mutated,
        plugins: [
          ...(mutated ? mutated.plugins : [storedDemo('in-page', AS_THEY_ARE), ...(report ? [builtSources] : [])]),
          react({ exclude: /node_modules|\.cache/ }),
          ...(mutated ? [] : [cachedModules]),
        ],
        css: {
          postcss: { plugins: [pandacss({ configPath: resolve(import.meta.dirname, 'panda.config.ts') }) as never] },
        }, // adapter: the plugin carries its own postcss types
        optimizeDeps: {
          rolldownOptions: { plugins: [quickReact] },
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            '@ark-ui/react/dialog',
            '@ark-ui/react/environment',
            '@ark-ui/react/menu',
            '@ark-ui/react/popover',
            '@ark-ui/react/select',
            '@ark-ui/react/tabs',
            '@testing-library/dom',
            'react-dom/client',
            '@testing-library/react',
            '@testing-library/user-event',
            'axe-core',
            '@tanstack/react-query',
            '@tanstack/react-form',
            '@tanstack/react-virtual',
            '@tanstack/store',
            'valibot',
            'lucide-react',
            'axios',
            '@vant/area-data',
            'chinese-days',
            'write-excel-file/universal',
            'read-excel-file/universal',
            'fast-check',
            'qrcode',
            'd3-scale',
            'd3-shape',
            'pdfjs-dist/legacy/build/pdf.mjs',
            'react-router',
            'react-router/dom',
            'dompurify',
            '@tiptap/core',
            '@tiptap/extension-image',
            '@tiptap/extension-text-style',
            '@tiptap/react',
            '@tiptap/starter-kit',
          ],
        },
        test: {
          name: 'widgets',
          // Pages see none of the environment but this.
          env: { FANGKIT_TEST_TIER: process.env['FANGKIT_TEST_TIER'] ?? '' },
          include: ['tests/widgets/**/*.test.tsx', 'tests/widgets/**/*.test.ts'],
          testTimeout: 60_000,
          // Not taken over from above; by itself one core would be left alone.
          maxWorkers: WORKERS,
          globalSetup: [DEMO, 'tests/widgets-setup.ts'],
          setupFiles: ['tests/widgets/setup.ts'],
          exclude: ALONE,
          // Files of one worker follow each other in one page; `setup.ts` leaves it empty behind each test.
          isolate: false,
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: headlessPath(), args: [...CHROMIUM_FLAGS] },
              contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
            }),
            instances: [
              { browser: 'chromium' },
              ...ALONE.map((file) => ({
                browser: 'chromium' as const,
                name: `widgets ${file}`,
                include: [file],
                exclude: ['node_modules'],
              })),
            ],
          },
        },
      },
    ],
  },
})
