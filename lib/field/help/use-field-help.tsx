import { type ReactNode, useCallback, useState } from 'react'
import { FieldHelp } from './field-help.tsx'

export interface HelpBesideLabel {
  /** Pass it to `FormField`; without it there is no question mark. */
  readonly help: ReactNode
  readonly onHelpOpen: (() => void) | undefined
}

/**
 * Returns the help of a field: its own hint and the text of its help identifier, which is loaded when the user first
 * opens it.
 * @source FRM-031, OPN-041
 */
export function useFieldHelp(id: string | null | undefined, hint?: string | undefined): HelpBesideLabel {
  const [opened, setOpened] = useState(false)
  const onHelpOpen = useCallback(() => setOpened(true), [])
  if (!id) return { help: hint, onHelpOpen: undefined }
  return { help: opened ? <FieldHelp id={id} hint={hint} /> : hint, onHelpOpen }
}
