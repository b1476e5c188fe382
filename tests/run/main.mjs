// The whole check: tools, types, lint, layers, the built library, tests. Ends with one line "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { changedSince, chooseTests, explainChoice, remember } from './changed.ts'
import { AFTER_BUILD, BUILD, CHECKS, ofFiles } from './checks.mjs'
import { describeFailures } from './failures.mjs'
import { REPORTS, runProgram } from './program.mjs'
import { BUILT, ROUNDS } from './rounds.mjs'
import { describeTimes, seconds, startClock } from './times.mjs'
import { installMissingTools } from './tools.mjs'

const MOST_NAMED = 10

const failures = []
const steps = []
let passed = 0

/** A check that passes or fails as a whole. */
async function check({ name, command }) {
  const clock = startClock()
  const { ended, output } = await runProgram(name, command)
  const times = clock()
  console.log(`${ended ? 'ok    ' : 'FAILED'} ${name} (${seconds(times.wall)})`)
  steps.push({ name, ...times })
  if (ended) passed += 1
  else failures.push({ file: name, name: command.join(' ').replace('node_modules/.bin/', ''), error: output })
  return ended
}

/** One round of tests, or of these files of it; every test counts, and so does a file that could not be loaded. */
async function suite(projects, only = []) {
  const clock = startClock()
  const since = Date.now()
  const name = projects.join('-')
  const report = `${REPORTS}/${name}.json`
  const { ended, output } = await runProgram(
    name,
    ['node_modules/.bin/vitest', 'run', ...projects.flatMap((project) => ['--project', project]), ...only],
    {
      FANGKIT_TEST_REPORT: report,
      FANGKIT_TEST_TIER: asked.all ? 'all' : 'once',
      ...(asked.times && { FANGKIT_TEST_TIMES: 'true' }),
    },
  )
  const times = clock()
  const nothing = { passed: 0, failures: [], files: [], began: since, ended: since }
  const round = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : nothing
  const wrong =
    !ended && round.failures.length === 0
      ? [{ file: projects.join(' + '), name: 'the run itself failed', error: output.split('\n').slice(-25).join('\n') }]
      : round.failures
  remember(round.files)
  passed += round.passed
  failures.push(...wrong)
  steps.push({
    name: projects.join(' + '),
    ...times,
    files: round.files,
    start: round.began - since,
    teardown: since + times.wall - round.ended,
  })
  console.log(
    `${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${projects.join(' + ')}: ${round.passed} passed, ` +
      `${wrong.length} failed (${seconds(times.wall)})`,
  )
  for (const { file, name } of wrong.slice(0, MOST_NAMED)) console.log(`       ${file} › ${name}`.slice(0, 200))
}

/**
 * The sources at rest and the build of the library with what is asked of it, side by side on two cores; whichever is
 * free first takes what is left.
 */
async function checks() {
  const left = [...CHECKS]
  const sources = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await check(one)
  }
  const library = async () => {
    if (await check(BUILD)) for (const one of AFTER_BUILD) await check(one)
    await sources()
  }
  await Promise.all([sources(), library()])
}

/** What differs from a commit, its types and form, and the tests it can touch. */
async function changes(commit) {
  const paths = changedSince(commit)
  if (paths.length === 0) return console.log(`nothing differs from ${commit}`)
  const choice = chooseTests(paths)
  console.log(`${paths.length} files differ from ${commit}.\n${explainChoice(choice)}`)
  const { chosen } = choice
  const sources = async () => {
    for (const one of ofFiles(paths)) await check(one)
  }
  await Promise.all([
    sources(),
    chosen.length > 0 &&
      suite(
        [...new Set(chosen.map(({ project }) => project))],
        chosen.map(({ file }) => file),
      ),
  ])
}

function end() {
  if (asked.times) console.log(`\n${describeTimes(steps)}`)
  const described = describeFailures(failures)
  if (described) console.log(`\n${described}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exit(failures.length === 0 && passed > 0 ? 0 : 1)
}

const words = process.argv.slice(2)
const asked = {
  times: words.includes('--times'),
  /** Also the products of everything with everything; see tests/tier.ts. */
  all: words.includes('all'),
  parts: words.filter((word) => !word.startsWith('--') && word !== 'all'),
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const problem = installMissingTools()
if (problem !== null) {
  failures.push({ file: 'tools', name: 'something the tests need is missing', error: problem })
  end()
}
await runProgram('panda', ['node_modules/.bin/panda', 'codegen', '--silent'])
const { parts } = asked
if (parts[0] === 'changed') {
  await changes(parts[1] ?? 'HEAD')
  end()
}
if (parts.length === 0 || parts.includes('checks')) await checks()
else if (BUILT.some((part) => parts.includes(part))) await check(BUILD)
for (const { projects, onlyInAll } of ROUNDS) {
  const requested =
    parts.length === 0 && (!onlyInAll || asked.all) ? projects : projects.filter((name) => parts.includes(name))
  if (requested.length > 0) await suite(requested)
}
end()
