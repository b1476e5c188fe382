import { type ReactElement, useMemo } from 'react'
import type { Scope } from '../../../../catalogue/kind.ts'
import { memberCalls } from '../../../../contract/case/member-calls.ts'
import { newIdempotencyKey } from '../../../../client/client.ts'
import { members } from '../../../../client/queries/case/member-plans.ts'
import { isActiveRow, seatOf } from '../../../../domain/member/group.ts'
import type { MemberSide } from '../../../../domain/member/member-side.ts'
import { memberGroupsMessages } from '../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useFkQuery } from '../../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useMayAdd } from '../../../use-may-add.ts'
import { AddGroup } from './table/add-group.tsx'
import { GroupPreview } from './group-preview.tsx'
import { GroupRowEditor } from './table/group-row-editor.tsx'
import type { EditedRow } from './group-rows.ts'
import { GroupTable } from './table/group-table.tsx'
import { PlainGroupRow } from './table/plain-group-row.tsx'
import { placesOf } from './table/seat-choices.ts'
import { flagColumns } from './seat-flags.ts'
import { UndoRemoval } from './table/undo-removal.tsx'
import type { GroupEditor } from './draft/use-group-editor.ts'

export interface GroupSideViewProps {
  readonly projectId: string
  readonly side: MemberSide
  readonly facts: Scope
  readonly editor: GroupEditor
  readonly editable: boolean
  readonly onPoint: (key: string) => void
}

/** The groups of one side: table, preview and notices. */
export function GroupSideView({ projectId, side, facts, editor, editable, onPoint }: GroupSideViewProps): ReactElement {
  const { type } = side
  const texts = useMessages(memberGroupsMessages)
  const notify = useNotify()
  const mayAdd = useMayAdd(memberCalls.getOpts, editable)
  const { data, error, refetch } = useFkQuery(editable ? members(projectId, type) : null)
  const list = useMemo(
    () =>
      (data ?? []).flatMap(({ keyValue, hf23LinkName, hf23LinkPhone, hf23Marriage }) =>
        keyValue === null || hf23LinkName === null
          ? []
          : [{ id: keyValue, name: hf23LinkName, note: hf23LinkPhone ?? undefined, marriage: hf23Marriage }],
      ),
    [data],
  )
  const failed = error !== null && data === undefined
  const candidates = {
    list,
    loading: data === undefined && !failed,
    failed: failed ? () => void refetch() : null,
    mayAdd,
  }
  const rows = editor.rows.of(type)
  const flags = flagColumns(side, facts)
  const wrong = editor.attempted ? (editor.issue?.rows ?? []) : []
  const busy = editor.progress !== null
  const edit = (change: Parameters<GroupEditor['rows']['edit']>[1]): void => {
    if (!busy) editor.rows.edit(type, change)
  }
  const remove = (one: EditedRow, at: number): void => {
    edit({ type: 'remove', key: one.key })
    if (one.stored === null)
      notify({
        tone: 'info',
        title: texts.removed({ no: at + 1 }),
        action: { label: texts.undo, onAct: () => edit({ type: 'putBack', row: one, at }) },
      })
  }
  const add = (): void => {
    const key = newIdempotencyKey()
    edit({ type: 'add', key })
    onPoint(key)
  }
  const draw = (one: EditedRow, at: number): ReactElement => {
    const isRemoved = !isActiveRow(one.row)
    if (isRemoved || !editable) {
      const elsewhere = ([1, 2] as const)
        .map((number) => seatOf(one.row, number))
        .filter(({ id }) => id !== null && placesOf(rows).has(id))
        .map(({ name }) => name)
      return (
        <PlainGroupRow key={one.key} no={at + 1} one={one} flags={flags} removed={isRemoved}>
          {isRemoved ? (
            <UndoRemoval
              no={at + 1}
              taken={elsewhere}
              disabled={busy}
              onUndo={() => edit({ type: 'restore', key: one.key })}
            />
          ) : null}
        </PlainGroupRow>
      )
    }
    return (
      <GroupRowEditor
        key={one.key}
        no={at + 1}
        one={one}
        flags={flags}
        candidates={candidates}
        rows={rows}
        wrong={wrong.includes(at)}
        busy={busy}
        onEdit={edit}
        onRemove={() => remove(one, at)}
      />
    )
  }
  if (!editable && rows.every(({ stored }) => stored === null)) return <EmptyState title={texts.nobody} />
  return (
    <>
      <GroupTable side={side} facts={facts} flags={flags} editable={editable}>
        {rows.map(draw)}
      </GroupTable>
      {editable ? <AddGroup rows={rows} busy={busy} onAdd={add} /> : null}
      <GroupPreview type={type} rows={rows} issue={editor.issue} flags={flags} stored={!editable} />
    </>
  )
}
