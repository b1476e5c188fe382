import { useMemo } from 'react'
import { answerOf, type FangkitError, useFkQuery } from 'fangkit'
import { dashboardCalls, homeCalls } from 'fangkit/contract'
import { isPage } from '../../paths.ts'
import { concerns } from '../../session/concerns.ts'
import { type MenuNode, menuTree } from './menu-tree.ts'

/** What the menu knows: its entries, the numbers beside them, and how loading went. */
export interface MenuState {
  /** Null until it arrived once. */
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
 * The menu of whoever is signed in, renewed when staff change it. Numbers that cannot be had are left out: every page
 * is reached without them.
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
