import { sameValue } from '../../catalogue/kind.ts'
import { PARTNER_SCOPE, sharedCasesIn } from '../../domain/permission/push-partner.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { projectTable } from '../tables.ts'
import { endPartnerSessions } from './end-partner-sessions.ts'

/** What an open page was given by; when one of them changes it has to ask anew. */
const GIVEN_BY: readonly string[] = ['enabled', 'validUntil', 'origins', 'widgets', 'lists', 'operations', 'reveals', 'cities', 'caseScope', 'provider', 'sharedCases']

/** Partners, where there is a list of them: what they have takes effect at once. @source ROU-001 (/PushPartnerGrid) */
export const partnerRules: ListRules = {
  saving: async ({ unit }, _before, { caseScope, sharedCases }) => {
    if (caseScope !== PARTNER_SCOPE.shared || typeof sharedCases !== 'string') return
    const unknown = await firstUnknown(unit, sharedCasesIn(sharedCases))
    if (unknown !== null) throw Refusal.invalid([{ field: 'sharedCases', message: `授权的项目中没有编号为“${unknown.slice(0, 40)}”的项目` }])
  },
  changed: async (context, before, after) => {
    const concerned = before !== null && (after === null || GIVEN_BY.some((name) => !sameValue(before.values[name] ?? null, after.values[name] ?? null)))
    if (concerned) await endPartnerSessions(context, before)
  },
}

async function firstUnknown(unit: Unit, numbers: readonly string[]): Promise<string | null> {
  if (numbers.length === 0) return null
  const { rows } = await unit.list(projectTable, { where: { field: 'prjNo', is: numbers }, counted: false })
  const known = new Set(rows.map(({ values }) => textOf(values['prjNo'])))
  return numbers.find((number) => !known.has(number)) ?? null
}
