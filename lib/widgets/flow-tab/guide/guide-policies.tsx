import { type ReactElement, useState } from 'react'
import type { Stored } from '../../../contract/output.ts'
import type { FlowPolicy } from '../../../domain/flow/flow-memo.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Collapsible } from '../../../ui/sections/collapsible.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { GuideWriting } from './guide-writing.tsx'

export interface GuidePoliciesProps {
  readonly policies: readonly Stored<FlowPolicy>[]
  /** The requested policy; otherwise the latest is open. */
  readonly opened: string | null
}

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' })
const period = css({ textStyle: 'note', color: 'ink-3', whiteSpace: 'nowrap' })

/** Policies in force with their text, the latest first. @source FLW-009 */
export function GuidePolicies({ policies, opened }: GuidePoliciesProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const [open, setOpen] = useState<ReadonlySet<string | null>>(
    () => new Set([(policies.find(({ keyValue }) => keyValue === opened) ?? policies[0])?.keyValue ?? null]),
  )
  if (policies.length === 0) return <EmptyState title={texts.noPolicies} />
  const turn = (key: string | null, expanded: boolean): void =>
    setOpen(new Set([...[...open].filter((other) => other !== key), ...(expanded ? [key] : [])]))
  return (
    <div className={column}>
      {policies.map(({ keyValue, hf3zTitle, hf3zFlowMemo, hf3zBeginDate: from, hf3zEndDate: to }) => (
        <Collapsible
          key={keyValue}
          title={hf3zTitle}
          open={open.has(keyValue)}
          onOpenChange={(expanded) => turn(keyValue, expanded)}
          extra={<span className={period}>{periodOf(from, to, texts)}</span>}
        >
          <GuideWriting html={hf3zFlowMemo} />
        </Collapsible>
      ))}
    </div>
  )
}

type PeriodTexts = Pick<(typeof flowGuideMessages)['texts'], 'from' | 'until'>
/** The start of the period, and its end where there is one. */
function periodOf(from: string | null, to: string | null, texts: PeriodTexts): string {
  if (from === null) return ''
  return to === null ? texts.from({ day: from }) : texts.until({ from, to })
}
