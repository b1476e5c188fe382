import { createContext, useContext } from 'react'
import type { SaleContractDocument } from 'fangkit/contract'

/** The contract that is open, and how to get to what it lacks. */
export interface OpenContract {
  readonly document: SaleContractDocument
  /** Opens the terms of the contract, at one of them where it is named. */
  readonly openTerms: (field: string | null) => void
}

const ContractContext = createContext<OpenContract | null>(null)
export const ContractProvider = ContractContext.Provider

export function useContract(): OpenContract {
  const open = useContext(ContractContext)
  if (!open) throw new Error('ContractProvider is missing')
  return open
}
