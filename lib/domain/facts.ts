import type { Scope } from '../catalogue/kind.ts'
import type { House } from './house/house.ts'
import type { Loan } from './loan/loan.ts'
import type { Project } from './project/project.ts'
import type { Trade } from './trade/trade.ts'

/**
 * Fields of a case that rules of its other records may read. The step of the case decides what those records require.
 */
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

/**
 * Fields of each record of a case that rules of the other records may read. Names are unique among all records, because
 * they share one scope.
 */
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
 * What rules of the other records can read about the case they belong to.
 * @source specification 1 §1 (BAS-042)
 * @public
 */
export type ProjectFacts = Pick<Project, (typeof FACTS)[number]>

/**
 * Records of a case that provide facts. Null: the record does not exist yet. Absent: the record is not loaded, so it
 * provides no facts.
 * @source OPN-042, OPN-043
 * @public
 */
export type CaseRecords = { readonly [K in keyof typeof RECORD_FACTS]?: Scope | null | undefined }

/** Assembles the facts of a case from its project record and, where they are loaded, its house, trade and loan. */
export function factsOf(project: ProjectFacts, records: CaseRecords = {}): ProjectFacts & Scope {
  const facts = Object.entries(RECORD_FACTS).flatMap(([key, names]) => {
    const record = records[key as keyof CaseRecords] // adapter: a key of that table
    return record === undefined ? [] : names.map((name) => [name, record?.[name] ?? null] as const)
  })
  return Object.fromEntries([
    ...FACTS.map((name) => [name, project[name] ?? null] as const),
    ...facts,
  ]) as ProjectFacts & Scope // adapter: only the named fields
}
