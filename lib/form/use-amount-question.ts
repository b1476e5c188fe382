import { useCallback, useRef } from 'react'
import { formMessages } from '../locale/zh-cn/form.ts'
import { useConfirm } from '../provider/use-confirm.ts'
import { useMessages } from '../provider/use-messages.ts'
import type { FormSession } from './form-session.ts'
import { useLatest } from '../provider/use-latest.ts'

/**
 * Asks about amounts that look mistaken before they are saved; true when the save goes on. The same doubts are asked
 * about once.
 * Its identity never changes. @source FRM-020
 */
export function useAmountQuestion(session: FormSession): () => Promise<boolean> {
  const confirm = useConfirm()
  const texts = useLatest(useMessages(formMessages))
  const accepted = useRef('')
  return useCallback(async () => {
    const { entity } = session
    if (!session.changes().some((name) => entity.fields[name]?.kind === 'number')) return true
    const doubts = await import('../domain/amount-doubts.ts')
      .then(({ amountDoubts }) =>
        amountDoubts({
          entity,
          before: session.basis().values,
          after: session.values(),
          facts: session.surroundings().facts,
        }),
      )
      .catch(() => []) // a question that does not arrive holds nobody up: the server judges what is sent
    const text = doubts.join('；')
    if (text === '' || text === accepted.current) return true
    const { doubtTitle, doubtSave, doubtBack } = texts.current
    if (!(await confirm({ title: doubtTitle, text: `${text}。`, confirmLabel: doubtSave, cancelLabel: doubtBack })))
      return false
    accepted.current = text
    return true
  }, [session, confirm, texts])
}
