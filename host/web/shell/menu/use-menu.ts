import { useMemo } from 'react'
import { answerOf, type FangkitError, useFkQuery } from 'fangkit'
import { dashboardCalls, homeCalls } from 'fangkit/contract'
import { isPage } from '../../paths.ts'
import { concerns } from '../../session/concerns.ts'
import { type MenuNode, menuTree } from './menu-tree.ts'

/** The state of the menu: its entries, their counts, and its loading state. */
export interface MenuState {
  /** Null until it is loaded. */
  readonly nodes: readonly MenuNode[] | null
  readonly counts: Readonly<Record<string, number>>
  readonly error: FangkitError | null
  readonly retrying: boolean
  readonly retry: () => void
}

const MENU = concerns(answerOf(homeCalls.getMenu, {}), ['MenuItems', 'SysRoles', 'UsrPrvs', 'SysUsers'])
const COUNTS = concerns(answerOf(dashboardCalls.getCounts, {}), [
  'Notice',
  'Hf15FlowJobs',
  'Sl01SaleOrderM',
  'UnmatchedPayment',
  'ProjectCostInfo',
  'Hf2yPrjAppendix',
  'Hf22PrjHouseDemand',
])
const FIVE_MINUTES = 300_000

/**
 * Loads the menu of the signed-in user, and loads it again when staff change it. Counts that cannot be loaded are left
 * out, because they are not needed to open a page.
 * @source SHL-001, OPN-075
 */
export function useMenu(): MenuState {
  const { data, error, isFetching, refetch } = useFkQuery(MENU, { staleTime: FIVE_MINUTES })
  const { data: counts } = useFkQuery(COUNTS, { staleTime: FIVE_MINUTES, refetchInterval: FIVE_MINUTES })
  const nodes = useMemo(() => (data ? menuTree(data, isPage) : null), [data])
  return useMemo(
    () => ({
      nodes,
      counts: counts
        ? {
            TASK: counts.TASK,
            REVIEW: counts.REVIEW,
            INCOME: counts.INCOME,
            EXPENSE: counts.EXPENSE,
            PAYMENT: counts.PAYMENT,
            NOTICE: counts.NOTICE,
          }
        : {},
      error: nodes ? null : error,
      retrying: isFetching,
      retry: () => void refetch(),
    }),
    [nodes, counts, error, isFetching, refetch],
  )
}
