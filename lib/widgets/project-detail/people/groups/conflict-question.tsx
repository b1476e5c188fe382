import { type ReactElement, useState } from 'react'
import { isOn, type Scope } from '../../../../catalogue/kind.ts'
import { seatOf } from '../../../../domain/member/group.ts'
import { type MemberSide, sideWord } from '../../../../domain/member/member-side.ts'
import { relation } from '../../../../domain/member/relation.ts'
import { agoText } from '../../../../form/ago.ts'
import { readWireRecord } from '../../../../form/state/record-values.ts'
import { readingMessages } from '../../../../locale/zh-cn/fields/reading.ts'
import { memberGroupsMessages } from '../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { differences, type EditedRow } from './group-rows.ts'
import type { SaveProblem } from './draft/use-group-save.ts'

export interface ConflictQuestionProps {
  readonly problem: SaveProblem
  readonly facts: Scope
  readonly rows: readonly EditedRow[]
  /** Continues with the unsaved values. */
  readonly onBack: () => void
  readonly onLoad: (side: MemberSide) => Promise<void>
}

/** Asks what to do when another user has saved a group that was changed here, with their name and the differences. */
export function ConflictQuestion({
  problem: {
    side,
    messages,
    error: { conflict },
  },
  facts,
  rows,
  onBack,
  onLoad,
}: ConflictQuestionProps): ReactElement | null {
  const texts = useMessages(memberGroupsMessages)
  const reading = useMessages(readingMessages)
  const [now] = useState(() => Date.now())
  const [loading, setLoading] = useState(false)
  if (conflict === null) return null
  const { keyValue, values } = readWireRecord(relation, conflict.record)
  const at = rows.findIndex(({ stored }) => stored !== null && stored.keyValue === keyValue)
  const stored = rows[at]?.stored
  const names = stored
    ? ([1, 2] as const)
        .map((number) => seatOf(stored, number).name)
        .filter((name) => name !== '')
        .join('、')
    : ''
  const groups =
    at === -1 ? texts.title({ word: sideWord(side, facts) }) : texts.issuePerson({ no: at + 1, name: names })
  const fields = stored ? differences(stored, values).join('、') : ''
  const who = { by: conflict.by, when: agoText(conflict.at, Math.max(now, conflict.at), reading), groups }
  return (
    <ConfirmDialog
      open
      title={texts.conflictTitle({ side: sideWord(side, facts) })}
      cancelLabel={texts.conflictBack}
      confirmLabel={texts.loadLatest}
      loading={loading}
      onCancel={onBack}
      onConfirm={() => {
        setLoading(true)
        void onLoad(side).finally(() => setLoading(false))
      }}
    >
      <p>
        {isOn(values['isDelete'])
          ? texts.conflictRemoved(who)
          : fields === ''
            ? messages.join('；')
            : texts.conflictChanged({ ...who, fields })}
      </p>
      <p>{texts.conflictLoss}</p>
    </ConfirmDialog>
  )
}
