import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { apiReports, entries, reportFile } from './api-report.ts'
import { KB, measureSizes } from './sizes.ts'

const PACKAGE = v.parse(
  v.object({
    exports: v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])),
    dependencies: v.record(v.string(), v.string()),
    peerDependencies: v.record(v.string(), v.string()),
  }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)
/** Types that come with a dependency of ours. */
const COME_ALONG = ['csstype', '@tanstack/form-core', '@tanstack/store']
const built = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) => join('dist', file))
/** pdf.js' own worker, as it is. */
const COPIED = join('dist', 'pdf-worker.js')
/** Bundled with everything they need; elements.test.ts checks them. */
const ELEMENTS = join('dist', 'elements')
const modules = built.filter((file) => file.endsWith('.js') && file !== COPIED && !file.startsWith(ELEMENTS))
const declarations = built.filter((file) => file.endsWith('.d.ts'))
const read = (file: string) => readFileSync(file, 'utf8')
const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)(["'])([\w@./-]+)\1/g
const imported = (file: string) => [...read(file).matchAll(SPECIFIER)].map((match) => match[2] ?? '')

describe('the built library', () => {
  it('touches no window, no document and no storage when it is imported', () => {
    const script =
      "import { readFileSync } from 'node:fs'; " +
      'for (const file of JSON.parse(readFileSync(0))) await import(file).catch((error) => { ' +
      'console.error(file, error); process.exitCode = 1 })'
    const files = modules.map((file) => new URL(file, `file://${process.cwd()}/`).href)
    // Through standard input: one argument of a program may have 128 KB, and the names of all modules have more.
    const load = ['--input-type=module', '-e', script]
    expect(() => execFileSync(process.execPath, load, { input: JSON.stringify(files), stdio: 'pipe' })).not.toThrow()
  })

  it('says "use client" in every entry that reaches React, and in no other', () => {
    const reaches = (file: string, seen = new Set<string>()): boolean => {
      if (seen.has(file)) return false
      seen.add(file)
      return [...read(file).matchAll(/^(?:import|export)\b[^'"\n]*(["'])([^"']+)\1/gm)].some((match) => {
        const name = match[2] ?? ''
        return /^react(-dom)?($|\/)/.test(name) || (name.startsWith('.') && reaches(join(dirname(file), name), seen))
      })
    }
    const marked = entries()
      .filter(({ code }) => read(code).startsWith('"use client"'))
      .map(({ name }) => name)
    expect(marked).toEqual(
      entries()
        .filter(({ code }) => reaches(join(code)))
        .map(({ name }) => name),
    )
    expect(marked).toContain('fangkit')
  })

  it('carries class names instead of styles, and each of them stands in both sheets', () => {
    const own = modules.filter((file) => !file.includes('styled-system'))
    expect(own.filter((file) => /\bcss\(/.test(read(file)))).toEqual([])
    const classes = new Set(
      own.flatMap((file) =>
        [...read(file).matchAll(/"(fk-[^"\n]*)"/g)].flatMap((match) =>
          (match[1] ?? '').split(' ').filter((name) => name.startsWith('fk-')),
        ),
      ),
    )
    expect(classes.size).toBeGreaterThan(100)
    for (const sheet of ['dist/styles.css', 'dist/styles.layered.css']) {
      const rules = read(sheet).replaceAll('\\', '')
      expect(
        [...classes].filter((name) => !rules.includes(`.${name}`)),
        sheet,
      ).toEqual([])
    }
  })

  it('holds no path of the machine it was built on', () => {
    const here = [process.cwd(), 'node_modules/', 'file:///']
    expect(
      [...modules, ...declarations, ...built.filter((file) => file.endsWith('.css'))].filter((file) =>
        here.some((path) => read(file).includes(path)),
      ),
    ).toEqual([])
  })

  it('names only files that exist, and packages that come with it', () => {
    const packages = new Set([...Object.keys(PACKAGE.dependencies), ...Object.keys(PACKAGE.peerDependencies)])
    const lost = [...modules, ...declarations].flatMap((file) =>
      imported(file).flatMap((name) => {
        if (!name.startsWith('.'))
          return packages.has(
            name
              .split('/')
              .slice(0, name.startsWith('@') ? 2 : 1)
              .join('/'),
          ) || COME_ALONG.some((known) => name.startsWith(known))
            ? []
            : [`${file}: ${name}`]
        const target = join(dirname(file), name)
        const candidates = file.endsWith('.d.ts')
          ? [target.replace(/\.js$/, '.d.ts'), `${target}.d.ts`, join(target, 'index.d.ts')]
          : [target]
        return candidates.some(existsSync) ? [] : [`${file}: ${name}`]
      }),
    )
    expect(lost).toEqual([])
  })

  it('leaves out what only the call reference reads of a call', () => {
    const calls = modules.filter((file) => file.startsWith('dist/contract/') && read(file).includes('defineCall('))
    expect(calls.length).toBeGreaterThan(20)
    expect(calls.filter((file) => /\b(?:summary|requirements): /.test(read(file)))).toEqual([])
  })

  it('costs nothing where it is imported and not used', async () => {
    const entry = 'virtual:unused'
    // Importing elements defines them.
    const code = entries()
      .filter(({ code: file }) => !join(file).startsWith(ELEMENTS))
      .map(({ name }) => `import '${name}'`)
      .join('\n')
    const output = await build({
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['module', 'browser', 'production'] },
      plugins: [
        {
          name: 'unused',
          resolveId: { filter: { id: /^virtual:unused$/ }, handler: () => `\0${entry}` },
          load: { filter: { id: /^\0virtual:unused$/ }, handler: () => code },
        },
      ],
      build: { write: false, minify: true, rollupOptions: { input: entry, external: [/^react(-dom)?($|\/)/] } },
    })
    if (!('output' in output)) throw new Error('no output')
    const chunks = output.output.filter((part): part is Rolldown.OutputChunk => part.type === 'chunk')
    expect(chunks.reduce((sum, chunk) => sum + chunk.code.length, 0)).toBeLessThan(KB)
  })

  it.each(entries().map((entry) => [entry.name, reportFile(entry)]))(
    '%s offers what its report says; npm run api writes a new one',
    (_name, file) => {
      expect(existsSync(file) ? read(file) : 'no report').toBe(reports().get(file))
    },
  )

  it('keeps its sizes', async () => {
    const over = (await measureSizes()).filter(({ bytes, limit }) => bytes > limit * KB)
    expect(over.map(({ name, bytes, limit }) => `${name}: ${(bytes / KB).toFixed(1)} KB of ${limit}`)).toEqual([])
  })
})

describe('its style sheets', () => {
  it.each(['dist/styles.css', 'dist/styles.layered.css'])('%s declares no name a host may use', (file) => {
    const css = read(file)
    expect(
      [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map((match) => match[1]).filter((name) => !name?.startsWith('fk-')),
    ).toEqual([])
    expect(
      [...css.matchAll(/[{;](--[\w-]+)\s*:/g)].map((match) => match[1]).filter((name) => !name?.startsWith('--fk-')),
    ).toEqual([])
    expect(css).not.toMatch(/:root|(^|[},])\s*(html|body|\*)\s*[,{]/)
  })
})

it('SDK-023 carries pdf.js’ worker as a file of its own, and inside no other', () => {
  expect(read(COPIED)).toBe(`export {}\n${read('node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs')}`)
  expect(modules.filter((file) => read(file).includes('WorkerMessageHandler'))).toEqual([])
})

describe('the tarball', () => {
  it('carries every file its entries name, the sources included, and nothing of this machine', () => {
    const packed = v.parse(
      v.array(v.object({ files: v.array(v.object({ path: v.string() })) })),
      JSON.parse(
        execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      ),
    )
    const files = new Set(packed[0]?.files.map(({ path }) => path))
    const named = Object.values(PACKAGE.exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .map((path) => relative('.', path))
    expect(named.filter((path) => !files.has(path))).toEqual([])
    // A page that asks for the sources gets all that they import.
    const sources = [...files].filter((path) => /^lib\/(?!styled-system).*\.tsx?$/.test(path))
    expect(
      sources.flatMap((file) =>
        imported(file).filter(
          (name) => name.startsWith('.') && !files.has(join(dirname(file), name)) && !name.includes('styled-system'),
        ),
      ),
    ).toEqual([])
    expect(
      [...files].filter(
        (path) => !/^(dist|lib)\/|^(package\.json|README\.md|LICENSE|CHANGELOG\.md|SECURITY\.md)$/.test(path),
      ),
    ).toEqual([])
  })
})

let made: ReadonlyMap<string, string> | null = null
/** Reading the declarations takes seconds: once for all entries. */
function reports(): ReadonlyMap<string, string> {
  made ??= apiReports()
  return made
}
