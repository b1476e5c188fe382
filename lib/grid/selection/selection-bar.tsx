import type { ReactElement } from 'react'
import { formatShown, UNIT_LABEL } from '../../catalogue/unit.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import type { GridColumn } from '../../domain/grid/grid-columns.ts'
import { operationLabel } from '../../domain/grid/operation-state.ts'
import type { RowOperation } from '../../domain/grid/row-operation.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import type { Ticked } from './grid-selection.ts'

export interface SelectionBarProps {
  readonly grid: Grid
  readonly ticked: Ticked
  readonly total: number
  /** The whole page is selected, and there are more pages. */
  readonly moreThanPage: boolean
  readonly choosingAll: boolean
  readonly columns: readonly GridColumn[]
  readonly operations: readonly RowOperation[]
  readonly onAll: () => void
  readonly onOperate: (operation: RowOperation) => void
  /** Sets a field in the selected rows; null when the list or the user may not. */
  readonly onSet: (() => void) | null
  readonly onClear: () => void
}

const bar = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '14',
  rowGap: '4',
  minHeight: '40px',
  paddingInline: 'pad',
  paddingBlock: '6',
  backgroundColor: 'brand-soft',
  color: 'brand-ink',
  textStyle: 'label',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
  '& > b': { fontWeight: 'strong' },
  '& > button:last-child': { marginInlineStart: 'auto' },
})

/** Shows how many rows are selected and what can be done with them. The query bar stays in place. */
export function SelectionBar(props: SelectionBarProps): ReactElement {
  const { grid, ticked, total, moreThanPage, choosingAll, columns, operations, onAll, onOperate, onSet, onClear } =
    props
  const texts = useMessages(configGridMessages)
  const money = columns.find(({ field, unit }) => field.stored === 'yuan' && unit !== '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser
    <div role="group" aria-label={texts.selection} className={bar}>
      <b role="status">{texts.selected({ count: ticked.size })}</b>
      {money ? (
        <span>
          {texts.sum({
            label: money.label,
            amount: formatShown(money.field, sumOf(ticked, money.name)),
            unit: money.field.shown ? UNIT_LABEL[money.field.shown] : '',
          })}
        </span>
      ) : null}
      {ticked.size < total && moreThanPage ? (
        <Button size="sm" variant="link" loading={choosingAll} onClick={onAll}>
          {texts.chooseAll({ count: total })}
        </Button>
      ) : null}
      {operations.map((operation) => (
        <Button key={operation} size="sm" variant="link" onClick={() => onOperate(operation)}>
          {texts.bulk({ action: operationLabel(grid, operation) })}
        </Button>
      ))}
      {onSet === null ? null : (
        <Button size="sm" variant="link" onClick={onSet}>
          {texts.bulk({ action: texts.set })}
        </Button>
      )}
      <Button size="sm" variant="link" onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </div>
  )
}

/** In cents, so that binary fractions do not show. */
function sumOf(ticked: Ticked, name: string): number {
  let cents = 0
  for (const row of ticked.values()) {
    const value = row[name]
    if (typeof value === 'number') cents += Math.round(value * 100)
  }
  return cents / 100
}
