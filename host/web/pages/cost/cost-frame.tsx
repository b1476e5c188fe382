import { Download } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Button, DateRangePicker, Segmented, Select } from 'fangkit/ui'
import { type Preset, PRESETS, presetRange } from './cost-range.ts'
import { costMessages } from './cost-messages.ts'
import type { CostFilters } from './use-cost-filters.ts'
import './cost-frame.css'

export interface CostFrameProps {
  readonly title: string
  readonly filters: CostFilters
  /** When the figures were calculated, as text; absent while they load. */
  readonly asOf?: string | undefined
  readonly stores: readonly { readonly code: string; readonly name: string }[]
  readonly onExport?: (() => void) | undefined
  readonly exporting?: boolean | undefined
  readonly children: ReactNode
}

const page = 'portal-cost-frame-page'
const head = 'portal-cost-frame-head'
const gap = 'portal-cost-frame-gap'
const days = 'portal-cost-frame-days'
const store = 'portal-cost-frame-store'

const SHORT = PRESETS.map((value) => ({ value, label: costMessages.range[value] }))
const isPreset = (value: string): value is Preset => PRESETS.some((preset) => preset === value)

/** The frame of every cost page: title, date range, store and export. @source ROU-012 */
export function CostFrame({
  title,
  filters,
  asOf,
  stores,
  onExport,
  exporting,
  children,
}: CostFrameProps): ReactElement {
  const { from, to, preset, today, change } = filters
  const choose = (value: string) => {
    if (isPreset(value)) change({ ...presetRange(value, today), page: null })
  }
  return (
    <div className={page}>
      <div className={head}>
        <h1>{title}</h1>
        {asOf === undefined ? null : <small>{costMessages.asOf(asOf)}</small>}
        <span className={gap} />
        <Segmented size="sm" aria-label={costMessages.range.label} options={SHORT} value={preset} onChange={choose} />
        <DateRangePicker
          className={days}
          size="sm"
          today={today}
          max={today}
          value={{ from, to }}
          fromLabel={costMessages.range.from}
          toLabel={costMessages.range.to}
          clearable={false}
          onChange={(range) =>
            range.from !== null &&
            range.to !== null &&
            range.from <= range.to &&
            change({ from: range.from, to: range.to, page: null })
          }
        />
        <Select
          className={store}
          size="sm"
          aria-label={costMessages.store}
          placeholder={costMessages.allStores}
          clearable
          options={stores.map(({ code, name }) => ({ value: code, label: name }))}
          value={filters.store}
          onChange={(value) => change({ store: value, page: null })}
        />
        {onExport ? (
          <Button size="sm" icon={<Download />} loading={exporting} onClick={onExport}>
            {costMessages.export}
          </Button>
        ) : null}
      </div>
      {children}
    </div>
  )
}
