import {
  COMMISSION_TERMS,
  type CommissionTerm,
  countOf,
  evaluate,
  expressionIssue,
  roundedFen,
  yuanOf,
} from '../../../domain/flow/commission-expression.ts'
import { positionWeights } from '../../../domain/flow/commission-weight.ts'
import { ENTRY_KIND } from '../../../domain/cost/cost-codes.ts'
import { firstDay, lastDay } from '../../../domain/months.ts'
import { fenOf } from '../../../domain/fee/ledger.ts'
import {
  type BankFact,
  BANK_FACT,
  USUAL_WEIGHTS,
  weighed,
  weightsFor,
} from '../../../domain/recommendation/bank-weight.ts'
import { fromFen } from '../../../catalogue/unit.ts'
import { listOf, textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { accountTable } from '../../account/account-table.ts'
import { primeRateTable } from '../../case-record/lending-tables.ts'
import { commissionWeightTable } from '../../commission/commission-tables.ts'
import { costEntryTable } from '../../cost/cost-tables.ts'
import { dictEntryTable } from '../../dictionary/dictionary-tables.ts'
import { bankWeightTable } from '../../recommendation/recommendation-tables.ts'
import { all, type ComputeColumns, countEach, numberIn, textsOf } from './compute.ts'

const IN_USE = { field: 'enabled', is: [1] } as const

/**
 * Weights of facts, as a percentage of all weights in use.
 *
 * @source ROU-003 (/WeightBankGrid)
 */
export const bankWeightColumns: ComputeColumns = async ({ unit }) => {
  const inUse = await all(unit, bankWeightTable, IN_USE)
  const laidDown = ({ values }: Row) => ({
    fact: values['weightFor'],
    scheme: textOf(values['weightScheme']) || null,
    weight: Number(values['weightValue']),
  })
  return (row) => {
    const fact = Object.values<BankFact>(BANK_FACT).find((one) => one === row.values['weightFor'])
    if (fact === undefined) return {}
    const scheme = textOf(row.values['weightScheme']) || null
    const others = inUse.filter(({ key }) => key !== row.key).map(laidDown)
    const without = weightsFor(scheme, others) ?? USUAL_WEIGHTS
    return {
      weightPoints: weighed(fact, USUAL_WEIGHTS[fact], weightsFor(scheme, [laidDown(row), ...others]) ?? USUAL_WEIGHTS),
      weightOtherwise: weighed(fact, USUAL_WEIGHTS[fact], without),
    }
  }
}

/**
 * Weights of positions, as shares of all weights of their scenario, with how many people hold the position.
 *
 * @source ROU-003 (/WeightCommissionGrid)
 */
export const commissionWeightColumns: ComputeColumns = async ({ unit, rows }) => {
  const weights = await all(unit, commissionWeightTable)
  const people = await countEach(unit, accountTable, 'positions', textsOf(rows, 'weightPosition'))
  return (row) => {
    const sum = weights
      .filter(({ values }) => (values['weightScene'] ?? null) === (row.values['weightScene'] ?? null))
      .reduce((total, one) => total + numberIn(one, 'weightValue'), 0)
    return {
      weightShare: sum === 0 ? null : numberIn(row, 'weightValue') / sum,
      weightPeople: people.get(textOf(row.values['weightPosition'])) ?? 0,
    }
  }
}

/**
 * The amount in fen of a sample case for trying a rule: charged and received in full, all jobs done by people of the
 * kind.
 */
const TRIED = 1_000_000n
const TERMS = Object.fromEntries(
  COMMISSION_TERMS.map((term) => [term, term === '实收服务费' || term === '应收服务费' ? yuanOf(TRIED) : countOf(1)]),
) as Readonly<Record<CommissionTerm, ReturnType<typeof countOf>>> // adapter: of every term

/**
 * Rules of commission: their result for ten thousand yuan, and the shares of the people.
 *
 * @source ROU-011 (/RoyaltyManagement), FLW-019
 */
export const commissionRuleColumns: ComputeColumns = async ({ unit }) => {
  const weights = (await all(unit, commissionWeightTable, IN_USE)).map(({ values }) => values)
  const names = new Map(
    (await all(unit, dictEntryTable, { field: 'dict', is: ['HX59'] })).map(({ values }) => [
      textOf(values['key']),
      textOf(values['value']),
    ]),
  )
  return ({ values }) => {
    const expression = textOf(values['hf11CommissionExp'])
    const worth = expressionIssue(expression) === null ? evaluate(expression, TERMS) : null
    const positions = listOf(values['hf11Participants'])
    const weightOf = positionWeights(weights, textOf(values['hf11SceneGrp']))
    return {
      ruleTried: worth === null ? null : fromFen(roundedFen(worth)),
      ruleSharing:
        positions.length === 0
          ? '全部归跟进人'
          : `跟进人与${positions.map((position) => `${names.get(position) ?? position} ${weightOf(position)}`).join('、')}`,
    }
  }
}

/**
 * Quotations of the prime rate: the change of the one-year rate, and the last day on which each was the newest.
 *
 * @source ROU-008 (/BankLprGrid)
 */
export const primeRateColumns: ComputeColumns = async ({ unit }) => {
  const inUse = (await all(unit, primeRateTable, IN_USE)).toSorted((one, other) =>
    textOf(one.values['lprDate']).localeCompare(textOf(other.values['lprDate'])),
  )
  return (row) => {
    const day = textOf(row.values['lprDate'])
    const before = inUse.findLast(({ values }) => textOf(values['lprDate']) < day)
    const next = inUse.find(({ values }) => textOf(values['lprDate']) > day)
    return {
      lprOneChange: before ? Math.round((numberIn(row, 'lprOneYear') - numberIn(before, 'lprOneYear')) * 100) : null,
      lprApart: Math.round((numberIn(row, 'lprFiveYear') - numberIn(row, 'lprOneYear')) * 100),
      lprNext: next ? textOf(next.values['lprDate']) : null,
    }
  }
}

/** Budgets, with the amount entered in the ledger against each. @source ROU-012 (/CostBudgetGrid) */
export const costBudgetColumns: ComputeColumns = async ({ unit, rows }) => {
  const spent = new Map<string, bigint>()
  for (const { key, city, values } of rows) {
    const month = textOf(values['budgetMonth'])
    spent.set(
      key,
      await unit.sum(costEntryTable, 'entryAmount', {
        all: [
          { field: '$city', is: [city] },
          { field: 'entryKind', is: [ENTRY_KIND.cost] },
          { field: 'storeCode', is: [textOf(values['storeCode'])] },
          { field: 'costCategory', is: [textOf(values['costCategory'])] },
          { field: 'entryDate', from: firstDay(month), to: lastDay(month) },
        ],
      }),
    )
  }
  return ({ key, values }) => {
    const [used, budget] = [spent.get(key) ?? 0n, fenOf(values['budgetAmount']) ?? 0n]
    return {
      budgetEntered: fromFen(used),
      budgetLeft: fromFen(budget - used),
      budgetUsed: budget === 0n ? null : Number((used * 10_000n) / budget) / 10_000,
    }
  }
}
