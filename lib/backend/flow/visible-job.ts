import type { SignedIn } from '../handler.ts'
import { type Child, visibleCase, visibleChild } from '../member/case-access.ts'
import { Refusal } from '../refusal.ts'
import { flowJobTable } from './flow-tables.ts'

/** A job with its case, for users who see the case. @throws Refusal NOT_FOUND, also for a job the caller may not see */
export function visibleJob(context: SignedIn, id: string | null | undefined): Promise<Child> {
  return visibleChild(context, flowJobTable, id)
}

/** The job with its case locked, read after locking. @throws Refusal NOT_FOUND */
export async function lockedJob(context: SignedIn, id: string | null | undefined): Promise<Child> {
  const seen = await visibleJob(context, id)
  const project = await visibleCase(context, seen.project.key, true)
  const row = await context.unit.get(flowJobTable, seen.row.key, { lock: true })
  if (!row || row.project !== project.key) throw new Refusal('NOT_FOUND')
  return { row, project }
}
