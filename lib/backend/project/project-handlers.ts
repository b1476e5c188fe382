import { settle, type RecordValues } from '../../catalogue/effect.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import type { RecordInput } from '../../contract/input.ts'
import { caseCalls, projectCalls } from '../../contract/project-calls.ts'
import { POSITION } from '../../domain/codes.ts'
import { isManager } from '../../domain/permission/role.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { editBlock } from '../../domain/project/edit-block.ts'
import { payTypeOf } from '../../domain/project/pay-type.ts'
import { project } from '../../domain/project/project.ts'
import { exportCall } from '../../contract/operation-calls.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import { exportRows } from '../export/export-rows.ts'
import { implement, type SignedIn } from '../handler.ts'
import { allow, allowCreatingProjects, needs, SIGNED_IN } from '../policy.ts'
import { changesProject, createsProjects, seesProject, visibleProjects } from '../principal.ts'
import { answerRecord, answerRows, blankOf, recordOf } from '../record/answer.ts'
import { listQuery } from '../record/list.ts'
import { judge } from '../record/save.ts'
import { insertRecord, updateRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { listOf } from '../session.ts'
import { implementStream } from '../stream.ts'
import type { Row } from '../store.ts'
import { accountTable, projectTable } from '../tables.ts'
import { nextProjectNumber } from './project-number.ts'

const NEWEST_FIRST = { field: '$updatedAt', descending: true } as const
const COLUMNS = Object.entries(project.fields).flatMap(([name, { column }]) => (column ? [name] : []))

export const projectHandlers = [
  implement(projectCalls.getPageList, needs(PRIVILEGE.search), async (input, { unit, principal }) => {
    const { rows, total } = await unit.list(projectTable, listQuery(input, visibleProjects(principal), NEWEST_FIRST))
    return { data: await answerRows(unit, project, rows, withPayType), total }
  }),
  implement(projectCalls.getOne, needs(PRIVILEGE.detail), async ({ id }, context) => {
    const row = await visibleRow(context, id)
    return { data: await answerRecord(context.unit, project, stored(row), row) }
  }),
  implement(projectCalls.doCreate, needs(PRIVILEGE.detail), async ({ id, isClone }, context) => {
    if (!id) return { data: await answerRecord(context.unit, project, await blankProject(context), null) }
    const row = await visibleRow(context, id)
    if (isClone !== 1) return { data: await answerRecord(context.unit, project, stored(row), row) }
    return { data: await answerRecord(context.unit, project, copyOf(stored(row)), null) }
  }),
  implement(projectCalls.doSave, needs(PRIVILEGE.save), async (input, context) => ({ data: await saveProject(input, context) })),
  implement(projectCalls.getOpts, SIGNED_IN, async (_input, { principal }) => ({
    data: [...principal.privileges].filter((privilege) => privilege !== PRIVILEGE.add || createsProjects(principal)),
  })),
  implement(caseCalls.checkStatus, needs(PRIVILEGE.detail), async ({ prjId }, context) => {
    await changeableRow(context, prjId, false)
    return { data: null }
  }),
]

/** All cases a person may see, as a file. */
export const projectStreams = [
  implementStream(exportCall(project), needs(PRIVILEGE.search, PRIVILEGE.detail), (input, context) =>
    exportRows({ entity: project, table: projectTable, title: '项目列表', columns: COLUMNS, sort: NEWEST_FIRST, within: async () => visibleProjects(context.principal), complete: withPayType }, input, context)),
]

async function saveProject(input: RecordInput, context: SignedIn): Promise<Readonly<Record<string, unknown>>> {
  const { unit, principal } = context
  const row = input.keyValue ? await changeableRow(context, input.keyValue, true) : null
  if (row) allow(needs(PRIVILEGE.update), principal)
  else allowCreatingProjects(principal)
  const before = row ? stored(row) : await blankProject(context)
  const overlay: Overlay = await overlayFor(unit, project, row?.key ?? null)
  const { record, changed } = await judge(context, { entity: project, table: projectTable, row, before, facts: {}, overlay }, input)
  if (row && changed.length === 0) return answerRecord(unit, project, before, row)
  const saved = row ? await updateRecord(context, projectTable, row, record, changed) : await addProject(context, record)
  return answerRecord(unit, project, stored(saved), saved)
}

async function addProject(context: SignedIn, record: RecordValues): Promise<Row> {
  const { unit, principal, ports, now } = context
  const key = ports.ids.key()
  const prjNo = await nextProjectNumber(unit, now)
  return insertRecord(context, projectTable, { key, project: key, city: principal.city }, { ...record, prjNo })
}

/** What a new case starts with: the declared defaults, and the person themselves where they may follow it up. */
async function blankProject({ unit, principal }: SignedIn): Promise<RecordValues> {
  const blank = blankOf(project)
  const own = await unit.get(accountTable, principal.acctId)
  const follows = own !== null && listOf(own.values['positions']).includes(POSITION.followUpManager)
  return settle(project, blank, { ...blank, ...(follows && { hf20ManagerId: principal.acctId }) }).record
}

/** What belongs to one case alone: its people, and how far it has come. */
const OF_ONE_CASE = new Set(['hf20BuyerId', 'hf20SellerId', 'hf20DemandStep'])

/** A copy keeps what was agreed and starts anew. */
function copyOf(record: RecordValues): RecordValues {
  const owned = Object.entries(project.fields).filter(([name, field]) => field.serverOwned || OF_ONE_CASE.has(name))
  return { ...record, ...Object.fromEntries(owned.map(([name]) => [name, null])) }
}

const stored = (row: Row): RecordValues => withPayType(recordOf(project, row))

/** Older cases store no pay type; where pay way and scheme leave no choice it is answered all the same. */
function withPayType(record: RecordValues): RecordValues {
  if (record['prjPayType'] !== null && record['prjPayType'] !== undefined) return record
  const code = (name: string) => (typeof record[name] === 'string' ? String(record[name]) : null)
  return { ...record, prjPayType: payTypeOf(code('hf20PayWay'), code('hf20LoanScheme')) }
}

/** The project, for those who may see it. Somebody else's answers like one that does not exist. */
export async function visibleRow({ unit, principal }: SignedIn, id: string | null | undefined, lock = false): Promise<Row> {
  const row = id ? await unit.get(projectTable, id, { lock }) : null
  if (!row || !seesProject(principal, row)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
  return row
}

/** The project, for those who may change it in the state it is in. */
async function changeableRow(context: SignedIn, id: string | null | undefined, lock: boolean): Promise<Row> {
  const row = await visibleRow(context, id, lock)
  if (!changesProject(context.principal, row)) throw new Refusal('NO_PERMISSION', '您不是该项目的跟进人员，不能修改')
  const block = editBlock(recordOf(project, row)['hf20DemandStep'] ?? null, isManager(context.principal.roles))
  if (block !== null) throw new Refusal('STATUS', block)
  return row
}
