import { Plus } from 'lucide-react'
import type { ReactElement } from 'react'
import { isActiveRow } from '../../../../../domain/member/group.ts'
import { addingIssue } from '../../../../../domain/member/group-rules.ts'
import { memberGroupsMessages } from '../../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { useNotify } from '../../../../../provider/notices/use-notify.ts'
import { css } from '../../../../../styled-system/css/index.js'
import { Button } from '../../../../../ui/buttons/button.tsx'
import type { EditedRow } from '../group-rows.ts'

export interface AddGroupProps {
  readonly rows: readonly EditedRow[]
  readonly busy: boolean
  readonly onAdd: () => void
}

const line = css({ display: 'flex', alignItems: 'center', gap: '12', paddingBlock: '8', paddingInline: '14' })
const note = css({ textStyle: 'label', color: 'ink-3' })

/** Adds a group once the last one has a person; until then it says what is missing. @source MEM-071 */
export function AddGroup({ rows, busy, onAdd }: AddGroupProps): ReactElement {
  const texts = useMessages(memberGroupsMessages)
  const notify = useNotify()
  const reason = addingIssue(rows.map(({ row }) => row))
  const add = (): void => {
    if (busy) return
    if (reason === null) onAdd()
    else notify({ tone: 'warning', title: reason })
  }
  return (
    <div className={line}>
      <Button
        variant="text"
        size="sm"
        icon={<Plus aria-hidden />}
        aria-disabled={reason !== null}
        data-disabled={reason === null ? undefined : ''}
        title={reason ?? undefined}
        onClick={add}
      >
        {texts.add}
      </Button>
      {reason === null ? null : (
        <span className={note}>{texts.addFirst({ no: rows.findLastIndex(({ row }) => isActiveRow(row)) + 1 })}</span>
      )}
    </div>
  )
}
