import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { UserConsoleLog } from 'vitest'
import {
  experimental_getRunnerTask,
  type Reporter,
  type SerializedError,
  type TestCase,
  type TestModule,
  type TestSuite,
} from 'vitest/node'
import type {} from './processor-time.ts'

/** A failed test, a file that could not be loaded, a hook, or an unhandled rejection. */
export interface Failure {
  readonly file: string
  readonly name: string
  readonly error: string
}

/** Where the time of a file went, in milliseconds. */
export interface FileTimes {
  readonly file: string
  readonly wall: number
  /** Of the process it ran in; absent in a browser and when times were not asked for. */
  readonly processor: number | undefined
  /** Environment and harness. */
  readonly start: number
  readonly import: number
  /** From the first hook to the first test: data, servers, pages. */
  readonly seeding: number
  readonly tests: number
  /** After the last test. */
  readonly teardown: number
}

/** What `main.mjs` reads when a round is over. */
export interface Round {
  readonly passed: number
  readonly failures: readonly Failure[]
  readonly files: readonly FileTimes[]
  /** Milliseconds since 1970: the start of the first file and the end of the last one. */
  readonly began: number
  readonly ended: number
}

const LOG_LINES = 8

/** Says nothing while tests pass; writes what failed, with its console output, to a file. */
export class QuietReporter implements Reporter {
  readonly #file: string
  readonly #logs = new Map<string, string[]>()
  #began: number | undefined
  #ended: number | undefined

  constructor(file: string) {
    this.#file = file
  }

  onUserConsoleLog({ taskId, content }: UserConsoleLog): void {
    if (taskId === undefined) return
    const lines = [...(this.#logs.get(taskId) ?? []), ...plain(content).trimEnd().split('\n')]
    this.#logs.set(taskId, lines.slice(-LOG_LINES))
  }

  onTestModuleStart(): void {
    this.#began ??= Date.now()
  }

  onTestModuleEnd(): void {
    this.#ended = Date.now()
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
        ...unhandled.map((error) => ({ file: '', name: 'an error outside any test', error: errorText(error) })),
      ],
      files: modules.map(timesOf),
      began: this.#began ?? Date.now(),
      ended: this.#ended ?? Date.now(),
    }
    writeFileSync(this.#file, JSON.stringify(round))
  }

  #failedAs(part: TestModule | TestSuite, name: string, errors: readonly SerializedError[]): readonly Failure[] {
    if (errors.length === 0) return []
    const module = part.type === 'module' ? part : part.module
    return [{ file: fileOf(module), name, error: errors.map(errorText).join('\n') }]
  }

  #failedTest(test: TestCase): readonly Failure[] {
    const { state, errors } = test.result()
    if (state !== 'failed') return []
    const logged = this.#logs.get(test.id) ?? []
    const error = [...errors.map(errorText), ...(logged.length > 0 ? ['console:', ...logged] : [])].join('\n')
    return [{ file: fileOf(test.module), name: test.fullName, error }]
  }
}

/** @returns where the time of a file went */
function timesOf(module: TestModule): FileTimes {
  const all = module.diagnostic()
  const tests = [...module.children.allTests()].flatMap((test) => test.diagnostic() ?? [])
  const began = experimental_getRunnerTask(module).result?.startTime ?? 0
  const first = Math.min(...tests.map(({ startTime }) => startTime))
  const last = Math.max(...tests.map(({ startTime, duration }) => startTime + duration))
  const ran = tests.length > 0 && began > 0
  // A page's harness counts from when the file was queued.
  const harness = module.project.isBrowserEnabled() ? 0 : all.prepareDuration
  const start = all.environmentSetupDuration + harness + all.setupDuration
  const seeding = ran ? Math.max(0, first - began) : 0
  const during = ran ? last - first : all.duration
  return {
    file: fileOf(module),
    wall: start + all.collectDuration + all.duration,
    processor: module.meta().processor,
    start,
    import: all.collectDuration,
    seeding,
    tests: during,
    teardown: Math.max(0, all.duration - seeding - during),
  }
}

const fileOf = (module: TestModule): string => relative(process.cwd(), module.moduleId)
const plain = stripVTControlCharacters

/** Message, difference and the places in our own files. */
function errorText({ name, message, stack, cause, ...more }: SerializedError): string {
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
