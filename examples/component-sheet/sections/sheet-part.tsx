import { Card } from 'fangkit/ui'
import type { ReactElement, ReactNode } from 'react'
import './sheet-part.css'

export interface SheetPartProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

const body = 'sheet-part-body'

/** A card of the sheet with a title and an optional note. */
export function SheetPart({ title, note, children }: SheetPartProps): ReactElement {
  return (
    <Card title={title} note={note} size="slim" padded>
      <div className={body}>{children}</div>
    </Card>
  )
}
