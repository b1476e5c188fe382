import type { ComponentType, Ref } from 'react'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { ProjectTab } from './project-events.ts'

/** What a tab is given. @public */
export interface ProjectTabProps {
  readonly projectId: string
  readonly readOnly: boolean
  /**
   * Filled by a tab that can hold something unsaved: it is asked before another tab opens, and when the host asks the
   * page.
   */
  readonly guard?: Ref<LeaveGuard>
  /** Those that can be opened here. */
  readonly openTabs?: readonly ProjectTab[]
  /** Opens another tab once this one lets go of what is unsaved; `params` are for it. */
  readonly onOpenTab?: (tab: ProjectTab, params?: ProjectTabParams) => void
  /** What the tab that led here names. Papers: `jobId`. */
  readonly params?: ProjectTabParams | undefined
}

/** What one tab tells another it leads to. @public */
export type ProjectTabParams = Readonly<Record<string, string>>

/** Tabs other than the first one; each module loads when its tab is opened. @public */
export type ProjectTabModules = { readonly [T in Exclude<ProjectTab, 'detail'>]?: ComponentType<ProjectTabProps> }

/** In screen order. */
export const PROJECT_TABS: readonly ProjectTab[] = ['detail', 'fees', 'flow', 'papers', 'forms', 'roles']

/**
 * The modules the library brings along, by dynamic import. A tab without a module, here or from the host, is shown
 * disabled with the reason: an installation need not hold every module.
 */
export const TAB_MODULES: ProjectTabModules = {
  fees: lazyPart(() => import('../fee-tab/fee-host.tsx').then(({ FeeHost }) => FeeHost)),
  flow: lazyPart(() => import('../flow-tab/flow-host.tsx').then(({ FlowHost }) => FlowHost)),
  papers: lazyPart(() => import('../papers-tab/papers-host.tsx').then(({ PapersHost }) => PapersHost)),
  forms: lazyPart(() => import('../form-preview/form-host.tsx').then(({ FormHost }) => FormHost)),
  roles: lazyPart(() => import('../roles-tab/roles-host.tsx').then(({ RolesHost }) => RolesHost)),
}
