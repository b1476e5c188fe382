import { Columns3, Download, Plus, RefreshCw } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import type { Grid } from '../domain/grid/define-grid.ts'
import type { GridColumn } from '../domain/grid/grid-columns.ts'
import { defaultLayout } from '../domain/grid/saved-view.ts'
import { configGridMessages } from '../locale/zh-cn/config-grid.ts'
import { useMessages } from '../provider/use-messages.ts'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import { GridPanel } from './grid-panel.tsx'
import type { GridState } from './use-grid-state.ts'

const ColumnSettings = lazyPart(() => import('./grid-extras.ts').then(({ ColumnSettings }) => ColumnSettings))

export interface GridToolbarProps {
  readonly grid: Grid
  readonly state: GridState
  readonly columns: readonly GridColumn[]
  readonly paged: boolean
  readonly refreshing: boolean
  readonly onRefresh: () => void
  /** Null when there is nothing to export. */
  readonly onExport: (() => void) | null
  /** Null when the user cannot add records. */
  readonly onAdd: (() => void) | null
  /** Further actions of the widget. */
  readonly tools?: ReactNode
}

/** The buttons at the right end of the title row. */
export function GridToolbar({
  grid,
  state,
  columns,
  paged,
  refreshing,
  onRefresh,
  onExport,
  onAdd,
  tools,
}: GridToolbarProps): ReactElement {
  const texts = useMessages(configGridMessages)
  const reset = () => {
    const { columns: own, density } = defaultLayout(grid)
    state.arrange(own)
    state.setDensity(density)
  }
  return (
    <>
      {paged ? (
        <GridPanel label={texts.columns} icon={<Columns3 aria-hidden />}>
          {() => (
            <ColumnSettings
              columns={columns}
              layout={state.columns}
              density={state.density}
              onArrange={state.arrange}
              onDensity={state.setDensity}
              onReset={reset}
            />
          )}
        </GridPanel>
      ) : null}
      <IconButton
        size="sm"
        label={texts.refresh}
        icon={<RefreshCw aria-hidden />}
        loading={refreshing}
        onClick={onRefresh}
      />
      {paged && onExport ? (
        <Button size="sm" icon={<Download aria-hidden />} onClick={onExport}>
          {texts.export}
        </Button>
      ) : null}
      {tools}
      {onAdd ? (
        <Button size="sm" variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
          {texts.add}
        </Button>
      ) : null}
    </>
  )
}
