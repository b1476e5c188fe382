import { useTabsContext } from '@ark-ui/react/tabs'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { tabs } from '../../styled-system/recipes/index.js'

export interface TabPanelProps {
  readonly value: string
  /** Once shown, stays in the page while another tab is open. */
  readonly keepMounted?: boolean | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** What one tab of `Tabs` shows; built when it is first opened. */
export function TabPanel(props: TabPanelProps): ReactElement | null {
  const { value, keepMounted = false, children, className } = props
  const api = useTabsContext()
  const wasShown = useRef(false)
  const isShown = api.value === value
  if (isShown) wasShown.current = true
  if (!isShown && !(keepMounted && wasShown.current)) return null
  return (
    <div {...api.getContentProps({ value })} className={cx(tabs().panel, className)}>
      {children}
    </div>
  )
}
