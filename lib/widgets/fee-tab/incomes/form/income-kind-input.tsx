import type { ReactElement } from 'react'
import { settle } from '../../../../catalogue/effect.ts'
import { labelOf } from '../../../../catalogue/field-state.ts'
import { isEmpty, sameValue, type Value } from '../../../../catalogue/kind.ts'
import type { InputProps } from '../../../../field/input-props.ts'
import { CodeKind } from '../../../../field/inputs/code-kind.tsx'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import type { FormController } from '../../../../form/state/form-controller.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useConfirm } from '../../../../provider/notices/use-confirm.ts'
import { useMessages } from '../../../../provider/use-messages.ts'

const KIND = 'hf54ChargeKind'

/**
 * Selects the kind of an income. Warns before values are emptied that the other kind does not have.
 * @source INC-026, INC-027
 */
export function IncomeKindInput(props: InputProps): ReactElement {
  const { controller } = useEntityFormApi()
  const texts = useMessages(feeIncomeMessages)
  const confirm = useConfirm()
  const choose = async (kind: Value): Promise<void> => {
    const lost = lostBy(controller, kind)
    const fields = lost.map((name) => labelOf(controller.entity, name, controller.scope())).join('、')
    if (
      lost.length > 0 &&
      !(await confirm({
        title: texts.switchTitle,
        text: texts.switchText({ fields }),
        confirmLabel: texts.switchConfirm,
      }))
    )
      return
    props.onChange(kind)
  }
  return <CodeKind {...props} onChange={(kind) => void choose(kind)} />
}

/** Filled-in fields that another kind empties. */
function lostBy(controller: FormController, kind: Value): readonly string[] {
  const before = controller.values()
  const { record } = settle(
    controller.entity,
    before,
    { ...before, [KIND]: kind },
    controller.context().facts,
    new Set([KIND]),
  )
  const blank = controller.basis().values
  return Object.keys(controller.entity.fields).filter(
    (name) => !isEmpty(before[name] ?? null) && isEmpty(record[name] ?? null) && !sameValue(blank[name], before[name]),
  )
}
