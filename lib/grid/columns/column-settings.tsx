import { GripVertical, Pin } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, useState } from 'react'
import type { GridColumn } from '../../domain/grid/grid-columns.ts'
import { COLUMN_WIDTH, type GridDensity, type ViewColumn } from '../../domain/grid/saved-view.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Segmented } from '../../ui/inputs/segmented.tsx'
import { VisuallyHidden } from '../../ui/indicators/visually-hidden.tsx'
import { ColumnWidth } from './column-width.tsx'
import { moveColumn, withColumn } from './grid-layout.ts'

export interface ColumnSettingsProps {
  readonly columns: readonly GridColumn[]
  readonly layout: readonly ViewColumn[]
  readonly density: GridDensity
  readonly onArrange: (layout: readonly ViewColumn[]) => void
  readonly onDensity: (density: GridDensity) => void
  /** Resets to the default columns of the list. */
  readonly onReset: () => void
}

const head = css({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  padding: '14',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
})
const hint = css({ textStyle: 'note', color: 'ink-3' })
const list = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: '0',
  paddingBlock: '8',
  paddingInline: '8',
  listStyle: 'none',
})
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  minHeight: '34px',
  borderRadius: 'md',
  '&[data-dragged]': { backgroundColor: 'brand-soft' },
  '& > :nth-child(2)': { flex: '1', minWidth: '0', overflow: 'hidden' },
})
const foot = css({ flex: 'none', padding: '8', borderTopWidth: '1px', borderTopColor: 'line' })

/** The panel for columns, their order and widths, and the density of the rows. */
export function ColumnSettings({
  columns,
  layout,
  density,
  onArrange,
  onDensity,
  onReset,
}: ColumnSettingsProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const words = useMessages(configGridMessages)
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const labels = new Map(columns.map(({ name, label }) => [name, label]))
  const shown = layout.filter(({ visible }) => visible).length
  const move = (name: string, to: number): void => {
    onArrange(moveColumn(layout, name, to))
    setSaid(
      texts.movedTo({
        label: labels.get(name) ?? name,
        place: Math.min(layout.length, Math.max(0, to) + 1),
        count: layout.length,
      }),
    )
  }
  const press = (event: KeyboardEvent, name: string, at: number): void => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: layout.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(name, to)
  }
  return (
    <>
      <div className={head}>
        <Segmented
          size="sm"
          aria-label={words.density}
          options={[
            { value: 'comfortable', label: texts.comfortable },
            { value: 'middle', label: words.middle },
            { value: 'compact', label: texts.compact },
          ]}
          value={density}
          onChange={(next) => onDensity(next === 'comfortable' || next === 'compact' ? next : 'middle')}
        />
        <span className={hint}>{texts.columnsHint}</span>
      </div>
      <ul className={list}>
        {layout.map(({ name, visible, width, pinned }, at) => {
          const label = labels.get(name)
          if (label === undefined) return null
          return (
            <li
              key={name}
              className={line}
              data-dragged={dragged === name ? '' : undefined}
              draggable
              onDragStart={() => setDragged(name)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                if (dragged !== name) onArrange(moveColumn(layout, dragged, at))
              }}
            >
              <IconButton
                size="xs"
                label={texts.moveColumn({ label })}
                icon={<GripVertical aria-hidden />}
                onKeyDown={(event) => press(event, name, at)}
              />
              <Checkbox
                label={label}
                value={visible}
                disabled={visible && shown === 1}
                onChange={(on) => onArrange(withColumn(layout, name, { visible: on }))}
              />
              <ColumnWidth
                label={texts.columnWidth({ label })}
                width={width}
                least={COLUMN_WIDTH.least}
                most={COLUMN_WIDTH.most}
                auto={words.auto}
                onChange={(next) => onArrange(withColumn(layout, name, { width: next }))}
              />
              <IconButton
                size="xs"
                label={texts.pinColumn({ label })}
                icon={<Pin aria-hidden fill={pinned ? 'currentColor' : 'none'} />}
                aria-pressed={pinned}
                onClick={() => onArrange(withColumn(layout, name, { pinned: !pinned }))}
              />
            </li>
          )
        })}
      </ul>
      <div className={foot}>
        <Button size="sm" variant="text" onClick={onReset}>
          {texts.columnsReset}
        </Button>
      </div>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  )
}
