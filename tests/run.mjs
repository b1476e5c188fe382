// The whole check: tools, types, lint, layers, the built library, tests. Ends with one line "N passed, N failed".
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { stripVTControlCharacters } from 'node:util'
import { AFTER_BUILD, BUILD, CHECKS } from './checks.mjs'
import { tellFailures } from './told.mjs'
import { installMissingTools } from './tools.mjs'

const REPORTS = '.cache/test'
const ROUNDS = [['unit', 'backend'], ['library'], ['server'], ['widgets'], ['embed'], ['examples'], ['e2e']]
/** Asked for by name: it fetches packages, and the whole check is to need no network. */
const ASKED_ROUNDS = [['packed']]
/** Parts that look at the built library. */
const BUILT = ['library', 'embed', 'packed']
const MOST_KEPT = 20_000
const MOST_NAMED = 10

const failures = []
let passed = 0

/** Runs a program quietly; what it says goes to a file, and its end is kept. */
async function run(name, [command, ...args], env = {}) {
  const file = `${REPORTS}/${name}.log`
  const log = createWriteStream(file)
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  })
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      log.write(String(error))
      resolve(1)
    })
    child.on('close', resolve)
  })
  log.end()
  await finished(log)
  return { ended: code === 0, said: stripVTControlCharacters(readFileSync(file, 'utf8')).trim().slice(-MOST_KEPT) }
}

const seconds = (since) => `${Math.round((Date.now() - since) / 1_000)} s`

/** A check that passes or fails as a whole. */
async function check({ name, command }) {
  const since = Date.now()
  const { ended, said } = await run(name, command)
  console.log(`${ended ? 'ok    ' : 'FAILED'} ${name} (${seconds(since)})`)
  if (ended) passed += 1
  else failures.push({ file: name, name: command.join(' ').replace('node_modules/.bin/', ''), error: said })
  return ended
}

/** One round of tests; every test counts, and so does a file that could not be loaded. */
async function suite(projects) {
  const since = Date.now()
  const name = projects.join('-')
  const report = `${REPORTS}/${name}.json`
  const { ended, said } = await run(
    name,
    ['node_modules/.bin/vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
    { FANGKIT_TEST_REPORT: report },
  )
  const round = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failures: [] }
  const wrong =
    !ended && round.failures.length === 0
      ? [{ file: projects.join(' + '), name: 'the run itself failed', error: said.split('\n').slice(-25).join('\n') }]
      : round.failures
  passed += round.passed
  failures.push(...wrong)
  console.log(
    `${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${projects.join(' + ')}: ${round.passed} passed, ${wrong.length} failed (${seconds(since)})`,
  )
  for (const { file, name } of wrong.slice(0, MOST_NAMED)) console.log(`       ${file} › ${name}`.slice(0, 200))
}

/**
 * The sources at rest: one check after another on one core, the build of the library and what is asked of it on the
 * other.
 */
async function checks() {
  const sources = async () => {
    for (const one of CHECKS) await check(one)
  }
  const library = async () => {
    if (await check(BUILD)) for (const one of AFTER_BUILD) await check(one)
  }
  await Promise.all([sources(), library()])
}

function end() {
  const told = tellFailures(failures)
  if (told) console.log(`\n${told}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exit(failures.length === 0 && passed > 0 ? 0 : 1)
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const parts = process.argv.slice(2)
const problem = installMissingTools()
if (problem !== null) {
  failures.push({ file: 'tools', name: 'something the tests need is missing', error: problem })
  end()
}
await run('panda', ['node_modules/.bin/panda', 'codegen', '--silent'])
if (parts.length === 0 || parts.includes('checks')) await checks()
else if (BUILT.some((part) => parts.includes(part))) await check(BUILD)
for (const round of parts.length === 0 ? ROUNDS : [...ROUNDS, ...ASKED_ROUNDS]) {
  const asked = parts.length === 0 ? round : round.filter((project) => parts.includes(project))
  if (asked.length > 0) await suite(asked)
}
end()
