import { answerOf } from 'fangkit'
import { costCalls } from 'fangkit/contract'
import { describe, expect, it } from 'vitest'
import { contractPlan } from '../../../host/web/pages/contract/contract-plan.ts'
import { costPlan } from '../../../host/web/pages/cost/cost-plan.ts'
import { caseView } from '../../../lib/client/queries/case/flow-view-plan.ts'
import { houseTable, loanTable, tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { saleContractTable } from '../../../lib/backend/contract-document/sale-contract-table.ts'
import { costBudgetTable, costEntryTable, costStoreTable } from '../../../lib/backend/cost/cost-tables.ts'
import { expenseTable, incomeTable, orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { flowJobTable, flowViewGroupTable } from '../../../lib/backend/flow/flow-tables.ts'
import { memberTable, relationTable } from '../../../lib/backend/member/member-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { tables } from '../../../lib/backend/tables.ts'

/** The sources of an answer, as the live connection compares them with its messages. */
const madeOf = ({ key }: { readonly key: readonly unknown[] }): readonly string[] =>
  Array.isArray(key.at(-1)) ? (key.at(-1) as readonly string[]) : [] // adapter: the last part of such a key
const topics = new Set(tables.flatMap(({ topic, extraTopics = [] }) => [topic, ...extraTopics]))

describe('an answer that is made of several things', () => {
  it.each([
    [
      'ROU-012 costs',
      costPlan(answerOf(costCalls.getAnalysis, { from: '2026-01-01', to: '2026-01-31' })),
      [orderTable, incomeTable, expenseTable, flowJobTable, costEntryTable, costBudgetTable, costStoreTable],
    ],
    [
      'OPN-084 a contract of sale',
      contractPlan('p1'),
      [saleContractTable, projectTable, memberTable, relationTable, houseTable, tradeTable, loanTable],
    ],
    ['ROU-004 the progress in words', caseView('p1', 'BUYER'), [flowJobTable, flowViewGroupTable]],
  ] as const)('%s is loaded again when one of them changes', (_name, plan, sources) => {
    expect(madeOf(plan).toSorted()).toEqual(sources.map(({ topic }) => topic).toSorted())
    for (const topic of madeOf(plan)) expect(topics).toContain(topic)
  })
})
