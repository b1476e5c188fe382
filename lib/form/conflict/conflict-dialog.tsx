import { GitMerge, Pencil, User } from 'lucide-react'
import { type ReactElement, useMemo, useState } from 'react'
import { titleOf } from '../../catalogue/field-state.ts'
import type { Conflict } from '../../client/fangkit-error.ts'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { readingMessages } from '../../locale/zh-cn/fields/reading.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Avatar } from '../../ui/indicators/avatar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Table } from '../../ui/table/table.tsx'
import { TableHeaderCell } from '../../ui/table/table-header-cell.tsx'
import { agoText, clockText } from '../ago.ts'
import { conflictRows, mergedRecord, type ConflictRow, type Side } from './conflict.ts'
import { ConflictTableRow } from './conflict-table-row.tsx'
import { useEntityFormApi } from '../entity-form-context.ts'
import { readWireRecord } from '../state/record-values.ts'

export interface ConflictDialogProps {
  readonly conflict: Conflict
}

const intro = css({ display: 'flex', alignItems: 'center', gap: '12', marginBottom: '14' })
const introText = css({ flex: '1', minWidth: '0' })
const heading = css({ display: 'inline-flex', alignItems: 'center', gap: '6' })
const left = css({ color: 'warn' })

/**
 * Shown when two users changed the same record. No change is lost: the user who saves second decides field by field.
 */
export function ConflictDialog({ conflict }: ConflictDialogProps): ReactElement {
  const form = useEntityFormApi()
  const texts = useMessages(formMessages)
  const reading = useMessages(readingMessages)
  const { controller } = form
  const { entity } = controller
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const [now] = useState(() => Date.now())
  const theirs = useMemo(() => readWireRecord(entity, conflict.record), [entity, conflict])
  const versions = useMemo(
    () => ({ original: controller.initial(), theirs: theirs.values, mine: controller.values() }),
    [controller, theirs],
  )
  const rows = useMemo(() => conflictRows(entity, versions, controller.context()), [entity, versions, controller])

  const keyOf = (row: ConflictRow): string => row.fields.join(' ')
  const chosen = (row: ConflictRow): Side | null =>
    row.by === 'me' ? 'mine' : row.by === 'them' ? 'theirs' : (choices[keyOf(row)] ?? null)
  const open = rows.filter((row) => chosen(row) === null)
  const chooseAll = (side: Side): void => setChoices(Object.fromEntries(rows.map((row) => [keyOf(row), side])))
  const merge = (): void => {
    const merged = mergedRecord(entity, versions, rows, (row) => chosen(row) ?? 'theirs', controller.context().facts)
    controller.rebase(theirs, merged, controller.texts())
    form.closeConflict()
    void form.save()
  }
  return (
    <Dialog
      open
      width="1120px"
      icon={<GitMerge aria-hidden size={18} className={css({ color: 'warn' })} />}
      title={texts.conflictTitle({ title: titleOf(entity, controller.scope()) })}
      onClose={form.closeConflict}
      footerNote={
        open.length === 0 ? undefined : (
          <span className={left}>
            {texts.conflictLeft({ count: open.length, fields: open.map(({ label }) => label).join('、') })}
          </span>
        )
      }
      footer={
        <>
          <Button onClick={form.closeConflict}>{texts.conflictLater}</Button>
          <Button variant="primary" disabled={open.length > 0} onClick={merge}>
            {texts.conflictSave}
          </Button>
        </>
      }
    >
      <div className={intro}>
        <Avatar name={conflict.by} size="sm" />
        <span className={introText}>
          <b>{conflict.by}</b>{' '}
          {texts.conflictSavedBy({
            when: agoText(conflict.at, now, reading),
            theirs: theirs.version,
            mine: controller.basis().version,
          })}
        </span>
        <Button size="sm" onClick={() => chooseAll('theirs')}>
          {texts.conflictAllTheirs}
        </Button>
        <Button size="sm" onClick={() => chooseAll('mine')}>
          {texts.conflictAllMine}
        </Button>
      </div>
      <Table label={texts.conflictTitle({ title: titleOf(entity, controller.scope()) })} boxed>
        <thead>
          <tr>
            <TableHeaderCell>{texts.conflictField}</TableHeaderCell>
            <TableHeaderCell>{texts.conflictOriginal({ version: controller.basis().version })}</TableHeaderCell>
            <TableHeaderCell>
              <span className={heading}>
                <User aria-hidden size={14} />
                {texts.conflictTheirs({ by: conflict.by, time: clockText(conflict.at) })}
              </span>
            </TableHeaderCell>
            <TableHeaderCell>
              <span className={heading}>
                <Pencil aria-hidden size={14} />
                {texts.conflictMine}
              </span>
            </TableHeaderCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ConflictTableRow
              key={keyOf(row)}
              row={row}
              theirs={theirs}
              chosen={chosen(row)}
              onChoose={(side) => setChoices({ ...choices, [keyOf(row)]: side })}
            />
          ))}
        </tbody>
      </Table>
    </Dialog>
  )
}
