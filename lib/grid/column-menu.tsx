import { Columns3 } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react'
import { configGridMessages } from '../locale/zh-cn/config-grid.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { isComposing } from '../ui/is-composing.ts'
import type { GridColumn } from './grid-columns.ts'

export interface ColumnMenuProps {
  readonly columns: readonly GridColumn[]
  readonly chosen: ReadonlySet<string>
  /** Names in column order; null goes back to the list's own choice. */
  readonly onChoose: (chosen: readonly string[] | null) => void
}

const holder = css({ position: 'relative' })
const panel = css({
  position: 'absolute', insetBlockStart: 'calc(100% + 4px)', insetInlineEnd: '0px', zIndex: 'popup',
  display: 'flex', flexDirection: 'column', minWidth: '0', width: '240px', margin: '0', padding: '0', maxHeight: '360px',
  borderWidth: '1px', borderStyle: 'solid', borderColor: 'line', borderRadius: 'lg', backgroundColor: 'overlay', boxShadow: 'overlay',
})
const list = css({ display: 'flex', flexDirection: 'column', overflowY: 'auto', overscrollBehavior: 'contain', paddingBlock: '8', paddingInline: '14', gap: '4' })
const foot = css({ flex: 'none', padding: '8', borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line' })

/** Which columns are shown. */
export function ColumnMenu({ columns, chosen, onChoose }: ColumnMenuProps): ReactElement {
  const texts = useMessages(configGridMessages)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || isComposing(event)) return
    event.stopPropagation()
    close()
  }
  const closeWhenLeft = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false)
  }
  const toggle = (name: string, on: boolean) => onChoose(columns.filter((column) => (column.name === name ? on : chosen.has(column.name))).map((column) => column.name))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears the keys and focus of the button and boxes inside
    <div ref={root} className={holder} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <IconButton size="sm" label={texts.columns} icon={<Columns3 aria-hidden />} aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)} />
      {open ? (
        // Takes the focus on a press beside the boxes, which would otherwise count as leaving.
        <fieldset id={id} aria-label={texts.columns} tabIndex={-1} className={panel}>
          <div className={list}>
            {columns.map(({ name, label }) => (
              <Checkbox key={name} label={label} value={chosen.has(name)} disabled={chosen.size === 1 && chosen.has(name)} onChange={(on) => toggle(name, on)} />
            ))}
          </div>
          <div className={foot}>
            <Button size="sm" variant="text" onClick={() => onChoose(null)}>{texts.columnsReset}</Button>
          </div>
        </fieldset>
      ) : null}
    </div>
  )
}
