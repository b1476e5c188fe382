import type { ReactElement } from 'react'
import { listOf } from '../../../../domain/fee/income-rules.ts'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { EntityView } from '../../../../form/entity-view.tsx'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { CheckHints } from '../voucher/check-hints.tsx'
import { orderNumbers } from './income-context.ts'
import { useIncomeFormData } from './income-form-data.ts'
import type { IncomeWarnings } from './use-income-submission.ts'

export interface WarningsDialogProps {
  readonly warnings: IncomeWarnings
}

const body = css({ display: 'grid', gap: '12' })

/** Shows the order and the warnings of the check before it is sent. @source INC-039 */
export function WarningsDialog({ warnings: { check, answer } }: WarningsDialogProps): ReactElement {
  const { controller } = useEntityFormApi()
  const texts = useMessages(feeIncomeMessages)
  const { orders } = useIncomeFormData()
  const values = controller.values()
  const known = Object.fromEntries(
    controller.visible().flatMap((name) => {
      const text = controller.textOf(name, values[name] ?? null)
      return text === null ? [] : [[name, text] as const]
    }),
  )
  const bound = listOf(values['hf54BindOrederId'])
  return (
    <ConfirmDialog
      open
      width="640px"
      title={texts.warningsTitle}
      cancelLabel={texts.warningsBack}
      confirmLabel={texts.warningsConfirm}
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      <div className={body}>
        <Notice tone="warn" title={texts.warningsIntro}>
          <CheckHints check={check} />
        </Notice>
        <EntityView
          entity={controller.entity}
          values={values}
          refValues={{ ...known, ...(bound.length > 0 && { hf54BindOrederId: orderNumbers(orders ?? [], bound) }) }}
          groups={['income']}
          columns={2}
        />
      </div>
    </ConfirmDialog>
  )
}
