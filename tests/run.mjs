// The whole check: tools, types, lint, layers, tests. Ends with one line "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installMissingTools } from './tools.mjs'

const REPORTS = '.cache/test'
const counted = { passed: 0, failed: 0 }
const bin = (name) => `node_modules/.bin/${name}`

function run(command, args) {
  console.log(`\n> ${command.replace('node_modules/.bin/', '')} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, CI: 'true' } }).status === 0
}

/** A check that passes or fails as a whole. */
function check(command, ...args) {
  const passed = run(bin(command), args)
  counted[passed ? 'passed' : 'failed'] += 1
  return passed
}

/** One round of tests; every test counts, and so does a file that could not be loaded. */
function suite(...projects) {
  const report = `${REPORTS}/${projects.join('-')}.json`
  const ended = run(bin('vitest'), ['run', ...projects.flatMap((name) => ['--project', name]), '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`])
  if (!existsSync(report)) {
    counted.failed += 1
    return
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((result) => result.status !== 'failed')).length
  counted.passed += numPassedTests
  counted.failed += numFailedTests + broken
  if (!ended && numFailedTests + broken === 0) counted.failed += 1
}

const problem = installMissingTools()
if (problem !== null) {
  console.error(problem)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const [only] = process.argv.slice(2)
if (only === undefined) {
  run(bin('panda'), ['codegen', '--silent'])
  check('tsc', '--noEmit')
  check('biome', 'lint', '--error-on-warnings', '.')
  check('depcruise', '--config', '.dependency-cruiser.cjs', 'lib', 'host', 'examples', 'panda.config.ts')
  suite('unit', 'backend')
  suite('server')
  suite('widgets')
  suite('e2e')
} else {
  suite(only)
}
console.log(`\n${counted.passed} passed, ${counted.failed} failed`)
process.exit(counted.failed === 0 && counted.passed > 0 ? 0 : 1)
