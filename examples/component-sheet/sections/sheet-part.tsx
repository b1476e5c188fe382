import { Card } from 'fangkit/ui'
import type { ReactElement, ReactNode } from 'react'
import { css } from '../../../lib/styled-system/css/index.js'

export interface SheetPartProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

const body = css({ display: 'flex', flexDirection: 'column', gap: '10' })

/** A card of the sheet. */
export function SheetPart({ title, note, children }: SheetPartProps): ReactElement {
  return (
    <Card title={title} note={note} size="slim" padded>
      <div className={body}>{children}</div>
    </Card>
  )
}
