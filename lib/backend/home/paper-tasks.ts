import { addDays, dayOf, daysBetween, type Day } from '../../catalogue/day.ts'
import { PAPER_FILE_STATE } from '../../domain/codes.ts'
import { memberFile } from '../../domain/paper/member-file.ts'
import { recordAddress } from '../../domain/project/record-address.ts'
import { caseName } from '../fee/case-name.ts'
import type { SignedIn } from '../handler.ts'
import { labelsOf } from '../record/labels.ts'
import { recordOf } from '../record/answer.ts'
import { textOf } from '../session.ts'
import type { Filter, Row } from '../store.ts'
import { memberFileTable } from '../paper/paper-tables.ts'
import type { Task } from './dashboard-rows.ts'

/** A paper that expires within this number of days is to be renewed. */
const SOON = 8
/** How many days an expired paper is listed. */
export const LONG_AGO = 60
const MOST_FILES = 200

/**
 * Papers of open cases that have to be submitted again: sent back, expired or about to expire. Each paper of a person
 * appears once, and only while no better file of it exists.
 *
 * @param cases cases in question, by their keys
 * @param own only what the caller submitted
 */
export async function paperTasks(
  { unit, principal, today }: SignedIn,
  cases: ReadonlyMap<string, Row>,
  own: boolean,
): Promise<readonly Task[]> {
  if (cases.size === 0) return []
  const inCases: Filter = { field: '$project', is: [...cases.keys()] }
  const sentBack: Filter = { field: 'hf2yState', is: [PAPER_FILE_STATE.returned] }
  const runningOut: Filter = { field: 'hf2yExpiryDay', from: addDays(today, -LONG_AGO), to: addDays(today, SOON) }
  const whose: readonly Filter[] = own ? [{ field: '$createdBy', is: [principal.acctId] }] : []
  const { rows } = await unit.list(memberFileTable, {
    where: { all: [inCases, { any: [sentBack, runningOut] }, ...whose] },
    sort: [{ field: '$updatedAt', descending: true }],
    page: 1,
    pageSize: MOST_FILES,
    counted: false,
  })
  const better = await betterFiles(unit, rows, today)
  const shown = rows.filter(
    (row, index) => !better.has(paperOf(row)) && rows.findIndex((other) => paperOf(other) === paperOf(row)) === index,
  )
  const labels = await labelsOf(
    unit,
    memberFile.fields,
    shown.map((row) => recordOf(memberFile, row)),
  )
  return shown.flatMap((row, index) => {
    const project = cases.get(row.project ?? '')
    return project
      ? [taskOf(row, project, labels[index]?.['hf2yFileType'] ?? textOf(row.values['hf2yFileType']), today)]
      : []
  })
}

/** Names a paper of a person in a case, for comparing files of the same paper. */
export const paperOf = ({ project, values }: Row): string =>
  [project, values['hf2yFileType'], values['hf2yObjId']].join(' ')

/** Papers that have a file that stays valid beyond the next days and was not sent back. */
async function betterFiles(unit: SignedIn['unit'], rows: readonly Row[], today: Day): Promise<ReadonlySet<string>> {
  const keys = [...new Set(rows.flatMap(({ project }) => project ?? []))]
  if (keys.length === 0) return new Set()
  const { rows: files } = await unit.list(memberFileTable, {
    where: {
      all: [
        { field: '$project', is: keys },
        { not: { field: 'hf2yState', is: [PAPER_FILE_STATE.returned] } },
        { field: 'hf2yFileType', is: [...new Set(rows.map(({ values }) => textOf(values['hf2yFileType'])))] },
      ],
    },
    counted: false,
  })
  const holds = ({ values }: Row) =>
    textOf(values['hf2yExpiryDay']) === '' || textOf(values['hf2yExpiryDay']) > addDays(today, SOON)
  return new Set(files.filter(holds).map(paperOf))
}

function taskOf(row: Row, project: Row, paper: string, today: Day): Task {
  const sentBack = row.values['hf2yState'] === PAPER_FILE_STATE.returned
  const expiry = textOf(row.values['hf2yExpiryDay'])
  const reason = textOf(row.values['hf2yReason'])
  const day = sentBack ? dayOf(row.updatedAt) : expiry
  return {
    key: row.key,
    kind: 'PAPER',
    title: sentBack ? `补交资料：${paper}` : `更新资料：${paper}`,
    prjId: project.key,
    prjName: caseName(project),
    record: recordAddress('file', row.key),
    note: sentBack
      ? `已退回${reason === '' ? '' : `：${reason}`}`
      : expiry < today
        ? '已过有效期'
        : `有效期至 ${expiry}`,
    day,
    late: !sentBack && expiry < today ? daysBetween(expiry, today) : 0,
    returned: sentBack ? 1 : 0,
    account: row.createdBy,
  }
}
