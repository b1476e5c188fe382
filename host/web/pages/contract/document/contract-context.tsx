import { createContext, useContext } from 'react'
import type { SaleContractDocument } from 'fangkit/contract'

/** The open contract, and how to fill in what is missing. */
export interface OpenContract {
  readonly document: SaleContractDocument
  /** Opens the terms of the contract, at a field when one is named. */
  readonly openTerms: (field: string | null) => void
}

const ContractContext = createContext<OpenContract | null>(null)
export const ContractProvider = ContractContext.Provider

export function useContract(): OpenContract {
  const open = useContext(ContractContext)
  if (!open) throw new Error('ContractProvider is missing')
  return open
}
