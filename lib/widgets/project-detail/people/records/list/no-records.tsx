import type { ReactElement } from 'react'
import { commonMessages } from '../../../../../locale/zh-cn/common.ts'
import { HostSlot } from '../../../../../provider/slots/host-slot.tsx'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx'

/** An open list that holds nothing yet. @source REC-006 */
export function NoRecords(): ReactElement {
  const { noRecords } = useMessages(commonMessages)
  return (
    <HostSlot name="Empty" given={{ title: noRecords }}>
      <EmptyState title={noRecords} />
    </HostSlot>
  )
}
