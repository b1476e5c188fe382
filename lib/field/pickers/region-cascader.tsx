import { type ReactElement, useRef } from 'react'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { FieldPopup } from './field-popup.tsx'
import type { PickerPopup } from './picker-field.tsx'
import { RegionColumn } from './region-column.tsx'

export interface RegionCascaderProps extends PickerPopup {
  /** Codes of province, city and area; null for levels that are not chosen yet. */
  readonly path: readonly (string | null)[]
  /** Called when one level is chosen; the caller empties the levels below. */
  readonly onPick: (level: number, code: string, name: string) => void
}

const columns = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(140px, 1fr)',
  '& > * + *': { borderInlineStartWidth: '1px', borderInlineStartColor: 'line' },
})

/**
 * Province, city and area side by side. Arrow keys up and down choose in a column, left and right change the column,
 * Enter picks.
 */
export function RegionCascader({ path, onPick, ...popup }: RegionCascaderProps): ReactElement {
  const texts = useMessages(pickerMessages)
  const root = useRef<HTMLDivElement>(null)
  const levels = [
    { label: texts.province, first: null },
    { label: texts.city, first: texts.provinceFirst },
    { label: texts.area, first: texts.cityFirst },
  ].slice(0, path.length)
  const focusLevel = (level: number): void => {
    root.current?.querySelector<HTMLElement>(`[data-level="${level}"]`)?.focus()
  }
  return (
    <FieldPopup {...popup}>
      <div ref={root} className={columns}>
        {levels.map(({ label, first }, level) => (
          <RegionColumn
            key={label}
            label={label}
            level={level}
            blank={first}
            parent={level === 0 ? '' : (path[level - 1] ?? null)}
            value={path[level] ?? null}
            starts={level === startLevel(path)}
            onMove={(direction) => focusLevel(level + direction)}
            onPick={(code, name) => {
              onPick(level, code, name)
              if (level === levels.length - 1) popup.onClose(true)
              else focusLevel(level + 1)
            }}
          />
        ))}
      </div>
    </FieldPopup>
  )
}

/** Returns the first level that is not chosen yet, or the last level. */
function startLevel(path: readonly (string | null)[]): number {
  const open = path.indexOf(null)
  return open < 0 ? path.length - 1 : open
}
