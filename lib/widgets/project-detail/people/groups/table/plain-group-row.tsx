import { Check } from 'lucide-react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { isOn } from '../../../../../catalogue/kind.ts'
import { seatOf } from '../../../../../domain/member/group.ts'
import { relation } from '../../../../../domain/member/relation.ts'
import { commonMessages } from '../../../../../locale/zh-cn/common.ts'
import { memberGroupsMessages } from '../../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useDictionary } from '../../../../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { css } from '../../../../../styled-system/css/index.js'
import { TableCell } from '../../../../../ui/table/table-cell.tsx'
import { TableRow } from '../../../../../ui/table/table-row.tsx'
import { VisuallyHidden } from '../../../../../ui/indicators/visually-hidden.tsx'
import type { EditedRow } from '../group-rows.ts'
import type { FlagColumn } from '../seat-flags.ts'

export interface PlainGroupRowProps {
  readonly no: number
  readonly one: EditedRow
  readonly flags: readonly FlagColumn[]
  /** Removed with the next save: struck through. */
  readonly removed: boolean
  /** Content of the actions column, where there is one. */
  readonly children?: ReactNode
}

const middle = css({ textAlign: 'center' })
const parted = css({ borderInlineStartWidth: '1px', borderInlineStartColor: 'line' })
const tick = css({ display: 'grid', placeItems: 'center' })
const struck = css({ color: 'ink-3', textDecoration: 'line-through' })

/** A read-only group: for users who may not edit, and after its removal. */
export function PlainGroupRow({
  no,
  one: { key, row, stored },
  flags,
  removed,
  children,
}: PlainGroupRowProps): ReactElement {
  const { empty } = useMessages(commonMessages)
  const { removedMark } = useMessages(memberGroupsMessages)
  const { labelOf } = useDictionary(relation.fields.hf2jMarryCondition1.dict ?? null)
  const marriage = row.hf2jMarryCondition1 ?? null
  return (
    <TableRow data-group={key} className={removed ? struck : undefined}>
      <TableCell className={middle}>
        {no}
        {removed ? <VisuallyHidden> {removedMark}</VisuallyHidden> : null}
      </TableCell>
      {([1, 2] as const).map((seat) => {
        const { name } = seatOf(row, seat)
        return (
          <Fragment key={seat}>
            <TableCell truncate title={name === '' ? undefined : name} className={seat === 2 ? parted : undefined}>
              {name === '' ? empty : name}
            </TableCell>
            {flags.map(({ flag, label }) => (
              <TableCell key={flag} className={middle}>
                {isOn(row[`${flag}${seat}`]) ? (
                  <span className={tick}>
                    <Check aria-label={label} role="img" size={16} />
                  </span>
                ) : null}
              </TableCell>
            ))}
          </Fragment>
        )
      })}
      <TableCell className={parted}>
        {marriage === null ? empty : (labelOf(marriage) ?? stored?.refValues['hf2jMarryCondition1'] ?? marriage)}
      </TableCell>
      {removed ? <TableCell className={middle}>{children}</TableCell> : null}
    </TableRow>
  )
}
