import { isEmpty, type Value } from '../../catalogue/kind.ts'

/** Fields of a case that name its staff, with the role (HFB8) of each. */
export const CASE_STAFF = [
  { field: 'hf20ManagerId', role: 'HFB801' },
  { field: 'hf20RecommendId', role: 'HFB802' },
  { field: 'hf20ServiceAcct', role: 'HFB803' },
] as const

/** A staff member named by a case. */
export interface StaffOfCase {
  readonly acctId: string
  readonly role: string
}

/** The staff members a case names, with their roles, in screen order. @source INV-001, R7 */
export function staffOfCase(project: Readonly<Record<string, Value | undefined>>): readonly StaffOfCase[] {
  return CASE_STAFF.flatMap(({ field, role }) => {
    const acctId = project[field]
    return typeof acctId === 'string' && !isEmpty(acctId) ? [{ acctId, role }] : []
  })
}
