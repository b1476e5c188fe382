import { type ReactElement, type Ref, useEffect } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'
import type { Stored } from '../../contract/output.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import type { Project } from '../../domain/project/project.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail/project-detail.ts'
import { HostSlot } from '../../provider/slots/host-slot.tsx'
import { useAuthUser } from '../../provider/session/use-auth-user.ts'
import { useCan } from '../../provider/session/use-can.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { ForbiddenState } from '../../ui/feedback/forbidden-state.tsx'
import { LoadFailure } from '../load-failure.tsx'
import type { CaseQueueProps, CaseRecordProps } from '../use-open-record.ts'
import type { ProjectDetailHandle, ProjectTab } from './project-events.ts'
import { ProjectPage } from './page/project-page.tsx'
import { ProjectSkeleton } from './page/project-skeleton.tsx'
import type { HostSection, ProjectSectionKey } from './sections.ts'
import type { ProjectTabModules } from './tabs.ts'
import type { Beginning } from './beginning.ts'
import { useAskAhead } from './sections/use-ask-ahead.ts'
import { type ProjectSource, useProject } from './use-project.ts'

export interface ProjectBodyProps extends CaseRecordProps, CaseQueueProps {
  readonly source: ProjectSource
  readonly readOnly: boolean
  readonly tab: ProjectTab
  readonly modules: ProjectTabModules
  readonly requested: readonly (ProjectSectionKey | HostSection)[] | undefined
  readonly begin: Beginning
  readonly onTab: (tab: ProjectTab) => void
  readonly onEditing: (section: string | null) => void
  readonly onSaved: (record: Stored<Project>, created: boolean) => void
  readonly onBack: (() => void) | undefined
  readonly onReady: () => void
  readonly onError: (error: FangkitError) => void
  readonly handle: Ref<ProjectDetailHandle>
}

/** Loads a case, and shows the page, a placeholder or an error. */
export function ProjectBody({ source, onReady, onError, ...page }: ProjectBodyProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  const load = useProject(source)
  useAskAhead(source.kind === 'stored' ? source.id : null, page.requested, page.readOnly)
  const user = useAuthUser()
  const can = useCan()
  const creating = source.kind !== 'stored'
  const error = load.error ?? (creating && !user.data ? user.error : null)
  const ready = load.data !== null && (user.data !== undefined || (!creating && !user.isPending))

  useEffect(() => {
    if (ready) onReady()
  }, [ready, onReady])
  useEffect(() => {
    if (error) onError(error)
  }, [error, onError])

  if (error) {
    return (
      <LoadFailure
        texts={texts}
        error={error}
        retrying={load.refreshing}
        onRetry={() => {
          load.retry()
          if (user.isError) void user.refetch()
        }}
      />
    )
  }
  if (!ready || !load.data)
    return (
      <HostSlot name="Loading" props={{ label: texts.loading }}>
        <ProjectSkeleton />
      </HostSlot>
    )
  if (creating && !can(PRIVILEGE.save))
    return <ForbiddenState title={texts.mayNotCreate}>{texts.mayNotCreateText}</ForbiddenState>
  return <ProjectPage source={source} load={load} data={load.data} owner={user.data?.acctId ?? null} {...page} />
}
