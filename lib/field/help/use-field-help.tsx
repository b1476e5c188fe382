import { type ReactNode, useCallback, useState } from 'react'
import { FieldHelp } from './field-help.tsx'

export interface HelpBesideLabel {
  /** For `FormField`; nothing means no question mark. */
  readonly help: ReactNode
  readonly onHelpOpen: (() => void) | undefined
}

/**
 * What explains a field: its own hint, and the guidance of its help identifier, which is loaded when somebody first
 * wants to read it.
 * @source FRM-031, OPN-041
 */
export function useFieldHelp(id: string | null | undefined, hint?: string | undefined): HelpBesideLabel {
  const [opened, setOpened] = useState(false)
  const onHelpOpen = useCallback(() => setOpened(true), [])
  if (!id) return { help: hint, onHelpOpen: undefined }
  return { help: opened ? <FieldHelp id={id} hint={hint} /> : hint, onHelpOpen }
}
