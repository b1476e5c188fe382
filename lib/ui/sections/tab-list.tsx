import { Tabs as ArkTabs } from '@ark-ui/react/tabs'
import type { ReactElement, ReactNode } from 'react'
import { tabs } from '../../styled-system/recipes/index.js'

/** One tab: its value, its label and a mark after it. */
export interface TabItem {
  /** Identifies the tab and its panel. */
  readonly value: string
  readonly label: ReactNode
  /** A `Badge` or `Dot` after the label. */
  readonly badge?: ReactNode
  readonly disabled?: boolean | undefined
  /** Tooltip; explain here why a tab is disabled. */
  readonly title?: string | undefined
}

/** The tabs, in order, and a name for all of them. */
export interface TabListProps {
  /** In their order. */
  readonly items: readonly TabItem[]
  /** Name of the tab list, for screen readers. */
  readonly label: string
}

/** The row of tabs inside `Tabs`. */
export function TabList({ items, label }: TabListProps): ReactElement {
  const classes = tabs()
  return (
    <ArkTabs.List className={classes.list} aria-label={label}>
      {items.map((item) => (
        <ArkTabs.Trigger
          key={item.value}
          value={item.value}
          disabled={item.disabled === true}
          title={item.title}
          className={classes.tab}
        >
          {item.label}
          {item.badge}
        </ArkTabs.Trigger>
      ))}
    </ArkTabs.List>
  )
}
