import { scaleLinear } from 'd3-scale'
import type { ReactElement } from 'react'
import { partColour } from './chart-colours.ts'

export interface SmallBarsProps {
  /** One value per month; the last one is the current month. */
  readonly values: readonly number[]
  readonly label: string
}

const [WIDTH, HEIGHT, BAR, STEP] = [72, 22, 6, 12]

/** Shows a figure over some months, without axes. */
export function SmallBars({ values, label }: SmallBarsProps): ReactElement {
  const height = scaleLinear([0, Math.max(1, ...values)], [0, HEIGHT - 2])
  const left = WIDTH - values.length * STEP
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      {values.map((value, index) => {
        const tall = Math.max(1, height(Math.max(0, value)))
        const x = left + index * STEP
        return (
          <rect
            key={x}
            x={x}
            y={HEIGHT - tall}
            width={BAR}
            height={tall}
            rx="1"
            fill={partColour(index === values.length - 1 ? 1 : 3)}
          />
        )
      })}
    </svg>
  )
}
