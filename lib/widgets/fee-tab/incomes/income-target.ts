import { incomeBlank, incomeDetail, saleOrderDetail } from '../../../client/fee-plans.ts'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { answerOf } from '../../../client/query-options.ts'
import type { Stored } from '../../../contract/output.ts'
import { caseCalls } from '../../../contract/project-calls.ts'
import type { Income } from '../../../domain/fee/income.ts'
import type { SaleOrder } from '../../../domain/fee/sale-order.ts'
import { useFkQuery } from '../../../provider/use-fk-query.ts'
import type { FeeDrawerProps, IncomeTarget } from '../fee-actions.ts'
import { type IncomeAbilities, incomeAbilities } from './income-abilities.ts'

/** What the drawer is: a form for a new one or a returned one, the desk of finance, or a sheet to read. */
export type IncomeMode = 'add' | 'change' | 'review' | 'read'

export interface IncomeLoad {
  /** Null until it is known. */
  readonly record: Stored<Income> | null
  /** The order behind it; null for a new one, and until it is known. */
  readonly order: Stored<SaleOrder> | null
  readonly mode: IncomeMode
  readonly abilities: IncomeAbilities | null
  readonly error: FangkitError | null
  /** Why nothing can be handed in now, in the words of the back end. */
  readonly blocked: string | null
  readonly refreshing: boolean
  readonly retry: () => void
}

/** The income a drawer is opened for; one that is filled in comes with the status check of its case. @source OPN-102, PRJ-042 */
export function useIncomeTarget(target: IncomeTarget, { projectId, readOnly, data: { rights } }: Pick<FeeDrawerProps, 'projectId' | 'readOnly' | 'data'>): IncomeLoad {
  const isNew = target.action === 'add'
  const loaded = useFkQuery(isNew ? incomeBlank(projectId) : incomeDetail(target.id))
  const record = loaded.data ?? null
  const abilities = record === null || isNew ? null : incomeAbilities(record, { rights, readOnly })
  const mode = isNew ? 'add' : abilities?.change ? 'change' : abilities?.review ? 'review' : 'read'
  const orderId = isNew ? null : (record?.hf54ObjId ?? null)
  const order = useFkQuery(orderId === null ? null : saleOrderDetail(orderId))
  const isFilledIn = mode === 'add' || mode === 'change'
  const status = useFkQuery(isFilledIn ? { ...answerOf(caseCalls.checkStatus, { prjId: projectId }), staleTime: 0 } : null)
  const refused = status.error !== null && (status.error.kind === 'refused' || status.error.kind === 'forbidden') ? status.error.userMessage : null
  const needed = [loaded, ...(orderId === null ? [] : [order]), ...(isFilledIn && refused === null ? [status] : [])]
  return {
    record: needed.every((query) => query.data !== undefined) || refused !== null ? record : null,
    order: order.data ?? null,
    mode,
    abilities,
    error: needed.find((query) => query.error !== null && query.data === undefined)?.error ?? null,
    blocked: isFilledIn ? (rights.blocked ?? refused) : null,
    refreshing: needed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of needed) if (query.error) void query.refetch()
    },
  }
}
