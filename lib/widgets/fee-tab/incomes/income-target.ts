import { incomeBlank, incomeDetail, saleOrderDetail } from '../../../client/queries/case/fee-plans.ts'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { answerOf } from '../../../client/queries/query-options.ts'
import type { DraftRecord, Stored } from '../../../contract/output.ts'
import { caseCalls } from '../../../contract/case/project-calls.ts'
import type { Income } from '../../../domain/fee/income.ts'
import type { SaleOrder } from '../../../domain/fee/sale-order.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import type { FeeDrawerProps, IncomeTarget } from '../fee-actions.ts'
import { type IncomeAbilities, incomeAbilities } from './income-abilities.ts'

/** What the drawer shows: a form for a new or returned income, the review by finance, or a read-only view. */
export type IncomeMode = 'add' | 'change' | 'review' | 'read'

export interface IncomeLoad {
  /** Null until it is loaded. */
  readonly record: DraftRecord<Income> | null
  /** The order behind it; null for a new income, and until it is loaded. */
  readonly order: Stored<SaleOrder> | null
  readonly mode: IncomeMode
  readonly abilities: IncomeAbilities | null
  readonly error: FangkitError | null
  /** Why nothing can be submitted now, as the back end puts it. */
  readonly blocked: string | null
  readonly refreshing: boolean
  readonly retry: () => void
}

const ALWAYS_REFETCH = { staleTime: 0 }

/** True once it has loaded after the drawer opened. */
const isKnown = ({
  data,
  isFetchedAfterMount,
}: {
  readonly data: unknown
  readonly isFetchedAfterMount: boolean
}): boolean => isFetchedAfterMount && data !== undefined

/**
 * Loads the income of a drawer; for a form also the status check of its case.
 * @source OPN-102, PRJ-042
 */
export function useIncomeTarget(
  target: IncomeTarget,
  { projectId, readOnly, data: { rights } }: Pick<FeeDrawerProps, 'projectId' | 'readOnly' | 'data'>,
): IncomeLoad {
  const isNew = target.action === 'add'
  // Cached data of an earlier drawer may be out of date, so it is neither shown nor reviewed.
  const loaded = useFkQuery(isNew ? incomeBlank(projectId) : incomeDetail(target.id), ALWAYS_REFETCH)
  const record = (loaded.isFetchedAfterMount ? loaded.data : null) ?? null
  const abilities = record === null || isNew ? null : incomeAbilities(record, { rights, readOnly })
  const mode = isNew ? 'add' : abilities?.change ? 'change' : abilities?.review ? 'review' : 'read'
  const orderId = isNew ? null : (record?.hf54ObjId ?? null)
  const order = useFkQuery(orderId === null ? null : saleOrderDetail(orderId), ALWAYS_REFETCH)
  const isFilledIn = mode === 'add' || mode === 'change'
  const status = useFkQuery(isFilledIn ? answerOf(caseCalls.checkStatus, { prjId: projectId }) : null, ALWAYS_REFETCH)
  const refused =
    status.error !== null && (status.error.kind === 'refused' || status.error.kind === 'forbidden')
      ? status.error.userMessage
      : null
  const needed = [loaded, ...(orderId === null ? [] : [order]), ...(isFilledIn && refused === null ? [status] : [])]
  return {
    record: needed.every(isKnown) || refused !== null ? record : null,
    order: (order.isFetchedAfterMount ? order.data : null) ?? null,
    mode,
    abilities,
    error: needed.find((query) => query.error !== null && !isKnown(query))?.error ?? null,
    blocked: isFilledIn ? (rights.blocked ?? refused) : null,
    refreshing: needed.some(({ isFetching, isError }) => isFetching && isError),
    retry: () => {
      for (const query of needed) if (query.error) void query.refetch()
    },
  }
}
