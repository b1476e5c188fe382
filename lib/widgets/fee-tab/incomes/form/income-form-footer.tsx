import type { ReactElement } from 'react'
import { type EntityFormApi, EntityFormProvider } from '../../../../form/entity-form-context.ts'
import { IssueSummary } from '../../../../form/saving/issue-summary.tsx'
import { useFormState } from '../../../../form/state/use-form-state.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'

export interface IncomeFormFooterProps {
  /** Null while there is no form to submit. */
  readonly form: EntityFormApi | null
  readonly onCancel: () => void
}

const spacer = css({ flex: '1' })

/** Errors on the left, submitting on the right. */
export function IncomeFormFooter({ form, onCancel }: IncomeFormFooterProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  return (
    <>
      {form === null ? null : (
        <EntityFormProvider value={form}>
          <IssueSummary />
        </EntityFormProvider>
      )}
      <span className={spacer} />
      <Button onClick={onCancel}>{texts.cancel}</Button>
      {form === null ? null : <SubmitButton form={form} />}
    </>
  )
}

function SubmitButton({ form }: { readonly form: EntityFormApi }): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const sending = useFormState(form.controller, (_controller, submitting) => submitting)
  return (
    <Button variant="primary" loading={sending} onClick={() => void form.save()}>
      {form.controller.basis().keyValue === null ? texts.submit : texts.resubmit}
    </Button>
  )
}
