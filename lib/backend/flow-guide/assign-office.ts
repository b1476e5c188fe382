import { flowJob } from '../../domain/flow/flow-job.ts'
import { FLOW_ACTION } from '../../domain/flow/flow-log.ts'
import { isFinished } from '../../domain/flow/job-status.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { isManager } from '../../domain/permission/role.ts'
import { editBlock } from '../../domain/project/edit-block.ts'
import { noteActions } from '../flow/flow-log.ts'
import type { SignedIn } from '../handler.ts'
import { type Child, visibleCase } from '../member/case-access.ts'
import { changesProject } from '../principal.ts'
import { updateRecord } from '../record/store-record.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { officeOfJob } from './office-of-job.ts'

/**
 * Finds the organisation that handles a job, and stores it on the job. For users who may only read, and for a finished
 * job, it is answered without being stored.
 *
 * @param requested kind of organisation (HF9C); null for the one the job asks for
 * @returns the key of the organisation; null where there is none
 */
export async function assignOffice(
  context: SignedIn,
  { row: seen, project: read }: Child,
  requested: string | null,
): Promise<string | null> {
  const type = (job: Row): string | null => requested ?? (textOf(job.values['hf15OrgType']) || null)
  if (!mayAssignOffice(context, read))
    return (await officeOfJob(context.unit, read, seen, type(seen)))?.keyValue ?? null
  const project = await visibleCase(context, read.key, true)
  // Read again: it may have been changed or removed while waiting for the lock of the case.
  const job = (await context.unit.get(flowJobTable, seen.key, { lock: true })) ?? seen
  const office = await officeOfJob(context.unit, project, job, type(job))
  if (!office || office.keyValue === null) return null
  if (
    mayAssignOffice(context, project) &&
    !isFinished(job.values) &&
    job.values['hf15DivisionDetailId'] !== office.keyValue
  ) {
    await updateRecord(context, flowJobTable, job, { hf15DivisionDetailId: office.keyValue }, ['hf15DivisionDetailId'])
    await noteActions(context, project, [{ job, action: FLOW_ACTION.office, text: office.hf31BranceName }])
    context.notify.record(flowJob.service, project.key, project)
  }
  return office.keyValue
}

function mayAssignOffice({ principal }: SignedIn, project: Row): boolean {
  const { privileges, roles } = principal
  return (
    changesProject(principal, project) &&
    privileges.has(PRIVILEGE.save) &&
    privileges.has(PRIVILEGE.update) &&
    editBlock(project.values['hf20DemandStep'] ?? null, isManager(roles)) === null
  )
}
