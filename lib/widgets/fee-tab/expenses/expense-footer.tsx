import { Check, Undo2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { type EntityFormApi, EntityFormProvider } from '../../../form/entity-form-context.ts'
import { IssueSummary } from '../../../form/saving/issue-summary.tsx'
import { useFormState } from '../../../form/state/use-form-state.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { feeExaminationMessages } from '../../../locale/zh-cn/fees/fee-examinations.ts'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { CaseRecordQueue } from '../../use-open-record.ts'
import { decisionButton, decisionSpacer } from '../../review/decision-buttons.ts'
import { Shortcut } from '../../review/shortcut.tsx'
import { SkipButton } from '../../review/skip-button.tsx'
import { PaymentNote } from './payment-note.tsx'
import type { ExpenseLoad } from './use-expense.ts'
import type { Decision } from './use-expense-decision.ts'

export interface ExpenseFooterProps {
  readonly mode: ExpenseLoad['mode']
  /** Null while there is nothing to fill in. */
  readonly form: EntityFormApi | null
  readonly busy: Decision | null
  /** The host closes the review, and its keys are shown. */
  readonly inPlace: boolean
  readonly queue: CaseRecordQueue | undefined
  /** Goes on to the next entry of the list without a decision. */
  readonly onSkip: () => void
  readonly onLeave: () => void
  readonly onApprove: () => void
  readonly onReturn: () => void
}

/** The buttons: submit, or for finance approve and return. @source EXP-012 */
export function ExpenseFooter({
  mode,
  form,
  busy,
  inPlace,
  queue,
  onSkip,
  onLeave,
  onApprove,
  onReturn,
}: ExpenseFooterProps): ReactElement {
  const texts = useMessages(feeExpenseMessages)
  const { cancel } = useMessages(commonMessages)
  const { skip } = useMessages(feeExaminationMessages)
  const fills = form !== null && mode !== 'read'
  const giveBack =
    fills && mode === 'review' ? (
      <Button
        className={decisionButton}
        variant="danger"
        icon={<Undo2 aria-hidden />}
        disabled={busy !== null}
        onClick={onReturn}
      >
        {texts.giveBack}
        {inPlace ? <Shortcut>R</Shortcut> : null}
      </Button>
    ) : null
  return (
    <>
      {inPlace ? null : giveBack}
      {fills && mode === 'review' && inPlace ? <PaymentNote form={form} /> : null}
      {fills ? (
        <EntityFormProvider value={form}>
          <IssueSummary />
        </EntityFormProvider>
      ) : null}
      <span className={decisionSpacer} />
      {inPlace ? (
        <>
          <SkipButton label={skip} queue={queue} onSkip={onSkip} />
          {giveBack}
        </>
      ) : (
        <Button className={decisionButton} disabled={busy !== null} onClick={onLeave}>
          {fills && mode !== 'review' ? cancel : texts.close}
        </Button>
      )}
      {!fills ? null : mode === 'review' ? (
        <Button
          className={decisionButton}
          variant="primary"
          icon={<Check aria-hidden />}
          loading={busy === 'approved'}
          disabled={busy === 'returned'}
          onClick={onApprove}
        >
          {texts.approve}
          {inPlace ? <Shortcut>A</Shortcut> : null}
        </Button>
      ) : (
        <Submit form={form} label={texts.submit} />
      )}
    </>
  )
}

function Submit({ form, label }: { readonly form: EntityFormApi; readonly label: string }): ReactElement {
  const saving = useFormState(form.controller, (_controller, submitting) => submitting)
  return (
    <Button className={decisionButton} variant="primary" loading={saving} onClick={() => void form.save()}>
      {label}
    </Button>
  )
}
