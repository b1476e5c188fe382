import { arc, pie } from 'd3-shape'
import type { ReactElement } from 'react'
import { INK, partColour, QUIET, SURFACE } from './chart-colours.ts'

export interface DonutProps {
  readonly values: readonly number[]
  readonly label: string
  /** The text in the middle, and its unit. */
  readonly centre: string
  readonly unit: string
}

const SIZE = 140
const DRAWN = 128
const RING = arc<{ readonly startAngle: number; readonly endAngle: number }>().innerRadius(42).outerRadius(62)
const inOrder = pie<number>()
  .sort(null)
  .value((value) => Math.max(0, value))

/** Shows the parts of a whole as a ring. */
export function Donut({ values, label, centre, unit }: DonutProps): ReactElement {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={DRAWN} height={DRAWN} role="img" aria-label={label}>
      <g transform={`translate(${SIZE / 2} ${SIZE / 2})`}>
        {inOrder([...values]).map((slice) =>
          slice.value === 0 ? null : (
            <path
              key={slice.index}
              d={RING(slice) ?? undefined}
              fill={partColour(slice.index)}
              stroke={SURFACE}
              strokeWidth="1.5"
            />
          ),
        )}
        <text y="2" textAnchor="middle" fontSize="20" fontWeight="600" fill={INK}>
          {centre}
        </text>
        <text y="20" textAnchor="middle" fontSize="12" fill={QUIET}>
          {unit}
        </text>
      </g>
    </svg>
  )
}
