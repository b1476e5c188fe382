import { addDays, type Day } from '../../catalogue/day.ts'
import type { ListInput } from '../../contract/input.ts'
import { ORDER_STATUS, PAPER_FILE_STATE } from '../../domain/codes.ts'
import { EXPENSE_TO_DO } from '../../domain/fee/fee-status.ts'
import { GOING_ON, ownCases } from '../home/dashboard-cases.ts'
import { OPEN_JOBS } from '../notice/my-to-dos.ts'
import type { Principal } from '../principal.ts'
import type { Filter, Table } from '../store.ts'
import { expenseTable, orderTable } from '../fee/fee-tables.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { memberFileTable } from '../paper/paper-tables.ts'

/** A search of cases, split into the conditions on stored values and those computed for the caller. */
export interface ConditionSearch<T> {
  readonly input: T
  readonly within: readonly Filter[]
}

/** Before every real day. */
const FIRST_DAY = '0001-01-01'

/** The Sunday that ends the week of a day. */
export function endOfWeek(day: Day): Day {
  return addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7)
}

/**
 * Takes the conditions out of a search that are no values of a case: whether the caller takes part in it, and what it
 * waits for. All but the first are true of open cases only.
 */
export function splitConditions<T extends Pick<ListInput, 'search'>>(
  input: T,
  { principal, today }: { readonly principal: Principal; readonly today: Day },
): ConditionSearch<T> {
  const conditions: Readonly<Record<string, Filter>> = {
    ownCase: ownCases(principal),
    dueThisWeek: {
      all: [
        GOING_ON,
        having(flowJobTable, {
          all: [OPEN_JOBS, { field: 'hf15PlanTime', from: FIRST_DAY, to: endOfWeek(today) }],
        }),
      ],
    },
    lacksPapers: {
      all: [
        GOING_ON,
        having(memberFileTable, {
          any: [
            { field: 'hf2yState', is: [PAPER_FILE_STATE.returned] },
            { field: 'hf2yExpiryDay', from: FIRST_DAY, to: addDays(today, -1) },
          ],
        }),
      ],
    },
    awaitsFinance: {
      all: [
        GOING_ON,
        {
          any: [
            having(orderTable, { field: 'sl01Status', is: [ORDER_STATUS.pending] }),
            having(expenseTable, { field: 'hf40Status', is: EXPENSE_TO_DO }),
          ],
        },
      ],
    },
  }
  const { search = {} } = input
  const within = Object.entries(conditions).flatMap(([name, filter]): readonly Filter[] => {
    const asked = search[name]
    const wanted = asked && 'is' in asked ? new Set(asked.is.map(Number)) : new Set<number>()
    return wanted.size !== 1 ? [] : [wanted.has(1) ? filter : { not: filter }]
  })
  const others = Object.entries(search).filter(([name]) => !Object.hasOwn(conditions, name))
  return { input: { ...input, search: Object.fromEntries(others) }, within }
}

/** True of the cases that have such rows. */
function having(table: Table, where: Filter): Filter {
  return { field: '$key', oneOf: { table, where, by: '$project' } }
}
