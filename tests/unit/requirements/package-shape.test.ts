import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const REQUIRED = [
  'react',
  'react-dom',
  'vite',
  'vite-plugin-dts',
  '@ark-ui/react',
  '@pandacss/dev',
  '@tanstack/react-form',
  '@tanstack/react-query',
  'valibot',
  'axios',
  'pdfjs-dist',
  'qrcode',
  'vitest',
  '@testing-library/react',
]
const read = (path: string): string => readFileSync(path, 'utf8')
const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('styled-system'))
    .map((path) => join(folder, path).replaceAll('\\', '/'))
/** What a source imports, also later and for its types. */
const importsOf = (source: string): readonly string[] =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name)
const found = new Map<string, readonly string[]>()
/** The same of a file, read once. */
function importsIn(file: string): readonly string[] {
  const names = found.get(file) ?? importsOf(read(file))
  found.set(file, names)
  return names
}
const own = ['lib', 'host', 'examples', 'tests'].flatMap(sourcesIn)
const importers = (name: string, files: readonly string[]): readonly string[] =>
  files.filter((file) => importsIn(file).some((one) => one === name || one.startsWith(`${name}/`)))

describe('the package', () => {
  it('SDK-003 declares every package it is to be built with, and uses it', () => {
    const manifest = JSON.parse(read('package.json')) as Readonly<
      Record<'dependencies' | 'devDependencies' | 'peerDependencies', Readonly<Record<string, string>>>
    > // adapter: the manifest of this package
    const declared = new Set(
      [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies].flatMap((some) => Object.keys(some)),
    )
    const settings = ['vite.config.ts', 'vitest.config.ts', 'panda.config.ts']
    const unused = REQUIRED.filter((name) => !declared.has(name) || importers(name, [...own, ...settings]).length === 0)
    expect(unused).toEqual([])
  })
  it.each([
    ['SDK-006', 'ProjectDetail'],
    ['SDK-007', 'FeeTab'],
    ['SDK-008', 'FlowTab'],
    ['SDK-009', 'PapersTab'],
    ['SDK-010', 'FormPreview'],
    ['SDK-011', 'ConfigGrid'],
    ['SDK-012', 'ImageViewer'],
  ])('%s its public entry offers %s', async (_id, widget) => {
    const entry: object = await import('../../../lib/index.ts')
    expect(Reflect.get(entry, widget)).toMatchObject({ $$typeof: expect.anything() })
  })
  it('SDK-014 no widget knows how calls travel: the HTTP client stands in the transport alone', () => {
    expect(importers('axios', sourcesIn('lib'))).toEqual(['lib/client/transport/axios-transport.ts'])
  })
  it('SDK-024 the portal and the examples import it by its public entries alone, as partners do', () => {
    const inside = ['host/web', 'examples']
      .flatMap(sourcesIn)
      .filter((file) => importsIn(file).some((name) => /^(\.\.\/)+lib\//.test(name)))
    expect(inside.filter((file) => file !== 'examples/frame/widget-rows.ts')).toEqual([])
  })
  it.each(['project-detail', 'fee-tab', 'flow-tab', 'papers-tab', 'form-preview', 'config-grid', 'image-viewer'])(
    'SDK-020 %s has a sandbox of its own over a back end in memory',
    (folder) => {
      expect(existsSync(`examples/${folder}/index.html`)).toBe(true)
      expect(
        sourcesIn(`examples/${folder}`).some((file) =>
          importsIn(file).some((name) => name === 'fangkit/testing' || name.includes('frame/')),
        ),
      ).toBe(true)
    },
  )
  it('SDK-002 is a library of its own, beside a host that uses it: a page, and a server that starts it', () => {
    const { name, scripts, exports } = JSON.parse(read('package.json')) as {
      readonly name: string
      readonly scripts: Readonly<Record<string, string>>
      readonly exports: Readonly<Record<string, unknown>>
    } // adapter: as above
    expect([name, Object.keys(exports).includes('.'), Object.keys(exports).includes('./styles.css')]).toEqual([
      'fangkit',
      true,
      true,
    ])
    expect([existsSync('host/web/index.html') || existsSync('host/index.html'), existsSync('host/server')]).toEqual([
      true,
      true,
    ])
    expect([scripts['build'], scripts['start'], scripts['dev']]).toEqual([
      expect.stringContaining('--mode lib'),
      expect.stringContaining('host/server/start.ts'),
      expect.stringContaining('host/server/dev.ts'),
    ])
    // The host takes the library by its name, as a partner does.
    expect(importers('fangkit', sourcesIn('host')).length).toBeGreaterThan(50)
  })
  it('SDK-005 OPN-112 is published as modules with their types, by an entry for each widget', () => {
    const {
      exports,
      files,
      private: isPrivate,
    } = JSON.parse(read('package.json')) as {
      readonly exports: Readonly<Record<string, unknown>>
      readonly files: readonly string[]
      readonly private?: boolean
    } // adapter: as above
    const modules = Object.entries(exports).filter(
      ([name, target]) => typeof target === 'object' && !name.endsWith('.css'),
    )
    expect(modules.length).toBeGreaterThan(10)
    for (const [name, target] of modules)
      expect([name, Object(target).types, Object(target).default]).toEqual([
        name,
        expect.stringMatching(/^\.\/dist\/.+\.d\.ts$/),
        expect.stringMatching(/^\.\/dist\/.+\.js$/),
      ])
    expect([files.includes('dist'), isPrivate]).toEqual([true, undefined])
    expect(importsOf(read('vite.config.ts'))).toContain('vite-plugin-dts')
  })
  it('OPN-113 the library, the portal and the examples are built by one set-up', () => {
    expect(readdirSync('.').filter((name) => /^vite\.config\./.test(name))).toEqual(['vite.config.ts'])
    const source = read('vite.config.ts')
    for (const mode of ['lib', 'host', 'examples']) expect(source, mode).toMatch(new RegExp(`['"]?${mode}['"]?`))
  })
  it('SDK-022 the README says how to install, call and sign in, what there is, and how to run it and its tests', () => {
    const text = read('README.md')
    for (const said of [
      'npm i fangkit',
      'ProjectDetail',
      'createFetchTransport',
      'createTokenAuth',
      'npm start',
      'examples',
      'npm test',
    ])
      expect(text, said).toContain(said)
  })
  it('SDK-021 rules, widgets, transport and host have tests of their own', () => {
    for (const folder of ['tests/unit/domain', 'tests/widgets', 'tests/unit/client', 'tests/server']) {
      expect(sourcesIn(folder).filter((file) => /\.test\.tsx?$/.test(file)).length, folder).toBeGreaterThan(10)
    }
    expect(importers('@testing-library/react', sourcesIn('tests/widgets')).length).toBeGreaterThan(10)
  })
})
