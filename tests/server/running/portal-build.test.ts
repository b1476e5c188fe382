import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildPortal } from '../../../host/server/portal/build-portal.ts'

/** Stands in for the bundler: writes a page, or fails when the sources say so. */
const BUNDLER = `
const fs = require('node:fs')
const out = process.argv[process.argv.indexOf('--outDir') + 1]
fs.appendFileSync('runs.txt', 'build ')
const source = fs.readFileSync('host/web/main.tsx', 'utf8')
if (source.includes('broken')) { console.error('main.tsx does not parse'); process.exit(1) }
fs.mkdirSync(out + '/assets', { recursive: true })
fs.writeFileSync(out + '/index.html', source)
fs.writeFileSync(out + '/assets/big-1.js', 'x'.repeat(5000))
`
const GENERATOR = `
const fs = require('node:fs')
fs.appendFileSync('runs.txt', 'codegen ')
fs.mkdirSync('lib/styled-system', { recursive: true })
fs.writeFileSync('lib/styled-system/css.js', String(Math.random()))
`

describe('building the portal', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'fangkit-build-'))
    await write('node_modules/vite/bin/vite.js', BUNDLER)
    await write('node_modules/@pandacss/dev/bin.js', GENERATOR)
    await write('host/web/main.tsx', 'first page')
    await write('lib/theme/colours.ts', 'red')
    await write('panda.config.ts', '')
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  async function write(path: string, content: string) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  const build = (signal = new AbortController().signal) => buildPortal({ root, signal, onBuild: () => {} })
  const page = async () => readFile(join(root, '.cache/portal/index.html'), 'utf8')
  const runs = async () => (await readFile(join(root, 'runs.txt'), 'utf8')).trim().split(' ')

  it('SHL-023 names the build in its page and beside it, anew whenever the page has become another one', async () => {
    const named = async () => {
      await build()
      const { id } = JSON.parse(await readFile(join(root, '.cache/portal/build.json'), 'utf8')) as {
        readonly id: string
      }
      expect(await page()).toContain(`<meta name="portal-build" content="${id}" />`)
      return id
    }
    await write('host/web/main.tsx', '<head></head><script src="/assets/a-1.js"></script>')
    const first = await named()
    await write('lib/theme/colours.ts', 'blue')
    expect(await named()).toBe(first)
    await write('host/web/main.tsx', '<head></head><script src="/assets/a-2.js"></script>')
    expect(await named()).not.toBe(first)
  })

  it('builds once: style functions first when they are missing, larger texts compressed', async () => {
    expect(await build()).toBe(join(root, '.cache/portal'))
    expect(await page()).toBe('first page')
    expect(await readdir(join(root, '.cache/portal/assets'))).toEqual(['big-1.js', 'big-1.js.br', 'big-1.js.gz'])
    await build()
    expect(await runs()).toEqual(['codegen', 'build'])
  })

  it.each(['host/web/main.tsx', 'lib/new-file.ts', 'host/grids/grid.ts', 'package-lock.json'])(
    'builds again when %s changes',
    async (path) => {
      await build()
      await write(path, 'another page')
      await build()
      expect((await runs()).filter((run) => run === 'build').length).toBe(2)
    },
  )

  it('does not build again for what was generated, or when a file was only touched', async () => {
    await build()
    await write('lib/styled-system/css.js', 'generated anew')
    await utimes(join(root, 'host/web/main.tsx'), new Date(), new Date())
    await build()
    expect(await runs()).toEqual(['codegen', 'build'])
  })

  it('generates the style functions again when the theme is younger than they are', async () => {
    await build()
    await write('lib/theme/colours.ts', 'green')
    const later = new Date(Date.now() + 60_000)
    await utimes(join(root, 'lib/theme/colours.ts'), later, later)
    await build()
    expect(await runs()).toEqual(['codegen', 'build', 'codegen', 'build'])
  })

  it('says why it fails and leaves the last portal in place, and the next start tries again', async () => {
    await build()
    await write('host/web/main.tsx', 'broken')
    await expect(build()).rejects.toMatchObject({
      name: 'ToolError',
      message: expect.stringContaining('main.tsx does not parse'),
    })
    expect(await page()).toBe('first page')
    await expect(build()).rejects.toMatchObject({ name: 'ToolError' })
    await write('host/web/main.tsx', 'mended')
    await build()
    expect(await page()).toBe('mended')
    expect(await readdir(join(root, '.cache'))).toEqual(['portal'])
  })

  it('does not take a portal that somebody else put there for its own', async () => {
    await write('.cache/portal/index.html', 'of unknown sources')
    await build()
    expect(await page()).toBe('first page')
  })

  it('can be told to give up', async () => {
    const stop = new AbortController()
    const building = build(stop.signal)
    stop.abort()
    await expect(building).rejects.toMatchObject({ name: 'AbortError' })
    await expect(page()).rejects.toThrow()
  })
})
