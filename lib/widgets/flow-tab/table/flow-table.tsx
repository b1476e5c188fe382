import { ChevronDown, ChevronRight, CircleCheck } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, ReactElement } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { UNIT_LABEL } from '../../../catalogue/unit.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { isComposing } from '../../../ui/dom/is-composing.ts'
import { Table } from '../../../ui/table/table.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableHeaderCell } from '../../../ui/table/table-header-cell.tsx'
import { VisuallyHidden } from '../../../ui/indicators/visually-hidden.tsx'
import { moveByKey } from '../../move-by-key.ts'
import type { ShownCategory } from '../flow-chips.ts'
import { tickOf } from '../flow-choice.ts'
import { FLOW_EXTENT, FLOW_WIDTHS, foldButton } from '../flow-layout.ts'
import { FlowRows, type RowStates } from './flow-rows.tsx'
import type { FlowTerms } from '../flow-terms.ts'
import type { Folds } from './use-folds.ts'

export interface FlowTableProps {
  readonly shown: readonly ShownCategory[]
  readonly folds: Folds
  readonly states: RowStates
  readonly terms: FlowTerms
}

const scroller = css({ overflowX: 'auto' })
/** Rounded corners that match the card around it. */
const IN_CARD: CSSProperties = { borderBottomLeftRadius: 9, borderBottomRightRadius: 9 }
/** Low rows of one line, because a case has many. */
const slim = css({ '& td': { paddingBlock: { base: '6', _compact: '2' } } })
const heading = css({ backgroundColor: 'surface-2' })
const complete = css({ color: 'ok' })

/**
 * The flows of a case under their categories. Up and down arrows move between rows; left and right close and open
 * sub-flows.
 * @source FLW-001 to FLW-003
 */
export function FlowTable({ shown, folds, states, terms }: FlowTableProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isComposing(event) && moveByKey(event.currentTarget, event)) event.preventDefault()
  }
  return (
    <div className={scroller} style={IN_CARD}>
      <Table label={texts.list} tight className={slim} style={FLOW_EXTENT} onKeyDown={press}>
        <colgroup>
          {FLOW_WIDTHS.map(({ name, style }) =>
            terms.readOnly && (name === 'box' || name === 'undo') ? null : <col key={name} style={style} />,
          )}
        </colgroup>
        <thead>
          <tr>
            {terms.readOnly ? null : (
              <TableHeaderCell>
                <VisuallyHidden>{texts.chooseAll}</VisuallyHidden>
              </TableHeaderCell>
            )}
            <TableHeaderCell>{texts.flow}</TableHeaderCell>
            <TableHeaderCell>{texts.guide}</TableHeaderCell>
            <TableHeaderCell>{texts.papers}</TableHeaderCell>
            <TableHeaderCell>{texts.statusColumn({ status: labelOf(flowJob, 'hf15Status') })}</TableHeaderCell>
            <TableHeaderCell>{labelOf(flowJob, 'hf15HdlMemberId')}</TableHeaderCell>
            <TableHeaderCell numeric unit={UNIT_LABEL.yuan}>
              {labelOf(flowJob, 'flowJobCommissionFee')}
            </TableHeaderCell>
            {terms.readOnly ? null : (
              <TableHeaderCell>
                <VisuallyHidden>{texts.actions}</VisuallyHidden>
              </TableHeaderCell>
            )}
          </tr>
        </thead>
        {shown.map((category) => (
          <tbody key={category.name}>
            <CategoryRow category={category} open={folds.isOpen(category.name)} ticked={states.ticked} terms={terms} />
            {folds.isOpen(category.name)
              ? category.flows.map((flow) => (
                  <FlowRows
                    key={flow.main.keyValue}
                    flow={flow}
                    open={folds.isOpen(flow.main.keyValue)}
                    states={states}
                    terms={terms}
                  />
                ))
              : null}
          </tbody>
        ))}
      </Table>
    </div>
  )
}

interface CategoryRowProps {
  readonly category: ShownCategory
  readonly open: boolean
  readonly ticked: ReadonlySet<string>
  readonly terms: FlowTerms
}

function CategoryRow({
  category: { name, openIds, mains, done, total },
  open,
  ticked,
  terms,
}: CategoryRowProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const tick = tickOf(openIds, ticked)
  const locked = terms.blocked ?? (openIds.length === 0 ? texts.nothingOpen : null)
  return (
    <tr>
      {terms.readOnly ? null : (
        <TableCell className={heading}>
          <Checkbox
            value={tick}
            disabled={locked !== null}
            title={locked ?? undefined}
            aria-label={texts.chooseNamed({ name })}
            onChange={() => terms.tick(openIds, tick !== true)}
          />
        </TableCell>
      )}
      <TableCell colSpan={terms.readOnly ? terms.columns : terms.columns - 1} className={heading}>
        <button
          type="button"
          className={foldButton}
          data-fold=""
          aria-expanded={open}
          onClick={() => terms.toggle(name, !open)}
        >
          {open ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
          <b>{name}</b>
          <span>
            {texts.mains({ count: mains })} · {texts.ended({ done, total })}
          </span>
          {done === total ? <CircleCheck aria-label={texts.allEnded} role="img" className={complete} /> : null}
        </button>
      </TableCell>
    </tr>
  )
}
