import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { ReactElement } from 'react'
import { INK, LINE_COLOUR, partColour, QUIET, RULE, SURFACE } from './chart-colours.ts'

/** A stacked bar with a rate above it. */
export interface StackedBar {
  readonly key: string
  readonly label: string
  readonly parts: readonly number[]
  readonly total: string
  /** Null when there is no rate; the line is then interrupted. */
  readonly rate: number | null
  readonly strong?: boolean | undefined
}
export interface StackedBarsProps {
  readonly bars: readonly StackedBar[]
  readonly label: string
  readonly leftUnit: string
  readonly rightUnit: string
  readonly formatLeft: (value: number) => string
  readonly formatRate: (rate: number) => string
  /** Called when a part is clicked; keyboard users use the table. */
  readonly onPart: (bar: string, part: number) => void
  readonly partTitle: (bar: StackedBar, part: number) => string
}

const [WIDTH, HEIGHT] = [760, 316]
const BODY = { left: 48, right: 716, top: 26, bottom: 284 }

/**
 * Shows the stacked parts of each month, and a rate as a line with its own axis on the right. For screen readers it is
 * one image; a table shows the same figures.
 */
export function StackedBars({
  bars,
  label,
  leftUnit,
  rightUnit,
  formatLeft,
  formatRate,
  onPart,
  partTitle,
}: StackedBarsProps): ReactElement {
  const totals = bars.map(({ parts }) => parts.reduce((sum, part) => sum + Math.max(0, part), 0))
  const x = scaleBand(
    bars.map(({ key }) => key),
    [BODY.left, BODY.right],
  )
    .paddingInner(0.52)
    .paddingOuter(0.3)
  const y = scaleLinear([0, Math.max(1, ...totals) * 1.06], [BODY.bottom, BODY.top]).nice(4)
  const rates = bars.flatMap(({ rate }) => (rate === null ? [] : [rate]))
  const right = scaleLinear([0, Math.max(0.5, Math.min(2, Math.max(0, ...rates)))], [BODY.bottom, BODY.top]).nice(4)
  const width = Math.min(28, x.bandwidth())
  const middle = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2
  const height = (rate: number) => Math.max(BODY.top - 6, right(rate))
  const path = line<StackedBar>()
    .defined(({ rate }) => rate !== null)
    .x(({ key }) => middle(key))
    .y(({ rate }) => height(rate ?? 0))
  const every = Math.ceil(bars.length / 14)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" role="img" aria-label={label} fontSize="12" fill={QUIET}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <path d={`M${BODY.left - 4} ${y(tick)}H${BODY.right}`} stroke={RULE} />
          <text x={BODY.left - 10} y={y(tick) + 4} textAnchor="end">
            {formatLeft(tick)}
          </text>
        </g>
      ))}
      {right
        .ticks(4)
        .filter((tick) => tick > 0)
        .map((tick) => (
          <text key={tick} x={BODY.right + 8} y={right(tick) + 4}>
            {formatRate(tick)}
          </text>
        ))}
      <text x={BODY.left - 10} y="12" textAnchor="end">
        {leftUnit}
      </text>
      <text x={WIDTH} y="12" textAnchor="end">
        {rightUnit}
      </text>
      {bars.map((bar, at) => {
        let below = 0
        return (
          <g key={bar.key}>
            {bar.parts.map((part, index) => {
              const from = y(below)
              below += Math.max(0, part)
              const to = y(below)
              if (from - to < 0.2) return null
              return (
                // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the table has the same links
                <rect
                  key={partColour(index)}
                  x={middle(bar.key) - width / 2}
                  y={to}
                  width={width}
                  height={Math.max(0.4, from - to - 1)}
                  fill={partColour(index)}
                  cursor="pointer"
                  onClick={() => onPart(bar.key, index)}
                >
                  <title>{partTitle(bar, index)}</title>
                </rect>
              )
            })}
            {at % every === 0 || bar.strong ? (
              <text
                x={middle(bar.key)}
                y={BODY.bottom + 18}
                textAnchor="middle"
                {...(bar.strong && { fill: INK, fontWeight: 600 })}
              >
                {bar.label}
              </text>
            ) : null}
          </g>
        )
      })}
      <g pointerEvents="none">
        <path d={path([...bars]) ?? undefined} fill="none" stroke={LINE_COLOUR} strokeWidth="2" />
        {bars.map(({ key, rate }) =>
          rate === null ? null : (
            <circle
              key={key}
              cx={middle(key)}
              cy={height(rate)}
              r="2.5"
              fill={SURFACE}
              stroke={LINE_COLOUR}
              strokeWidth="2"
            />
          ),
        )}
        {/* Above the line, with an outline, so that the line does not cross the numbers out. */}
        {every === 1
          ? bars.map(({ key, total, strong }, at) => {
              const sum = totals[at] ?? 0
              return sum > 0 ? (
                <text
                  key={key}
                  x={middle(key)}
                  y={y(sum) - 6}
                  textAnchor="middle"
                  paintOrder="stroke"
                  stroke={SURFACE}
                  strokeWidth="4"
                  strokeLinejoin="round"
                  {...(strong && { fill: INK, fontWeight: 600 })}
                >
                  {total}
                </text>
              ) : null
            })
          : null}
      </g>
    </svg>
  )
}
