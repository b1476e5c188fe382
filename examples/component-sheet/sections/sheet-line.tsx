import type { ReactElement, ReactNode } from 'react'
import { css } from '../../../lib/styled-system/css/index.js'

export interface SheetLineProps {
  readonly name: string
  /** Controls that fill their room: so many side by side. */
  readonly columns?: 3 | 5
  readonly children: ReactNode
}

const line = css({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '10', alignItems: 'start' })
const label = css({ display: 'flex', alignItems: 'center', minHeight: 'control', textStyle: 'label', color: 'ink-2' })
const parts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12', minHeight: 'control', minWidth: '0' })
const few = css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '10' })
const many = css({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '10' })

/** Parts side by side behind a name. */
export function SheetLine({ name, columns, children }: SheetLineProps): ReactElement {
  return (
    <div className={line}>
      <span className={label}>{name}</span>
      <div className={columns === undefined ? parts : columns === 3 ? few : many}>{children}</div>
    </div>
  )
}
