import type { ReactElement } from 'react'
import type { RecordValues } from '../../../../catalogue/effect.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { CheckHints } from './check-hints.tsx'
import type { VoucherReading } from './use-voucher-reading.ts'
import { type VoucherRow, voucherRows } from './voucher-rows.ts'
import { VoucherTable } from './voucher-table.tsx'

export interface VoucherResultProps {
  readonly reading: VoucherReading
  readonly values: RecordValues
  /** Replaces the typed value by the one read; only in a form. */
  readonly onTake?: ((line: VoucherRow) => void) | undefined
  /** In a narrow column; false when absent. */
  readonly compact?: boolean | undefined
}

/** The result of reading a voucher, or a note where the site cannot read any. @source INC-043 */
export function VoucherResult({
  reading: { receipt, busy, refusal, failure, isStopped, read, stop },
  values,
  onTake,
  compact = false,
}: VoucherResultProps): ReactElement | null {
  const texts = useMessages(feeIncomeMessages)
  // The same button element stays mounted, so that it keeps the focus.
  if (busy || isStopped) {
    return (
      <Notice
        tone="plain"
        size="slim"
        role="status"
        title={busy ? texts.reading : texts.readStopped}
        actions={
          <Button size="sm" variant="link" onClick={busy ? stop : read}>
            {busy ? texts.stopReading : texts.retry}
          </Button>
        }
      >
        {busy ? texts.readingMeanwhile : null}
      </Notice>
    )
  }
  if (failure)
    return (
      <Notice
        tone="warn"
        size="slim"
        role="status"
        title={texts.readFailed}
        actions={
          <Button size="sm" variant="link" onClick={read}>
            {texts.retry}
          </Button>
        }
      >
        {failure.userMessage}
      </Notice>
    )
  if (refusal !== null)
    return (
      <Notice tone="plain" size="slim" role="note">
        {refusal}
      </Notice>
    )
  if (receipt === null) return null
  const lines = voucherRows(values, receipt)
  const isBlank = lines.every(({ outcome }) => outcome === 'unread')
  const { checkMsg, checkPriceUrl } = receipt
  const isSaid = (checkMsg ?? '') !== ''
  const hints = <CheckHints check={{ checkMsg, checkPriceUrl, hints: [] }} />
  return (
    <>
      {isSaid ? (
        <Notice tone="warn" size="slim" role="status">
          {hints}
        </Notice>
      ) : null}
      {isBlank ? (
        <Notice tone="plain" size="slim" role="status">
          {texts.readNothing}
        </Notice>
      ) : (
        <VoucherTable lines={lines} onTake={onTake} compact={compact} />
      )}
      {isSaid ? null : hints}
    </>
  )
}
