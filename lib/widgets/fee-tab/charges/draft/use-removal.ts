import { useCallback } from 'react'
import { useLatest } from '../../../../provider/use-latest.ts'
import { feeTabMessages } from '../../../../locale/zh-cn/fees/fee-tab.ts'
import { useConfirm } from '../../../../provider/notices/use-confirm.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import { postedFen, type EditedCharge, isBlank } from '../charge-rows.ts'
import type { ChargeEditor } from './use-charge-editor.ts'

/**
 * Removes a charge: a stored one after a question and with the next save, an unsaved one at once. A charge with incomes
 * cannot be removed.
 */
export function useRemoval({
  rows,
  edit,
}: Pick<ChargeEditor, 'rows' | 'edit'>): (row: EditedCharge, name: string) => void {
  const texts = useMessages(feeTabMessages)
  const notify = useNotify()
  const confirm = useConfirm()
  const latest = useLatest(rows)
  return useCallback(
    (row, name) => {
      const { key } = row
      if (postedFen(row.stored) > 0n) {
        notify({ tone: 'warning', title: texts.booked })
        return
      }
      if (row.stored === null) {
        const at = latest.current.findIndex((one) => one.key === key)
        edit({ type: 'remove', key })
        if (!isBlank(row))
          notify({
            tone: 'info',
            title: texts.removed({ name }),
            action: { label: texts.undo, onAct: () => edit({ type: 'putBack', row, at }) },
          })
        return
      }
      void confirm({
        title: texts.removeTitle({ name }),
        text: texts.removeText,
        confirmLabel: texts.remove,
        danger: true,
      }).then((yes) => {
        if (yes) edit({ type: 'remove', key })
      })
    },
    [texts, notify, confirm, latest, edit],
  )
}
