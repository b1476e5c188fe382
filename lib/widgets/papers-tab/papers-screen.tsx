import { Files } from 'lucide-react'
import { type ReactElement, type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { AppendixInfo, PaperRow } from '../../contract/document/paper-calls.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { recordKey } from '../../domain/project/record-address.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { papersTabMessages } from '../../locale/zh-cn/documents/papers-tab.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Card } from '../../ui/sections/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { StaleNote } from '../../ui/feedback/stale-note.tsx'
import { type CaseQueueProps, type CaseRecordProps, useOpenRecord } from '../use-open-record.ts'
import { JobTabs } from './bar/job-tabs.tsx'
import { jobTabs, phaseSteps, tabOfPhase } from './bar/job-tab-list.ts'
import { PhaseSteps } from './bar/phase-steps.tsx'
import { type MissingPaper, narrowed, phasesOf, rowsOf, sidesOf } from './paper-list.ts'
import { paperOfFile } from './paper-of-file.ts'
import type { UploadsHandle } from './papers-actions.ts'
import { PapersBar } from './bar/papers-bar.tsx'
import { PapersEmpty } from './papers-empty.tsx'
import { barRow, papersPage } from './papers-layout.ts'
import { type PapersOpened, PapersOverlay } from './papers-overlay.tsx'
import { PapersTable } from './table/papers-table.tsx'
import { PapersTools } from './bar/papers-tools.tsx'
import { useCaseNews } from './use-case-news.ts'
import type { PapersLoad } from './use-papers-data.ts'
import type { PapersReports } from './use-papers-reports.ts'
import { usePapersTerms } from './use-papers-terms.ts'
import type { PapersView } from './use-papers-view.ts'
import { useUnfinishedUploads } from './use-unfinished-uploads.ts'

/** Methods the host component calls on the screen. */
export interface PapersGuard extends LeaveGuard {
  retryAll(): void
}

export interface PapersScreenProps extends CaseRecordProps, CaseQueueProps {
  readonly projectId: string
  readonly readOnly: boolean
  readonly data: AppendixInfo
  readonly load: PapersLoad
  readonly view: PapersView
  readonly reports: PapersReports
  /** Loads the papers again; the current ones stay on screen meanwhile. */
  readonly refresh: () => Promise<void>
  readonly guard: Ref<PapersGuard>
}

/** The papers of a case on screen, with their drawers and dialogs. */
export function PapersScreen({
  projectId,
  readOnly,
  data,
  load,
  view,
  reports,
  refresh,
  guard,
  queue,
  ...asked
}: PapersScreenProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const cache = useCache()
  const notify = useNotify()
  const root = useRef<HTMLDivElement>(null)
  const uploads = useRef<UploadsHandle>(null)
  const [opened, setOpened] = useState<PapersOpened | null>(null)
  const { role, jobId, phase, jobIds, show } = view
  const close = useCallback(() => setOpened(null), [])
  const open = useCallback((row: PaperRow) => setOpened({ kind: 'paper', side: role, row, usingId: null }), [role])
  const openGuide = useCallback((row: PaperRow) => setOpened({ kind: 'guide', row }), [])
  const terms = usePapersTerms({ info: data, readOnly, open, openGuide })
  // The flows show counts of papers, so they load again too.
  const renew = useCallback(() => {
    void refresh()
    void cache.invalidate([flowJob.service])
  }, [refresh, cache])
  useCaseNews(projectId, data, refresh)
  const leaving = useUnfinishedUploads(uploads, close)
  useImperativeHandle(guard, () => ({ ...leaving, retryAll: () => uploads.current?.retryAll() }), [leaving])
  const rows = useMemo(() => narrowed(rowsOf(data, role), jobIds), [data, role, jobIds])
  const listed = useMemo(
    () => sidesOf(data).flatMap(({ side }) => narrowed(rowsOf(data, side), jobIds).map((row) => ({ side, row }))),
    [data, jobIds],
  )
  const tabs = useMemo(() => jobTabs(data, view, texts), [data, view, texts])
  const steps = useMemo(() => phaseSteps(data, view, texts), [data, view, texts])
  const hasPhases = phasesOf(data).length > 0
  const tab = hasPhases ? tabOfPhase(phase) : (jobId ?? '')
  const select = (id: string): void => {
    const name = phasesOf(data).find((one) => tabOfPhase(one.name) === id)?.name ?? null
    show(hasPhases ? { jobId: null, phase: name } : { jobId: id || null }, 'user')
  }
  /** The list switches to the side and job of the opened paper. */
  const openPaper = (paper: Omit<Extract<PapersOpened, { kind: 'paper' }>, 'kind'>): void => {
    show({ role: paper.side, ...(narrowed([paper.row], jobIds).length === 0 && { jobId: null }) }, 'widget')
    setOpened({ kind: 'paper', ...paper })
  }
  const openMissing = ({ side, row, using }: MissingPaper): void => openPaper({ side, row, usingId: using?.id ?? null })
  useOpenRecord(asked, (opened?.kind === 'paper' ? opened.record : null) ?? null, (record) => {
    const id = recordKey(record, 'file')
    const paper = id === null ? null : paperOfFile(data, id)
    if (paper) openPaper({ ...paper, record })
    else if (id !== null) notify({ tone: 'warning', title: texts.recordGone })
  })
  const none = sidesOf(data).every(({ side }) => rowsOf(data, side).length === 0)
  const jobName = (steps.find(({ id }) => id === jobId) ?? tabs.find(({ id }) => id === tab))?.label ?? texts.allJobs
  // The phases need the whole first row.
  const tools = (
    <PapersTools
      projectId={projectId}
      info={data}
      view={view}
      jobName={jobName}
      terms={terms}
      root={root}
      listed={listed}
      readOnly={readOnly}
      onOpen={openMissing}
      onCheck={({ side, row, file }) => openPaper({ side, row, usingId: null, look: file.keyValue ?? '' })}
    />
  )
  return (
    <div ref={root} className={papersPage}>
      {load.stale ? <StaleNote onRefresh={load.retry} refreshing={load.refreshing} /> : null}
      {readOnly || data.blocked === null ? null : (
        <Notice tone="plain" size="slim" role="note">
          {data.blocked}
        </Notice>
      )}
      <Card aria-label={texts.title}>
        {none ? (
          <EmptyState icon={<Files aria-hidden />} title={texts.none}>
            {texts.noneText}
          </EmptyState>
        ) : (
          <JobTabs tabs={tabs} value={tab} onSelect={select} tools={hasPhases ? null : tools}>
            {steps.length === 0 ? null : (
              <div className={barRow}>
                <PhaseSteps steps={steps} value={jobId} onSelect={(id) => show({ jobId: id, phase }, 'user')} />
              </div>
            )}
            <PapersBar info={data} view={view} terms={terms} tools={hasPhases ? tools : null} />
            {rows.length === 0 ? (
              <PapersEmpty info={data} view={view} onShowAll={() => show({ jobId: null }, 'user')} />
            ) : (
              <PapersTable
                key={`${role} ${phase} ${jobId}`}
                rows={rows}
                current={opened?.row.cardType ?? null}
                terms={terms}
              />
            )}
          </JobTabs>
        )}
      </Card>
      {opened === null ? null : (
        <PapersOverlay
          opened={opened}
          shown={rows}
          listed={listed}
          onMove={(paper) => openPaper({ ...paper, usingId: null })}
          queue={opened.kind === 'paper' && opened.record !== undefined ? queue : undefined}
          projectId={projectId}
          info={data}
          readOnly={readOnly}
          beforeUpload={reports.beforeUpload}
          onChanged={renew}
          onAdded={reports.added}
          onRemoved={reports.removed}
          handle={uploads}
          onClose={close}
        />
      )}
    </div>
  )
}
