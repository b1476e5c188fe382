import { createContext, useContext } from 'react'
import type { ChargeRow } from '../../../../contract/fee/fee-calls.ts'
import type { Stored } from '../../../../contract/output.ts'
import type { SaleOrder } from '../../../../domain/fee/sale-order.ts'

/** Data the fields of an income need beside the form. */
export interface IncomeFormData {
  readonly projectId: string
  readonly charges: readonly ChargeRow[]
  /** All orders of the case that may be deducted; null while they load. */
  readonly orders: readonly Stored<SaleOrder>[] | null
}

const IncomeFormContext = createContext<IncomeFormData | null>(null)

export const IncomeFormProvider = IncomeFormContext.Provider

/** @throws Error when used outside an income form */
export function useIncomeFormData(): IncomeFormData {
  const formData = useContext(IncomeFormContext)
  if (!formData) throw new Error('only inside IncomeForm')
  return formData
}
