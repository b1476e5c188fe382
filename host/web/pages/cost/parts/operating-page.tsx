import { type ReactElement, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useAuthUser, useCache, useConfirm } from 'fangkit'
import { ConfigGrid, type ConfigGridHandle } from 'fangkit/config-grid'
import { COST_PART, type Grid } from 'fangkit/domain'
import { TabList, TabPanel, Tabs } from 'fangkit/ui'
import { costBudgetGrid } from '../../../../grids/costs/cost-budget-grid.ts'
import { costEntryGrid } from '../../../../grids/costs/cost-entry-grid.ts'
import { costStoreGrid } from '../../../../grids/costs/cost-store-grid.ts'
import { useLeaveGuard } from '../../../leaving/leave-guard.tsx'
import { messages } from '../../../messages.ts'
import { costMessages } from '../cost-messages.ts'
import { PartPage } from './part-page.tsx'
import './operating-page.css'

const LISTS: Readonly<Record<string, Grid>> = { entries: costEntryGrid, budgets: costBudgetGrid, stores: costStoreGrid }
const ITEMS = (['summary', 'entries', 'budgets', 'stores'] as const).map((value) => ({
  value,
  label: costMessages.parts[value],
}))

const page = 'portal-operating-page-page'
const tabs = 'portal-operating-page-tabs'
const list = 'portal-operating-page-list'

/**
 * /CostManagement/OperatingCosts: what stores spend outside of cases, with links to enter costs and budgets.
 * @source ROU-012
 */
export function OperatingPage(): ReactElement {
  const [query, setQuery] = useSearchParams()
  const { watch } = useLeaveGuard()
  const confirm = useConfirm()
  const { data: user } = useAuthUser()
  const cache = useCache()
  const handle = useRef<ConfigGridHandle>(null)
  useEffect(() => watch(() => handle.current?.isDirty() ?? false), [watch])
  const view = query.get('view') ?? 'summary'
  const grid = LISTS[view]
  const open = async (next: string) => {
    const { title, text, leave } = messages.leave
    if (handle.current?.isDirty() && !(await confirm({ title, text, confirmLabel: leave }))) return
    await cache.invalidate(['CostReport'])
    setQuery(next === 'summary' ? {} : { view: next }, { replace: true })
  }
  const allowed = user === undefined || user.isManager || user.isFinance
  return (
    <Tabs className={page} value={grid && allowed ? view : 'summary'} onSelect={(next) => void open(next)}>
      <div className={tabs}>
        <TabList label={costMessages.parts.tabs} items={allowed ? ITEMS : ITEMS.slice(0, 1)} />
      </div>
      <TabPanel value="summary">
        <PartPage part={COST_PART.operations} title={costMessages.operations} />
      </TabPanel>
      {grid && allowed ? (
        <TabPanel value={view} className={list}>
          <ConfigGrid key={grid.name} ref={handle} definition={grid} />
        </TabPanel>
      ) : null}
    </Tabs>
  )
}
