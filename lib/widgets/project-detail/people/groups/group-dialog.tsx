import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react'
import { groups, members } from '../../../../client/queries/case/member-plans.ts'
import { hasSide, MEMBER_SIDES, type MemberSide } from '../../../../domain/member/member-side.ts'
import { PRIVILEGE } from '../../../../domain/permission/privilege.ts'
import { useAuthUser } from '../../../../provider/session/use-auth-user.ts'
import { useCan } from '../../../../provider/session/use-can.ts'
import { useFkQuery } from '../../../../provider/queries/use-fk-query.ts'
import { Modal } from '../../../../ui/dialogs/modal.tsx'
import type { GroupDialogProps, GroupKind } from './group-dialog-props.ts'
import { GroupEditorView } from './group-editor-view.tsx'
import { groupableOf } from './group-rows.ts'
import { GroupsWaiting } from './groups-waiting.tsx'
import type { PeopleByType } from './draft/use-group-rows.ts'

/** The sides of each dialog, which load together. @source OPN-031 */
const SIDES = {
  buyers: [MEMBER_SIDES.buyer, MEMBER_SIDES.guarantor],
  owners: [MEMBER_SIDES.owner],
} as const satisfies Record<GroupKind, unknown>
const TYPES = { buyers: SIDES.buyers.map(({ type }) => type), owners: SIDES.owners.map(({ type }) => type) } as const

/** The dialog that arranges the members of a side in groups of two and sets their roles. @source MEM-057 to MEM-059 */
export function GroupDialog({ open, ...props }: GroupDialogProps): ReactElement | null {
  return open ? <OpenDialog key={`${props.projectId} ${props.kind}`} {...props} /> : null
}

function OpenDialog({
  projectId,
  facts,
  kind,
  initialTab,
  onClose,
  onSaved,
}: Omit<GroupDialogProps, 'open'>): ReactElement {
  const types = TYPES[kind]
  const load = useFkQuery(groups(projectId, types.join()))
  const user = useAuthUser()
  const can = useCan()
  const sides = useMemo(() => SIDES[kind].filter((side) => hasSide(side, facts)), [kind, facts])
  const editable = can(PRIVILEGE.save) && can(PRIVILEGE.update)
  const people = usePeople(projectId, sides, editable)
  // The open view decides how to close.
  const leave = useRef<(() => void) | null>(null)
  const close = (): void => (leave.current ?? onClose)()
  const onLeaving = useCallback((ask: (() => void) | null) => {
    leave.current = ask
  }, [])
  const error = load.data === undefined ? load.error : user.data === undefined ? user.error : null
  const retry = (): void => {
    if (load.isError) void load.refetch()
    if (user.isError) void user.refetch()
  }
  const frame = { projectId, facts, kind, onClose: close }
  return (
    <Modal open onClose={close} placement="center" width="1080px">
      {load.data === undefined || user.data === undefined || people === null || sides.length === 0 ? (
        <GroupsWaiting
          {...frame}
          error={error}
          removed={sides.length === 0}
          retrying={load.isFetching || user.isFetching}
          onRetry={retry}
        />
      ) : (
        <GroupEditorView
          {...frame}
          types={types}
          sides={sides}
          data={load.data}
          owner={user.data.acctId}
          people={people}
          editable={editable}
          initialTab={initialTab}
          onClose={onClose}
          onSaved={onSaved}
          onLeaving={onLeaving}
        />
      )}
    </Modal>
  )
}

/**
 * The members of the sides, who are on the page below. Null while they load; without them the groups begin as they are
 * stored.
 */
function usePeople(projectId: string, sides: readonly MemberSide[], editable: boolean): PeopleByType | null {
  // A side the case gets while the dialog is open begins as it is stored: what was typed must stay on screen.
  const [[first, second]] = useState(sides)
  const one = useFkQuery(editable && first ? members(projectId, first.type) : null)
  const other = useFkQuery(editable && second ? members(projectId, second.type) : null)
  const waits = one.isLoading || other.isLoading
  const [ofOne, ofOther] = [one.data, other.data]
  return useMemo(() => {
    if (waits) return null
    const lists = [
      [first, ofOne],
      [second, ofOther],
    ] as const
    return Object.fromEntries(
      lists.flatMap(([side, list]) =>
        side && list ? [[side.type, list.map(groupableOf).filter((person) => person !== null)]] : [],
      ),
    )
  }, [waits, first, second, ofOne, ofOther])
}
