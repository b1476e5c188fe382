import { Building2, Info, Monitor, ScrollText } from 'lucide-react'
import type { ReactElement } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import type { NodeMemo } from '../../../contract/flow/flow-guide-calls.ts'
import type { Stored } from '../../../contract/output.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import type { FlowPolicy } from '../../../domain/flow/flow-memo.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { AnyJob } from '../flow-actions.ts'
import { GuideBlock } from './guide-block.tsx'
import { GuideLoad, type GuideQuery } from './guide-load.tsx'
import { GuideOffice } from './guide-office.tsx'
import { GuidePapers } from './guide-papers.tsx'
import { GuideWriting } from './guide-writing.tsx'
import { memoGroups } from './memo-groups.ts'
import { PolicyList } from './policy-list.tsx'

export interface GuidanceProps {
  readonly projectId: string
  readonly job: AnyJob
  readonly memo: GuideQuery<NodeMemo>
  readonly policies: GuideQuery<readonly Stored<FlowPolicy>[]>
  readonly onPolicy: (key: string | null) => void
  readonly onPictures: () => void
  /** Null where no page for papers is available. */
  readonly onPapers: (() => void) | null
  readonly onChanged: () => void
}

const ICONS = [
  <Monitor key="online" size={16} />,
  <Building2 key="offline" size={16} />,
  <Info key="other" size={16} />,
] as const
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' })

/** How the job is done, how long it takes, which policies apply, and where it is done. @source FLW-007 to FLW-010 */
export function Guidance({
  projectId,
  job,
  memo,
  policies,
  onPolicy,
  onPictures,
  onPapers,
  onChanged,
}: GuidanceProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const { hf15Memo: note } = job
  return (
    <div className={column}>
      {note === null || note === '' ? null : (
        <Notice tone="plain" title={labelOf(flowJob, 'hf15Memo')}>
          {' '}
          {note}
        </Notice>
      )}
      <GuideLoad query={memo}>
        {(written) =>
          memoGroups(written).map(({ key, label, html, pictures }, place) => (
            <GuideBlock
              key={key}
              icon={ICONS[place]}
              title={label}
              extra={
                pictures.length === 0 ? null : (
                  <Button variant="link" onClick={onPictures}>
                    {texts.pictures({ count: pictures.length })}
                  </Button>
                )
              }
            >
              <GuideWriting html={html} />
            </GuideBlock>
          ))
        }
      </GuideLoad>
      <GuidePapers projectId={projectId} job={job} onPapers={onPapers} />
      <GuideBlock icon={<ScrollText size={16} />} title={texts.policies}>
        <GuideLoad query={policies}>{(lines) => <PolicyList policies={lines} onOpen={onPolicy} />}</GuideLoad>
      </GuideBlock>
      <GuideOffice projectId={projectId} job={job} onChanged={onChanged} />
    </div>
  )
}
