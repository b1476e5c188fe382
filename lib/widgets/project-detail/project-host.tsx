import { type ReactElement, type Ref, useCallback, useMemo, useState } from 'react'
import type { Stored } from '../../contract/output.ts'
import type { Project } from '../../domain/project/project.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail/project-detail.ts'
import { StrictMetadata } from '../../field/strict-metadata.ts'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { ProjectBody } from './project-body.tsx'
import type { ProjectDetailProps } from './project-detail-props.ts'
import type { ProjectDetailHandle, ProjectTab } from './project-events.ts'
import { isInstalled, TAB_MODULES, type ProjectTabModules } from './tabs.ts'
import type { ProjectSource } from './use-project.ts'

export interface ProjectHostProps
  extends Omit<ProjectDetailProps, 'messages' | 'components' | 'appearance' | 'fallback' | 'onEvent'> {
  readonly handle: Ref<ProjectDetailHandle>
}

const SOURCE = 'project-detail'

/** Connects host and page: which case, which tab, and the callbacks of the host. */
export function ProjectHost(props: ProjectHostProps): ReactElement {
  const { projectId, readOnly = false, defaultTab = 'detail', tabs = TAB_MODULES, handle } = props
  const action = props.action ?? (projectId === undefined ? 'ADD' : 'EDIT')
  const emit = useEmit()
  const notifySaved = useHostCallback(props.onSaved, 'onSaved')
  const navigate = useHostCallback(props.onNavigate, 'onNavigate')
  const notifyTab = useHostCallback(props.onTabChange, 'onTabChange')
  const notifyEditing = useHostCallback(props.onEditingChange, 'onEditingChange')
  const notifyReady = useHostCallback(props.onReady, 'onReady')
  const notifyError = useHostCallback(props.onError, 'onError')

  // A new case stays mounted after its first save, whether the host passes its id back or not.
  const asked = `${action} ${projectId ?? ''}`
  const [created, setCreated] = useState<{ readonly asked: string; readonly id: string } | null>(null)
  const own = created !== null && (created.asked === asked || created.id === projectId) ? created : null
  const source = useMemo<ProjectSource>(() => {
    if (own) return { kind: 'stored', id: own.id }
    if (projectId === undefined || action === 'ADD') return { kind: 'blank' }
    return action === 'CLONE' ? { kind: 'copy', of: projectId } : { kind: 'stored', id: projectId }
  }, [own, projectId, action])

  const saved = useCallback(
    (record: Stored<Project>, isNew: boolean) => {
      const id = record.keyValue
      if (id === null) return
      if (isNew) setCreated({ asked, id })
      emit({ type: 'saved', source: SOURCE, projectId: id, created: isNew })
      notifySaved({ projectId: id, record, created: isNew, source: SOURCE })
      if (isNew) navigate({ to: 'project', params: { projectId: id }, source: SOURCE })
    },
    [asked, emit, notifySaved, navigate],
  )

  const { open, select } = useGatedTabs({
    tab: props.tab,
    defaultTab,
    modules: tabs,
    saved: source.kind === 'stored',
    onTab: (tab) => {
      emit({ type: 'tabChanged', source: SOURCE, tab })
      notifyTab({ tab, source: SOURCE })
    },
  })
  return (
    <StrictMetadata.Provider value={props.strictMetadata ?? false}>
      <ProjectBody
        key={own?.asked ?? asked}
        source={source}
        readOnly={readOnly || action === 'VIEW'}
        tab={open}
        modules={tabs}
        requested={props.sections}
        begin={{ section: props.section, field: props.field, editing: props.defaultEditing }}
        record={props.record}
        queue={props.queue}
        onRecordChange={props.onRecordChange}
        onTab={select}
        onEditing={useCallback((section) => notifyEditing({ section, source: SOURCE }), [notifyEditing])}
        onSaved={saved}
        onBack={props.onNavigate && (() => navigate({ to: 'back', source: SOURCE }))}
        onReady={notifyReady}
        onError={notifyError}
        handle={handle}
      />
    </StrictMetadata.Provider>
  )
}

interface GatedTabs {
  readonly tab: ProjectTab | undefined
  readonly defaultTab: ProjectTab
  readonly modules: ProjectTabModules
  readonly saved: boolean
  readonly onTab: (tab: ProjectTab) => void
}

/** Which tab is open. In an unsaved case only the first one opens. @source PRJ-008, PRJ-009, ERR-001 */
function useGatedTabs({ tab, defaultTab, modules, saved, onTab }: GatedTabs): {
  readonly open: ProjectTab
  readonly select: (tab: ProjectTab) => void
} {
  const notify = useNotify()
  const texts = useMessages(projectDetailMessages)
  const [chosen, setChosen] = useState(defaultTab)
  const requested = tab ?? chosen
  return {
    open: saved && isInstalled(requested, modules) ? requested : 'detail',
    select(next) {
      if (next !== 'detail' && !saved) {
        notify({ tone: 'warning', title: texts.basicNeedsFirst })
        return
      }
      setChosen(next)
      onTab(next)
    },
  }
}
