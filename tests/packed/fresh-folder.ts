import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { HOSTS, NEXT, type PackedHost, REACT_19, type ReactVersion, TEST_TOOLS } from './hosts.ts'
import { plainExample, reactExample, testExample } from './documented-code.ts'

const execute = promisify(execFile)
const TYPESCRIPT = '6.0.3'
const MOST_SAID = 3_000
const MORE_THAN_ENOUGH = 64 * 1_024 * 1_024
/** Everything comes from what npm fetched before, as far as that goes. */
const NPM_FLAGS = ['--prefer-offline', '--no-audit', '--no-fund']

/** What every folder of a run begins with. */
export interface Packed {
  /** Contains the tools of the hosts; the folders of partners are inside it and resolve them from there. */
  readonly folder: string
  readonly tarball: string
}

/** A folder outside the repository that has the package from its tarball, like a partner's. */
export interface FreshFolder {
  readonly path: string
  /** Runs one of its programs, as for production unless said otherwise. @throws Error with what it said */
  run(command: readonly string[], environment?: 'production' | 'test'): Promise<void>
}

/** The folder of a partner whose page is built. */
export interface BuildingFolder extends FreshFolder {
  /** Builds the page of a host. @returns the path of the page below the folder */
  build(host: PackedHost): Promise<string>
}

/** Makes the tarball that would be published, from `dist` as it is. @returns its path */
export async function packTarball(into: string): Promise<string> {
  const { stdout } = await execute('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', into])
  const [packed] = v.parse(v.array(v.object({ filename: v.string() })), JSON.parse(stdout))
  if (!packed) throw new Error('nothing was packed')
  return join(into, packed.filename)
}

/**
 * Everything partners build their pages with, once for all of their folders.
 * @throws Error that says so when the npm registry does not answer
 */
export async function installTools(folder: string): Promise<void> {
  await execute('npm', [
    'view',
    `typescript@${TYPESCRIPT}`,
    'version',
    ...NPM_FLAGS,
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-timeout=30000',
  ]).catch((cause: unknown) => {
    throw new Error(
      'These tests install packages as a partner does, and the npm registry does not answer: let npm reach ' +
        'one (npm ping), or leave `packed` out of the run.',
      { cause },
    )
  })
  await install(
    folder,
    Object.assign({ typescript: TYPESCRIPT, ...TEST_TOOLS.beside }, ...HOSTS.map(({ tools }) => tools)),
  )
}

/** Installs packages where nothing was, and nothing but them. */
async function install(path: string, dependencies: Readonly<Record<string, string>>): Promise<FreshFolder> {
  await mkdir(path, { recursive: true })
  await writeFile(
    join(path, 'package.json'),
    JSON.stringify({ name: 'partner', private: true, type: 'module', dependencies }),
  )
  const run: FreshFolder['run'] = async ([program = '', ...args], environment = 'production') => {
    try {
      await execute(program, args, {
        cwd: path,
        maxBuffer: MORE_THAN_ENOUGH,
        env: { ...process.env, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: environment },
      })
    } catch (error) {
      // adapter: what a program that failed leaves behind
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${program} failed:\n${`${stdout}\n${stderr}`.trim().slice(-MOST_SAID)}`, { cause: error })
    }
  }
  await run(['npm', 'install', '--ignore-scripts', ...NPM_FLAGS])
  return { path, run }
}

/**
 * A partner with a version of React, who wrote what the README and the guide to testing say.
 *
 * @param api where the back end of the page answers
 */
export async function buildingFolder(
  path: string,
  tarball: string,
  { react, types, domTypes }: ReactVersion,
  api: string,
): Promise<BuildingFolder> {
  const fresh = await install(path, {
    fangkit: `file:${tarball}`,
    react,
    'react-dom': react,
    '@types/react': types,
    '@types/react-dom': domTypes,
    ...TEST_TOOLS.within,
  })
  await cp('tests/packed/page', path, { recursive: true })
  await writeFile(join(path, 'readme.tsx'), await reactExample(api))
  const { test, setup } = await testExample()
  await writeFile(join(path, 'guide.test.tsx'), test)
  await writeFile(join(path, 'test-setup.ts'), setup)
  await writeFile(join(path, 'every-entry.ts'), await everyEntry())
  return {
    ...fresh,
    build: async ({ name: host, command, writesPage }) => {
      await fresh.run(command)
      const page = `out/${host}`
      if (!writesPage)
        await writeFile(join(path, page, 'index.html'), builtPage(await readFile(join(path, 'index.html'), 'utf8')))
      return `${page}/`
    },
  }
}

/** A partner without a bundler, who put the elements of the package on their own site as the guide says. */
export async function plainFolder(path: string, tarball: string, api: string): Promise<FreshFolder> {
  const fresh = await install(path, { fangkit: `file:${tarball}` })
  const { html, script } = await plainExample(api)
  await cp(join(path, 'node_modules/fangkit/dist/elements'), join(path, 'fangkit'), { recursive: true })
  await writeFile(join(path, 'index.html'), html)
  await writeFile(join(path, 'fees.js'), script)
  return fresh
}

/** A partner with Next, whose page is in the app router. */
export async function nextFolder(path: string, tarball: string): Promise<FreshFolder> {
  const { react } = REACT_19
  const fresh = await install(path, { fangkit: `file:${tarball}`, react, 'react-dom': react, next: NEXT })
  await cp('tests/packed/next', path, { recursive: true })
  return fresh
}

/** The partner's page with what was built in place of the source. */
const builtPage = (page: string): string =>
  page.replace('./main.tsx', './main.js').replace('</head>', '  <link rel="stylesheet" href="./main.css" />\n  </head>')

/** Imports everything the package offers, so that its types are read whole. */
async function everyEntry(): Promise<string> {
  const { exports } = v.parse(
    v.object({ exports: v.record(v.string(), v.unknown()) }),
    JSON.parse(await readFile('package.json', 'utf8')),
  )
  const names = Object.keys(exports)
    .filter((name) => !name.endsWith('.json'))
    .map((name) => `fangkit${name.slice(1)}`)
  return names
    .map((name, place) => (name.endsWith('.css') ? `import '${name}'\n` : `export * as entry${place} from '${name}'\n`))
    .join('')
}
