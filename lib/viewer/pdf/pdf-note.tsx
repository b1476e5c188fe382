import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Spinner } from '../../ui/indicators/spinner.tsx'
import { useUiText } from '../../ui/ui-text.tsx'

export interface PdfNoteProps {
  readonly children: ReactNode
  /** Without it the note describes something that is loading. */
  readonly onRetry?: () => void
}

const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  textStyle: 'label',
  color: 'ink-2',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'md',
  paddingInline: '12',
  minHeight: '28px',
})
const OVER: CSSProperties = {
  position: 'absolute',
  top: 8,
  left: '50%',
  transform: 'translateX(-50%)',
  maxWidth: 'calc(100% - 32px)',
}

/** A note over the page; the page stays visible. */
export function PdfNote({ children, onRetry }: PdfNoteProps): ReactElement {
  const ui = useUiText()
  return (
    <div role={onRetry === undefined ? 'status' : 'alert'} className={note} style={OVER}>
      {onRetry === undefined ? <Spinner size={14} /> : null}
      {children}
      {onRetry === undefined ? null : (
        <Button variant="text" size="sm" onClick={onRetry}>
          {ui.retry}
        </Button>
      )}
    </div>
  )
}
