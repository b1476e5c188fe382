import { sameValue } from '../../catalogue/kind.ts'
import { PARTNER_SCOPE, sharedCasesIn } from '../../domain/permission/push-partner.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { refuseOtherCity } from '../city/refuse-other-city.ts'
import { refuseOthers } from '../permission/refuse-others.ts'
import type { Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import { cityIssues } from '../staff/user-rules.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { projectTable } from '../project/project-table.ts'
import { endPartnerSessions } from './end-partner-sessions.ts'

/** Fields that decide what an open page may do; when one of them changes, the page has to load its rights again. */
const GRANT_FIELDS: readonly string[] = [
  'enabled',
  'validUntil',
  'origins',
  'widgets',
  'lists',
  'operations',
  'reveals',
  'cities',
  'caseScope',
  'provider',
  'sharedCases',
]

/** Rules for lists of partners: a change takes effect at once. @source ROU-001 (/PushPartnerGrid) */
export const partnerRules: ListRules = {
  saving: async ({ unit, principal }, before, { caseScope, sharedCases, cities }) => {
    refusePartner(principal, before)
    const issues = cityIssues(principal, listOf(before?.values['cities']), listOf(cities))
    if (issues.length > 0) throw Refusal.invalid(issues)
    if (caseScope !== PARTNER_SCOPE.shared || typeof sharedCases !== 'string') return
    const unknown = await firstUnknown(unit, principal, sharedCasesIn(sharedCases))
    if (unknown !== null)
      throw Refusal.invalid([
        { field: 'sharedCases', message: `授权的项目中没有编号为“${unknown.slice(0, 40)}”的项目` },
      ])
  },
  operating: async ({ principal }, _operation, row) => refusePartner(principal, row),
  changed: async (context, before, after) => {
    const concerned =
      before !== null &&
      (after === null ||
        GRANT_FIELDS.some((name) => !sameValue(before.values[name] ?? null, after.values[name] ?? null)))
    if (concerned) await endPartnerSessions(context, before)
  },
}

/**
 * Refuses changes to a partner by anyone but a manager who works in every city the partner has.
 *
 * @param partner null for a new one
 * @throws Refusal NO_PERMISSION
 */
export function refusePartner(principal: Principal, partner: Row | null): void {
  refuseOthers(principal, '合作方')
  refuseOtherCity(principal, ...listOf(partner?.values['cities']))
}

/** The first case number that is unknown. Cases of cities the caller does not work in count as unknown. */
async function firstUnknown(unit: Unit, { cities }: Principal, numbers: readonly string[]): Promise<string | null> {
  if (numbers.length === 0) return null
  const where: Filter = {
    all: [
      { field: 'prjNo', is: numbers },
      { field: '$city', is: cities },
    ],
  }
  const { rows } = await unit.list(projectTable, { where, counted: false })
  const known = new Set(rows.map(({ values }) => textOf(values['prjNo'])))
  return numbers.find((number) => !known.has(number)) ?? null
}
