// Which tests a difference to a commit can touch, the nearest first, as many as fit into the time.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Importers, readImporters, reachedFrom } from './module-graph.ts'

/** A file of tests, and the way from it to what changed: the file itself, what it imports, …, what changed. */
export interface ReachedTest {
  readonly file: string
  readonly project: string
  readonly way: readonly string[]
}

export interface Choice {
  /** The nearest first. */
  readonly chosen: readonly ReachedTest[]
  readonly left: readonly ReachedTest[]
  /** What the chosen ones take together. */
  readonly seconds: number
}

type Seconds = Readonly<Record<string, number>>

/** Seconds the chosen files may take; starting them, types and lint come on top. */
const BUDGET_SECONDS = 90
/** What a file takes, in seconds, when it was never measured on this machine. */
const TYPICAL: Seconds = { unit: 0.5, backend: 4, server: 8, widgets: 6 }
/** These start the portal or look at the built package: anything can touch them, and no import says so. */
const WHOLE = ['e2e', 'embed', 'examples', 'library', 'packed']
const SIDE_BY_SIDE = 2
/** A test of the same subject comes before others that are as near, or nearer by so many imports. */
const SAME_SUBJECT = 2
/** Words of paths that name no subject. */
const PLAIN = ['lib', 'host', 'web', 'tests', 'test', 'index', 'domain', 'backend', 'widgets', 'unit', 'use', 'of']

const TEST = /^tests\/([a-z0-9]+)\/.*\.test\.tsx?$/
const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', [...args], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

/** Wall seconds by file, of the runs before this one. */
const MEASURED = '.cache/test-times.json'
const measured = (): Seconds =>
  // adapter: written by a run before
  existsSync(MEASURED) ? (JSON.parse(readFileSync(MEASURED, 'utf8')) as Seconds) : {}

/** Writes down what files took, for the next choice. */
export function remember(files: readonly { readonly file: string; readonly wall: number }[]): void {
  const now = Object.fromEntries(files.map(({ file, wall }) => [file, Math.round(wall / 100) / 10]))
  writeFileSync(MEASURED, JSON.stringify({ ...measured(), ...now }))
}

/** `lib/backend/fee/orders/move-order.ts` is about fee, move and order; plurals count as their singular. */
const subjectsOf = (path: string): readonly string[] =>
  path
    .replace(/(\.test)?\.\w+$/, '')
    .split(/[/-]/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word !== '' && !PLAIN.includes(word) && !PLAIN.includes(`${word}s`))

/** @returns files that differ from a commit: committed since, changed and new ones */
export function changedSince(commit: string): readonly string[] {
  const paths = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(paths)]
}

/**
 * The files of tests that import something that changed, through as few others as possible first.
 *
 * @returns `chosen` with the way from the test to what changed, and what is `left` for the whole run
 */
export function chooseTests(
  changed: readonly string[],
  importers: Importers = readImporters(),
  took: Seconds = measured(),
): Choice {
  const ways = reachedFrom(changed, importers)
  const subjects = new Set(changed.flatMap(subjectsOf))
  const rank = ({ file, way }: ReachedTest): number =>
    way.length - (subjectsOf(file).some((word) => subjects.has(word)) ? SAME_SUBJECT : 0) + (took[file] ?? 0) / 1_000
  const reached = [...ways].flatMap(([file, way]): readonly ReachedTest[] => {
    const [, project] = TEST.exec(file) ?? []
    return project === undefined ? [] : [{ file, project, way }]
  })
  const chosen: ReachedTest[] = []
  const left: ReachedTest[] = []
  let seconds = 0
  for (const test of reached.toSorted((one, other) => rank(one) - rank(other))) {
    const own = changed.includes(test.file)
    const takes = (took[test.file] ?? TYPICAL[test.project] ?? 60) / SIDE_BY_SIDE
    const fits = seconds + takes <= BUDGET_SECONDS && !(WHOLE.includes(test.project) && !own)
    if (own || fits) {
      chosen.push(test)
      seconds += takes
    } else left.push(test)
  }
  return { chosen, left, seconds: Math.round(seconds) }
}

/** A long way by its ends. */
const shortened = (way: readonly string[]): readonly (string | undefined)[] =>
  way.length > 3 ? [way[0], `… ${way.length - 2} files …`, way.at(-1)] : way

/** @returns lines that say why each file was chosen, and what was not */
export function explainChoice({ chosen, left, seconds }: Choice): string {
  const lines = [
    `${chosen.length} files of tests, about ${seconds} s:`,
    ...chosen.map(({ file, way: [, ...way] }) =>
      way.length === 0 ? `  ${file} changed itself` : `  ${file} imports ${shortened(way).join(', which imports ')}`,
    ),
    ...(left.length > 0
      ? [
          `${left.length} more reach what changed over more imports, or take longer than there is; npm test runs them:`,
          `  ${[...new Set(left.map(({ project }) => project))]
            .map((name) => `${name} ${left.filter(({ project }) => project === name).length}`)
            .join(', ')}`,
        ]
      : []),
    `Not asked: ${WHOLE.join(', ')}; they run the portal or the built package, and no import says what touches them.`,
  ]
  return lines.join('\n')
}
