import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactElement, type RefObject, useState } from 'react'
import { toFangkitError } from '../../client/fangkit-error.ts'
import type { GridHandle } from '../../grid/entity-grid.tsx'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { css } from '../../styled-system/css/index.js'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

export interface RecordWalkProps {
  readonly id: string
  readonly total: number
  readonly list: RefObject<GridHandle | null>
  readonly onWalk: (id: string) => Promise<boolean>
}

const place = css({ color: 'ink-3', textStyle: 'label', whiteSpace: 'nowrap' })

/** Links to the previous and next record in the order of the list. */
export function RecordWalk({ id, total, list, onWalk }: RecordWalkProps): ReactElement | null {
  const texts = useMessages(gridDialogMessages)
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const at = list.current?.placeOf(id) ?? null
  if (at === null) return null
  const walk = async (step: 1 | -1): Promise<void> => {
    setBusy(true)
    try {
      const next = await list.current?.neighbour(id, step)
      const key = next?.row.keyValue ?? null
      if (key !== null) await onWalk(key)
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, 'getPageList'))
      if (notice) notify(notice)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <span className={place}>{texts.place({ place: at, total })}</span>
      <IconButton
        label={texts.previous}
        icon={<ChevronUp aria-hidden />}
        disabled={busy || at === 1}
        onClick={() => void walk(-1)}
      />
      <IconButton
        label={texts.next}
        icon={<ChevronDown aria-hidden />}
        disabled={busy || at >= total}
        onClick={() => void walk(1)}
      />
    </>
  )
}
