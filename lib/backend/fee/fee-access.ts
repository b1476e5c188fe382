import { isWithdrawable, mayWithdraw } from '../../domain/fee/withdrawal.ts'
import { isFinance, isManager } from '../../domain/permission/role.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { editBlock } from '../../domain/project/edit-block.ts'
import type { SignedIn } from '../handler.ts'
import { type Child, visibleCase, visibleChild } from '../member/case-access.ts'
import { changesProject, type Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Table } from '../store.ts'

/**
 * Finds a ledger row by its key, for users who see its case. Locks the case, then the row.
 * @throws Refusal NOT_FOUND
 */
export async function lockedChild(context: SignedIn, table: Table, id: string | null | undefined): Promise<Child> {
  const seen = await visibleChild(context, table, id)
  const project = await visibleCase(context, seen.project.key, true)
  // Read again: it may have changed while waiting for the lock of the case.
  const row = await context.unit.get(table, seen.row.key, { lock: true })
  if (!row || row.project !== project.key) throw new Refusal('NOT_FOUND')
  return { row, project }
}

/**
 * Allows only finance, and only while the case may be changed.
 *
 * @param project visible to the caller, so that it lies in one of their cities
 * @param doing the action only they may take
 * @throws Refusal NO_PERMISSION or STATUS
 * @source ROL-002, PRJ-043
 */
export function requireFinance(context: SignedIn, project: Row, doing = '审核'): void {
  const { principal } = context
  requireFinanceRole(context, doing)
  const block = editBlock(project.values['hf20DemandStep'] ?? null, isManager(principal.roles))
  if (block !== null) throw new Refusal('STATUS', block)
}

/** @param doing the action only finance may take @throws Refusal NO_PERMISSION */
export function requireFinanceRole({ principal }: Pick<SignedIn, 'principal'>, doing: string): void {
  if (!isFinance(principal.roles)) throw new Refusal('NO_PERMISSION', `只有财务可以${doing}`)
}

/** Whether the user made an entry or is named as its submitter. @param named the field with the submitter */
export function isSubmitter({ acctId }: Pick<Principal, 'acctId'>, row: Row, named: string): boolean {
  return row.createdBy === acctId || textOf(row.values[named]) === acctId
}

/**
 * Whether the caller can withdraw this income now: they may write to the ledger of the case, and submitted it or are
 * responsible for the case.
 */
export function canWithdraw(context: SignedIn, project: Row, income: Row): boolean {
  const { payChannel, paySign, status, hf54ChargeKind } = income.values
  return (
    mayBook(context, project) &&
    isWithdrawable({ payChannel, paySign, status, hf54ChargeKind }) &&
    withdraws(context, project, income)
  )
}

/** Whether the caller's role and account allow them to withdraw an income, apart from the state of the case. */
export function withdraws({ principal }: SignedIn, project: Row, income: Row): boolean {
  const { roles, acctId } = principal
  return mayWithdraw(
    { roles, acctId, isSubmitter: isSubmitter(principal, income, 'hf54ApplyPerson') },
    project.values['hf20ManagerId'],
  )
}

/** Whether the caller may change ledger entries of this case now, apart from the state of each entry. */
export function mayBook({ principal }: SignedIn, project: Row): boolean {
  const { privileges, roles } = principal
  return (
    changesProject(principal, project) &&
    privileges.has(PRIVILEGE.save) &&
    privileges.has(PRIVILEGE.update) &&
    editBlock(project.values['hf20DemandStep'] ?? null, isManager(roles)) === null
  )
}

/** The caller's current rights on the ledger of a case they see. @source FEE-031, INC-008, EXP-003 */
export function rightsOn(
  context: SignedIn,
  project: Row,
): { readonly mayBook: boolean; readonly mayExamine: boolean; readonly blocked: string | null } {
  const { privileges, roles } = context.principal
  const blocked = editBlock(project.values['hf20DemandStep'] ?? null, isManager(roles))
  const decides = isFinance(roles) && privileges.has(PRIVILEGE.save) && privileges.has(PRIVILEGE.update)
  return {
    mayBook: mayBook(context, project) && privileges.has(PRIVILEGE.add),
    mayExamine: decides && blocked === null,
    blocked,
  }
}

/**
 * Refuses a decision about money by a caller who read an older version.
 * @throws Refusal INVALID for a version that never existed; what `stale` makes otherwise
 */
export async function refuseOldVersion(
  row: Row,
  version: number | null | undefined,
  stale: () => Promise<Refusal>,
): Promise<void> {
  if (version === null || version === undefined || version === row.version) return
  if (version > row.version) throw Refusal.invalid([{ field: 'version', message: '版本不正确' }])
  throw await stale()
}
