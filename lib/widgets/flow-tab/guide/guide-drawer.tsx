import { ChevronDown, ChevronUp, History } from 'lucide-react'
import { type ReactElement, Suspense, useState } from 'react'
import { jobPolicies, nodeMemo } from '../../../client/queries/case/flow-plans.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { Segmented } from '../../../ui/inputs/segmented.tsx'
import type { GuideDrawerProps } from '../flow-actions.ts'
import { Guidance } from './guidance.tsx'
import { GuideFooter } from './guide-footer.tsx'
import { GuideLoad } from './guide-load.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { GuidePictures } from './guide-pictures.tsx'
import { GuidePolicies } from './guide-policies.tsx'
import { GuideState } from './guide-state.tsx'
import { memoGroups } from './memo-groups.ts'

const LogDialog = lazyPart(() => import('../logs/log-dialog.tsx').then(({ LogDialog }) => LogDialog))

const VIEWS = ['guide', 'policies', 'pictures'] as const
type View = (typeof VIEWS)[number]
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' })
const SEPARATOR = ' · '

/**
 * How one job is done, beside the list: guidance, policies in force, pictures and the organisation.
 * @source FLW-006 to FLW-016, OPN-090
 */
export function GuideDrawer({
  projectId,
  job,
  fatherName,
  onPrevious,
  onNext,
  onFinish,
  onRemind,
  remind,
  busy,
  onPapers,
  onChanged,
  onClose,
}: GuideDrawerProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const id = job.keyValue
  const memo = useFkQuery(nodeMemo(id))
  const policies = useFkQuery(jobPolicies(projectId, id))
  const [view, setView] = useState<View>('guide')
  const [logs, setLogs] = useState(false)
  const [policy, setPolicy] = useState<string | null>(null)
  const counts: Readonly<Record<View, number | null>> = {
    guide: null,
    policies: policies.data?.length ?? null,
    pictures:
      memo.data === undefined ? null : memoGroups(memo.data).reduce((sum, { pictures }) => sum + pictures.length, 0),
  }
  const show = (next: View, key: string | null = null): void => {
    setPolicy(key)
    setView(next)
  }
  const options = VIEWS.map((value) => {
    const [label, count] = [texts.view[value], counts[value]]
    return { value, label: count === null ? label : texts.counted({ label, count }) }
  })
  const hasFooter = onFinish !== null || onRemind !== null || onPapers !== null
  return (
    <GuidePanel
      of={id}
      title={job.hf15FlowName ?? ''}
      note={[fatherName, job.hf15FlowCode].filter((part) => part !== null).join(SEPARATOR)}
      closeLabel={texts.close}
      onClose={onClose}
      headerActions={
        <>
          <IconButton
            label={texts.logs}
            icon={<History aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setLogs(true)}
          />
          <IconButton label={texts.previous} icon={<ChevronUp aria-hidden />} {...step(onPrevious)} />
          <IconButton label={texts.next} icon={<ChevronDown aria-hidden />} {...step(onNext)} />
        </>
      }
      footer={
        hasFooter ? (
          <GuideFooter onFinish={onFinish} onRemind={onRemind} remind={remind} onPapers={onPapers} busy={busy} />
        ) : null
      }
    >
      <div className={column}>
        <GuideState job={job} />
        <Segmented
          block
          aria-label={texts.views}
          options={options}
          value={view}
          onChange={(next) => show(VIEWS.find((known) => known === next) ?? 'guide')}
        />
        {view === 'guide' ? (
          <Guidance
            projectId={projectId}
            job={job}
            memo={memo}
            policies={policies}
            onPolicy={(key) => show('policies', key)}
            onPictures={() => show('pictures')}
            onPapers={onPapers}
            onChanged={onChanged}
          />
        ) : null}
        {view === 'policies' ? (
          <GuideLoad query={policies}>{(lines) => <GuidePolicies policies={lines} opened={policy} />}</GuideLoad>
        ) : null}
        {view === 'pictures' ? (
          <GuideLoad query={memo}>{(written) => <GuidePictures groups={memoGroups(written)} />}</GuideLoad>
        ) : null}
      </div>
      {logs ? (
        <Suspense fallback={null}>
          <LogDialog projectId={projectId} job={{ id, name: job.hf15FlowName ?? '' }} onClose={() => setLogs(false)} />
        </Suspense>
      ) : null}
    </GuidePanel>
  )
}

/** At the ends of the list the button stays, so that it keeps the focus, but does nothing. */
function step(go: (() => void) | null): {
  readonly onClick: (() => void) | undefined
  readonly 'aria-disabled': boolean
  readonly 'data-disabled': '' | undefined
} {
  return { onClick: go ?? undefined, 'aria-disabled': go === null, 'data-disabled': go === null ? '' : undefined }
}
