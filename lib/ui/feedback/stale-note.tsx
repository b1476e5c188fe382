import { RefreshCw } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Notice } from './notice.tsx'
import { useUiText } from '../ui-text.tsx'

/** Text and refresh button of a note about outdated data. */
export interface StaleNoteProps {
  readonly children?: ReactNode
  /** Shows a refresh button that calls it. */
  readonly onRefresh?: (() => void) | undefined
  /** True while the data load again. */
  readonly refreshing?: boolean | undefined
}

/** A note above content that may be out of date. */
export function StaleNote({ children, onRefresh, refreshing = false }: StaleNoteProps): ReactElement {
  const text = useUiText()
  return (
    <Notice
      tone="warn"
      size="slim"
      role="status"
      actions={
        onRefresh === undefined ? undefined : (
          <Button variant="text" size="sm" icon={<RefreshCw aria-hidden />} loading={refreshing} onClick={onRefresh}>
            {text.refresh}
          </Button>
        )
      }
    >
      {children ?? text.stale}
    </Notice>
  )
}
