import { type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import type { PaperRow } from '../../../contract/document/paper-calls.ts'
import { paper } from '../../../domain/paper/paper.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { isComposing } from '../../../ui/dom/is-composing.ts'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { TableHeaderCell } from '../../../ui/table/table-header-cell.tsx'
import { useSize } from '../../../viewer/use-size.ts'
import { moveByKey } from '../../move-by-key.ts'
import { PaperListRow } from './paper-list-row.tsx'
import { PAPERS_EXTENT, papersSize } from '../papers-layout.ts'
import type { PapersTerms } from '../papers-terms.ts'

export interface PapersTableProps {
  readonly rows: readonly PaperRow[]
  /** The paper that is open beside the list. */
  readonly current: string | null
  readonly terms: PapersTerms
}

/** Rows per page, so that a long list renders as fast as a short one. */
const PAGE_SIZE = 50
const scroller = css({ overflowX: 'auto' })
const CONTROLS = 'button, a[href], input'
const WIDTHS = {
  number: { width: 62 },
  files: { width: 158 },
  flows: { width: '15%' },
  providers: { width: '14%' },
  guide: { width: '21%' },
  state: { width: 166 },
  slimState: { width: 116 },
} as const

/** The papers of one side. A press anywhere on a row opens it; arrow keys move between rows. @source PAP-003 */
export function PapersTable({ rows, current, terms }: PapersTableProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const [page, setPage] = useState(1)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const { width } = useSize(box)
  const size = papersSize(width)
  const [wide, slim] = [size === 'wide', size === 'slim']
  const last = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const at = Math.min(page, last)
  const first = (at - 1) * PAGE_SIZE
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isComposing(event) && moveByKey(event.currentTarget, event)) event.preventDefault()
  }
  const open = ({ target }: MouseEvent): void => {
    // Events from portals bubble through the React tree, but come from outside this element; controls have their own
    // actions.
    if (!(target instanceof Element) || box === null || !box.contains(target) || target.closest(CONTROLS)) return
    // The focus returns to the name when the drawer closes.
    target.closest('[data-paper]')?.querySelector<HTMLElement>('[data-name]')?.focus()
    const row = rows.find(({ cardType }) => cardType === target.closest<HTMLElement>('[data-paper]')?.dataset['paper'])
    if (row) terms.open(row)
  }
  return (
    <>
      <div ref={setBox} className={scroller}>
        <Table label={texts.list} style={PAPERS_EXTENT[size]} onKeyDown={press} onClick={open}>
          <colgroup>
            {slim ? null : <col style={WIDTHS.number} />}
            <col />
            {wide ? <col style={WIDTHS.guide} /> : null}
            {slim ? null : <col style={WIDTHS.files} />}
            {wide ? (
              <>
                <col style={WIDTHS.flows} />
                <col style={WIDTHS.providers} />
              </>
            ) : null}
            <col style={slim ? WIDTHS.slimState : WIDTHS.state} />
          </colgroup>
          <thead>
            <tr>
              {slim ? null : <TableHeaderCell>{texts.number}</TableHeaderCell>}
              <TableHeaderCell>{labelOf(paper, 'cardTypeName')}</TableHeaderCell>
              {wide ? <TableHeaderCell>{labelOf(paper, 'guidance')}</TableHeaderCell> : null}
              {slim ? null : <TableHeaderCell>{labelOf(paper, 'creditUrls')}</TableHeaderCell>}
              {wide ? (
                <>
                  <TableHeaderCell>{labelOf(paper, 'flowJobs')}</TableHeaderCell>
                  <TableHeaderCell>
                    {texts.providers({ provider: labelOf(paper, 'provider'), people: labelOf(paper, 'prepareNames') })}
                  </TableHeaderCell>
                </>
              ) : null}
              <TableHeaderCell>{labelOf(paper, 'state')}</TableHeaderCell>
            </tr>
          </thead>
          <tbody>
            {rows.slice(first, first + PAGE_SIZE).map((row, index) => (
              <PaperListRow
                key={row.cardType}
                row={row}
                number={first + index + 1}
                current={row.cardType === current}
                size={size}
                terms={terms}
              />
            ))}
          </tbody>
        </Table>
      </div>
      {last > 1 ? <Pagination total={rows.length} page={at} pageSize={PAGE_SIZE} onPageChange={setPage} /> : null}
    </>
  )
}
