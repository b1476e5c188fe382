import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { UserConsoleLog } from 'vitest'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'

/** What failed: a test, a file that could not be loaded, a hook, or something nobody waited for. */
export interface Failure {
  readonly file: string
  readonly name: string
  readonly error: string
}

/** What `run.mjs` reads when a round is over. */
export interface Round {
  readonly passed: number
  readonly failures: readonly Failure[]
}

const SLOW_FILE_MS = 20_000
const LOG_LINES = 8

/** Says nothing while tests pass; writes what failed, with its console output, to a file. */
export class QuietReporter implements Reporter {
  readonly #file: string
  readonly #logs = new Map<string, string[]>()

  constructor(file: string) {
    this.#file = file
  }

  onUserConsoleLog({ taskId, content }: UserConsoleLog): void {
    if (taskId === undefined) return
    const lines = [...(this.#logs.get(taskId) ?? []), ...plain(content).trimEnd().split('\n')]
    this.#logs.set(taskId, lines.slice(-LOG_LINES))
  }

  onTestModuleEnd(module: TestModule): void {
    const took = module.diagnostic().duration
    if (took > SLOW_FILE_MS) process.stdout.write(`  ${fileOf(module)} took ${Math.round(took / 1_000)} s\n`)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const round: Round = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...modules.flatMap((module) => [
          ...this.#failedAs(module, 'the file', module.errors()),
          ...[...module.children.allSuites()].flatMap((suite) => this.#failedAs(suite, suite.fullName, suite.errors())),
        ]),
        ...tests.flatMap((test) => this.#failedTest(test)),
        ...unhandled.map((error) => ({ file: '', name: 'an error outside any test', error: told(error) })),
      ],
    }
    writeFileSync(this.#file, JSON.stringify(round))
  }

  #failedAs(part: TestModule | TestSuite, name: string, errors: readonly SerializedError[]): readonly Failure[] {
    if (errors.length === 0) return []
    const module = part.type === 'module' ? part : part.module
    return [{ file: fileOf(module), name, error: errors.map(told).join('\n') }]
  }

  #failedTest(test: TestCase): readonly Failure[] {
    const { state, errors } = test.result()
    if (state !== 'failed') return []
    const logged = this.#logs.get(test.id) ?? []
    const error = [...errors.map(told), ...(logged.length > 0 ? ['console:', ...logged] : [])].join('\n')
    return [{ file: fileOf(test.module), name: test.fullName, error }]
  }
}

const fileOf = (module: TestModule): string => relative(process.cwd(), module.moduleId)
const plain = stripVTControlCharacters

/** Message, difference and the places in our own files. */
function told({ name, message, stack, cause, ...more }: SerializedError): string {
  const diff = typeof more['diff'] === 'string' ? more['diff'] : ''
  const frames = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s*at /.test(line) && !line.includes('node_modules') && !line.includes('node:'))
    .slice(0, 4)
  const behind = cause === undefined ? [] : [`caused by ${plain(String(cause.message ?? cause))}`]
  return [
    `${name ?? 'Error'}: ${plain(message)}`,
    ...(diff ? [plain(diff)] : []),
    ...behind,
    ...frames.map((line) => `  ${line.trim().replaceAll(`${process.cwd()}/`, '')}`),
  ].join('\n')
}
