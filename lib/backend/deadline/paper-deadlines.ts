import { addDays, type Day } from '../../catalogue/day.ts'
import { PAPER_FILE_STATE } from '../../domain/codes.ts'
import { memberFile } from '../../domain/paper/member-file.ts'
import { caseName } from '../fee/case-name.ts'
import type { SignedIn } from '../handler.ts'
import { casesOf } from '../home/dashboard-cases.ts'
import { LONG_AGO, paperOf } from '../home/paper-tasks.ts'
import { recordOf } from '../record/answer.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { memberFileTable } from '../paper/paper-tables.ts'
import { type Found, inOpenCases, lateness, type Span } from './deadline-rows.ts'

const MOST_FILES = 300

/**
 * Last days of validity of the papers of open cases, each paper of a person once: the day of the file that is valid
 * longest.
 */
export async function paperDeadlines(context: SignedIn, { from, to, team }: Span): Promise<Found> {
  const { unit, principal, today } = context
  const late = addDays(today, -LONG_AGO)
  const rows = await filesOf(unit, [
    inOpenCases(principal, team),
    { field: 'hf2yExpiryDay', from: late < from ? late : from, to },
  ])
  const shown = await lastOfEach(unit, rows)
  const due = shown.filter(({ values }) => {
    const day = textOf(values['hf2yExpiryDay'])
    return day >= from || day < today
  })
  const cases = await casesOf(unit, due)
  const labels = await labelsOf(
    unit,
    memberFile.fields,
    due.map((row) => recordOf(memberFile, row)),
  )
  return {
    rows: due.flatMap((row, index) => {
      const project = cases.get(row.project ?? '')
      const day = textOf(row.values['hf2yExpiryDay'])
      const paper = labels[index]?.['hf2yFileType'] ?? textOf(row.values['hf2yFileType'])
      if (!project) return []
      return [
        {
          key: row.key,
          kind: 'PAPER' as const,
          title: `${paper}${day < today ? '已过期' : '到期'}`,
          prjId: project.key,
          prjName: caseName(project),
          note: '',
          day,
          done: 0 as const,
          ...lateness(day, today),
          place: 'papers' as const,
          field: '',
          acctId: row.createdBy,
          version: row.version,
          whyNot: null,
        },
      ]
    }),
    more: rows.length === MOST_FILES,
  }
}

const USABLE: Filter = { not: { field: 'hf2yState', is: [PAPER_FILE_STATE.returned] } }

async function filesOf(unit: Unit, where: readonly Filter[]): Promise<readonly Row[]> {
  const { rows } = await unit.list(memberFileTable, {
    where: { all: [...where, USABLE] },
    sort: [{ field: 'hf2yExpiryDay' }],
    page: 1,
    pageSize: MOST_FILES,
    counted: false,
  })
  return rows
}

/** Leaves out files beside which a file of the same paper is valid longer, or for ever. */
async function lastOfEach(unit: Unit, rows: readonly Row[]): Promise<readonly Row[]> {
  if (rows.length === 0) return []
  const { rows: files } = await unit.list(memberFileTable, {
    where: {
      all: [
        { field: '$project', is: [...new Set(rows.flatMap(({ project }) => project ?? []))] },
        { field: 'hf2yFileType', is: [...new Set(rows.map(({ values }) => textOf(values['hf2yFileType'])))] },
        USABLE,
      ],
    },
    counted: false,
  })
  const last = new Map<string, Row>()
  for (const file of files) {
    const known = last.get(paperOf(file))
    if (!known || endOf(known) < endOf(file)) last.set(paperOf(file), file)
  }
  return rows.filter((row) => last.get(paperOf(row))?.key === row.key)
}

/** The last day of validity; a paper without one is valid for ever. */
const endOf = ({ values }: Row): Day => textOf(values['hf2yExpiryDay']) || '9999-12-31'

/** A paper of a case and its last day of validity. */
export interface PaperEnd {
  readonly type: string
  readonly title: string
  readonly end: Day
}

/** Papers of a case that expire, each with the last day on which any of its files is valid. */
export async function paperEnds(unit: Unit, project: Row): Promise<readonly PaperEnd[]> {
  const rows = await filesOf(unit, [
    { field: '$project', is: [project.key] },
    { field: 'hf2yExpiryDay', from: '0001-01-01' },
  ])
  const last = await lastOfEach(unit, rows)
  const labels = await labelsOf(
    unit,
    memberFile.fields,
    last.map((row) => recordOf(memberFile, row)),
  )
  return last.map((row, index) => {
    const type = textOf(row.values['hf2yFileType'])
    return { type, title: labels[index]?.['hf2yFileType'] ?? type, end: endOf(row) }
  })
}
