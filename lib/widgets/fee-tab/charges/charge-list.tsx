import { Plus } from 'lucide-react'
import { type ReactElement, Suspense, useCallback, useMemo } from 'react'
import { isOn } from '../../../catalogue/kind.ts'
import { charge } from '../../../domain/fee/charge.ts'
import { feeTabMessages } from '../../../locale/zh-cn/fees/fee-tab.ts'
import { useDictionary } from '../../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import type { FeeListProps } from '../fee-actions.ts'
import { groupsOf } from './charge-groups.ts'
import type { ChargeIssue } from './draft/charge-issues.ts'
import { ChargeListRow } from './row/charge-list-row.tsx'
import { ChargeNotices } from './charge-notices.tsx'
import { type EditedCharge, isChanged } from './charge-rows.ts'
import { ChargeTable } from './charge-table.tsx'
import { useAddCharge } from './draft/use-add-charge.ts'
import type { ChargeEditor } from './draft/use-charge-editor.ts'
import { useChargeView } from './use-charge-view.ts'
import { useRemoval } from './draft/use-removal.ts'

const ReferralBlock = lazyPart(() => import('./referral-block.tsx').then(({ ReferralBlock }) => ReferralBlock))

export interface ChargeListProps extends FeeListProps {
  readonly editor: ChargeEditor
  /** Null where the user can only read. */
  readonly editAccess: { readonly blocked: string | null } | null
}

const foot = css({ paddingBlock: '8', paddingInline: '14' })
const block = css({ borderBottomWidth: '1px', borderBottomColor: 'line' })
const NO_ISSUES: readonly ChargeIssue[] = []

/** The charges of a case, to read and to edit in place. @source FEE-003 to FEE-005, FEE-024, FEE-028 */
export function ChargeList({ projectId, data, actions, editor, editAccess }: ChargeListProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  const { rows, edit, issues, saving } = editor
  const groups = useMemo(() => groupsOf(rows), [rows])
  const view = useChargeView(
    editor.pointing,
    useCallback((key) => groups.find((group) => group.rows.some((row) => row.key === key))?.name ?? null, [groups]),
  )
  const { opened, setOpen } = view
  const touched = rows.some((row) => opened.has(row.key) || row.stored === null || isChanged(row))
  const { entries: types } = useDictionary(touched ? (charge.fields.produceCls.dict ?? null) : null)
  const { entries: owners } = useDictionary(touched ? (charge.fields.receiveWho.dict ?? null) : null)
  const words = useMemo(() => ({ produceCls: types, receiveWho: owners }), [types, owners])
  const remove = useRemoval(editor)
  const { add, adding } = useAddCharge(projectId, editor)
  const editable = editAccess !== null && editAccess.blocked === null

  const draw = (row: EditedCharge): ReactElement => {
    const own = issues.filter(({ key }) => key === row.key)
    const open = row.stored === null || opened.has(row.key) || own.some(({ field }) => field !== null)
    return (
      <ChargeListRow
        key={row.key}
        row={row}
        words={open || isChanged(row) ? words : NO_OPTIONS}
        taken={open ? takenBeside(rows, row) : NONE_TAKEN}
        issues={own.length === 0 ? NO_ISSUES : own}
        open={open}
        editAccess={editAccess}
        busy={saving}
        actions={actions}
        onEdit={edit}
        onOpen={setOpen}
        onDrawn={view.settle}
        onRemove={remove}
      />
    )
  }
  const addButton = editable ? (
    <Button
      variant="text"
      size="sm"
      icon={<Plus aria-hidden />}
      loading={adding}
      disabled={saving}
      onClick={() => void add()}
    >
      {texts.add}
    </Button>
  ) : null
  return (
    <div ref={view.root}>
      <ChargeNotices editor={editor} />
      {isOn(editor.referral.values.hf20Ctrl3) ? (
        <div className={block}>
          <Suspense
            fallback={
              <Skeleton>
                <SkeletonBlock height={84} />
              </Skeleton>
            }
          >
            <ReferralBlock editor={editor} record={data.project} readOnly={!editable} />
          </Suspense>
        </div>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState title={texts.none} actions={addButton}>
          {editable ? texts.noneText : null}
        </EmptyState>
      ) : (
        <>
          <ChargeTable
            groups={groups}
            closed={view.closed}
            onToggle={view.toggle}
            readOnly={editAccess === null}
            draw={draw}
          />
          {addButton === null ? null : <div className={foot}>{addButton}</div>}
        </>
      )}
    </div>
  )
}

const NO_OPTIONS = { produceCls: [], receiveWho: [] }
const NONE_TAKEN: ReadonlySet<unknown> = new Set()

function takenBeside(rows: readonly EditedCharge[], row: EditedCharge): ReadonlySet<unknown> {
  return new Set(
    rows.flatMap(({ key, removed, values }) =>
      key === row.key || removed || values.produceCls === null ? [] : [values.produceCls],
    ),
  )
}
