import { createContext, useContext } from 'react'
import type { ChargeRow } from '../../../../contract/fee/fee-calls.ts'
import type { Stored } from '../../../../contract/output.ts'
import type { SaleOrder } from '../../../../domain/fee/sale-order.ts'

/** What the fields of an income ask beside the form. */
export interface IncomeFormData {
  readonly projectId: string
  readonly charges: readonly ChargeRow[]
  /** Every order of the case that can be deducted, or could be; null until they are known. */
  readonly orders: readonly Stored<SaleOrder>[] | null
}

const IncomeFormContext = createContext<IncomeFormData | null>(null)

export const IncomeFormProvider = IncomeFormContext.Provider

/** @throws Error outside of the form of an income */
export function useIncomeFormData(): IncomeFormData {
  const formData = useContext(IncomeFormContext)
  if (!formData) throw new Error('only inside IncomeForm')
  return formData
}
