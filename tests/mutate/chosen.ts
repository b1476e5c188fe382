// Runs, for each of the chosen mistakes, the test that must notice it: `npm run mutate:chosen`. Arguments are areas, or
// parts of the path of a source or of a test; all mistakes when there are none. Results are stored, so that a run that
// was cut off goes on; a mistake is tried again once it, its source or its test has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TestCase, TestModule, Vitest } from 'vitest/node'
import { CHOSEN } from './chosen/list.ts'
import type { Mutation } from './chosen/mutation.ts'
import { MUTATION, MUTATION_MADE } from './mutated.ts'

interface Result {
  /** `error` when it is not known: the test does not pass by itself, or the mistake does not compile. */
  readonly outcome: 'red' | 'GREEN' | 'error'
  readonly why: string
}
type Chosen = Mutation & { readonly area: string }

const FOLDER = '.cache/mutate'
const RESULTS_FILE = `${FOLDER}/chosen.json`
const MADE = resolve(FOLDER, 'chosen-made')
/** A mistake may make a test run for ever. In milliseconds, for one file and for all of a project. */
const LONGEST = { one: 300_000, all: 1_200_000 }

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const text = (path: string): string => readFileSync(path, 'utf8')
const projectOf = (test: string): string => test.split('/')[1] ?? ''
const firstLine = (message: string | undefined): string => (message ?? '').trim().split('\n')[0]?.slice(0, 160) ?? ''

function keyOf({ file, from, to, test, name = '' }: Chosen): string {
  return createHash('sha256')
    .update(JSON.stringify([file, from, to, test, name, text(file), text(test)]))
    .digest('hex')
    .slice(0, 20)
}

function fits({ area, file, test }: Chosen, requested: readonly string[]): boolean {
  return requested.length === 0 || requested.some((part) => part === area || file.includes(part) || test.includes(part))
}

/** As Vitest compares it with a part that is asked for. */
const nameOf = ({ fullName }: TestCase): string => fullName.replaceAll(' > ', ' ')

/** One Vitest for all tests of a project: databases and browsers are started once. */
async function openVitest(project: string): Promise<Vitest> {
  process.env['NODE_ENV'] ??= 'test'
  process.env['VITEST'] = 'true'
  process.env[MUTATION] = 'null'
  process.env[MUTATION_MADE] = MADE
  const { createVitest } = await import('vitest/node')
  const vitest = await createVitest('test', {
    project: [project],
    watch: false,
    reporters: [
      {
        // One test that fails says enough.
        onTestCaseResult: (test) => {
          if (process.env[MUTATION] !== 'null' && test.result().state === 'failed')
            void vitest.cancelCurrentRun('test-failure')
        },
      },
    ],
  })
  await vitest.standalone()
  return vitest
}

/** Runs tests over the sources with one mistake in them, or as they are. */
async function runTests(
  vitest: Vitest,
  tests: readonly string[],
  mistake: Chosen | null,
): Promise<readonly TestModule[]> {
  rmSync(MADE, { force: true })
  process.env[MUTATION] = JSON.stringify(mistake && { file: mistake.file, from: mistake.from, to: mistake.to })
  if (mistake?.name === undefined) vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(mistake.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (mistake) vitest.invalidateFile(resolve(mistake.file))
  const specifications = await vitest.globTestSpecifications(tests.map((test) => resolve(test)))
  const timer = setTimeout(
    () => {
      say(`error ${mistake?.file ?? ''}: the tests do not come to an end`)
      process.exit(1)
    },
    mistake ? LONGEST.one : LONGEST.all,
  )
  const { testModules } = await vitest.runTestSpecifications(specifications)
  clearTimeout(timer)
  if (mistake) vitest.invalidateFile(resolve(mistake.file))
  return testModules
}

/** Names of the tests of each file that passes by itself. */
async function passing(vitest: Vitest, tests: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const modules = await runTests(vitest, tests, null)
  for (const module of modules.filter((one) => !one.ok()))
    for (const test of module.children.allTests('failed'))
      say(`not green by itself: ${module.moduleId}: ${test.fullName}: ${firstLine(test.result().errors?.[0]?.message)}`)
  return new Map(
    modules
      .filter((module) => module.ok())
      .map((module) => [module.moduleId, [...module.children.allTests('passed')].map(nameOf)]),
  )
}

async function tried(vitest: Vitest, mistake: Chosen): Promise<Result> {
  const modules = await runTests(vitest, [mistake.test], mistake)
  // Those of former runs are there, too.
  const module = modules.find(({ moduleId }) => moduleId === resolve(mistake.test))
  if (!module) return { outcome: 'error', why: 'Vitest does not know the test' }
  const [failed] = module.children.allTests('failed')
  if (failed) return { outcome: 'red', why: `${failed.fullName}: ${firstLine(failed.result().errors?.[0]?.message)}` }
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
  const [broken] = [...module.errors(), ...suites]
  if (broken) return { outcome: 'error', why: firstLine(broken.message) }
  return { outcome: 'GREEN', why: existsSync(MADE) ? 'all tests pass' : 'the test does not load the source' }
}

mkdirSync(FOLDER, { recursive: true })
const requested = process.argv.slice(2)
const chosen = Object.entries(CHOSEN)
  .flatMap(([area, mutations]) => mutations.map((mutation): Chosen => ({ area, ...mutation })))
  .filter((mutation) => fits(mutation, requested))
// adapter: written below
const results = (existsSync(RESULTS_FILE) ? JSON.parse(text(RESULTS_FILE)) : {}) as Record<string, Result>
const missing = chosen.filter((mutation) => results[keyOf(mutation)] === undefined)
let done = 0
for (const project of new Set(missing.map(({ test }) => projectOf(test)))) {
  const own = missing.filter(({ test }) => projectOf(test) === project)
  const tests = [...new Set(own.map(({ test }) => test))]
  say(`${project}: ${own.length} are not known; first their ${tests.length} files of tests as they are`)
  const vitest = await openVitest(project)
  const green = await passing(vitest, tests)
  for (const mutation of own) {
    const names = green.get(resolve(mutation.test))
    const result: Result = names?.some((name) => name.includes(mutation.name ?? ''))
      ? await tried(vitest, mutation)
      : { outcome: 'error', why: names ? 'no test has this name' : 'the test does not pass by itself' }
    done += 1
    say(`${done}/${missing.length} ${result.outcome} ${mutation.file}: ${mutation.rule}\n    ${result.why}`)
    if (result.outcome === 'error') continue
    results[keyOf(mutation)] = result
    writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, 1)}\n`)
  }
  await vitest.close()
}
const red = chosen.filter((mutation) => results[keyOf(mutation)]?.outcome === 'red')
for (const mutation of chosen)
  if (!red.includes(mutation))
    say(`${results[keyOf(mutation)]?.outcome ?? 'error'} [${mutation.area}] ${mutation.file}: ${mutation.rule}`)
say(`${red.length} of ${chosen.length} red`)
process.exit(red.length === chosen.length ? 0 : 1)
