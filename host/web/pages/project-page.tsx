import { type ReactElement, useCallback, useEffect, useRef } from 'react'
import { useLocation, useParams } from 'react-router'
import { projectDraft, useCache } from 'fangkit'
import type { Project } from 'fangkit/domain'
import { ProjectDetail, type ProjectDetailHandle } from 'fangkit/project-detail'
import { useLeaveGuard } from '../leaving/leave-guard.tsx'
import { messages } from '../messages.ts'
import { useShell } from '../shell/shell-context.tsx'

/** /PrjBaseGrid/:id */
export function ProjectPage(): ReactElement {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const { setTitle } = useShell()
  const { watch } = useLeaveGuard()
  const cache = useCache()
  const detail = useRef<ProjectDetailHandle>(null)
  useEffect(() => watch(() => detail.current?.isDirty() ?? false), [watch])

  const name = useCallback(
    ({ hf20HouseAddress, prjNo }: Pick<Project, 'hf20HouseAddress' | 'prjNo'>) => setTitle(pathname, hf20HouseAddress ?? prjNo ?? messages.pages.project),
    [setTitle, pathname],
  )
  // What the widget has just loaded lies in the cache of the provider: the tab's title costs no call of its own.
  const nameLoaded = () => {
    const record = cache.get(projectDraft({ id }))
    if (record) name(record)
  }
  return <ProjectDetail key={id} ref={detail} projectId={id} onReady={nameLoaded} onSaved={({ record }) => name(record)} />
}
