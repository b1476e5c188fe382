import type { ReactElement, ReactNode } from 'react'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Drawer } from '../../ui/dialogs/drawer.tsx'
import { FieldControlProvider } from '../../ui/field-control.tsx'
import type { PickerPopup } from './picker-field.tsx'

export interface PickerDrawerProps extends PickerPopup {
  /** Name of the current choice. */
  readonly chosen: string | null
  /** Width, relative to the window. */
  readonly width?: string
  readonly children: ReactNode
}

const body = css({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: '0' })
const note = css({ color: 'ink-3', textStyle: 'note' })

/** A drawer to choose from; picking closes it. */
export function PickerDrawer({
  label,
  contentId,
  onClose,
  chosen,
  width = '46%',
  children,
}: PickerDrawerProps): ReactElement {
  const texts = useMessages(pickerMessages)
  return (
    <Drawer
      open
      onClose={() => onClose(true)}
      closeOnScrim
      width={width}
      padded={false}
      title={texts.pick({ label })}
      footerNote={
        <span className={note}>
          {chosen === null ? texts.accountKeys : `${texts.chosen({ name: chosen })} · ${texts.accountKeys}`}
        </span>
      }
    >
      {/* The label and messages of the field belong to the control, not to the inputs in the drawer. */}
      <FieldControlProvider value={null}>
        <div id={contentId} className={body}>
          {children}
        </div>
      </FieldControlProvider>
    </Drawer>
  )
}
