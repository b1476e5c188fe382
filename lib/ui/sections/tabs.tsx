import { Tabs as ArkTabs } from '@ark-ui/react/tabs'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { tabs } from '../../styled-system/recipes/index.js'

/** Which tab is open; list and panels are its children. */
export interface TabsProps {
  /** Value of the open tab. */
  readonly value: string
  /** A request: leave `value` unchanged to refuse it, for example while there are unsaved changes. */
  readonly onSelect: (value: string) => void
  /** A `TabList` and `TabPanel`s, at any depth. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Connects a tab list with its panels. Arrow keys move, Enter or Space chooses. */
export function Tabs({ value, onSelect, children, className }: TabsProps): ReactElement {
  return (
    <ArkTabs.Root
      value={value}
      activationMode="manual"
      className={cx(tabs().root, className)}
      onValueChange={(change) => onSelect(change.value)}
    >
      {children}
    </ArkTabs.Root>
  )
}
