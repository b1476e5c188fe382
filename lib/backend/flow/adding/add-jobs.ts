import { FLOW_STATUS } from '../../../domain/codes.ts'
import { personOfPosition } from '../../../domain/flow/case-people.ts'
import type { FlowDefinition, FlowNode } from '../../../domain/flow/flow-definition.ts'
import { FLOW_ACTION } from '../../../domain/flow/flow-log.ts'
import type { Recorder } from '../../handler.ts'
import { sendAssignedNotices } from '../../notice/send-assigned-notices.ts'
import { textOf } from '../../session.ts'
import type { NewRow, Row, Values } from '../../store.ts'
import { flowJobTable } from '../flow-tables.ts'
import { noteActions, noteHandovers } from '../flow-log.ts'

/** A flow to add to a case: a main flow, or one of its nodes. */
export interface CatalogueFlow {
  readonly flow: FlowDefinition
  /** Null for the main flow itself. */
  readonly node: FlowNode | null
}
export const codeOf = ({ flow, node }: CatalogueFlow): string => (node ?? flow).flowCode ?? ''

/**
 * Distance of sort numbers between main flows; nodes lie between their main flow and the next one, whenever they are
 * added.
 */
const STEP = 100_000

/**
 * Adds jobs to a locked case and assigns each to the person with its position there. A case starts with some dozen of
 * them, so they are inserted in one statement with one audit entry.
 *
 * @param chosen true for jobs a user asked for: they stay, whatever the case needs
 */
export async function addJobs(
  context: Recorder,
  project: Row,
  requested: readonly CatalogueFlow[],
  chosen: boolean,
): Promise<readonly Row[]> {
  if (requested.length === 0) return []
  const { unit, ports } = context
  const rows = requested.map(
    (one): NewRow => ({
      key: ports.ids.key(),
      project: project.key,
      city: project.city,
      values: { ...jobOf(project, one), ...(chosen && { hf15Chosen: 1 }) },
    }),
  )
  const stored = await unit.insertAll(flowJobTable, rows)
  const byKey = new Map(stored.map((row) => [row.key, row]))
  const added = rows.flatMap(({ key }) => byKey.get(key) ?? [])
  await writeAudit(context, project, added)
  await noteActions(
    context,
    project,
    added.map((job) => ({ job, action: FLOW_ACTION.add })),
  )
  const assigned = added.filter(({ values }) => textOf(values['hf15HdlMemberId']) !== '')
  await noteHandovers(
    context,
    project,
    assigned.map((job) => ({ job, from: null, to: textOf(job.values['hf15HdlMemberId']) })),
  )
  await sendAssignedNotices(context, project, assigned)
  return added
}

/** A job with the current values of its definition. Later changes of the definition do not affect it. */
export function jobOf(project: Row, { flow, node }: CatalogueFlow): Values {
  const { flowCode, flowName, role, orgType, needCfgHdlMember } = node ?? flow
  const place = (flow.sortOrder ?? 0) * STEP
  const values: Values = {
    hf15PrjId: project.key,
    hf15PrjNo: project.values['prjNo'] ?? null,
    hf15FlowCode: flowCode,
    hf15FatherCode: node ? flow.flowCode : null,
    hf15FlowName: flowName,
    categoryName: flow.categoryName,
    hf15Status: FLOW_STATUS.notStarted,
    hf15HdlMemberId: personOfPosition(project.values, role ?? ''),
    userGroup: role,
    hf15OrgType: orgType,
    needCfgHdlMember: needCfgHdlMember ?? 0,
    sortNo: node ? place + 1 + Math.min(node.sortOrder ?? 0, STEP - 2) : place,
    ...(node && {
      hf15Workdays: node.workdays,
      hf15Weight: node.weight,
      hf15BuyerPapers: node.buyerPapers,
      hf15OwnerPapers: node.ownerPapers,
    }),
  }
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  )
}

async function writeAudit(
  { unit, principal, now, action, requestId }: Recorder,
  { key, city, version }: Row,
  added: readonly Row[],
): Promise<void> {
  const among = (field: string): readonly string[] =>
    [...new Set(added.map(({ values }) => textOf(values[field])))].filter((text) => text !== '')
  const after: Values = { hf15FlowCode: among('hf15FlowCode'), hf15HdlMemberId: among('hf15HdlMemberId') }
  await unit.audit({
    at: now,
    by: principal.acctId,
    action,
    table: flowJobTable.name,
    key,
    project: key,
    city,
    version,
    before: {},
    after,
    result: 'done',
    requestId,
  })
}
