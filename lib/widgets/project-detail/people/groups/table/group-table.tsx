import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { Scope } from '../../../../../catalogue/kind.ts'
import { type MemberSide, sideWord } from '../../../../../domain/member/member-side.ts'
import { relation } from '../../../../../domain/member/relation.ts'
import { memberGroupsMessages } from '../../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { css, cx } from '../../../../../styled-system/css/index.js'
import { Table } from '../../../../../ui/table/table.tsx'
import { TableHeaderCell } from '../../../../../ui/table/table-header-cell.tsx'
import { VisuallyHidden } from '../../../../../ui/indicators/visually-hidden.tsx'
import type { FlagColumn } from '../seat-flags.ts'
import { seatTitle } from '../seat-title.ts'

export interface GroupTableProps {
  readonly side: MemberSide
  readonly facts: Scope
  readonly flags: readonly FlagColumn[]
  readonly editable: boolean
  /** Table rows. */
  readonly children: ReactNode
}

const scroller = css({
  overflow: 'auto',
  marginTop: '16',
  borderTopWidth: '1px',
  borderBottomWidth: '1px',
  borderColor: 'line',
})
// Collapsed borders would scroll away under a sticky header.
const sheet = css({
  borderCollapse: 'separate',
  borderSpacing: '0px',
  '& td': { paddingBlock: '6' },
  '& tr + tr > th:is(:first-child, :last-child)': { paddingInline: '10' },
})
const head = css({ position: 'sticky', top: '0px', zIndex: 'sticky' })
const middle = css({ textAlign: 'center' })
const parted = css({ borderInlineStartWidth: '1px', borderInlineStartColor: 'line' })
// Keeps a focused control clear of the header.
const BOUNDS = { maxHeight: 440, scrollPaddingTop: 80 }
const EXTENT = { tableLayout: 'fixed', minWidth: 960 } as const
const NUMBER = { width: 56 }
const BOX = { width: 52 }
const WIDE_BOX = { width: 72 }
/** Maximum number of characters in the heading of a narrow checkbox column. */
const SHORT = 2
const MARRIAGE = { width: 116 }
const ACTION = { width: 60 }

/** Pairs of people with their checkboxes, under a sticky header of two rows. */
export function GroupTable({ side, facts, flags, editable, children }: GroupTableProps): ReactElement {
  const texts = useMessages(memberGroupsMessages)
  const seats = [
    { key: 1, label: seatTitle(1), line: undefined },
    { key: 2, label: seatTitle(2), line: parted },
  ]
  const label = texts.title({ word: sideWord(side, facts) })
  const table = (
    <Table label={label} tight className={sheet} style={EXTENT}>
      <colgroup>
        <col style={NUMBER} />
        {seats.map(({ key }) => (
          <Fragment key={key}>
            <col />
            {flags.map(({ flag, label: column }) => (
              <col key={flag} style={column.length > SHORT ? WIDE_BOX : BOX} />
            ))}
          </Fragment>
        ))}
        <col style={MARRIAGE} />
        {editable ? <col style={ACTION} /> : null}
      </colgroup>
      <thead className={head}>
        <tr>
          <TableHeaderCell rowSpan={2} className={middle}>
            {texts.group}
          </TableHeaderCell>
          {seats.map(({ key, label: seat, line }) => (
            <TableHeaderCell key={key} colSpan={flags.length + 1} scope="colgroup" className={cx(middle, line)}>
              {seat}
            </TableHeaderCell>
          ))}
          <TableHeaderCell rowSpan={2} className={parted}>
            {relation.fields.hf2jMarryCondition1.label}
          </TableHeaderCell>
          {editable ? (
            <TableHeaderCell rowSpan={2}>
              <VisuallyHidden>{texts.actions}</VisuallyHidden>
            </TableHeaderCell>
          ) : null}
        </tr>
        <tr>
          {seats.map(({ key, line }) => (
            <Fragment key={key}>
              <TableHeaderCell className={line}>{texts.name}</TableHeaderCell>
              {flags.map(({ flag, label: column }) => (
                <TableHeaderCell key={flag} className={middle}>
                  {column}
                </TableHeaderCell>
              ))}
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
  // Without controls inside, the box itself must be focusable to scroll by keyboard.
  return editable ? (
    <div className={scroller} style={BOUNDS}>
      {table}
    </div>
  ) : (
    <section className={scroller} style={BOUNDS} aria-label={label} tabIndex={0 /* scrolls */}>
      {table}
    </section>
  )
}
