import type { ReactElement } from 'react'
import { noCharging } from '../../../../domain/fee/charge-rules.ts'
import { feeTabMessages } from '../../../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx'
import type { FeeActions } from '../../fee-actions.ts'
import { changedFields, type EditedCharge } from '../charge-rows.ts'

export interface ChargeButtonProps {
  readonly row: EditedCharge
  readonly name: string
  /** Why no income can be entered in this case now. */
  readonly blocked: string | null
  readonly actions: FeeActions
}

/** Opens an income for a charge, or says why that is not possible. @source FEE-013, OPN-101, ERR-057 */
export function ChargeButton({ row, name, blocked, actions }: ChargeButtonProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  const { stored } = row
  const reason =
    stored === null
      ? null
      : noCharging({ totalFee: stored.totalFee, remindFee: stored.remindFee, bookableFee: stored.bookableFee })
  const unsaved = stored === null || changedFields(row).some((field) => field === 'produceCls' || field === 'totalFee')
  const why = blocked ?? (unsaved ? texts.saveFirst : reason === null ? null : texts.noCharging[reason])
  const type = stored?.produceCls
  const press = (): void => {
    if (why === null) actions.openIncome({ action: 'add', ...(type && { type }) })
  }
  const button = (
    <Button
      variant="link"
      aria-label={texts.chargeNamed({ name })}
      aria-disabled={why !== null}
      data-disabled={why === null ? undefined : ''}
      onClick={press}
    >
      {texts.charge}
    </Button>
  )
  return why === null ? button : <Tooltip content={why}>{button}</Tooltip>
}
