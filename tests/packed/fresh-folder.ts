import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { HOSTS, type PackedHost, type REACTS } from './hosts.ts'

const execute = promisify(execFile)
const TYPESCRIPT = '6.0.3'
const MOST_SAID = 3_000
const MORE_THAN_ENOUGH = 64 * 1_024 * 1_024

/** A folder outside the repository that has the package from its tarball, like a partner's. */
export interface FreshFolder {
  readonly path: string
  /** Runs one of its programs. @throws Error with what it said */
  run(command: readonly string[]): Promise<void>
  /** Builds the page of a host. @returns the folder the page lies in */
  build(host: PackedHost): Promise<string>
  remove(): Promise<void>
}

/** Makes the tarball that would be published, from `dist` as it is. @returns its path */
export async function packTarball(into: string): Promise<string> {
  const { stdout } = await execute('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', into])
  const [packed] = v.parse(v.array(v.object({ filename: v.string() })), JSON.parse(stdout))
  if (!packed) throw new Error('nothing was packed')
  return join(into, packed.filename)
}

/**
 * Installs the tarball and every host's tools beside a version of React.
 *
 * @param api where the back end of the page answers
 */
export async function freshFolder(tarball: string, { react, types, domTypes }: (typeof REACTS)[number], api: string): Promise<FreshFolder> {
  const path = await mkdtemp(join(tmpdir(), 'fangkit-partner-'))
  const tools = Object.assign({}, ...HOSTS.map((host) => host.tools)) as Record<string, string> // adapter: Object.assign of a list loses its type
  await cp('tests/packed/page', path, { recursive: true })
  await writeFile(join(path, 'package.json'), JSON.stringify({
    name: 'partner', private: true, type: 'module',
    dependencies: { fangkit: `file:${tarball}`, react, 'react-dom': react },
    devDependencies: { '@types/react': types, '@types/react-dom': domTypes, typescript: TYPESCRIPT, ...tools },
  }))
  await writeFile(join(path, 'readme.tsx'), (await embedLines()).replace('https://cases.example', api))
  await writeFile(join(path, 'every-entry.ts'), await everyEntry())
  const run: FreshFolder['run'] = async ([program = '', ...args]) => {
    try {
      await execute(program, args, { cwd: path, maxBuffer: MORE_THAN_ENOUGH, env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'production' } })
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string } // adapter: what a program that failed leaves behind
      throw new Error(`${program} failed:\n${`${stdout}\n${stderr}`.trim().slice(-MOST_SAID)}`, { cause: error })
    }
  }
  await run(['npm', 'install', '--include=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'])
  return {
    path, run,
    build: async (host) => {
      await run(host.command)
      const folder = join(path, 'out', host.name)
      await mkdir(folder, { recursive: true })
      if (!host.writesPage) await writeFile(join(folder, 'index.html'), PAGE)
      return folder
    },
    remove: () => rm(path, { recursive: true, force: true }),
  }
}

const PAGE = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <title>收支</title>
    <link rel="stylesheet" href="./main.css" />
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="./main.js"></script>
  </body>
</html>
`

/** What the README tells a partner to write: its first block of TSX. */
async function embedLines(): Promise<string> {
  const [, lines] = /```tsx\n([\s\S]*?)```/.exec(await readFile('README.md', 'utf8')) ?? []
  if (lines === undefined) throw new Error('the README shows no lines to embed a widget with')
  return lines
}

/** Imports everything the package offers, so that its types are read whole. */
async function everyEntry(): Promise<string> {
  const { exports } = v.parse(v.object({ exports: v.record(v.string(), v.unknown()) }), JSON.parse(await readFile('package.json', 'utf8')))
  const names = Object.keys(exports).filter((name) => !name.endsWith('.json')).map((name) => `fangkit${name.slice(1)}`)
  return names.map((name, place) => (name.endsWith('.css') ? `import '${name}'\n` : `export * as entry${place} from '${name}'\n`)).join('')
}
