import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { projectDraft, useCache } from 'fangkit'
import type { Project } from 'fangkit/domain'
import { ProjectDetail, type ProjectDetailHandle } from 'fangkit/project-detail'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'
import { messages } from '../../messages.ts'
import { isKey, KEYS } from '../../shell/keyboard/keys.ts'
import { hasOpenDialog } from '../../shell/keyboard/has-open-dialog.ts'
import { useLatest } from '../../use-latest.ts'
import { useShell } from '../../shell/shell-context.tsx'
import { ProjectMissing } from './project-missing.tsx'
import { useProjectPlace } from './use-project-place.ts'

/** /PrjBaseGrid/:id?tab=&record=&edit=&section=&field= */
export function ProjectPage(): ReactElement {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const { setTitle, dropTab } = useShell()
  const [missing, setMissing] = useState<string | null>(null)
  const { watch } = useLeaveGuard()
  const cache = useCache()
  const detail = useRef<ProjectDetailHandle>(null)
  const { place, setPlace } = useProjectPlace()
  useEffect(() => watch(() => detail.current?.isDirty() ?? false), [watch])
  useSearchKey(() => detail.current?.openSearch())

  const name = useCallback(
    ({ hf20HouseAddress, prjNo }: Pick<Project, 'hf20HouseAddress' | 'prjNo'>) =>
      setTitle(pathname, hf20HouseAddress ?? prjNo ?? messages.pages.project),
    [setTitle, pathname],
  )
  // Reads the name that the widget has just loaded from the cache of the provider, so that the tab title needs no extra
  // call.
  const nameLoaded = () => {
    const record = cache.get(projectDraft({ id }))
    if (record) name(record)
  }
  if (missing === id) return <ProjectMissing />
  return (
    <ProjectDetail
      key={id}
      ref={detail}
      projectId={id}
      tab={place.tab}
      onTabChange={({ tab }) => setPlace({ tab: tab === 'detail' ? undefined : tab, record: undefined })}
      record={place.record}
      onRecordChange={({ record }) => setPlace({ record: record ?? undefined })}
      section={place.section}
      field={place.field}
      defaultEditing={place.edit}
      onEditingChange={({ section }) => setPlace({ edit: section ?? undefined })}
      onReady={nameLoaded}
      onError={({ code }) => {
        if (code !== 'NOT_FOUND') return
        setMissing(id)
        dropTab(pathname)
      }}
      onSaved={({ record }) => name(record)}
    />
  )
}

/** Opens the field search by its shortcut, wherever the focus is; the widget itself only handles keys inside it. */
function useSearchKey(open: () => void): void {
  const latest = useLatest(open)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A dialog over the page handles the key first.
      if (event.defaultPrevented || !isKey(event, KEYS.search) || hasOpenDialog()) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [latest])
}
