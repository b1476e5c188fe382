import { CircleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { isEmpty, sameValue } from '../../../catalogue/kind.ts'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import type { FormController } from '../../../form/state/form-controller.ts'
import { useFormState } from '../../../form/state/use-form-state.ts'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { decisionNote } from '../../review/decision-buttons.ts'
import { Button } from '../../../ui/buttons/button.tsx'

/** Names of the required fields that are empty, in screen order. */
export function missingFields(controller: FormController): readonly string[] {
  return controller.visible().filter((name) => {
    const { state, value } = controller.view(name)
    return state.editable && state.required && isEmpty(value)
  })
}

/** Labels of the fields that still have the value they were filled in with before the review. */
function proposedLabels(controller: FormController): string {
  const [values, initial, stored] = [controller.values(), controller.initial(), controller.basis().values]
  return controller
    .visible()
    .filter((name) => !sameValue(initial[name], stored[name]) && sameValue(initial[name], values[name]))
    .map((name) => controller.view(name).state.field.label)
    .join('、')
}

/**
 * What the review in a list still needs, and leads to it; otherwise what approving confirms.
 * @source EXP-013, EXP-021
 */
export function PaymentNote({
  form: { controller, focusField },
}: {
  readonly form: Pick<EntityFormApi, 'controller' | 'focusField'>
}): ReactElement {
  const texts = useMessages(feeExpenseMessages)
  const missing = useFormState(controller, () => missingFields(controller).join(' '))
  const proposed = useFormState(controller, () => proposedLabels(controller))
  const [first, ...rest] = missing === '' ? [] : missing.split(' ')
  return (
    <span role="status" className={decisionNote}>
      {first === undefined ? (
        `${proposed === '' ? '' : texts.proposed({ fields: proposed })}${texts.approveQuestion}`
      ) : (
        <Button variant="link" icon={<CircleAlert aria-hidden />} onClick={() => focusField(first)}>
          {texts.missing({
            fields: [first, ...rest].map((name) => controller.view(name).state.field.label).join('、'),
          })}
        </Button>
      )}
    </span>
  )
}
