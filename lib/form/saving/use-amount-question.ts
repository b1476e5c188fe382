import { useCallback, useRef } from 'react'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useConfirm } from '../../provider/notices/use-confirm.ts'
import { useMessages } from '../../provider/use-messages.ts'
import type { FormController } from '../state/form-controller.ts'
import { useLatest } from '../../provider/use-latest.ts'

/**
 * Asks about unlikely amounts before they are saved; true when the save continues. Each doubt is asked about once. The
 * function keeps its identity.
 *
 * @source FRM-020
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
      .catch(() => []) // when the question fails to load, the save continues: the server validates what is sent
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
