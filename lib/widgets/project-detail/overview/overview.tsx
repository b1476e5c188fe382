import { type CSSProperties, type ReactElement, Suspense, useMemo } from 'react'
import { isOn } from '../../../catalogue/kind.ts'
import { mainFlows, subFlows } from '../../../client/queries/case/flow-plans.ts'
import { appendixInfo } from '../../../client/queries/case/paper-plans.ts'
import type { FlowJobRow, MainFlows } from '../../../contract/flow/flow-job-calls.ts'
import { caseProgress } from '../../../domain/flow/case-progress.ts'
import { recordAddress, tabOfRecord } from '../../../domain/project/record-address.ts'
import { isClosedStep } from '../../../domain/project/step-tone.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { progressOf } from '../basic/project-progress.ts'
import { PROJECT_TABS, type ProjectTabParams } from '../tabs.ts'
import type { ProjectTab } from '../project-events.ts'
import { hasOwnForm, type HostSection, type ProjectSectionKey } from '../sections.ts'
import type { Editing } from '../use-editing.ts'
import type { ProjectData } from '../use-project.ts'
import type { SectionReports } from '../use-section-reports.ts'
import { AmountsCard, useCaseAmounts } from './amounts-card.tsx'
import { LacksCard } from './lacks-card.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { PhasesCard } from './phases-card.tsx'
import { TodoCard } from './todo-card.tsx'

export interface OverviewProps {
  readonly projectId: string
  readonly data: ProjectData
  readonly reports: SectionReports
  /** The sections on the page; all of them when absent. */
  readonly requested: readonly (ProjectSectionKey | HostSection)[] | undefined
  readonly mayEdit: boolean
  readonly editing: Editing
  /** Tabs that can be opened. */
  readonly openTabs: readonly ProjectTab[]
  readonly onOpenTab: (tab: ProjectTab, params?: ProjectTabParams) => unknown
  /** Scrolls to a section, or after a slash to a part of it, once the tab of the information is open. */
  readonly onReach: (place: string) => void
}

const ChangesCard = lazyPart(() => import('./changes-card.tsx').then(({ ChangesCard }) => ChangesCard))

const page = css({
  display: 'grid',
  gap: '14',
  paddingBlock: '16',
  paddingInline: 'pad',
})
/** An inline style, because it is used once and the size of the style sheet is limited. */
const PAIR: CSSProperties = {
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
}

/** Three cards of one height beside each other in a window of 1280 px. */
const ROW: CSSProperties = { ...PAIR, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' }
/** The day for which the loan is wished, in the record of the trade. */
const WISHED = 'hf2hRequireKuan'

/** The state of a case at a glance; every line opens the place it describes. @source ruling 28 */
export function Overview(props: OverviewProps): ReactElement {
  const { projectId, data, reports, requested, mayEdit, editing, openTabs, onOpenTab, onReach } = props
  const { record, overlay } = data
  const texts = useMessages(overviewMessages)
  const today = useToday()
  const mains = useFkQuery(mainFlows(projectId))
  const subs = useFkQuery(subFlows(projectId))
  const progress = useMemo(
    () =>
      mains.data && subs.data
        ? caseProgress<FlowJobRow>(
            mains.data.flowWorkVos.map(({ categoryName, jobsList }) => ({ name: categoryName, mains: jobsList })),
            subs.data,
            today,
          )
        : null,
    [mains.data, subs.data, today],
  )
  const { sections: all, readiness, facts } = useMemo(() => progressOf(record, overlay), [record, overlay])
  // A section that is not on the page reports nothing.
  const shown = requested === undefined ? all : all.filter(({ key }) => requested.includes(key))
  const sections = shown.map((section) => ({
    ...section,
    ...reports.of(section.key),
    ...(section.key === 'basic' && { readiness }),
  }))
  const openSection = (place: string): void => {
    onReach(place)
    onOpenTab('detail')
  }
  const fill = (section: string): void => {
    openSection(section)
    if (mayEdit && hasOwnForm(section)) void editing.open(section)
  }
  const opener = (tab: ProjectTab): (() => void) | undefined =>
    openTabs.includes(tab) ? () => void onOpenTab(tab) : undefined
  const openFlow = openTabs.includes('flow')
    ? (job?: FlowJobRow) =>
        void onOpenTab('flow', job?.keyValue ? { record: recordAddress('job', job.keyValue) } : undefined)
    : undefined
  /** A section or a person in it, the address of a record, or a tab. */
  const openerOf = (place: string): (() => void) | undefined => {
    const record = tabOfRecord(place)
    if (record !== null) return openTabs.includes(record) ? () => void onOpenTab(record, { record: place }) : undefined
    const tab = PROJECT_TABS.find((one) => one === place)
    if (tab !== undefined) return opener(tab)
    return shown.some(({ key }) => key === place.split('/')[0]) ? () => openSection(place) : undefined
  }
  const keys = shown.map(({ key }) => key)
  const amounts = useCaseAmounts(projectId, facts, keys)
  const isClosed = isClosedStep(record.hf20DemandStep)
  const error = progress ? null : (mains.error ?? subs.error)
  const jobId = progress?.current?.keyValue ?? null
  const isLoading = progress === null && error === null
  const papers = useFkQuery(isClosed || jobId === null ? null : appendixInfo(projectId)).data
  const openFees = opener('fees')
  const wished = amounts.traded.isLoading ? { label: texts.wished, day: '' } : amounts.traded.dayOf(WISHED)
  const people = (
    <PeopleCard
      projectId={projectId}
      record={record}
      facts={facts}
      jobId={isClosed ? null : jobId}
      papers={papers}
      sections={sections}
      onOpenSection={openSection}
      onOpenRoles={opener('roles')}
    />
  )
  const isHidden = error?.kind === 'forbidden'
  return (
    <div className={page}>
      {progress && progress.phases.length > 0 ? (
        <PhasesCard phases={progress.phases} onOpen={openFlow && (() => openFlow())} />
      ) : isLoading ? (
        <SkeletonBlock height="75px" />
      ) : null}
      <div style={PAIR}>
        {progress ? (
          <NextStepCard
            progress={progress}
            closed={isClosed ? (record.refValues['hf20DemandStep'] ?? '') : null}
            mayEdit={mayEdit}
            onOpen={openFlow}
            onRemind={
              mayEdit && jobId !== null && openTabs.includes('flow') && isPlannable(mains.data, jobId)
                ? () => void onOpenTab('flow', { record: recordAddress('remind', jobId) })
                : undefined
            }
            wished={wished && { ...wished, onOpen: () => openSection('trade') }}
          />
        ) : error && !isHidden ? (
          <Card title={texts.nextStep}>
            <ErrorState
              title={texts.failed}
              traceId={error.traceId ?? undefined}
              retrying={mains.isFetching || subs.isFetching}
              onRetry={() => {
                for (const query of [mains, subs]) if (query.isError) void query.refetch()
              }}
            >
              {error.userMessage}
            </ErrorState>
          </Card>
        ) : isHidden ? null : (
          <SkeletonBlock height="234px" />
        )}
        {isClosed ? (
          people
        ) : (
          <LacksCard
            projectId={projectId}
            jobId={jobId}
            isLoading={isLoading}
            sections={sections}
            mayEdit={mayEdit}
            details={papers}
            onFill={fill}
            onReach={openSection}
            onOpenPapers={openTabs.includes('papers') ? (jobId) => onOpenTab('papers', { jobId }) : undefined}
          />
        )}
      </div>
      <AmountsCard
        amounts={amounts}
        record={record}
        overlay={overlay}
        onOpenSection={openSection}
        onOpenFees={openFees}
      />
      <div style={ROW}>
        {isClosed ? null : progress ? (
          <TodoCard
            late={progress.late}
            jobId={jobId}
            gap={amounts.gap}
            papers={papers}
            record={record}
            showsUnpaid={!overlay.hidden.has('hf20NoPayAmount')}
            mayEdit={mayEdit}
            onOpen={openFlow}
            onOpenTrade={() => openSection('trade')}
            onOpenFile={
              openTabs.includes('papers')
                ? (file) => void onOpenTab('papers', { record: recordAddress('file', file) })
                : undefined
            }
            onOpenFees={openFees}
          />
        ) : isLoading ? (
          <SkeletonBlock height="86px" />
        ) : null}
        <Suspense fallback={null}>
          <ChangesCard projectId={projectId} openerOf={openerOf} />
        </Suspense>
        {isClosed ? null : people}
      </div>
    </div>
  )
}

/** True for a step that the user may finish or plan now. */
function isPlannable(mains: MainFlows | undefined, jobId: string): boolean {
  if (mains === undefined || mains.blocked !== null) return false
  return mains.flowWorkVos.some(({ jobsList }) =>
    jobsList.some(({ keyValue, SubflowData: { total, openIds }, disableEdit }) =>
      total === 0 ? keyValue === jobId && !isOn(disableEdit) : openIds.includes(jobId),
    ),
  )
}
