import type { ReactElement } from 'react'
import './chart-key.css'

export interface ChartKeyProps {
  readonly colour: string
  readonly line?: boolean | undefined
}

const square = 'portal-chart-key-square'

/** The colour mark of a part in a legend. */
export function ChartKey({ colour, line = false }: ChartKeyProps): ReactElement {
  return (
    <svg className={square} viewBox="0 0 10 10" aria-hidden>
      <rect x="0" y={line ? 4 : 0} width="10" height={line ? 2 : 10} fill={colour} />
    </svg>
  )
}
