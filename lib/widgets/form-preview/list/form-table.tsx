import { ChevronDown, ChevronRight } from 'lucide-react'
import type { CSSProperties, ReactElement } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { formRecord } from '../../../domain/form-record/form-record.ts'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableHeaderCell } from '../../../ui/table/table-header-cell.tsx'
import type { FormDocumentRow, FormListItem } from '../document-list.ts'
import { foldButton, FORM_EXTENT, FORM_WIDTHS } from '../form-layout.ts'
import type { TakeTask } from '../taking/use-taking.ts'
import { type FormListState, formGroups, tickOf, withTicks } from './form-choice.ts'
import { FormRows, type FormRowActs } from './form-rows.tsx'

export interface FormTableProps extends FormRowActs {
  readonly lines: readonly FormListItem[]
  readonly documents: readonly FormDocumentRow[]
  readonly tasks: readonly TakeTask[]
  readonly list: FormListState
  readonly onList: (state: FormListState) => void
}

const scroller = css({ overflowX: 'auto' })
/** Rounded corners that match the card around it. */
const IN_CARD: CSSProperties = { borderBottomLeftRadius: 9, borderBottomRightRadius: 9 }
const slim = css({ '& td': { paddingBlock: { base: '6', _compact: '2' } } })
const heading = css({ backgroundColor: 'surface-2' })
const aside = css({ color: 'ink-3' })

/** Forms by group; those the case does not need are collapsed at the end. @source APP-001, APP-009 */
export function FormTable({ lines, documents, tasks, list, onList, ...acts }: FormTableProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const needed = documents.filter(({ needed: is }) => is)
  const others = lines.filter(({ needed: is }) => !is)
  const all = tickOf(needed, list.ticked)
  const row = { list, onList, tasks, ...acts }
  return (
    <div className={scroller} style={IN_CARD}>
      <Table label={texts.list} tight className={slim} style={FORM_EXTENT}>
        <colgroup>
          {FORM_WIDTHS.map(({ name, style }) => (
            <col key={name} style={style} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <TableHeaderCell>
              <Checkbox
                value={needed.length > 0 && all}
                disabled={needed.length === 0}
                aria-label={texts.chooseAll}
                title={texts.chooseAll}
                onChange={() => onList({ ...list, ticked: withTicks(list.ticked, needed, all !== true) })}
              />
            </TableHeaderCell>
            <TableHeaderCell>{labelOf(formRecord, 'formName')}</TableHeaderCell>
            <TableHeaderCell>{labelOf(formRecord, 'printStandard')}</TableHeaderCell>
            <TableHeaderCell numeric>{labelOf(formRecord, 'Count')}</TableHeaderCell>
            <TableHeaderCell>{texts.state}</TableHeaderCell>
            <TableHeaderCell>{texts.actions}</TableHeaderCell>
          </tr>
        </thead>
        {formGroups(lines.filter(({ needed: is }) => is)).map((group) => (
          <tbody key={group.name}>
            <tr>
              <TableCell colSpan={FORM_WIDTHS.length} className={heading}>
                <b>{group.name}</b>
                {'\u3000'}
                <span className={aside}>{texts.ofGroup({ count: group.count })}</span>
              </TableCell>
            </tr>
            {group.lines.map((line) => (
              <FormRows key={line.formId} line={line} {...row} />
            ))}
          </tbody>
        ))}
        {others.length === 0 ? null : (
          <tbody>
            <tr>
              <TableCell colSpan={FORM_WIDTHS.length} className={heading}>
                <button
                  type="button"
                  className={foldButton}
                  aria-expanded={list.all}
                  onClick={() => onList({ ...list, all: !list.all })}
                >
                  {list.all ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
                  <b>{texts.notNeeded}</b>
                  <span>{texts.notNeededOf({ count: others.length })}</span>
                </button>
              </TableCell>
            </tr>
            {list.all ? others.map((line) => <FormRows key={line.formId} line={line} {...row} />) : null}
          </tbody>
        )}
      </Table>
    </div>
  )
}
