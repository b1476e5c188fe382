// Changes the rules of a room one by one and looks whether a test goes red: `npm run mutate lib/domain/fee`.
// What was found is kept below `.cache/mutate`, so that a run that was cut off, or ran out of time, goes on from there.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { readImporters, reachedFrom } from '../run/module-graph.ts'
import { inFunctions } from './in-functions.ts'
import { FINDINGS, type Finding, type Instrumented, PLACE } from './instrumented.ts'

/** A run ends after this, whatever is left. @unit ms */
const LIMIT = 28 * 60_000
/** @unit ms */
const SAVED_EVERY = 10_000
const FOLDER = '.cache/mutate'
/** They read the sources as texts, which look different here, or repeat on each engine what others prove. */
const LEFT_OUT = /^tests\/(?:unit\/(?:architecture|guides|requirements|run|locale)|backend\/store)\/|-stores\.test\.ts$/
const TEST = /^tests\/(?:unit|backend)\/.*\.test\.ts$/

/** Known results for the mutations of a folder. Each is identified by its content, not by its number. */
interface Memory {
  /** Which test was red for it. */
  readonly killed: Readonly<Record<string, string>>
  /** Those no test was red for, while others are still to be tried. */
  readonly survived: readonly string[]
}

const [argument = ''] = process.argv.slice(2)
const folder = argument.replace(/\/$/, '')
if (folder === '' || !existsSync(folder)) {
  console.error('npm run mutate <folder or file>, for example: npm run mutate lib/domain/fee')
  process.exit(2)
}
mkdirSync(FOLDER, { recursive: true })
const memory = join(FOLDER, `${folder.replaceAll('/', '-')}.json`)

const files = (
  statSync(folder).isDirectory()
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
    : [folder]
)
  .filter((path) => path.endsWith('.ts'))
  .sort()
const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]))

const nothing = (): undefined => undefined
const logger = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  trace: nothing,
  error: console.error,
  fatal: console.error,
  isDebugEnabled: () => false,
}
const { files: instrumented, mutants: all } = await new Instrumenter(logger as never).instrument(
  files.map((name) => ({ name, content: texts.get(name) ?? '', mutate: true })),
  // Labels and messages are no behaviour; whether a property may be absent follows from its type.
  { excludedMutations: ['StringLiteral', 'OptionalChaining'], ignorers: [], plugins: null },
) // adapter: its logger has more methods
const inFunction = new Map([...texts].map(([path, text]) => [path, inFunctions(text)]))
// Those left out are handed back, too, with the reason.
const possible = all.filter(({ status }) => status === undefined)
const runsLater = ({ fileName, location }: (typeof all)[number]): boolean =>
  inFunction.get(fileName)?.(location) ?? false
const [mutants, declared] = [possible.filter(runsLater), possible.filter((mutant) => !runsLater(mutant))]
const hashes = new Map(
  files.map((path) => [
    path,
    createHash('sha256')
      .update(texts.get(path) ?? '')
      .digest('hex')
      .slice(0, 12),
  ]),
)
const known: Memory = existsSync(memory)
  ? (JSON.parse(readFileSync(memory, 'utf8')) as Memory) // adapter: written below
  : { killed: {}, survived: [] }
const nameOf = ({ fileName, location: { start, end }, mutatorName, replacement }: (typeof mutants)[number]): string =>
  [
    fileName,
    hashes.get(fileName),
    `${start.line}:${start.column}-${end.line}:${end.column}`,
    mutatorName,
    replacement.slice(0, 80),
  ].join(' ')
const names = new Map(mutants.map((mutant) => [mutant.id, nameOf(mutant)]))

const wasTried = (name = ''): boolean => known.survived.includes(name)

const plan: Instrumented = {
  sources: Object.fromEntries(instrumented.map(({ name, content }) => [name, content])),
  mutants: mutants.map(({ id }) => id),
  finished: mutants.flatMap(({ id }) =>
    known.killed[names.get(id) ?? ''] !== undefined || wasTried(names.get(id)) ? [id] : [],
  ),
  until: Date.now() + LIMIT,
}
writeFileSync(PLACE, JSON.stringify(plan))
writeFileSync(FINDINGS, '')
const ways = [...reachedFrom(files, readImporters())].filter(([path]) => TEST.test(path) && !LEFT_OUT.test(path))
// The nearest first, and among those the ones that need no back end.
const distance = ([path, way]: (typeof ways)[number]): number =>
  2 * way.length + Number(path.startsWith('tests/backend'))
const tests = ways.sort((a, b) => distance(a) - distance(b)).map(([path]) => path)
console.log(`${folder}: ${files.length} files, ${mutants.length} mutations, ${tests.length} files of tests`)

/** What the tests said up to now; it is kept for a run to come. */
function readFindings() {
  const findings = readFileSync(FINDINGS, 'utf8')
    .split('\n')
    // The last line may not be whole yet.
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Finding) // adapter: written by runner.ts
  const of = <Kind extends Finding['kind']>(kind: Kind) =>
    findings.filter((found): found is Extract<Finding, { kind: Kind }> => found.kind === kind)
  const killedBy = new Map(of('killed').map(({ mutant, test }) => [mutant, test]))
  const killed = Object.fromEntries(
    mutants.flatMap(({ id }) => {
      const name = names.get(id) ?? ''
      const test = killedBy.get(id) ?? known.killed[name]
      return test === undefined ? [] : [[name, test]]
    }),
  )
  const survived = new Set(of('survived').map(({ mutant }) => mutant))
  return {
    of,
    killed,
    survived: [...names].flatMap(([id, name]) => (survived.has(id) || wasTried(name) ? [name] : [])),
  }
}
const saveFindings = ({ killed, survived }: Memory): void =>
  writeFileSync(memory, JSON.stringify({ killed, survived }, null, 1))

const saving = setInterval(() => saveFindings(readFindings()), SAVED_EVERY)
const vitest = spawn('node_modules/.bin/vitest', ['run', '--config', 'tests/mutate/vitest.config.ts', ...tests], {
  stdio: ['ignore', openSync(`${FOLDER}/vitest.log`, 'w'), 'inherit'],
})
const [status] = (await once(vitest, 'exit')) as [number | null] // adapter: of a program
clearInterval(saving)
const { of, killed, survived } = readFindings()
const late = of('out of time').length
const isWhole = late === 0 && status !== null
// The next run tries those again: its tests may be others.
saveFindings({ killed, survived: isWhole ? [] : survived })

const isDead = (id: string): boolean => killed[names.get(id) ?? ''] !== undefined
const among = (found: readonly { readonly mutant: string }[]) => new Set(found.map(({ mutant }) => mutant))
const covered = among([...of('covered'), ...of('prepared')])
// Functions that run while a module is loaded, and then no more, cannot be switched either.
const loaded = among(of('loaded'))
const runsOnce = (id: string): boolean => loaded.has(id) && !covered.has(id) && !isDead(id)
const counted = mutants.filter(({ id }) => !runsOnce(id))
for (const path of files) {
  const living = counted.filter(({ fileName, id }) => fileName === path && !isDead(id))
  if (living.length > 0) console.log(`\n${path}`)
  for (const { id, location, mutatorName, replacement } of living) {
    const place = `${location.start.line + 1}:${location.start.column + 1}`
    const short = replacement.replaceAll(/\s+/g, ' ').slice(0, 100)
    console.log(`  ${place} ${mutatorName} → ${short}${covered.has(id) ? '' : ' (passed by no test)'}`)
  }
}
const dead = counted.filter(({ id }) => isDead(id)).length
console.log(
  [
    `\n${folder}: ${dead} of ${counted.length} killed, ${((100 * dead) / Math.max(1, counted.length)).toFixed(1)} %`,
    `${declared.length + mutants.length - counted.length} run when loaded and do not count`,
    `${of('not repeatable').length} times a test did not pass twice`,
    ...(!isWhole ? ['not whole: run it again to go on'] : []),
  ].join('; '),
)
process.exit(status === 0 && isWhole ? 0 : 1)
