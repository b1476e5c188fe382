import { useRef } from 'react'
import { toFangkitError } from '../../../../client/fangkit-error.ts'
import type { Stored } from '../../../../contract/output.ts'
import type { Income } from '../../../../domain/fee/income.ts'
import type { EntityFormApi } from '../../../../form/entity-form-context.ts'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { noticeOf } from '../../../../provider/notices/notice-of.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import type { IncomeSubmission } from './use-income-submission.ts'
import { useIntentKey } from '../use-intent-key.ts'

/**
 * Submits a returned income again, unchanged.
 * @source INC-020
 */
export function useResubmit(
  { send }: IncomeSubmission,
  onSubmitted: (income: Stored<Income>) => void,
): (form: EntityFormApi) => void {
  const notify = useNotify()
  const keyOf = useIntentKey()
  const { submitted } = useMessages(commonMessages)
  const running = useRef(false)
  const run = async ({ controller, focusField }: EntityFormApi): Promise<void> => {
    const [missing] = controller.checkAll()
    if (missing) {
      notify({ tone: 'warning', title: missing.message })
      focusField(missing.field)
      return
    }
    const { keyValue, version } = controller.basis()
    const input = { keyValue, version }
    try {
      const record = await send(input, keyOf(input))
      notify({ tone: 'success', title: submitted })
      onSubmitted(record)
    } catch (thrown) {
      const error = toFangkitError(thrown, 'Hf54ProjectIncomeInfo.submitIncomeInfo')
      controller.markServer(error.issues)
      const notice = noticeOf(error)
      if (notice) notify(notice)
      const [first] = controller.issues()
      if (first) focusField(first.field)
    }
  }
  return (form) => {
    if (running.current) return
    running.current = true
    void run(form).finally(() => {
      running.current = false
    })
  }
}
