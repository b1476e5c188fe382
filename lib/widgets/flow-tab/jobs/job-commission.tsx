import { type ReactElement, useState } from 'react'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { cellNumber } from '../../../field/numbers/cell-number.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Popover } from '../../../ui/overlays/popover.tsx'
import type { AnyJob } from '../flow-actions.ts'
import { CommissionNote } from './commission-note.tsx'

export interface JobCommissionProps {
  readonly job: AnyJob
}

const amount = css({ minHeight: '24px', cursor: 'pointer', _hover: { color: 'brand' } })

/** The commission of a job; a press shows how it is calculated. @source FLW-019, FLW-037 */
export function JobCommission({ job }: JobCommissionProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const { empty } = useMessages(commonMessages)
  const [open, setOpen] = useState(false)
  const { flowJobCommissionFee: fee, flowCommissionCfg: config } = job
  if (fee === null) return <>{empty}</>
  const text = cellNumber(flowJob.fields.flowJobCommissionFee, fee)
  if (config === null) return <>{text}</>
  const label = texts.commissionOf({ job: job.hf15FlowName ?? '' })
  return (
    <Popover
      label={label}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={amount} aria-label={`${text}，${label}`}>
          {text}
        </button>
      }
    >
      <CommissionNote config={config} />
    </Popover>
  )
}
