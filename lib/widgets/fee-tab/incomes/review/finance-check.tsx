import { RefreshCw } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { formatShown, UNIT_LABEL } from '../../../../catalogue/unit.ts'
import type { DraftRecord } from '../../../../contract/output.ts'
import { income as incomeEntity, type Income } from '../../../../domain/fee/income.ts'
import { amountInWords } from '../../../../domain/trade/amount-words.ts'
import { valuesOf } from '../../../../form/state/record-values.ts'
import { LONGEST_REASON } from '../../../../contract/record/operation-calls.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/sections/card.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import { TextArea } from '../../../../ui/inputs/text-area.tsx'
import { Phrases } from '../../../../ui/buttons/phrases.tsx'
import type { VoucherReading } from '../voucher/use-voucher-reading.ts'
import { VoucherResult } from '../voucher/voucher-result.tsx'

export interface FinanceCheckProps {
  readonly record: DraftRecord<Income>
  readonly reading: VoucherReading
  readonly memo: string
  readonly onMemo: (memo: string) => void
  /** In the narrow column beside a large voucher. */
  readonly compact: boolean
  /** Shown below the remark. */
  readonly children?: ReactNode
}

const YUAN = { stored: 'yuan' } as const
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12' })
const figure = css({ textStyle: 'figure' })
const note = css({ textStyle: 'note', color: 'ink-3' })
const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })

/** The voucher beside the submitted values, and the remark of finance. @source INC-019 */
export function FinanceCheck({ record, reading, memo, onMemo, compact, children }: FinanceCheckProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const amount = record.orderAmount
  const box = useRef<HTMLTextAreaElement>(null)
  return (
    <Card
      title={texts.finance}
      headingLevel={3}
      size="slim"
      tag={<Tag tone="brand">{texts.financeOnly}</Tag>}
      actions={
        reading.receipt === null ? undefined : (
          <Button variant="link" icon={<RefreshCw aria-hidden />} loading={reading.busy} onClick={reading.read}>
            {texts.readAgain}
          </Button>
        )
      }
      padded
    >
      <div className={body}>
        {amount === null ? null : (
          <p className={line}>
            <b className={figure}>{formatShown(YUAN, amount)}</b>
            <span className={note}>
              {UNIT_LABEL.yuan} {amountInWords(amount)}
            </span>
          </p>
        )}
        <VoucherResult reading={reading} values={valuesOf(incomeEntity, record)} compact={compact} />
        <FormField label={texts.memo}>
          <TextArea
            ref={box}
            rows={compact ? 1 : 2}
            style={compact ? { minHeight: 0 } : undefined}
            autoSize
            count={!compact}
            maxLength={LONGEST_REASON}
            placeholder={texts.memoHint}
            value={memo}
            onChange={(event) => onMemo(event.currentTarget.value)}
          />
        </FormField>
        <Phrases
          label={texts.phrases}
          phrases={texts.approvals}
          onPick={(phrase) => {
            onMemo(memo === '' ? phrase : `${memo}，${phrase}`)
            box.current?.focus()
          }}
        />
        {children}
      </div>
    </Card>
  )
}
