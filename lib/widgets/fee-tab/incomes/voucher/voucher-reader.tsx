import { ScanText } from 'lucide-react'
import { type ReactElement, useEffect, useRef } from 'react'
import { labelOf } from '../../../../catalogue/field-state.ts'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { Receipt } from '../../../../contract/fee/income-calls.ts'
import { useVoucherReading } from './use-voucher-reading.ts'
import { prefillOf, readValues } from './voucher-rows.ts'
import { VoucherResult } from './voucher-result.tsx'

const VOUCHER = 'hf54Image'
const block = css({ display: 'grid', gap: '8', justifyItems: 'start', paddingInline: 'pad', paddingBottom: '14' })

/**
 * Reads the voucher of the form on request, fills in empty fields and shows the rest beside the typed values.
 * @source INC-043
 */
export function VoucherReader(): ReactElement | null {
  const { controller } = useEntityFormApi()
  const texts = useMessages(feeIncomeMessages)
  const notify = useNotify()
  const voucher = useFormState(controller, () => {
    const value = controller.values()[VOUCHER]
    return controller.isVisible(VOUCHER) &&
      controller.view(VOUCHER).state.editable &&
      typeof value === 'string' &&
      value !== ''
      ? value
      : null
  })
  const values = useFormState(controller, () => controller.values())
  const reading = useVoucherReading(voucher, false)
  const { receipt } = reading
  const used = useRef<Receipt | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (receipt === null || used.current === receipt) return
    used.current = receipt
    const found = prefillOf(controller.values(), receipt)
    const names = Object.keys(found)
    if (names.length === 0) return
    controller.change(found)
    notify({
      tone: 'info',
      title: texts.readFilled({
        fields: names.map((name) => labelOf(controller.entity, name, controller.scope())).join('、'),
      }),
    })
  }, [controller, receipt, notify, texts])
  if (voucher === null) return null
  return (
    <div className={block}>
      <Button ref={button} size="sm" icon={<ScanText aria-hidden />} loading={reading.busy} onClick={reading.read}>
        {receipt === null ? texts.read : texts.readAgain}
      </Button>
      <VoucherResult
        reading={reading}
        values={values}
        onTake={({ name }) => {
          if (receipt !== null) controller.change({ [name]: readValues(receipt)[name] ?? null })
          // The pressed button disappears together with the difference.
          button.current?.focus()
        }}
      />
    </div>
  )
}
