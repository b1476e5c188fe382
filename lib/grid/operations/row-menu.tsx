import { type ReactElement, useEffect, useRef } from 'react'
import { isRowOperation, ROW_OPERATION } from '../../domain/grid/row-operation.ts'
import { css } from '../../styled-system/css/index.js'
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx'
import type { OfferedOperation } from './row-abilities.ts'

export interface RowMenuProps {
  readonly trigger: ReactElement
  readonly offered: readonly OfferedOperation[]
  readonly onChoose: (chosen: OfferedOperation) => void
}

const wrapper = css({ display: 'contents' })

/** The menu of further row actions. Opens at once, because its code loads when the user presses the button. */
export function RowMenu({ trigger, offered, onChoose }: RowMenuProps): ReactElement {
  const root = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const button = root.current?.querySelector('button')
    button?.focus({ preventScroll: true })
    button?.click()
  }, [])
  const items = offered.map(({ operation, label, reason }): MenuItem => {
    const danger = isRowOperation(operation) && ROW_OPERATION[operation].danger
    return {
      value: operation,
      label,
      tone: danger ? 'danger' : 'default',
      disabled: reason !== null,
      ...(reason !== null && { reason }),
    }
  })
  return (
    <span ref={root} className={wrapper}>
      <Menu
        trigger={trigger}
        items={items}
        align="end"
        onSelect={(value) => {
          const chosen = offered.find(({ operation }) => operation === value)
          if (chosen) onChoose(chosen)
        }}
      />
    </span>
  )
}
