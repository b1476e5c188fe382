import { createContext, useContext } from 'react'
import type { MenuState } from './menu/use-menu.ts'

/** What a new case begins with. */
export interface NewCase {
  /** The case it is a copy of. */
  readonly copyOf?: string
  readonly address?: string
}

/** What the shell provides to its pages. */
export interface ShellControl {
  /** Opens the form of a new case. Null for users who may not create one. */
  readonly newProject: ((from?: NewCase) => void) | null
  /** Sets the title of the tab and the window for the open page, unless the menu names it. */
  readonly setTitle: (path: string, title: string) => void
  /** Removes the tab of an address at which there is no record, without leaving it. */
  readonly dropTab: (path: string) => void
  /** The menu of the user, with the counts of its entries. */
  readonly menu: MenuState
}

const ShellContext = createContext<ShellControl | null>(null)
export const ShellProvider = ShellContext.Provider

export function useShell(): ShellControl {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('ShellProvider is missing')
  return shell
}
