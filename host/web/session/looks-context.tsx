import { createContext, useContext } from 'react'
import type { Looks } from './appearance-memory.ts'

export interface LooksControl {
  readonly looks: Looks
  readonly setLooks: (looks: Looks) => void
}

const LooksContext = createContext<LooksControl | null>(null)
export const LooksProvider = LooksContext.Provider

export function useLooks(): LooksControl {
  const control = useContext(LooksContext)
  if (!control) throw new Error('LooksProvider is missing')
  return control
}
