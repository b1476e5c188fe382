import { useCallback } from 'react'
import { toFangkitError } from '../../../../client/fangkit-error.ts'
import { memberRecordMessages } from '../../../../locale/zh-cn/project-detail/member-records.ts'
import { noticeOf } from '../../../../provider/notices/notice-of.ts'
import { useLatest } from '../../../../provider/use-latest.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import type { SectionEditing } from '../../sections.ts'
import { loadRecordEditor } from './editor/load-record-editor.ts'
import { isRecordPlace, RECORD_BAR } from './record-place.ts'

/** Starts a record form: only one at a time in all lists of all members. @source REC-007, PRJ-042 */
export function useRecordStart(editing: SectionEditing): (place: string) => Promise<boolean> {
  const latest = useLatest(editing)
  const notify = useNotify()
  const texts = useMessages(memberRecordMessages)
  return useCallback(
    async (place) => {
      const { current } = latest
      if (current.place === place) return true
      if (isRecordPlace(current.openingPlace)) return false
      if (isRecordFormOpen(current)) {
        notify({ tone: 'warning', title: texts.saveFirst })
        return false
      }
      try {
        await loadRecordEditor()
      } catch (thrown) {
        const notice = noticeOf(toFangkitError(thrown, 'records.load'))
        if (notice) notify(notice)
        return false
      }
      return latest.current.open(place)
    },
    [latest, notify, texts],
  )
}

/** Each section knows only its own place, but all share the element of the edit bar. */
function isRecordFormOpen({ barSlot, place }: SectionEditing): boolean {
  return barSlot === null ? isRecordPlace(place) : barSlot.querySelector(`[${RECORD_BAR}]`) !== null
}
