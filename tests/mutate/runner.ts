import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { RunnerTestCase as Test, RunnerTestSuite as Suite } from 'vitest'
import { VitestTestRunner } from 'vitest/runners'
import { FINDINGS, type Finding, type Instrumented, PLACE } from './instrumented.ts'

/** What the instrumented sources share with whoever switches their mutations on. */
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
const MORE_OFTEN = 100

const switches: Switches = (Reflect.get(globalThis, '__stryker__') as Switches | undefined) ?? {} // adapter: theirs
Reflect.set(globalThis, '__stryker__', switches)
const { mutants, killed, until } = JSON.parse(readFileSync(PLACE, 'utf8')) as Instrumented // adapter: from main.ts
const tried = new Set(mutants)
const dead = new Set(killed)
const seen = new Set<string>()
/** Whether no mutation is left that a test could still be red for. */
const isDone = (): boolean => {
  const loaded = switches.mutantCoverage?.static ?? {}
  return mutants.every((mutant) => dead.has(mutant) || (mutant in loaded && !seen.has(mutant)))
}
const tell = (finding: Finding): void => appendFileSync(FINDINGS, `${JSON.stringify(finding)}\n`)

/** Runs each test as it is, then once for every mutation it comes by that no test was red for yet. */
export default class MutationRunner extends VitestTestRunner {
  override onAfterRunFiles(): void {
    super.onAfterRunFiles()
    for (const mutant of Object.keys(switches.mutantCoverage?.static ?? {}))
      if (tried.has(mutant)) tell({ kind: 'loaded', mutant })
  }

  /** @param test given by Vitest; the class it extends declares none */
  async runTask(test?: Test): Promise<void> {
    // Once there is nothing left to try, the rest of the tests says nothing more.
    if (test === undefined || isDone() || Date.now() > until) return
    const body = VitestTestRunner.getTestFn(test)
    const name = `${relative(process.cwd(), test.file.filepath)} › ${test.name}`
    switches.currentTestId = test.id
    try {
      await body()
    } finally {
      switches.currentTestId = undefined
    }
    const passed = Object.entries(switches.mutantCoverage?.perTest[test.id] ?? {}).filter(([mutant]) =>
      tried.has(mutant),
    )
    for (const [mutant] of passed) if (!seen.has(mutant)) tell({ kind: 'covered', mutant, test: name })
    for (const [mutant] of passed) seen.add(mutant)
    const wanted = passed.filter(([mutant]) => !dead.has(mutant))
    if (wanted.length === 0) return
    if (!(await passes(test))) return tell({ kind: 'not repeatable', test: name })
    for (const [mutant, times] of wanted) {
      if (Date.now() > until) return tell({ kind: 'out of time', test: name })
      Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit: times * MORE_OFTEN + 1_000 })
      const survives = await passes(test)
      switches.activeMutant = undefined
      if (survives) continue
      // What it left behind may make the test red by itself from now on.
      if (!(await passes(test))) return tell({ kind: 'not repeatable', test: name })
      dead.add(mutant)
      tell({ kind: 'killed', mutant, test: name })
    }
  }
}

/** Suites a test stands in, the outermost first. */
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
        timer = setTimeout(() => reject(new Error('it takes for ever')), PATIENCE)
      }),
    ])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
