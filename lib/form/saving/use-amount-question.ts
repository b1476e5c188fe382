import { useCallback, useRef } from 'react'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useConfirm } from '../../provider/notices/use-confirm.ts'
import { useMessages } from '../../provider/use-messages.ts'
import type { FormController } from '../state/form-controller.ts'
import { useLatest } from '../../provider/use-latest.ts'

/**
 * Asks about amounts that look mistaken before they are saved; true when the save goes on. The same doubts are asked
 * about once.
 * Its identity never changes. @source FRM-020
 */
export function useAmountQuestion(controller: FormController): () => Promise<boolean> {
  const confirm = useConfirm()
  const texts = useLatest(useMessages(formMessages))
  const accepted = useRef('')
  return useCallback(async () => {
    const { entity } = controller
    if (!controller.changes().some((name) => entity.fields[name]?.kind === 'number')) return true
    const warnings = await import('../../domain/amount-warnings.ts')
      .then(({ amountWarnings }) =>
        amountWarnings({
          entity,
          before: controller.basis().values,
          after: controller.values(),
          facts: controller.context().facts,
        }),
      )
      .catch(() => []) // a question that does not arrive holds nobody up: the server judges what is sent
    const text = warnings.join('；')
    if (text === '' || text === accepted.current) return true
    const { warningTitle, warningSave, warningBack } = texts.current
    if (
      !(await confirm({ title: warningTitle, text: `${text}。`, confirmLabel: warningSave, cancelLabel: warningBack }))
    )
      return false
    accepted.current = text
    return true
  }, [controller, confirm, texts])
}
