import { PRIVILEGE, type Privilege } from './privilege.ts'
import { isFinance, isManager, mayCreateProject, ROLE, seesWholeCity } from './role.ts'

/** Parts of the work on a case that roles decide about. @public */
export type CaseAbility = 'open' | 'create' | 'change' | 'removePeople' | 'finishSteps' | 'charge' | 'review' | 'reveal'

/** What a role can do in cases, and in which. @public */
export interface CaseRight {
  /** The part of the work this is about. */
  readonly what: CaseAbility
  /** `all`: in every case of the city; `own`: in cases the user takes part in; null: not at all. */
  readonly where: 'all' | 'own' | null
}

/**
 * What a role alone lets its people do in cases, by the rules of the calls of a case. Whether a person takes part in a
 * case is no matter of roles.
 * @param general the privileges of the role
 * @param inList those it has in the list of cases
 * @source ROL-002 to ROL-006, PRJ-038
 * @public
 */
export function caseRightsOf(
  role: string,
  general: ReadonlySet<string>,
  inList: ReadonlySet<string>,
): readonly CaseRight[] {
  const roles = [role]
  const has = (of: ReadonlySet<string>, ...needed: readonly Privilege[]): boolean => needed.every((one) => of.has(one))
  const isOpen = has(inList, PRIVILEGE.search, PRIVILEGE.detail)
  const isProvider = role === ROLE.providerEmployee
  const seen = seesWholeCity(roles) ? 'all' : 'own'
  const changed = isManager(roles) ? 'all' : 'own'
  const where = (allowed: boolean, place: 'all' | 'own'): CaseRight['where'] => (isOpen && allowed ? place : null)
  const creates = mayCreateProject(roles, isProvider) && has(inList, PRIVILEGE.add, PRIVILEGE.save)
  return [
    { what: 'open', where: where(true, seen) },
    { what: 'create', where: where(creates, 'all') },
    { what: 'change', where: where(has(inList, PRIVILEGE.update, PRIVILEGE.save), changed) },
    { what: 'removePeople', where: where(has(general, PRIVILEGE.remove), changed) },
    { what: 'finishSteps', where: where(has(general, PRIVILEGE.finish), changed) },
    { what: 'charge', where: where(has(general, PRIVILEGE.add, PRIVILEGE.update, PRIVILEGE.save), changed) },
    { what: 'review', where: where(isFinance(roles) && has(general, PRIVILEGE.update, PRIVILEGE.save), 'all') },
    { what: 'reveal', where: where(!isProvider && has(general, PRIVILEGE.save), changed) },
  ]
}
