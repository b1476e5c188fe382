import type { ComponentType, Ref } from 'react'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { CaseQueueProps, CaseRecordProps } from '../use-open-record.ts'
import type { ProjectTab } from './project-events.ts'

/** The case a tab shows, and how the page asks it about unsaved changes. @public */
export interface ProjectTabProps extends CaseRecordProps, CaseQueueProps {
  /** Key of the case. */
  readonly projectId: string
  /** True hides every action that changes data. */
  readonly readOnly: boolean
  /**
   * Set by a tab that can have unsaved changes: it is asked before another tab opens, and for the handle of the page.
   */
  readonly guard?: Ref<LeaveGuard>
  /** Tabs that can be opened here. */
  readonly openTabs?: readonly ProjectTab[]
  /** Opens another tab with `params`, once unsaved changes of this one are settled. */
  readonly onOpenTab?: (tab: ProjectTab, params?: ProjectTabParams) => void
  /** Parameters from the tab that opened this one: `record`, the address of a record; papers: `jobId`. */
  readonly params?: ProjectTabParams | undefined
}

/** Parameters that one tab passes to another. @public */
export type ProjectTabParams = Readonly<Record<string, string>>

/** Tabs with a module, which loads when its tab is opened. @public */
export type ProjectTabModules = {
  readonly [T in Exclude<ProjectTab, 'overview' | 'detail'>]?: ComponentType<ProjectTabProps>
}

/** In screen order. @source rulings 13 and 28 */
export const PROJECT_TABS: readonly ProjectTab[] = ['overview', 'detail', 'fees', 'flow', 'papers', 'forms', 'roles']

/** False for a tab without a module; the first two are part of the page. */
export function isInstalled(tab: ProjectTab, modules: ProjectTabModules): boolean {
  return tab === 'overview' || tab === 'detail' || modules[tab] !== undefined
}

/**
 * The modules of the library, by dynamic import. A tab without a module, from here or from the host, is disabled and
 * shows the reason, because an installation need not contain every module.
 */
export const TAB_MODULES: ProjectTabModules = {
  fees: lazyPart(() => import('../fee-tab/fee-host.tsx').then(({ FeeHost }) => FeeHost)),
  flow: lazyPart(() => import('../flow-tab/flow-host.tsx').then(({ FlowHost }) => FlowHost)),
  papers: lazyPart(() => import('../papers-tab/papers-host.tsx').then(({ PapersHost }) => PapersHost)),
  forms: lazyPart(() => import('../form-preview/form-host.tsx').then(({ FormHost }) => FormHost)),
  roles: lazyPart(() => import('../roles-tab/roles-host.tsx').then(({ RolesHost }) => RolesHost)),
}
