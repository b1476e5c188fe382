import { Check, TriangleAlert, Undo2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { feeExaminationMessages } from '../../../../locale/zh-cn/fees/fee-examinations.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css, cx } from '../../../../styled-system/css/index.js'
import { decisionButton, decisionNote, decisionSpacer } from '../../../review/decision-buttons.ts'
import { Shortcut } from '../../../review/shortcut.tsx'
import { SkipButton } from '../../../review/skip-button.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { CaseRecordQueue } from '../../../use-open-record.ts'

export interface ReviewFooterProps {
  /** Number of differences between voucher and income. */
  readonly differences: number
  readonly busy: boolean
  /** The host closes the review, and its keys are shown. */
  readonly inPlace: boolean
  readonly queue: CaseRecordQueue | undefined
  /** Goes on to the next entry of the list without a decision. */
  readonly onSkip: () => void
  readonly onReturn: () => void
  readonly onApprove: () => void
  readonly onClose: () => void
}

const warning = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6',
  color: 'warn',
  textStyle: 'label',
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
})

/** Return on the left, approve on the right; in a list skip, return and approve side by side. */
export function ReviewFooter({
  differences,
  busy,
  inPlace,
  queue,
  onSkip,
  onReturn,
  onApprove,
  onClose,
}: ReviewFooterProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const { skip } = useMessages(feeExaminationMessages)
  const giveBack = (
    <Button className={decisionButton} variant="danger" icon={<Undo2 aria-hidden />} disabled={busy} onClick={onReturn}>
      {texts.giveBack}
      {inPlace ? <Shortcut>R</Shortcut> : null}
    </Button>
  )
  return (
    <>
      {inPlace ? null : giveBack}
      {differences === 0 ? null : (
        <span role="status" className={cx(warning, decisionNote)}>
          <TriangleAlert aria-hidden />
          {texts.differences({ count: differences })}
        </span>
      )}
      <span className={decisionSpacer} />
      {inPlace ? (
        <>
          <SkipButton label={skip} queue={queue} onSkip={onSkip} />
          {giveBack}
        </>
      ) : (
        <Button className={decisionButton} disabled={busy} onClick={onClose}>
          {texts.close}
        </Button>
      )}
      <Button
        className={decisionButton}
        variant="primary"
        icon={<Check aria-hidden />}
        loading={busy}
        onClick={onApprove}
      >
        {texts.approve}
        {inPlace ? <Shortcut>A</Shortcut> : null}
      </Button>
    </>
  )
}
