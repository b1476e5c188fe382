import type { BackendModule } from '../backend-module.ts'
import { costBudgetColumns } from '../grid/computed/money-columns.ts'
import { costBudgetTable, costEntryTable, costStoreTable } from './cost-tables.ts'
import { isFinance, isManager } from '../../domain/permission/role.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import type { Policy } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { costCalls } from '../../contract/fee/cost-calls.ts'
import { implement, type Implementation } from '../handler.ts'
import { answerAnalysis, answerBreakdown, answerPart } from './answer-costs.ts'

/** Costs are visible to finance and managers, each for the city they work in. */
const COST_READERS: Policy = {
  who: 'privileged',
  privileges: [PRIVILEGE.search],
  also: ({ roles, city }) => {
    if (!isFinance(roles) && !isManager(roles)) throw new Refusal('NO_PERMISSION', '只有财务和经理可以查看成本管理')
    if (city === '') throw new Refusal('NO_PERMISSION', '没有可用的城市，请联系管理员')
  },
}

/** Calls for costs and income of the company in a city. @source ROU-012, ROU-013 */
const costHandlers: readonly Implementation[] = [
  implement(costCalls.getAnalysis, COST_READERS, async (asked, context) => ({
    data: await answerAnalysis(context, asked),
  })),
  implement(costCalls.getBreakdown, COST_READERS, async (asked, context) => ({
    data: await answerBreakdown(context, asked),
  })),
  implement(costCalls.getPart, COST_READERS, async (asked, context) => ({ data: await answerPart(context, asked) })),
]

/** Stores, their costs outside of cases, and their budgets. */
export const costModule: BackendModule = {
  tables: [costStoreTable, costEntryTable, costBudgetTable],
  handlers: costHandlers,
  columns: { [costBudgetTable.name]: costBudgetColumns },
}
