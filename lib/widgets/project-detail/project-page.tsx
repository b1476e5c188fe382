import { type ReactElement, type Ref, Suspense, useCallback, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { fieldMetaLines, projectDraft } from '../../client/query-options.ts'
import type { Stored } from '../../contract/output.ts'
import { fieldMeta } from '../../domain/field-meta.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { project, type Project } from '../../domain/project/project.ts'
import { leadOf } from '../../form/composites.ts'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail.ts'
import { useCache } from '../../provider/use-cache.ts'
import { useCan } from '../../provider/use-can.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { SkeletonCard } from '../../ui/skeleton-card.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { HeaderStrip } from './header-strip.tsx'
import { loadBasicForm } from './basic-section.tsx'
import { InfoTab } from './info-tab.tsx'
import { pageRoot } from './page-layout.ts'
import type { ProjectTab } from './project-events.ts'
import { ProjectTabList } from './project-tab-list.tsx'
import type { ProjectTabModules } from './tabs.ts'
import { useEditMode } from './use-edit-mode.ts'
import type { ProjectData, ProjectLoad, ProjectSource } from './use-project.ts'
import { useStripHeight } from './use-strip-height.ts'

/** What a host may ask of the page. @public */
export interface ProjectDetailHandle {
  /** Loads the case again; what is being typed stays. */
  refresh(): void
  /** Scrolls to a field and rings it, or puts the caret into it while it is edited. False when it is not on screen. */
  goToField(name: string): boolean
  isDirty(): boolean
  /** Asks what becomes of unsaved changes: 保存, 放弃, 继续编辑. True when the page may be left. */
  requestLeave(): Promise<boolean>
}

export interface ProjectPageProps {
  readonly source: ProjectSource
  readonly load: ProjectLoad
  readonly data: ProjectData
  readonly readOnly: boolean
  readonly owner: string | null
  readonly tab: ProjectTab
  readonly modules: ProjectTabModules
  readonly onTab: (tab: ProjectTab) => void
  readonly onSaved: (record: Stored<Project>, created: boolean) => void
  readonly onBack: (() => void) | undefined
  readonly handle: Ref<ProjectDetailHandle>
}

const TABLE = project.metaTable ?? 1
const RINGED = 3_000

/** A case on screen: the strip, its tabs, and the first tab's sections. */
export function ProjectPage({ source, load, data, readOnly, owner, tab, modules, onTab, onSaved, onBack, handle }: ProjectPageProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  const cache = useCache()
  const can = useCan()
  const { record } = data
  const savedId = source.kind === 'stored' ? source.id : null
  const root = useRef<HTMLDivElement>(null)
  const idPrefix = useId()
  const strip = useRef<HTMLElement>(null)
  const stripHeight = useStripHeight(strip)
  const form = useRef<EntityFormApi | null>(null)
  const edit = useEditMode(savedId, loadBasicForm)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const [saves, setSaves] = useState(0)

  useEffect(() => {
    if (highlighted === null) return undefined
    const timer = setTimeout(() => setHighlighted(null), RINGED)
    return () => clearTimeout(timer)
  }, [highlighted])

  // Everything about cases is out of date now, lists included; asked for after the page has turned to the saved record.
  useEffect(() => {
    if (saves === 0) return
    void cache.invalidate([project.service])
    void cache.invalidate([fieldMeta.service])
  }, [saves, cache])

  const { close, unblock } = edit
  const finish = useCallback((saved: Stored<Project>, created: boolean) => {
    const id = saved.keyValue
    if (id !== null) {
      cache.set(projectDraft({ id }), saved)
      const lines = cache.get(fieldMetaLines(null, TABLE))
      if (created && lines) cache.set(fieldMetaLines(id, TABLE), lines)
    }
    close()
    setSaves((count) => count + 1)
    onSaved(saved, created)
  }, [cache, close, onSaved])
  const { retry } = load
  const refresh = useCallback(() => {
    unblock()
    retry()
  }, [unblock, retry])
  const keepForm = useCallback((api: EntityFormApi | null) => {
    form.current = api
  }, [])

  useImperativeHandle(handle, () => ({
    refresh,
    goToField(name) {
      if (form.current) return form.current.focusField(name)
      const lead = leadOf(project, name)
      const item = root.current?.querySelector(`#${CSS.escape(`${idPrefix}${lead}`)}`)
      if (!item) return false
      item.scrollIntoView({ block: 'center' })
      setHighlighted(lead)
      return true
    },
    isDirty: () => form.current?.isDirty() ?? false,
    requestLeave: async () => (await form.current?.requestLeave()) ?? true,
  }), [refresh, idPrefix])

  const title = savedId === null ? (source.kind === 'copy' ? texts.cloneProject : texts.newProject) : (record.hf20HouseAddress ?? record.prjNo ?? texts.newProject)
  const Module = tab === 'detail' ? undefined : modules[tab]
  const tabList = useMemo(() => <ProjectTabList saved={savedId !== null} modules={modules} />, [savedId, modules])
  return (
    <Tabs value={tab} onSelect={(next) => onTab(next as ProjectTab)} className={pageRoot}> {/* adapter: values of our own tab list */}
      <div ref={root}>
        <HeaderStrip stripRef={strip} record={savedId === null ? null : record} title={title} tabs={tabList} refreshing={load.refreshing} onRefresh={refresh} />
        <TabPanel value="detail" keepMounted>
          <InfoTab
            source={source}
            data={data}
            edit={edit}
            mayEdit={!readOnly && can(PRIVILEGE.save)}
            owner={owner}
            stripHeight={stripHeight}
            stale={load.stale}
            highlighted={highlighted}
            idPrefix={idPrefix}
            onRefresh={refresh}
            onSaved={finish}
            onForm={keepForm}
            onBack={onBack}
          />
        </TabPanel>
        {Module && savedId !== null ? <TabPanel value={tab}><Suspense fallback={<SkeletonCard />}><Module projectId={savedId} readOnly={readOnly} /></Suspense></TabPanel> : null}
      </div>
    </Tabs>
  )
}
