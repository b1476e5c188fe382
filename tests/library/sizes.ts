import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** What a partner loads, in bytes after gzip, and its limit in KB. */
export interface Size {
  readonly name: string
  readonly bytes: number
  readonly limit: number
}

export const KB = 1024
const PROVIDER = "export { FangkitProvider } from 'fangkit'"
const GRID = "export { ConfigGrid } from 'fangkit/config-grid'"
const PROJECT = "export { ProjectDetail } from 'fangkit/project-detail'"
const FEES = "export { FeeTab } from 'fangkit/fee-tab'"
const FLOWS = "export { FlowTab } from 'fangkit/flow-tab'"
const FORMS = "export { FormPreview } from 'fangkit/form-preview'"
const PAPERS = "export { PapersTab } from 'fangkit/papers-tab'"
const VIEWER = "export { ImageViewer } from 'fangkit/image-viewer'"
interface Measured {
  readonly name: string
  readonly code: readonly string[]
  /** What is there anyway and does not count. Of several, the one beside which the most has to come. */
  readonly beside?: readonly (readonly string[])[]
  /** A part that is loaded on demand and counts nevertheless: the name of its file. */
  readonly opened?: string
  readonly limit: number
}
/**
 * A widget a page shows already, with the part that came once it was shown: one bundle, since pieces of another cut
 * would be compared otherwise.
 */
const shown = (widget: string, part?: string): readonly string[] => [
  PROVIDER,
  widget,
  ...(part === undefined ? [] : [`export * from ${JSON.stringify(resolve('dist/widgets', part))}`]),
]
const SHOWN: ReadonlyMap<string, readonly string[]> = new Map([
  [GRID, shown(GRID, 'config-grid/grid-host.js')],
  [PROJECT, shown(PROJECT)],
  [FEES, shown(FEES, 'fee-tab/fee-screen.js')],
  [FLOWS, shown(FLOWS, 'flow-tab/flow-screen.js')],
  [PAPERS, shown(PAPERS, 'papers-tab/papers-screen.js')],
])
const besideAnyOther = (name: string, widget: string): Measured => ({
  name: `${name} beside any other`,
  code: [widget],
  beside: [...SHOWN].flatMap(([other, there]) => (other === widget ? [] : [there])),
  limit: 25,
})
const CODE: readonly Measured[] = [
  { name: 'provider', code: [PROVIDER], limit: 20 },
  { name: 'ConfigGrid alone', code: [PROVIDER, GRID], limit: 90 },
  // What lists are made of comes in a part of its own, once one is shown.
  { name: 'the same with its rows', code: [PROVIDER, GRID], opened: 'grid-host', limit: 100 },
  besideAnyOther('ConfigGrid', GRID),
  { name: 'ProjectDetail first view', code: [PROVIDER, PROJECT], limit: 100 },
  { name: 'FeeTab alone', code: [PROVIDER, FEES], limit: 90 },
  // Its lists come in a part of their own, at the same time as the book.
  { name: 'the same with its lists', code: [PROVIDER, FEES], opened: 'fee-screen', limit: 100 },
  besideAnyOther('FeeTab', FEES),
  { name: 'FlowTab alone', code: [PROVIDER, FLOWS], limit: 90 },
  { name: 'the same with its list', code: [PROVIDER, FLOWS], opened: 'flow-screen', limit: 100 },
  besideAnyOther('FlowTab', FLOWS),
  { name: 'PapersTab alone', code: [PROVIDER, PAPERS], limit: 90 },
  { name: 'the same with its papers', code: [PROVIDER, PAPERS], opened: 'papers-screen', limit: 100 },
  besideAnyOther('PapersTab', PAPERS),
  { name: 'FormPreview beside the provider', code: [FORMS], beside: [[PROVIDER]], limit: 30 },
  // The code for its calls is loaded while its frame is shown.
  { name: 'the same with its forms', code: [FORMS], beside: [[PROVIDER]], opened: 'form-host', limit: 50 },
  { name: 'ImageViewer beside the provider', code: [VIEWER], beside: [[PROVIDER]], limit: 8 },
  { name: 'ImageViewer with pictures open', code: [VIEWER], beside: [[PROVIDER]], opened: 'framed-gallery', limit: 21 },
]
/** Bundled already, with React and the style sheet: the whole of what a page with one tag loads before its data. */
const ELEMENTS = {
  name: 'elements with FeeTab and React',
  folder: 'dist/elements',
  opened: 'fee-tab',
  limit: 170,
} as const
const STYLES = [
  { name: 'styles.css', file: 'dist/styles.css', limit: 14 },
  { name: 'styles.layered.css', file: 'dist/styles.layered.css', limit: 14 },
] as const

/** What is measured, and how large it may be; the README's table reads it. */
export const BUDGETS: readonly Omit<Size, 'bytes'>[] = [...CODE, ELEMENTS, ...STYLES].map(({ name, limit }) => ({
  name,
  limit,
}))

/**
 * Sizes of the built library as a partner's bundler takes it. React is external; parts loaded on demand do not count.
 */
export async function measureSizes(): Promise<readonly Size[]> {
  const bundles = new Map<string, Promise<readonly Rolldown.OutputChunk[]>>()
  /** The same code is bundled once, however many figures are taken from it. */
  const bundle = (code: readonly string[]) => {
    const text = code.join('\n')
    const known = bundles.get(text) ?? bundled(text)
    bundles.set(text, known)
    return known
  }
  const sizes: Size[] = []
  for (const { name, code, beside = [[]], opened, limit } of CODE) {
    const added: number[] = []
    for (const there of beside)
      added.push(
        loaded(await bundle([...there, ...code]), opened) - (there.length === 0 ? 0 : loaded(await bundle(there))),
      )
    sizes.push({ name, bytes: Math.max(...added), limit })
  }
  sizes.push({ name: ELEMENTS.name, bytes: loadedByTag(ELEMENTS.folder, ELEMENTS.opened), limit: ELEMENTS.limit })
  for (const { name, file, limit } of STYLES)
    sizes.push({ name, bytes: gzipSync(readFileSync(file), { level: 9 }).length, limit })
  return sizes
}

/** Size of the first chunk, of the part that is opened, and of everything they import statically. */
function loaded(chunks: readonly Rolldown.OutputChunk[], opened?: string): number {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<Rolldown.OutputChunk>()
  const take = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) take(byName.get(name))
  }
  take(chunks.find(({ isEntry }) => isEntry))
  if (opened !== undefined) {
    const part = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${opened}.js`))
    if (!part) throw new Error(`${opened} is no part of its own`)
    take(part)
  }
  return [...seen].reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0)
}

/** What a bundler makes of this code. */
async function bundled(code: string): Promise<readonly Rolldown.OutputChunk[]> {
  const entry = 'virtual:measured'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // Also when measured from a test, whose environment is not that of a page in use.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { conditions: ['module', 'browser', 'production'] },
    plugins: [
      {
        name: 'measured',
        // Filters: otherwise every one of some thousand modules asks here.
        resolveId: { filter: { id: /^virtual:measured$/ }, handler: () => `\0${entry}` },
        load: { filter: { id: /^\0virtual:measured$/ }, handler: () => code },
      },
    ],
    // As in the build of an application: no module imports its entry, so the bundler may put shared modules into it.
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: entry, preserveEntrySignatures: 'allow-extension', external: [/^react(-dom)?($|\/)/] },
    },
  })
  if (!('output' in built)) throw new Error('a build for measuring answered no output')
  return built.output.filter((part): part is Rolldown.OutputChunk => part.type === 'chunk')
}

/** Size of the file a page names, of the part its tag asks for, and of everything they import statically. */
function loadedByTag(folder: string, tag: string): number {
  const parts = readdirSync(join(folder, 'parts'))
  const opened = parts.filter((name) => name.replace(/-[\w-]{8}\.js$/, '') === tag)
  if (opened.length !== 1) throw new Error(`${tag} is no part of its own`)
  const seen = new Set<string>()
  const take = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g))
      if (name !== undefined) take(join(dirname(file), name))
  }
  for (const file of ['elements.js', ...opened.map((name) => `parts/${name}`)]) take(join(folder, file))
  return [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
}
