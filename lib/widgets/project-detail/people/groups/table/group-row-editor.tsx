import { Trash2 } from 'lucide-react'
import { Fragment, type ReactElement } from 'react'
import { choicesOf } from '../../../../../field/codes/choices.ts'
import { isOn } from '../../../../../catalogue/kind.ts'
import { seatOf } from '../../../../../domain/member/group.ts'
import { GROUP_MESSAGE } from '../../../../../domain/member/group-rules.ts'
import { relation } from '../../../../../domain/member/relation.ts'
import { commonMessages } from '../../../../../locale/zh-cn/common.ts'
import { memberGroupsMessages } from '../../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useDictionary } from '../../../../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { css } from '../../../../../styled-system/css/index.js'
import { Checkbox } from '../../../../../ui/inputs/checkbox.tsx'
import { IconButton } from '../../../../../ui/buttons/icon-button.tsx'
import { Select } from '../../../../../ui/select/select.tsx'
import { TableCell } from '../../../../../ui/table/table-cell.tsx'
import { TableRow } from '../../../../../ui/table/table-row.tsx'
import { type EditedRow, type GroupEdit, isVacant } from '../group-rows.ts'
import { type Candidates, placesOf } from './seat-choices.ts'
import { type FlagColumn, partyColumnOf } from '../seat-flags.ts'
import { seatTitle } from '../seat-title.ts'
import { SeatName } from './seat-name.tsx'

export interface GroupRowEditorProps {
  /** Number of the group, from 1. */
  readonly no: number
  readonly one: EditedRow
  readonly flags: readonly FlagColumn[]
  readonly candidates: Candidates
  /** All groups of the side, so that no person is offered twice. */
  readonly rows: readonly EditedRow[]
  /** True when the error on screen concerns this group. */
  readonly wrong: boolean
  readonly busy: boolean
  readonly onEdit: (edit: GroupEdit) => void
  readonly onRemove: () => void
}

const middle = css({ textAlign: 'center' })
const parted = css({ borderInlineStartWidth: '1px', borderInlineStartColor: 'line' })
const tinted = css({ '& > td': { backgroundColor: 'bad-soft' } })
const NOT_SAID = '-'
const vacant = css({ '& > td': { backgroundColor: 'surface-2' } })

/** A row with the inputs of a group. */
export function GroupRowEditor({
  no,
  one,
  flags,
  candidates,
  rows,
  wrong,
  busy,
  onEdit,
  onRemove,
}: GroupRowEditorProps): ReactElement {
  const { key, row } = one
  const texts = useMessages(memberGroupsMessages)
  const { empty } = useMessages(commonMessages)
  const field = relation.fields.hf2jMarryCondition1
  const { entries, loading } = useDictionary(field.dict ?? null)
  const isEmpty = isVacant(row)
  const married = row.hf2jMarryCondition1 ?? null
  const party = partyColumnOf(flags)
  const hint = (named: boolean, open: boolean, on: boolean): string | undefined => {
    if (!named) return texts.seatFirst
    if (open) return undefined
    return on ? texts.untickOnly({ why: GROUP_MESSAGE.noLoan }) : GROUP_MESSAGE.noLoan
  }
  return (
    <TableRow data-group={key} className={wrong ? tinted : isEmpty ? vacant : undefined}>
      <TableCell className={middle}>{no}</TableCell>
      {([1, 2] as const).map((seat) => {
        const seatLabel = seatTitle(seat)
        const { id, name } = seatOf(row, seat)
        return (
          <Fragment key={seat}>
            <TableCell className={seat === 2 ? parted : undefined}>
              <SeatName
                label={texts.cell({ no, seat: seatLabel, column: texts.name })}
                person={name === '' ? null : { id, name }}
                candidates={candidates}
                taken={placesOf(rows, { key, seat })}
                readOnly={busy}
                onSeat={(person) => onEdit({ type: 'seat', key, seat, person, party: party?.flag ?? null })}
              />
            </TableCell>
            {flags.map(({ flag, label, open }) => {
              const on = isOn(row[`${flag}${seat}`])
              return (
                <TableCell key={flag} className={middle}>
                  <Checkbox
                    aria-label={texts.cell({ no, seat: seatLabel, column: label })}
                    title={hint(name !== '', open, on)}
                    value={on}
                    disabled={name === '' || (!open && !on)}
                    readOnly={busy}
                    onChange={(next) => onEdit({ type: 'tick', key, seat, flag, on: next })}
                  />
                </TableCell>
              )
            })}
          </Fragment>
        )
      })}
      <TableCell className={parted}>
        <Select
          aria-label={texts.rowCell({ no, column: field.label })}
          options={[...(married === null ? [] : [{ value: NOT_SAID, label: empty }]), ...choicesOf(entries, null)]}
          loading={loading && !isEmpty}
          value={married}
          valueLabel={one.stored?.refValues['hf2jMarryCondition1']}
          placeholder={empty}
          disabled={isEmpty}
          readOnly={busy}
          onChange={(code) => onEdit({ type: 'marry', key, code: code === NOT_SAID ? null : code })}
        />
      </TableCell>
      <TableCell className={middle}>
        {isEmpty ? null : (
          <IconButton
            size="sm"
            icon={<Trash2 aria-hidden />}
            label={texts.remove({ no })}
            disabled={busy}
            onClick={onRemove}
          />
        )}
      </TableCell>
    </TableRow>
  )
}
