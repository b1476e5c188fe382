import { useTabsContext } from '@ark-ui/react/tabs'
import { type ReactElement, type ReactNode, useState } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { tabs } from '../../styled-system/recipes/index.js'

/** The contents of one tab, and whether they stay mounted. */
export interface TabPanelProps {
  /** That of the tab it belongs to. */
  readonly value: string
  /** Stays mounted, once shown, while another tab is open. */
  readonly keepMounted?: boolean | undefined
  /** True mounts it, hidden, before it is first opened. */
  readonly early?: boolean | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** The content of one tab of `Tabs`; mounted when it is first opened, unless `early`. */
export function TabPanel(props: TabPanelProps): ReactElement | null {
  const { value, keepMounted = false, early = false, children, className } = props
  const api = useTabsContext()
  const isShown = api.value === value
  const isDue = isShown || early
  const [wasDue, setWasDue] = useState(isDue)
  if (isDue && !wasDue) setWasDue(true)
  if (!isShown && !(keepMounted && (isDue || wasDue))) return null
  return (
    <div {...api.getContentProps({ value })} className={cx(tabs().panel, className)}>
      {children}
    </div>
  )
}
