import type { ReactElement, ReactNode } from 'react'
import './sheet-section.css'

export interface SheetSectionProps {
  readonly name: string
  /** Number of columns, for controls that fill the available width. */
  readonly columns?: 3 | 5
  readonly children: ReactNode
}

const line = 'sheet-line'
const label = 'sheet-line-label'
const parts = 'sheet-line-parts'
const few = 'sheet-line-few'
const many = 'sheet-line-many'

/** A named group of parts, shown side by side. */
export function SheetSection({ name, columns, children }: SheetSectionProps): ReactElement {
  return (
    <div className={line}>
      <span className={label}>{name}</span>
      <div className={columns === undefined ? parts : columns === 3 ? few : many}>{children}</div>
    </div>
  )
}
