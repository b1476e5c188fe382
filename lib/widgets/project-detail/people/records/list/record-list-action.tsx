import { Plus, RefreshCw } from 'lucide-react'
import type { ReactElement, RefObject } from 'react'
import { commonMessages } from '../../../../../locale/zh-cn/common.ts'
import { memberRecordMessages } from '../../../../../locale/zh-cn/project-detail/member-records.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../../../ui/loading/skeleton-block.tsx'
import type { RecordListLoad } from './use-record-list.ts'

export interface RecordListActionProps {
  /** Title of the list. */
  readonly title: string
  readonly load: RecordListLoad
  /** True while the list is open; loading and failures are shown below it then. */
  readonly open: boolean
  readonly mayAdd: boolean
  /** Why the case may not be edited now. */
  readonly blocked: string | null
  /** True while the status is being checked. */
  readonly opening: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onAdd: () => void
}

/** The action at the right end of a list's header row. */
export function RecordListAction({
  title,
  load,
  open,
  mayAdd,
  blocked,
  opening,
  button,
  onAdd,
}: RecordListActionProps): ReactElement | null {
  const texts = useMessages(memberRecordMessages)
  const common = useMessages(commonMessages)
  if (load.rows !== null) {
    return mayAdd ? (
      <Button
        ref={button}
        variant="text"
        size="sm"
        icon={<Plus aria-hidden />}
        aria-label={texts.add({ title })}
        loading={opening}
        disabled={blocked !== null}
        title={blocked ?? undefined}
        onClick={onAdd}
      >
        {common.add}
      </Button>
    ) : null
  }
  if (open) return null
  if (load.error)
    return (
      <Button
        variant="text"
        size="sm"
        icon={<RefreshCw aria-hidden />}
        loading={load.fetching}
        aria-label={texts.retry({ title })}
        onClick={load.retry}
      >
        {common.retry}
      </Button>
    )
  return (
    <Skeleton label={texts.loading({ title })}>
      <SkeletonBlock width={160} />
    </Skeleton>
  )
}
