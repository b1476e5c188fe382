import { forwardRef, type ReactElement, useCallback, useMemo, useState } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'
import type { Stored } from '../../contract/output.ts'
import type { Project } from '../../domain/project/project.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail.ts'
import type { Fallback } from '../../provider/slots.ts'
import { useEmit } from '../../provider/use-emit.ts'
import { useHostCallback } from '../../provider/use-host-callback.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/use-notify.ts'
import { WidgetFrame } from '../widget-frame.tsx'
import { ProjectBody } from './project-body.tsx'
import type { ProjectAction, ProjectNavigation, ProjectSavedEvent, ProjectTab, ProjectTabEvent } from './project-events.ts'
import type { ProjectDetailHandle } from './project-page.tsx'
import { TAB_MODULES, type ProjectTabModules } from './tabs.ts'
import type { ProjectSource } from './use-project.ts'

/** @public */
export interface ProjectDetailProps {
  /** The case to show, or to copy with `action="CLONE"`. */
  readonly projectId?: string | undefined
  /** `EDIT` for a case, `ADD` without one. @source PRJ-005 */
  readonly action?: ProjectAction | undefined
  readonly readOnly?: boolean | undefined
  readonly tab?: ProjectTab | undefined
  readonly defaultTab?: ProjectTab | undefined
  readonly onTabChange?: ((event: ProjectTabEvent) => void) | undefined
  /** Further tabs, or others in place of the library's. */
  readonly tabs?: ProjectTabModules | undefined
  readonly onSaved?: ((event: ProjectSavedEvent) => void) | undefined
  /** A new case exists: the host may turn to its address; the widget goes on with it in any case. Or a new case was given up. */
  readonly onNavigate?: ((intent: ProjectNavigation) => void) | undefined
  /** The case is on screen. */
  readonly onReady?: (() => void) | undefined
  /** The case could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
  readonly fallback?: Fallback | undefined
}

/**
 * A case: its basic requirements to read and to fill in, and around them everything that belongs to it.
 *
 * @public
 */
export const ProjectDetail = forwardRef<ProjectDetailHandle, ProjectDetailProps>(function ProjectDetail(props, ref): ReactElement {
  const { projectId, readOnly = false, defaultTab = 'detail', tabs = TAB_MODULES, fallback } = props
  const action = props.action ?? (projectId === undefined ? 'ADD' : 'EDIT')
  const emit = useEmit()
  const tellSaved = useHostCallback(props.onSaved, 'onSaved')
  const navigate = useHostCallback(props.onNavigate, 'onNavigate')
  const tellTab = useHostCallback(props.onTabChange, 'onTabChange')
  const tellReady = useHostCallback(props.onReady, 'onReady')
  const tellError = useHostCallback(props.onError, 'onError')

  // A new case keeps its place on screen once it is saved, whether the host passes its id back or not.
  const asked = `${action} ${projectId ?? ''}`
  const [created, setCreated] = useState<{ readonly asked: string; readonly id: string } | null>(null)
  const own = created !== null && (created.asked === asked || created.id === projectId) ? created : null
  const source = useMemo<ProjectSource>(() => {
    if (own) return { kind: 'stored', id: own.id }
    if (projectId === undefined || action === 'ADD') return { kind: 'blank' }
    return action === 'CLONE' ? { kind: 'copy', of: projectId } : { kind: 'stored', id: projectId }
  }, [own, projectId, action])

  const saved = useCallback((record: Stored<Project>, isNew: boolean) => {
    const id = record.keyValue
    if (id === null) return
    if (isNew) setCreated({ asked, id })
    emit({ type: 'saved', source: 'project-detail', projectId: id, created: isNew })
    tellSaved({ projectId: id, record, created: isNew, source: 'project-detail' })
    if (isNew) navigate({ to: 'project', params: { projectId: id }, source: 'project-detail' })
  }, [asked, emit, tellSaved, navigate])

  return (
    <WidgetFrame name="project-detail" fallback={fallback}>
      <GatedTabs tab={props.tab} defaultTab={defaultTab} modules={tabs} saved={source.kind === 'stored'} onTab={(tab) => tellTab({ tab, source: 'project-detail' })}>
        {(tab, selectTab) => (
          <ProjectBody
            key={own?.asked ?? asked}
            source={source}
            readOnly={readOnly || action === 'VIEW'}
            tab={tab}
            modules={tabs}
            onTab={selectTab}
            onSaved={saved}
            onBack={props.onNavigate && (() => navigate({ to: 'back', source: 'project-detail' }))}
            onReady={tellReady}
            onError={tellError}
            handle={ref}
          />
        )}
      </GatedTabs>
    </WidgetFrame>
  )
})

interface GatedTabsProps {
  readonly tab: ProjectTab | undefined
  readonly defaultTab: ProjectTab
  readonly modules: ProjectTabModules
  readonly saved: boolean
  readonly onTab: (tab: ProjectTab) => void
  readonly children: (tab: ProjectTab, select: (tab: ProjectTab) => void) => ReactElement
}

/** Which tab is open. Before the case is saved none but the first one opens. @source PRJ-008, PRJ-009, ERR-001 */
function GatedTabs({ tab, defaultTab, modules, saved, onTab, children }: GatedTabsProps): ReactElement {
  const notify = useNotify()
  const texts = useMessages(projectDetailMessages)
  const [chosen, setChosen] = useState(defaultTab)
  const wanted = tab ?? chosen
  const open = wanted !== 'detail' && saved && modules[wanted] !== undefined ? wanted : 'detail'
  const select = useCallback((next: ProjectTab) => {
    if (next !== 'detail' && !saved) {
      notify({ tone: 'warning', title: texts.basicNeedsFirst })
      return
    }
    setChosen(next)
    onTab(next)
  }, [saved, notify, texts, onTab])
  return children(open, select)
}
