import type { ReactElement } from 'react'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useSlots } from '../../../../provider/use-slots.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'

/** An open list that holds nothing yet. @source REC-006 */
export function NoRecords(): ReactElement | null {
  const { noRecords } = useMessages(commonMessages)
  const { Empty } = useSlots()
  if (Empty !== undefined) return Empty === null ? null : <Empty title={noRecords} />
  return <EmptyState title={noRecords} />
}
