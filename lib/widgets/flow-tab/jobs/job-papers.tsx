import type { ReactElement } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dot } from '../../../ui/indicators/dot.tsx'
import { VisuallyHidden } from '../../../ui/indicators/visually-hidden.tsx'
import type { AnyJob } from '../flow-actions.ts'

export interface JobPapersProps {
  readonly job: AnyJob
  /** Null where no page for papers is available. */
  readonly onOpen: ((jobId: string) => void) | null
}

const none = css({ color: 'ink-3' })
const line = css({ display: 'inline-flex', alignItems: 'center', gap: '6' })
const SIDES = ['hf15BuyerPapers', 'hf15OwnerPapers'] as const

/**
 * Number of papers present and required, by side; the tooltip lists them.
 * @source FLW-020, PAP-010
 */
export function JobPapers({ job, onOpen }: JobPapersProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const { empty } = useMessages(commonMessages)
  const {
    buyerCardPaperCount: buyers,
    sellerCardPaperCount: owners,
    buyerCardPaperReceived: fromBuyers,
    sellerCardPaperReceived: fromOwners,
  } = job.cardPaper
  if (buyers + owners === 0) return <span className={none}>{empty}</span>
  const title = SIDES.flatMap((side) =>
    job.refValues[side] === undefined
      ? []
      : [texts.papersNamed({ side: labelOf(flowJob, side), names: job.refValues[side] })],
  ).join('\n')
  const said = texts.papersOf({ buyers, owners, fromBuyers, fromOwners })
  const missing = Math.max(0, buyers - fromBuyers) + Math.max(0, owners - fromOwners)
  const part = (received: number, of: number): string => (of === 0 ? empty : `${received}/${of}`)
  const counts = (
    <span aria-hidden>
      {part(fromBuyers, buyers)} · {part(fromOwners, owners)}
    </span>
  )
  const mark = missing === 0 ? null : <Dot tone="warn" label={texts.papersMissing({ count: missing })} />
  if (onOpen === null)
    return (
      <span className={line} title={title || said}>
        {counts}
        <VisuallyHidden>{said}</VisuallyHidden>
        {mark}
      </span>
    )
  const open = (): void => onOpen(job.keyValue)
  return (
    <span className={line}>
      <Button variant="link" title={title || said} onClick={open}>
        {counts}
        <VisuallyHidden>
          {said}，{job.hf15FlowName}
        </VisuallyHidden>
      </Button>
      {mark}
    </span>
  )
}
