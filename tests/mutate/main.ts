// Changes the rules of a room one by one and looks whether a test goes red: `npm run mutate lib/domain/fee`.
// What was found is kept below `.cache/mutate`, so that a run that was cut off, or ran out of time, goes on from there.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { readImporters, reachedFrom } from '../run/module-graph.ts'
import { FINDINGS, type Finding, type Instrumented, PLACE } from './instrumented.ts'

/** A run ends after this, whatever is left. @unit ms */
const LIMIT = 28 * 60_000
const FOLDER = '.cache/mutate'
/** They read the sources as texts, which look different here, or repeat on each engine what others prove. */
const LEFT_OUT = /^tests\/(?:unit\/(?:architecture|guides|requirements|run|locale)|backend\/store)\/|-stores\.test\.ts$/
const TEST = /^tests\/(?:unit|backend)\/.*\.test\.ts$/

/** A mutation by what it is, whatever its number. */
type Killed = Readonly<Record<string, string>>

const [given = ''] = process.argv.slice(2)
const room = given.replace(/\/$/, '')
if (room === '' || !existsSync(room)) {
  console.error('npm run mutate <folder or file>, for example: npm run mutate lib/domain/fee')
  process.exit(2)
}
mkdirSync(FOLDER, { recursive: true })
const memory = join(FOLDER, `${room.replaceAll('/', '-')}.json`)

const files = (
  statSync(room).isDirectory()
    ? readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path))
    : [room]
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
  // Labels and messages are no behaviour.
  { excludedMutations: ['StringLiteral'], ignorers: [], plugins: null },
)
// Those left out are handed back, too, with the reason.
const mutants = all.filter(({ status }) => status === undefined)
const hashes = new Map(
  files.map((path) => [
    path,
    createHash('sha256')
      .update(texts.get(path) ?? '')
      .digest('hex')
      .slice(0, 12),
  ]),
)
const known = existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as Killed) : {} // adapter: written below
const nameOf = ({ fileName, location: { start, end }, mutatorName, replacement }: (typeof mutants)[number]): string =>
  [
    fileName,
    hashes.get(fileName),
    `${start.line}:${start.column}-${end.line}:${end.column}`,
    mutatorName,
    replacement.slice(0, 80),
  ].join(' ')
const names = new Map(mutants.map((mutant) => [mutant.id, nameOf(mutant)]))

const handed: Instrumented = {
  sources: Object.fromEntries(instrumented.map(({ name, content }) => [name, content])),
  mutants: mutants.map(({ id }) => id),
  killed: mutants.flatMap(({ id }) => (known[names.get(id) ?? ''] === undefined ? [] : [id])),
  until: Date.now() + LIMIT,
}
writeFileSync(PLACE, JSON.stringify(handed))
writeFileSync(FINDINGS, '')
const ways = [...reachedFrom(files, readImporters())].filter(([path]) => TEST.test(path) && !LEFT_OUT.test(path))
const tests = ways.sort(([, a], [, b]) => a.length - b.length).map(([path]) => path)
console.log(`${room}: ${files.length} files, ${mutants.length} mutations, ${tests.length} files of tests`)
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--config', 'tests/mutate/vitest.config.ts', ...tests],
  { stdio: ['ignore', openSync(`${FOLDER}/vitest.log`, 'w'), 'inherit'] },
)

const findings = readFileSync(FINDINGS, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Finding) // adapter: written by runner.ts
const killedBy = new Map(findings.flatMap((found) => (found.kind === 'killed' ? [[found.mutant, found.test]] : [])))
const covered = new Set(findings.flatMap((found) => (found.kind === 'covered' ? [found.mutant] : [])))
const kept: Killed = Object.fromEntries(
  mutants.flatMap(({ id }) => {
    const name = names.get(id) ?? ''
    const test = killedBy.get(id) ?? known[name]
    return test === undefined ? [] : [[name, test]]
  }),
)
writeFileSync(memory, JSON.stringify(kept, null, 1))

const isDead = (id: string): boolean => kept[names.get(id) ?? ''] !== undefined
// What a module declares once, when it is loaded, cannot be switched: its readers are proved, not it.
const loaded = new Set(findings.flatMap((found) => (found.kind === 'loaded' ? [found.mutant] : [])))
const once = new Set(mutants.filter(({ id }) => loaded.has(id) && !covered.has(id) && !isDead(id)).map(({ id }) => id))
const counted = mutants.filter(({ id }) => !once.has(id))
for (const path of files) {
  const living = counted.filter(({ fileName, id }) => fileName === path && !isDead(id))
  if (living.length > 0) console.log(`\n${path}`)
  for (const { id, location, mutatorName, replacement } of living)
    console.log(
      `  ${location.start.line + 1}:${location.start.column + 1} ${mutatorName} →`,
      `${replacement.slice(0, 100)}${covered.has(id) ? '' : ' (passed by no test)'}`,
    )
}
const of = (kind: Finding['kind']): number => findings.filter((found) => found.kind === kind).length
const dead = counted.filter(({ id }) => isDead(id)).length
console.log(
  `\n${room}: ${dead} of ${counted.length} killed, ${((100 * dead) / Math.max(1, counted.length)).toFixed(1)} %;`,
  `${once.size} declared when loaded do not count;`,
  `${of('not repeatable')} times a test did not pass twice, ${of('out of time')} ran out of time`,
)
process.exit(status === 0 ? 0 : 1)
