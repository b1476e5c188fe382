import {
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { fieldMeta } from '../../../domain/settings/field-meta.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { project } from '../../../domain/project/project.ts'
import type { LeaveGuard } from '../../../form/leaving/leave-guard.ts'
import { projectDetailMessages } from '../../../locale/zh-cn/project-detail/project-detail.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useCan } from '../../../provider/session/use-can.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useFieldSearch } from '../../../search/field-search-context.ts'
import { SearchPlace } from '../../../search/search-place.tsx'
import { CTRL_KEYS, isCtrlKey } from '../../../ui/dom/ctrl-key.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { SkeletonCard } from '../../../ui/loading/skeleton-card.tsx'
import { TabPanel } from '../../../ui/sections/tab-panel.tsx'
import { Tabs } from '../../../ui/sections/tabs.tsx'
import { WidgetBoundary } from '../../widget-boundary.tsx'
import { HeaderStrip } from './header-strip.tsx'
import { loadBasicForm } from '../basic/basic-section.tsx'
import { InfoTab } from '../sections/info-tab.tsx'
import { pageRoot } from '../page-layout.ts'
import type { ProjectTab } from '../project-events.ts'
import type { ProjectPageProps } from './project-page-props.ts'
import { ProjectTabList } from './project-tab-list.tsx'
import { isInstalled, PROJECT_TABS, type ProjectTabParams } from '../tabs.ts'
import { useCommissionRefresh } from '../use-commission-refresh.ts'
import { useEditing } from '../use-editing.ts'
import { useProjectHandle } from './use-project-handle.ts'
import { useSavedProject } from './use-saved-project.ts'
import { useSectionReports } from '../use-section-reports.ts'
import { useStripHeight } from './use-strip-height.ts'

const prepare = (section: string): Promise<unknown> => (section === 'basic' ? loadBasicForm() : Promise.resolve())

/** A chunk of its own, because most pages open at their top. */
const BeginPage = lazyPart(() => import('./begin-page.ts').then(({ BeginPage }) => BeginPage))

const Overview = lazyPart(() => import('../overview/overview.tsx').then(({ Overview }) => Overview))

/** A case on screen: the strip, its tabs, and the sections of the first tab. */
export function ProjectScreen({
  source,
  load,
  data,
  readOnly,
  owner,
  tab,
  modules,
  requested,
  begin,
  onTab,
  onEditing,
  onSaved,
  onBack,
  handle,
  record: opened,
  onRecordChange,
  queue,
}: ProjectPageProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  const cache = useCache()
  const can = useCan()
  const search = useFieldSearch()
  const { record } = data
  const savedId = source.kind === 'stored' ? source.id : null
  const strip = useRef<HTMLElement>(null)
  const stripHeight = useStripHeight(strip)
  const goToSection = useRef<(section: string, part?: string) => void>(() => undefined)
  const mayEdit = !readOnly && can(PRIVILEGE.save)
  const editing = useEditing(savedId, prepare, !readOnly, can(PRIVILEGE.update))
  const reports = useSectionReports()
  const [refreshes, setRefreshes] = useState(0)
  const renew = useCallback(() => setRefreshes((count) => count + 1), [])
  const finish = useSavedProject(editing.close, renew, onSaved)

  const { retry } = load
  const { unblock } = editing
  const refresh = useCallback(() => {
    unblock()
    renew()
    retry()
    void cache.invalidate([project.service, fieldMeta.service])
  }, [unblock, renew, retry, cache])
  const commission = useCommissionRefresh(savedId, refresh)
  const tabGuard = useRef<LeaveGuard>(null)
  const [params, setParams] = useState<ProjectTabParams>()
  useProjectHandle(handle, refresh, search, editing, tabGuard)
  const reachSection = useCallback((section: string, part?: string) => goToSection.current(section, part), [])
  useNotifyChange(editing.current?.section ?? null, onEditing)
  // Sections can be reached once their tab is shown.
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null || tab !== 'detail') return
    reachSection(wanted.split('/')[0] ?? '', wanted)
    setWanted(null)
  }, [wanted, tab, reachSection])

  /** Another tab hides the edit bar and closes the open tab, so it asks about unsaved changes first. */
  const selectTab = async (next: ProjectTab, to?: ProjectTabParams): Promise<void> => {
    if (
      savedId !== null &&
      next !== tab &&
      ((editing.form() && !(await editing.leave())) || (await tabGuard.current?.requestLeave()) === false)
    )
      return
    setParams(to)
    onTab(next)
  }
  const press = (event: KeyboardEvent): void => {
    // Events from portals bubble through the React tree, but come from outside this element.
    if (
      !isCtrlKey(event.nativeEvent, CTRL_KEYS.search) ||
      event.defaultPrevented ||
      !(event.target instanceof Node && event.currentTarget.contains(event.target))
    )
      return
    event.preventDefault()
    search.open()
  }
  const title =
    savedId === null
      ? source.kind === 'copy'
        ? texts.cloneProject
        : texts.newProject
      : (record.hf20HouseAddress ?? record.prjNo ?? texts.newProject)
  const Module = tab === 'overview' || tab === 'detail' ? undefined : modules[tab]
  const openTabs = useMemo(() => PROJECT_TABS.filter((one) => isInstalled(one, modules)), [modules])
  const tabList = useMemo(() => <ProjectTabList saved={savedId !== null} modules={modules} />, [savedId, modules])
  const panel =
    savedId === null ? null : tab === 'overview' ? (
      <Overview
        projectId={savedId}
        data={data}
        reports={reports}
        requested={requested}
        mayEdit={mayEdit}
        editing={editing}
        openTabs={openTabs}
        onOpenTab={selectTab}
        onReach={setWanted}
      />
    ) : Module ? (
      <Module
        projectId={savedId}
        readOnly={readOnly}
        guard={tabGuard}
        openTabs={openTabs}
        params={params}
        record={params?.['record'] || opened}
        queue={queue}
        onRecordChange={(event) => {
          // Once it is open, the host decides which record is.
          setParams((before) => (before?.['record'] ? { ...before, record: '' } : before))
          // The tab reports a callback that rejects.
          return onRecordChange?.(event)
        }}
        onOpenTab={(next, to) => void selectTab(next, to)}
      />
    ) : null
  const begins = Object.values(begin).some((place) => place !== undefined)
  return (
    <Tabs value={tab} onSelect={(next) => void selectTab(next as ProjectTab)} className={pageRoot}>
      {' '}
      {/* adapter: values of our own tab list */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles a shortcut from any focused element inside */}
      <div onKeyDown={press} role="presentation">
        <HeaderStrip
          stripRef={strip}
          record={savedId === null ? null : record}
          title={title}
          tabs={tabList}
          commission={commission}
        />
        {/* The overview reads the reports of the sections. */}
        <TabPanel value="detail" keepMounted early={tab === 'overview'}>
          <SearchPlace name="detail" open={() => (tab === 'detail' ? undefined : selectTab('detail'))}>
            <InfoTab
              source={source}
              data={data}
              editing={editing}
              reports={reports}
              requested={requested}
              readOnly={!mayEdit}
              owner={owner}
              stripHeight={stripHeight}
              stale={load.stale}
              refreshes={refreshes}
              onRefresh={refresh}
              onSaved={finish}
              onBack={onBack}
              onFlow={openTabs.includes('flow') ? () => void selectTab('flow') : undefined}
              goToSection={goToSection}
            />
          </SearchPlace>
        </TabPanel>
        {begins ? (
          <Suspense>
            <BeginPage
              begin={begin}
              editing={editing}
              mayEdit={mayEdit && savedId !== null}
              search={search}
              goToSection={reachSection}
            />
          </Suspense>
        ) : null}
        {panel === null ? null : (
          <TabPanel value={tab}>
            <WidgetBoundary key={tab} name={`tabs.${tab}`}>
              <Suspense fallback={<SkeletonCard />}>{panel}</Suspense>
            </WidgetBoundary>
          </TabPanel>
        )}
      </div>
    </Tabs>
  )
}

/** Calls back on every change, but not for the initial value. */
function useNotifyChange(current: string | null, onChange: (current: string | null) => void): void {
  const reported = useRef(current)
  useEffect(() => {
    if (reported.current === current) return
    reported.current = current
    onChange(current)
  }, [current, onChange])
}
