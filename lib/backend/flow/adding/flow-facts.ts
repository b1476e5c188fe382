import { isEmpty, isOn, sameValue, type Value } from '../../../catalogue/kind.ts'
import { PROJECT_TYPE } from '../../../domain/codes.ts'
import type { FlowCondition } from '../../../domain/flow/flow-definition.ts'
import type { FlowFacts } from '../../../domain/flow/flow-plan.ts'
import { CASE_RECORD, type CaseRecord, hasRecord, recordRowOf } from '../../case-record/case-records.ts'
import { factsOfCase } from '../../member/case-access.ts'
import { textOf } from '../../session.ts'
import type { Row, Unit, Values } from '../../store.ts'

/** Fields of a case and its records that decide which flows it has, with the parts of a condition that read them. */
const DECIDING: Readonly<Record<string, readonly (keyof FlowCondition)[]>> = {
  hf20PrjType: ['prjTypes', 'searching'],
  hf20LoanScheme: ['schemes', 'withoutLoan'],
  hf20PayWay: ['payWays'],
  hf20Ctrl1: ['searching'],
  hf29LoanStatus: ['houseLoans'],
  hf29TradeType: ['tradeModes'],
  hf2hTradeType: ['tradeModes'],
  hf2iLoanMethod: ['payouts'],
}

/** True when a condition reads the field of a case or of its records. */
export function readsField(condition: Values, name: string): boolean {
  return (DECIDING[name] ?? []).some((part) => {
    const wanted = condition[part] ?? null
    return Array.isArray(wanted) ? wanted.length > 0 : isOn(wanted)
  })
}

/**
 * Facts that decide which flows a case has. Records the case does not show now are left out.
 *
 * @param conditions all conditions to be checked, if known: facts none of them reads are not loaded
 */
export async function flowFactsOf(unit: Unit, project: Row, conditions?: readonly FlowCondition[]): Promise<FlowFacts> {
  const facts = factsOfCase(project)
  const isRead = (...lists: readonly (keyof FlowCondition)[]) =>
    conditions?.some((condition) => lists.some((list) => !isEmpty(condition[list] ?? null))) ?? true
  const valuesOf = async (kind: CaseRecord, read: boolean): Promise<Values> =>
    read && hasRecord(kind, facts) ? ((await recordRowOf(unit, kind.table, project.key))?.values ?? {}) : {}
  const [house, trade, loan] = await Promise.all([
    valuesOf(CASE_RECORD.house, isRead('houseLoans', 'tradeModes')),
    valuesOf(CASE_RECORD.trade, isRead('tradeModes')),
    valuesOf(CASE_RECORD.loan, isRead('payouts')),
  ])
  const { hf20PrjType = null, hf20LoanScheme = null, hf20PayWay = null } = project.values
  return {
    prjType: known(hf20PrjType),
    scheme: known(hf20LoanScheme),
    payWay: known(hf20PayWay),
    houseLoan: known(house['hf29LoanStatus']),
    tradeMode: known(trade['hf2hTradeType']) ?? known(house['hf29TradeType']),
    payout: known(loan['hf2iLoanMethod']),
    searching: hasRecord(CASE_RECORD.demand, facts) || hf20PrjType === PROJECT_TYPE.findHouse,
  }
}

/** True when a save changed a fact that decides which flows the case has. @param before null for a new row */
export function changesFlows(before: Pick<Row, 'values'> | null, after: Pick<Row, 'values'>): boolean {
  return Object.keys(DECIDING).some((name) => !sameValue(before?.values[name] ?? null, after.values[name] ?? null))
}

const known = (value: Value | undefined): string | null => textOf(value) || null
