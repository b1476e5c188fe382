import { type CSSProperties, type ReactElement, useMemo } from 'react'
import { mainFlows, subFlows } from '../../../client/queries/case/flow-plans.ts'
import type { FlowJobRow } from '../../../contract/flow/flow-job-calls.ts'
import { caseProgress } from '../../../domain/flow/case-progress.ts'
import { isClosedStep } from '../../../domain/project/step-tone.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonCard } from '../../../ui/loading/skeleton-card.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { progressOf } from '../basic/project-progress.ts'
import type { ProjectTab } from '../project-events.ts'
import type { ProjectTabParams } from '../tabs.ts'
import type { ProjectData } from '../use-project.ts'
import type { SectionReports } from '../use-section-reports.ts'
import { AmountsCard } from './amounts-card.tsx'
import { LacksCard } from './lacks-card.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { OverdueCard } from './overdue-card.tsx'
import { PeopleCard } from './people-card.tsx'

export interface OverviewProps {
  readonly projectId: string
  readonly data: ProjectData
  readonly reports: SectionReports
  /** Tabs that can be opened. */
  readonly openTabs: readonly ProjectTab[]
  readonly onOpenTab: (tab: ProjectTab, params?: ProjectTabParams) => void
  readonly onOpenSection: (section: string) => void
}

const page = css({
  display: 'grid',
  gap: '14',
  alignItems: 'start',
  paddingBlock: '16',
  paddingInline: 'pad',
})
/** An inline style, because it is used once and the size of the style sheet is limited. */
const COLUMNS: CSSProperties = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))' }

/** The state of a case at a glance; every line opens the place it speaks of. @source ruling 28 */
export function Overview(props: OverviewProps): ReactElement {
  const { projectId, data, reports, openTabs, onOpenTab, onOpenSection } = props
  const { record, overlay } = data
  const texts = useMessages(overviewMessages)
  const today = useToday()
  const mains = useFkQuery(mainFlows(projectId))
  const subs = useFkQuery(subFlows(projectId))
  const progress = useMemo(
    () =>
      mains.data && subs.data
        ? caseProgress<FlowJobRow>(
            mains.data.flowWorkVos.flatMap(({ jobsList }) => jobsList),
            subs.data,
            today,
          )
        : null,
    [mains.data, subs.data, today],
  )
  const { sections: shown, readiness, facts } = useMemo(() => progressOf(record, overlay), [record, overlay])
  const sections = shown.map((section) => ({
    ...section,
    readiness: section.key === 'basic' ? readiness : reports.of(section.key).readiness,
  }))
  const opener = (tab: ProjectTab): (() => void) | undefined =>
    openTabs.includes(tab) ? () => onOpenTab(tab) : undefined
  const error = progress ? null : (mains.error ?? subs.error)
  return (
    <div className={page} style={COLUMNS}>
      {progress ? (
        <NextStepCard progress={progress} onOpen={opener('flow')} />
      ) : error ? (
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
      ) : (
        <SkeletonCard rows={4} columns={1} />
      )}
      {isClosedStep(record.hf20DemandStep) ? null : (
        <LacksCard
          projectId={projectId}
          jobId={progress?.current?.keyValue ?? null}
          sections={sections}
          onOpenSection={onOpenSection}
          onOpenPapers={openTabs.includes('papers') ? (jobId) => onOpenTab('papers', { jobId }) : undefined}
        />
      )}
      {progress && !isClosedStep(record.hf20DemandStep) ? (
        <OverdueCard late={progress.late} onOpen={opener('flow')} />
      ) : null}
      <AmountsCard
        projectId={projectId}
        record={record}
        facts={facts}
        sections={shown.map(({ key }) => key)}
        onOpenSection={onOpenSection}
        onOpenFees={opener('fees')}
      />
      <PeopleCard record={record} sections={shown} onOpenSection={onOpenSection} onOpenRoles={opener('roles')} />
    </div>
  )
}
