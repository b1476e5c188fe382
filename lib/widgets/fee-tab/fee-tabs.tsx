import { type ReactElement, type ReactNode, useId } from 'react'
import { feeTabMessages } from '../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { tabs } from '../../styled-system/recipes/index.js'
import { tabByKey } from '../tab-by-key.ts'
import { toolRow } from './fee-layout.ts'
import { FEE_SUB_TABS, type FeeSubTab } from './fee-tab-props.ts'

export interface FeeTabsProps {
  readonly value: FeeSubTab
  readonly onSelect: (next: FeeSubTab) => void
  /** Counts beside the names. */
  readonly badges: Readonly<Record<FeeSubTab, ReactNode>>
  /** On the row of the tabs. */
  readonly tools: ReactNode
  /** Content of the open tab. */
  readonly children: ReactNode
}

/**
 * Three fixed tabs over their list: arrow keys move, Enter or Space selects. A lean replacement for `Tabs`, whose state
 * machine would be a tenth of the widget.
 */
export function FeeTabs({ value, onSelect, badges, tools, children }: FeeTabsProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  const id = useId()
  const classes = tabs()
  return (
    <div className={classes.root}>
      <div className={toolRow}>
        <div role="tablist" aria-label={texts.lists} className={classes.list} onKeyDown={tabByKey} tabIndex={-1}>
          {FEE_SUB_TABS.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${id}${tab}`}
              aria-selected={tab === value}
              aria-controls={tab === value ? `${id}panel` : undefined}
              tabIndex={tab === value ? 0 : -1}
              className={classes.tab}
              onClick={() => (tab === value ? undefined : onSelect(tab))}
            >
              {texts.tabs[tab]}
              {badges[tab]}
            </button>
          ))}
        </div>
        {tools}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`} className={classes.panel}>
        {children}
      </div>
    </div>
  )
}
