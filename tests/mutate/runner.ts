import { setMaxListeners } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { RunnerTestCase as Test, RunnerTestSuite as Suite } from 'vitest'
import { VitestTestRunner } from 'vitest/runners'
import { FINDINGS, type Finding, type Instrumented, PLACE } from './instrumented.ts'

/** What the instrumented sources share with the program that switches their mutations on. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  /** How often the mutation was passed; past the limit it throws, since it may never end. */
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

/** A mutation that makes something wait for ever is noticed after this. @unit ms */
const PATIENCE = 5_000
/** So long tests may try one mutation, the nearest first. @unit ms */
const TIME_FOR_ONE = 8_000
const MORE_OFTEN = 100
/** Stands for what runs between tests. */
const BETWEEN = 'between tests'

/** Tests may stop the clock. */
const { setTimeout: later, clearTimeout: notLater } = globalThis
const { now } = Date

const switches: Switches = (Reflect.get(globalThis, '__stryker__') as Switches | undefined) ?? {} // adapter: theirs
Reflect.set(globalThis, '__stryker__', switches)
const { mutants, finished, until } = JSON.parse(readFileSync(PLACE, 'utf8')) as Instrumented // adapter: from main.ts
const requested = new Set(mutants)
const done = new Set(finished)
const seen = new Set<string>()
const spent = new Map<string, number>()
const record = (finding: Finding): void => appendFileSync(FINDINGS, `${JSON.stringify(finding)}\n`)
const recorded = new Set<string>()
function recordNew(kind: 'loaded' | 'prepared', passed: Readonly<Record<string, number>>): void {
  for (const mutant of Object.keys(passed).filter((id) => requested.has(id) && !recorded.has(kind + id))) {
    recorded.add(kind + mutant)
    record({ kind, mutant })
  }
}
const isDone = (): boolean => mutants.every((mutant) => done.has(mutant))

/** Runs each test as it is, then once for every mutation it comes by that no test was red for yet. */
export default class MutationRunner extends VitestTestRunner {
  override onCollectStart(file: Parameters<VitestTestRunner['onCollectStart']>[0]): void {
    switches.currentTestId = undefined
    super.onCollectStart(file)
  }

  onCollected(): void {
    switches.currentTestId = BETWEEN
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles()
    const { static: loaded = {}, perTest = {} } = switches.mutantCoverage ?? {}
    recordNew('loaded', loaded)
    recordNew('prepared', perTest[BETWEEN] ?? {})
  }

  /** @param test given by Vitest; the class it extends declares none */
  async runTask(test?: Test): Promise<void> {
    // Once there is nothing left to try, the rest of the tests says nothing more.
    if (test === undefined || isDone()) return
    const name = `${relative(process.cwd(), test.file.filepath)} › ${test.name}`
    if (now() > until) return record({ kind: 'out of time', test: name })
    // Each time it runs it listens whether it is called off.
    setMaxListeners(0, test.context.signal)
    switches.currentTestId = test.id
    try {
      await VitestTestRunner.getTestFn(test)()
    } finally {
      switches.currentTestId = BETWEEN
    }
    const passed = Object.entries(switches.mutantCoverage?.perTest[test.id] ?? {}).filter(([id]) => requested.has(id))
    for (const [mutant] of passed) if (!seen.has(mutant)) record({ kind: 'covered', mutant, test: name })
    for (const [mutant] of passed) seen.add(mutant)
    const left = passed.filter(([mutant]) => !done.has(mutant))
    if (left.length === 0) return
    if (!(await passes(test))) return record({ kind: 'not repeatable', test: name })
    for (const [mutant, times] of left) {
      const start = now()
      if (start > until) return record({ kind: 'out of time', test: name })
      Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit: times * MORE_OFTEN + 1_000 })
      const survives = await passes(test)
      switches.activeMutant = undefined
      if (survives) {
        const all = (spent.get(mutant) ?? 0) + now() - start
        spent.set(mutant, all)
        if (all > TIME_FOR_ONE) {
          done.add(mutant)
          record({ kind: 'survived', mutant })
        }
        continue
      }
      // What it left behind may make the test red by itself from now on.
      if (!(await passes(test))) return record({ kind: 'not repeatable', test: name })
      done.add(mutant)
      record({ kind: 'killed', mutant, test: name })
    }
  }
}

/** The suites that contain a test, the outermost first. */
const suitesOf = ({ suite, file }: Test): readonly Suite[] => {
  const found: Suite[] = []
  for (let one: Suite | undefined = suite; one; one = one.suite) found.unshift(one)
  return found[0] === file ? found : [file, ...found]
}

/** Once more, with what its suites do before and after each test. */
async function again(test: Test): Promise<void> {
  const suites = suitesOf(test)
  const after: (() => unknown)[] = []
  try {
    for (const suite of suites)
      for (const hook of VitestTestRunner.getSuiteHooks(suite).beforeEach) {
        const undo: unknown = await hook(test.context, suite)
        if (typeof undo === 'function') after.unshift(() => undo())
      }
    await VitestTestRunner.getTestFn(test)()
  } finally {
    for (const suite of [...suites].reverse())
      for (const hook of VitestTestRunner.getSuiteHooks(suite).afterEach) await hook(test.context, suite)
    for (const undo of after) await undo()
  }
}

async function passes(test: Test): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  try {
    await Promise.race([
      again(test),
      new Promise((_resolve, reject) => {
        timer = later(() => reject(new Error('it takes for ever')), PATIENCE)
      }),
    ])
    return true
  } catch {
    return false
  } finally {
    notLater(timer)
  }
}
