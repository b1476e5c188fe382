import { settle, type RecordValues } from '../../catalogue/effect.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import type { ListInput, RecordInput } from '../../contract/input.ts'
import { caseCalls, projectCalls } from '../../contract/case/project-calls.ts'
import { DEMAND_STEP, POSITION } from '../../domain/codes.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { POINT_EVENT } from '../../domain/points/point-codes.ts'
import { CASE_BULK_FIELDS, listedCase } from '../../domain/project/case-list.ts'
import { project } from '../../domain/project/project.ts'
import { exportCall } from '../../contract/record/operation-calls.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import { exportRows } from '../export/export-rows.ts'
import { followPayment } from '../case-record/follow-payment.ts'
import { followCase } from '../flow/adding/follow-case.ts'
import { reconcileJobs } from '../flow/adding/reconcile-jobs.ts'
import { implement, type SignedIn } from '../handler.ts'
import { changeableCase, visibleCase } from '../member/case-access.ts'
import { followHouse } from '../member/follow-house.ts'
import { sendCaseNotices } from '../notice/send-case-notices.ts'
import { givePoints } from '../points/give-points.ts'
import { allow, allowCreatingProjects, needs, SIGNED_IN } from '../policy.ts'
import { createsProjects, visibleProjects } from '../principal.ts'
import { notifyOutdated } from '../recommendation/stored-recommendation.ts'
import { voidCodesOfCase } from '../payment/void-codes.ts'
import { answerRecord, answerRows, blankOf } from '../record/answer.ts'
import { type AcceptedRecord, bulkSetHandler } from '../record/bulk-set.ts'
import { listQuery } from '../record/list.ts'
import { judge } from '../record/save.ts'
import { saveHandlers } from '../record/save-handlers.ts'
import { insertRecord, updateRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import { implementStream } from '../stream.ts'
import type { Filter, Row } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { projectTable } from './project-table.ts'
import { nextJobs } from '../flow/next-jobs.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { goesOn } from '../notice/my-to-dos.ts'
import { joinCase } from '../project-role/update-invitees.ts'
import { partyNames } from './named-parties.ts'
import { nextProjectNumber } from './project-number.ts'
import { findHandler } from './find-handler.ts'
import { splitConditions } from './case-conditions.ts'
import { splitCaseSearch } from './cases-of-people.ts'
import { storedProject, withPayType } from './stored-project.ts'

const NEWEST_FIRST = { field: '$updatedAt', descending: true } as const
const COLUMNS = Object.entries(project.fields).flatMap(([name, { column }]) => (column ? [name] : []))

export const projectHandlers = [
  implement(projectCalls.getPageList, needs(PRIVILEGE.search), async (input, context) => {
    const { unit } = context
    const { input: ofCases, within } = caseSearch(input, context)
    const { rows, total } = await unit.list(projectTable, listQuery(ofCases, within, NEWEST_FIRST))
    const complete = await withNextSteps(unit, rows)
    const data = await answerRows(unit, listedCase, rows, (record, row) => complete(withPayType(record), row))
    return { data, total }
  }),
  implement(projectCalls.getOne, needs(PRIVILEGE.detail), async ({ id }, context) => {
    const row = await visibleCase(context, id)
    await joinCase(context, row)
    return { data: await answerCase(context, row) }
  }),
  implement(projectCalls.doCreate, needs(PRIVILEGE.detail), async ({ id, isClone }, context) => {
    if (context.principal.embed !== null && (!id || isClone === 1))
      throw new Refusal('NO_PERMISSION', '嵌入会话不能新建项目')
    if (!id) return { data: await answerRecord(context.unit, project, await blankProject(context), null) }
    const row = await visibleCase(context, id)
    if (isClone !== 1) {
      await joinCase(context, row)
      return { data: await answerCase(context, row) }
    }
    return { data: await answerRecord(context.unit, project, copyOf(storedProject(row)), null) }
  }),
  ...saveHandlers(projectCalls, needs(PRIVILEGE.save), saveProject),
  bulkSetHandler(project, CASE_BULK_FIELDS, needs(PRIVILEGE.save), { accept: acceptProject, store: storeProject }),
  implement(projectCalls.getOpts, SIGNED_IN, async (_input, { principal }) => ({
    data: [...principal.privileges].filter((privilege) => privilege !== PRIVILEGE.add || createsProjects(principal)),
  })),
  implement(caseCalls.checkStatus, needs(PRIVILEGE.detail), async ({ prjId }, context) => {
    await changeableCase(context, prjId, false)
    return { data: null }
  }),
  findHandler,
]

/** The export of all cases the user may see. */
export const projectStreams = [
  implementStream(exportCall(project), needs(PRIVILEGE.search, PRIVILEGE.detail), (input, context) => {
    const { input: ofCases, within } = caseSearch(input, context)
    return exportRows(
      {
        entity: listedCase,
        table: projectTable,
        title: '项目列表',
        columns: COLUMNS,
        sort: NEWEST_FIRST,
        within: async () => within,
        complete: withPayType,
        completeRows: withNextSteps,
      },
      ofCases,
      context,
    )
  }),
]

/** A search of cases: the conditions on stored values, and the filter for the others and for what the user may see. */
function caseSearch<T extends Pick<ListInput, 'search'>>(
  asked: T,
  context: Pick<SignedIn, 'principal' | 'today'>,
): { readonly input: T; readonly within: Filter } {
  const { input: ofPeople, within } = splitConditions(asked, context)
  const { input, withPeople } = splitCaseSearch(ofPeople)
  return {
    input,
    within: { all: [visibleProjects(context.principal), ...(withPeople ? [withPeople] : []), ...within] },
  }
}

async function saveProject(input: RecordInput, context: SignedIn): Promise<Readonly<Record<string, unknown>>> {
  return answerCase(context, await storeProject(await acceptProject(input, context), context))
}

/** Checks a case with the caller's rights and stores nothing. */
async function acceptProject(input: RecordInput, context: SignedIn): Promise<AcceptedRecord> {
  const { unit, principal } = context
  const row = input.keyValue ? await changeableCase(context, input.keyValue) : null
  if (row) allow(needs(PRIVILEGE.update), principal)
  else allowCreatingProjects(principal)
  const before = row ? storedProject(row) : await blankProject(context)
  const overlay: Overlay = await overlayFor(unit, project, row?.key ?? null, { city: principal.city })
  const { record, changed } = await judge(
    context,
    { entity: project, table: projectTable, row, before, facts: {}, overlay },
    input,
  )
  return { row, record, changed }
}

/** Stores an accepted case with everything that follows from its changes. */
async function storeProject({ row, record, changed }: AcceptedRecord, context: SignedIn): Promise<Row> {
  if (row && changed.length === 0) return row
  if (!row) return addProject(context, record)
  const saved = await updateRecord(context, projectTable, row, record, changed)
  await followHouse(context, row, saved)
  await followPayment(context, row, saved)
  await notifyOutdated(context, saved)
  await givePointsForCase(context, row, saved)
  const isStopped = ({ values }: Row) => values['hf20DemandStep'] === DEMAND_STEP.stopped
  if (isStopped(saved) && !isStopped(row)) await voidCodesOfCase(context, saved)
  return followCase(context, row, saved)
}

/** Gives points to the people who handled a case when it is finished. */
async function givePointsForCase(context: SignedIn, before: Row, { key, values }: Row): Promise<void> {
  const { finished } = DEMAND_STEP
  if (values['hf20DemandStep'] !== finished || before.values['hf20DemandStep'] === finished) return
  await givePoints(context, { event: POINT_EVENT.caseDone, source: key }, [
    textOf(values['hf20ManagerId']),
    textOf(values['hf20RecommendId']),
  ])
}

/** A stored case with the names of its parties among its labels, because a page names them on every tab. */
async function answerCase({ unit }: SignedIn, row: Row): Promise<Readonly<Record<string, unknown>>> {
  const [answer, names] = await Promise.all([
    answerRecord(unit, project, storedProject(row), row),
    partyNames(unit, row),
  ])
  return { ...answer, refValues: { ...Object(answer['refValues']), ...names } }
}

async function addProject(context: SignedIn, record: RecordValues): Promise<Row> {
  const { unit, principal, ports, now } = context
  const key = ports.ids.key()
  const prjNo = await nextProjectNumber(unit, now)
  const added = await insertRecord(
    context,
    projectTable,
    { key, project: key, city: principal.city },
    { ...record, prjNo },
  )
  await reconcileJobs(context, added)
  await sendCaseNotices(context, null, added)
  return (await unit.get(projectTable, key)) ?? added
}

/** The start values of a new case: the declared defaults, and the user themselves where they may follow it up. */
async function blankProject({ unit, principal }: SignedIn): Promise<RecordValues> {
  const blank = blankOf(project, principal.city)
  const own = await unit.get(accountTable, principal.acctId)
  const follows = own !== null && listOf(own.values['positions']).includes(POSITION.followUpManager)
  return settle(project, blank, { ...blank, ...(follows && { hf20ManagerId: principal.acctId }) }).record
}

/** Fields that a copy does not take over: the people of the case and its progress. */
const OF_ONE_CASE = new Set(['hf20BuyerId', 'hf20SellerId', 'hf20DemandStep'])

/** A copy takes over what was agreed, without people and progress: people are assigned case by case. */
function copyOf(record: RecordValues): RecordValues {
  const owned = Object.entries(project.fields).filter(([name, field]) => field.serverOwned || OF_ONE_CASE.has(name))
  return { ...record, ...Object.fromEntries(owned.map(([name]) => [name, null])) }
}

/** Adds the next step of a case and its day to the rows of a list, read for all of them at once. */
const withNextSteps: NonNullable<ListRules['complete']> = async (unit, rows) => {
  const jobs = await nextJobs(unit, rows.filter(goesOn))
  return (record: RecordValues, { key }) => {
    const values = jobs.get(key)?.values
    return { ...record, nextStep: values?.['hf15FlowName'] ?? null, dueDay: values?.['hf15PlanTime'] ?? null }
  }
}
