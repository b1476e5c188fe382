import type { ReactElement, ReactNode } from 'react'
import { fieldMessages } from '../../locale/zh-cn/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Drawer } from '../../ui/drawer.tsx'
import { FieldControlProvider } from '../../ui/field-control.tsx'
import type { PickerPopup } from './picker-field.tsx'

export interface PickerDrawerProps extends PickerPopup {
  /** Name of what is chosen now. */
  readonly chosen: string | null
  readonly children: ReactNode
}

const body = css({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: '0' })
const note = css({ color: 'ink-3', textStyle: 'note' })

/** A drawer to choose from; picking closes it. */
export function PickerDrawer({ label, contentId, onClose, chosen, children }: PickerDrawerProps): ReactElement {
  const texts = useMessages(fieldMessages)
  return (
    <Drawer
      open
      onClose={() => onClose(true)}
      closeOnScrim
      width="46%"
      padded={false}
      title={texts.pick({ label })}
      footerNote={<span className={note}>{chosen === null ? texts.accountKeys : `${texts.chosen({ name: chosen })} · ${texts.accountKeys}`}</span>}
    >
      {/* The inputs inside are not the control the field's label and messages belong to. */}
      <FieldControlProvider value={null}>
        <div id={contentId} className={body}>{children}</div>
      </FieldControlProvider>
    </Drawer>
  )
}
