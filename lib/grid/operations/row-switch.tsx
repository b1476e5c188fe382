import { type ReactElement, useState } from 'react'
import type { RowOperation } from '../../domain/grid/row-operation.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Switch } from '../../ui/inputs/switch.tsx'
import { nameOf, type RowAbilities } from './row-abilities.ts'
import type { GridRow } from '../grid-row.ts'

export interface RowSwitchProps {
  readonly label: string
  readonly row: GridRow
  readonly abilities: RowAbilities
  /** The operation that the switch makes now: 启用 where it is off, 停用 where it is on. */
  readonly operation: RowOperation
  readonly tabIndex: 0 | -1
}

/**
 * Switches a row on or off in its cell. It shows the new state at once, and the former one again when the server
 * refuses it.
 */
export function RowSwitch({ label, row, abilities, operation, tabIndex }: RowSwitchProps): ReactElement {
  const texts = useMessages(configGridMessages)
  const [turnedAt, setTurnedAt] = useState<number | null>(null)
  const isOn = operation === 'disable'
  const isTurned = turnedAt === row.version
  const turn = async () => {
    if (abilities.busy !== null || isTurned) return
    setTurnedAt(row.version)
    if (!(await abilities.onSwitch(operation, row))) setTurnedAt(null)
  }
  return (
    <Switch
      ref={(box) => {
        if (box) box.tabIndex = tabIndex
      }}
      aria-label={texts.actOnRow({ action: label, name: nameOf(row, abilities.openColumn ?? undefined) })}
      value={isOn !== isTurned}
      onChange={() => void turn()}
    />
  )
}
