import type { Scope } from '../catalogue/kind.ts'
import type { House } from './house/house.ts'
import type { Loan } from './loan/loan.ts'
import type { Project } from './project/project.ts'
import type { Trade } from './trade/trade.ts'

/** Fields of a case that rules of its other records may read; the step also says what they have to hold by now. */
const FACTS = [
  'hf20BuyerType',
  'hf20SellerType',
  'hf20PayWay',
  'hf20LoanScheme',
  'hf20Ctrl1',
  'prjPayType',
  'hf20HouseProvince',
  'hf20HouseCity',
  'hf20HouseAddress',
  'hf20DemandStep',
] as const satisfies readonly (keyof Project)[]

/** What one record of a case tells the others. Names are unique among all records, so that they meet in one scope. */
const RECORD_FACTS = {
  house: ['hf29HourseType', 'hf29TradeTimeType', 'hf29TradeType'],
  trade: ['hf2hTradeType'],
  loan: ['hf2iLoanType'],
} as const satisfies {
  readonly house: readonly (keyof House)[]
  readonly trade: readonly (keyof Trade)[]
  readonly loan: readonly (keyof Loan)[]
}

/**
 * What rules of the other records may know about the case they belong to.
 *
 * @source specification 1 §1 (BAS-042)
 * @public
 */
export type ProjectFacts = Pick<Project, (typeof FACTS)[number]>

/**
 * The records of a case that tell something about it. Null: there is none yet. Absent: not known here, so that nothing
 * is said.
 *
 * @source OPN-042, OPN-043
 * @public
 */
export type CaseRecords = { readonly [K in keyof typeof RECORD_FACTS]?: Scope | null | undefined }

/** Assembles the facts of a case from its project record and, as far as they are at hand, its house, trade and loan. */
export function factsOf(project: ProjectFacts, records: CaseRecords = {}): ProjectFacts & Scope {
  const facts = Object.entries(RECORD_FACTS).flatMap(([key, names]) => {
    const record = records[key as keyof CaseRecords] // adapter: a key of that very table
    return record === undefined ? [] : names.map((name) => [name, record?.[name] ?? null] as const)
  })
  return Object.fromEntries([
    ...FACTS.map((name) => [name, project[name] ?? null] as const),
    ...facts,
  ]) as ProjectFacts & Scope // adapter: exactly the named fields
}
