import { Check, Pencil, Trash2, Undo2 } from 'lucide-react'
import { memo, type ReactElement, type ReactNode, Suspense } from 'react'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { feeTabMessages } from '../../../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx'
import { TableCell } from '../../../../ui/table/table-cell.tsx'
import { TableRow } from '../../../../ui/table/table-row.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import type { FeeActions } from '../../fee-actions.ts'
import { ChargeButton } from './charge-button.tsx'
import { ChargeClash } from './charge-clash.tsx'
import { AFTER_AMOUNTS, CHARGE_COLUMNS } from '../charge-columns.ts'
import type { ChargeIssue } from '../draft/charge-issues.ts'
import { ChargeRecords } from './charge-records.tsx'
import { postedFen, type ChargeEdit, type EditedCharge, isChanged } from '../charge-rows.ts'
import { chargeText, type ChargeOptions } from '../charge-text.ts'
import { DueCell } from './due-cell.tsx'

const ChargeCells = lazyPart(() => import('./charge-cells.tsx').then(({ ChargeCells }) => ChargeCells))

export interface ChargeListRowProps {
  readonly row: EditedCharge
  readonly words: ChargeOptions
  readonly taken: ReadonlySet<unknown>
  readonly issues: readonly ChargeIssue[]
  readonly open: boolean
  /** Absent when the list is read-only. */
  readonly editAccess: { readonly blocked: string | null } | null
  readonly busy: boolean
  readonly actions: FeeActions
  readonly onEdit: (edit: ChargeEdit) => void
  readonly onOpen: (key: string, open: boolean) => void
  /** Called when the input cells are rendered. */
  readonly onDrawn: () => void
  readonly onRemove: (row: EditedCharge, name: string) => void
}

const parted = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const tools = css({ display: 'flex', alignItems: 'center', gap: '4' })
const struck = css({ '& > td:not(:last-child)': { textDecoration: 'line-through', color: 'ink-3' } })
const issueStyle = css({ textStyle: 'note', color: 'bad' })

/** A charge with its records below it. Memoised: unchanged rows do not render again. */
export const ChargeListRow = memo(function ChargeListRow(props: ChargeListRowProps): ReactElement {
  const { row, words, open, editAccess, busy, actions, onEdit } = props
  const texts = useMessages(feeTabMessages)
  const name = chargeText(row, 'produceCls', words) ?? texts.nameless
  const editable = editAccess !== null && editAccess.blocked === null
  const ofRow = props.issues.filter(({ field }) => field === null)
  return (
    <>
      <TableRow data-charge={row.key} className={row.removed ? struck : undefined}>
        {open && editable && !row.removed ? (
          <Suspense fallback={<PlainCells {...props} name={name} />}>
            <ChargeCells
              row={row}
              name={name}
              words={words}
              taken={props.taken}
              issues={props.issues}
              busy={busy}
              onEdit={onEdit}
              onDrawn={props.onDrawn}
            />
          </Suspense>
        ) : (
          <PlainCells {...props} name={name} />
        )}
        <TableCell>
          <div className={tools}>
            <Tools {...props} name={name} editable={editable} />
          </div>
          {ofRow.map(({ message }) => (
            <p key={message} role="alert" className={issueStyle}>
              {message}
            </p>
          ))}
        </TableCell>
      </TableRow>
      {row.theirs === null ? null : (
        <TableRow data-charge={row.key}>
          <TableCell colSpan={CHARGE_COLUMNS}>
            <ChargeClash row={row} theirs={row.theirs} words={words} onEdit={onEdit} />
          </TableCell>
        </TableRow>
      )}
      {row.stored === null ? null : <ChargeRecords records={row.stored.projectFeeInfoVos} actions={actions} />}
    </>
  )
})

type Named = ChargeListRowProps & { readonly name: string }

function PlainCells({ row, words, name, editAccess, onOpen }: Named): ReactNode {
  const texts = useMessages(feeTabMessages)
  const { empty } = useMessages(commonMessages)
  const text = (field: 'totalFee' | 'receiveWho' | 'cfgMemo'): string =>
    (field === 'totalFee' ? row.unread : null) ?? chargeText(row, field, words) ?? empty
  // For the keyboard, the pencil button does the same.
  const press =
    editAccess === null || editAccess.blocked !== null || row.removed ? undefined : () => onOpen(row.key, true)
  return (
    <>
      <TableCell onDoubleClick={press}>
        <span className={parted}>
          {name}
          {row.removed ? (
            <Tag tone="bad" size="sm">
              {texts.removedMark}
            </Tag>
          ) : isChanged(row) ? (
            <Tag tone="warn" size="sm">
              {texts.changed}
            </Tag>
          ) : null}
        </span>
      </TableCell>
      <TableCell numeric onDoubleClick={press}>
        {text('totalFee')}
      </TableCell>
      <DueCell row={row.stored} />
      <TableCell style={AFTER_AMOUNTS} onDoubleClick={press}>
        {text('receiveWho')}
      </TableCell>
      <TableCell muted truncate title={text('cfgMemo')} onDoubleClick={press}>
        {text('cfgMemo')}
      </TableCell>
    </>
  )
}

function Tools({
  row,
  name,
  editAccess,
  busy,
  open,
  editable,
  actions,
  onEdit,
  onOpen,
  onRemove,
}: Named & { readonly editable: boolean }): ReactNode {
  const texts = useMessages(feeTabMessages)
  if (editAccess === null) return null
  if (row.removed)
    return (
      <IconButton
        size="xs"
        icon={<Undo2 aria-hidden />}
        label={texts.undoNamed({ name })}
        disabled={busy}
        onClick={() => onEdit({ type: 'restore', key: row.key })}
      />
    )
  const hasPosted = postedFen(row.stored) > 0n
  return (
    <>
      <ChargeButton row={row} name={name} blocked={editAccess.blocked} actions={actions} />
      {!editable ? null : (
        <>
          {row.stored === null ? null : (
            <IconButton
              size="xs"
              icon={open ? <Check aria-hidden /> : <Pencil aria-hidden />}
              label={open ? texts.doneNamed({ name }) : texts.editNamed({ name })}
              aria-expanded={open}
              onClick={() => onOpen(row.key, !open)}
            />
          )}
          <IconButton
            size="xs"
            icon={<Trash2 aria-hidden />}
            label={texts.removeNamed({ name })}
            title={hasPosted ? texts.booked : texts.removeNamed({ name })}
            aria-disabled={hasPosted || busy}
            data-disabled={hasPosted || busy ? '' : undefined}
            onClick={() => (busy ? undefined : onRemove(row, name))}
          />
        </>
      )}
    </>
  )
}
