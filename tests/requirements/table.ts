import { FINDINGS, type Finding } from './findings.ts'
import { PROOFS, type Proof } from './proofs.ts'
import rows from './rows.json' with { type: 'json' }
import { allTests, type NamedTest } from './test-titles.ts'
import { WITHOUT_PROOF } from './without-proof.ts'

/** A requirement, or a ruling on one, with the tests that prove it. */
export interface Row {
  readonly section: string
  readonly id: string
  readonly text: string
  /** The best first: a single test before a group of them, Node before a browser. Empty: nothing proves it. */
  readonly tests: readonly NamedTest[]
}

/** Where the tests of each folder run; see tests/README.md. */
const RUNS_IN: Readonly<Record<string, string>> = {
  unit: 'Node',
  backend: 'Node, databases',
  server: 'Node, real server',
  widgets: 'Chromium',
  library: 'Node, built package',
  embed: 'Chromium, built package',
  e2e: 'Chromium, running portal',
  examples: 'Chromium, built examples',
  packed: 'packed package in fresh folders',
}
const FOLDERS = Object.keys(RUNS_IN)

const folderOf = (test: NamedTest): string => test.file.split('/')[1] ?? ''

/** @returns where a test runs, in words */
export function runsIn(test: NamedTest): string {
  return RUNS_IN[folderOf(test)] ?? folderOf(test)
}

/** Whether a title, or the last part of one, is the given one. */
export function isTitled(test: NamedTest, title: string): boolean {
  return test.title === title || test.title.endsWith(` › ${title}`)
}

/** Sections with their rows as declared in `rows.json`. */
export const SECTIONS: readonly {
  readonly name: string
  readonly rows: readonly (readonly [id: string, text: string])[]
}[] = Object.entries(rows).map(([name, of]) => ({ name, rows: Object.entries(of) }))

/** What the tests in the working folder prove. */
export function measure(): { readonly rows: readonly Row[]; readonly tests: readonly NamedTest[] } {
  const tests = allTests(new Set(Object.values(PROOFS).flatMap((proof) => ('file' in proof ? [proof.file] : []))))
  const byId = new Map<string, NamedTest[]>()
  for (const test of tests) for (const id of test.ids) byId.set(id, [...(byId.get(id) ?? []), test])
  const proved = (proof: Proof | undefined): readonly NamedTest[] => {
    if (!proof) return []
    if ('sameAs' in proof) return byId.get(proof.sameAs) ?? []
    return tests.filter((test) => test.file === proof.file && isTitled(test, proof.title))
  }
  const rank = (test: NamedTest): number =>
    FOLDERS.indexOf(folderOf(test)) + (test.ids.length > 12 ? FOLDERS.length : 0)
  const best = (found: readonly NamedTest[]): readonly NamedTest[] =>
    [...found].sort((one, other) => rank(one) - rank(other))
  return {
    tests,
    rows: SECTIONS.flatMap(({ name, rows: of }) =>
      of.map(([id, text]) => ({
        section: name,
        id,
        text,
        tests: best([...(byId.get(id) ?? []), ...proved(PROOFS[id])]),
      })),
    ),
  }
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** @returns the cell that says which test proves a row */
export function proofCell(test: NamedTest | undefined): string {
  return test ? cell(`${test.file} › ${test.title}`) : '—'
}

function findingCell({ proof, why }: Finding): string {
  return proof ? cell(`${proof.file} › ${proof.title}`) : cell(why ?? '—')
}

/** @returns the table as Markdown */
export function tableText(measured: readonly Row[]): string {
  const parts = SECTIONS.map(({ name }) => {
    const lines = measured
      .filter((row) => row.section === name)
      .map((row) => {
        const [first] = row.tests
        const proof = first ? proofCell(first) : (WITHOUT_PROOF[row.id] ?? '—')
        return `| ${row.id} | ${cell(row.text)} | ${proof} | ${first ? runsIn(first) : ''} |`
      })
    return [
      `## ${name}`,
      '',
      '| Id | Requirement, shortened | A test that proves it | Runs in |',
      '| --- | --- | --- | --- |',
      ...lines,
      '',
    ].join('\n')
  })
  const findings = [
    '## What a measurement of the whole found',
    '',
    '| Id | Finding, shortened | State | A test that fails when it comes back, or why it stands as it does |',
    '| --- | --- | --- | --- |',
    ...FINDINGS.map(
      (finding) => `| ${finding.id} | ${cell(finding.text)} | ${finding.state} | ${findingCell(finding)} |`,
    ),
    '',
  ].join('\n')
  const intro =
    `# Requirements and the tests that prove them\n\nWritten by \`npm run requirements\`; read README.md ` +
    `beside it before changing anything. ${measured.length} rows, of each one test; most have more. Below ` +
    `them: what a measurement of the whole found.\n`
  return `${intro}\n${parts.join('\n')}\n${findings}`
}
