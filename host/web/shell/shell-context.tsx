import { createContext, useContext } from 'react'
import type { MenuState } from './menu/use-menu.ts'

/** What pages ask of the shell around them. */
export interface ShellControl {
  /** Opens the form of a new case; a copy of one when its id is given. Null for those who may not. */
  readonly newProject: ((copyOf?: string) => void) | null
  /** Names the tab and the window of the page that is open, unless the menu does. */
  readonly setTitle: (path: string, title: string) => void
  /** The menu of the person, and the numbers beside its entries. */
  readonly menu: MenuState
}

const ShellContext = createContext<ShellControl | null>(null)
export const ShellProvider = ShellContext.Provider

export function useShell(): ShellControl {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('ShellProvider is missing')
  return shell
}
