import { COST_CATEGORY } from './cost-codes.ts'
import { monthOf, type Month } from '../months.ts'
import { type CostLedger, sumOf } from './cost-report.ts'

/** Views of the cost page (COST_PART). @public */
export const COST_PART = {
  teams: 'TEAMS',
  marketing: 'MARKETING',
  operations: 'OPERATIONS',
  commission: 'COMMISSION',
} as const
/** The code of a view of the cost page. @public */
export type CostPart = (typeof COST_PART)[keyof typeof COST_PART]

/** The costs of one team, channel, item or person. Amounts are fen. */
export interface PartRow {
  readonly key: string
  readonly amount: bigint
  /** Costs of the previous period of the same length. */
  readonly before: bigint
  readonly income: bigint
  readonly cases: number
  /** Number of lines it sums up. */
  readonly lines: number
  readonly months: readonly bigint[]
}

const CATEGORY = {
  TEAMS: COST_CATEGORY.team,
  MARKETING: COST_CATEGORY.marketing,
  OPERATIONS: COST_CATEGORY.operations,
  COMMISSION: COST_CATEGORY.commission,
} as const satisfies Record<CostPart, string>
/** Key of lines that name no one. */
const NOBODY = ''

export function isCostPart(text: unknown): text is CostPart {
  return Object.values(COST_PART).some((part) => part === text)
}

/**
 * The costs of one category, by team, item or person; the largest first.
 * @param before the same number of days earlier
 * @source ROU-012
 */
export function costPart(
  ledger: CostLedger,
  before: CostLedger,
  part: CostPart,
  months: readonly Month[],
): readonly PartRow[] {
  const mine = ledger.costs.filter(({ category }) => category === CATEGORY[part])
  const earlier = before.costs.filter(({ category }) => category === CATEGORY[part])
  const keyOf = ({ team, person, item }: CostLedger['costs'][number]) =>
    (part === COST_PART.teams ? team : part === COST_PART.commission ? person : item) ?? NOBODY
  const teams = part === COST_PART.teams ? [...ledger.incomes, ...ledger.cases].flatMap(({ team }) => team ?? []) : []
  return [...new Set([...mine.map(keyOf), ...teams])]
    .map((key) => {
      const lines = mine.filter((line) => keyOf(line) === key)
      return {
        key,
        amount: sumOf(lines),
        before: sumOf(earlier.filter((line) => keyOf(line) === key)),
        lines: lines.length,
        income: key === NOBODY ? 0n : sumOf(ledger.incomes.filter(({ team }) => team === key)),
        cases:
          part === COST_PART.commission
            ? new Set(lines.flatMap(({ project }) => project ?? [])).size
            : key === NOBODY
              ? 0
              : ledger.cases.filter(({ team }) => team === key).reduce((sum, { count }) => sum + count, 0),
        months: months.map((month) => sumOf(lines.filter(({ day }) => monthOf(day) === month))),
      }
    })
    .toSorted((a, b) => (a.amount === b.amount ? (a.key < b.key ? -1 : 1) : b.amount > a.amount ? 1 : -1))
}
