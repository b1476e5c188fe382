import type { ReactElement } from 'react'
import { labelOf } from '../../catalogue/field-state.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { flowTabMessages } from '../../locale/zh-cn/flow-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { AnyJob } from './flow-actions.ts'

export interface JobPapersProps {
  readonly job: AnyJob
  /** Null where nothing leads to the papers. */
  readonly onOpen: ((jobId: string) => void) | null
}

const none = css({ color: 'ink-3' })
const SIDES = ['hf15BuyerPapers', 'hf15OwnerPapers'] as const

/** How many papers a job takes, of each side; which ones is what the pointer finds. @source FLW-020 */
export function JobPapers({ job, onOpen }: JobPapersProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const { empty } = useMessages(commonMessages)
  const { buyerCardPaperCount: buyers, sellerCardPaperCount: owners } = job.cardPaper
  if (buyers + owners === 0) return <span className={none}>{empty}</span>
  const title = SIDES.flatMap((side) => (job.refValues[side] === undefined ? [] : [texts.papersNamed({ side: labelOf(flowJob, side), names: job.refValues[side] })])).join('\n')
  const said = texts.papersOf({ buyers, owners })
  const counts = <span aria-hidden>{buyers} / {owners}</span>
  if (onOpen === null) return <span title={title || said}>{counts}<VisuallyHidden>{said}</VisuallyHidden></span>
  return <Button variant="link" title={title || said} aria-label={`${said}，${job.hf15FlowName ?? ''}`} onClick={() => onOpen(job.keyValue ?? '')}>{counts}</Button>
}
