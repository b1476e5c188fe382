import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { Spinner } from '../../ui/indicators/spinner.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

const FieldHelp = lazyPart(() => import('./field-help.tsx').then(({ FieldHelp }) => FieldHelp))

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
  const loaded = (
    <Suspense fallback={<Spinner size={14} />}>
      <FieldHelp id={id} hint={hint} />
    </Suspense>
  )
  return { help: opened ? loaded : hint, onHelpOpen }
}
