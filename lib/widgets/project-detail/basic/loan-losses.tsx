import type { ReactElement } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { caseRecord } from '../../../client/queries/case/case-record-plans.ts'
import { loan } from '../../../domain/loan/loan.ts'
import { lostByPayment } from '../../../domain/loan/lost-by-payment.ts'
import { useEntityFormApi } from '../../../form/entity-form-context.ts'
import { valuesOf } from '../../../form/state/record-values.ts'
import { sameList, useFormState } from '../../../form/state/use-form-state.ts'
import { caseSectionMessages } from '../../../locale/zh-cn/project-detail/case-sections.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Warns before a save which loan fields another way of paying empties. @source LON-012, LON-013 */
export function LoanLosses(): ReactElement | null {
  const { controller } = useEntityFormApi()
  const texts = useMessages(caseSectionMessages)
  const id = controller.basis().keyValue
  const { data } = useFkQuery(id === null ? null : caseRecord(loan.service, id))
  const values = data ? valuesOf(loan, data) : null
  const lost = useFormState(
    controller,
    () => (values ? lostByPayment(values, controller.basis().values, controller.values()) : []),
    sameList,
  )
  if (!data || !values || lost.length === 0) return null
  const words = lost.map((name) => {
    const was = data.refValues[name]
    return was === undefined
      ? labelOf(loan, name, values)
      : texts.lostValue({ label: labelOf(loan, name, values), was })
  })
  return (
    <Notice tone="warn" role="status" title={texts.loanLoses({ title: loan.title, count: lost.length })}>
      {words.join(texts.listComma)}
    </Notice>
  )
}
