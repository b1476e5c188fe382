import type { ReactElement } from 'react'
import { instantText } from '../../catalogue/day.ts'
import type { Field } from '../../catalogue/field.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import { formatShown } from '../../catalogue/unit.ts'
import { cellNumber } from '../../field/numbers/cell-number.ts'
import { CELL } from '../../field/cell.tsx'
import { isCoded } from '../../field/value-text.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Tag } from '../../ui/indicators/tag.tsx'
import type { GridColumn } from '../../domain/grid/grid-columns.ts'
import type { GridRow } from '../grid-row.ts'
import { recentTime } from './recent-time.ts'
import { statusTone } from './status-tone.ts'

const none = css({ color: 'ink-3' })

export interface GridCellProps {
  readonly column: GridColumn
  readonly row: GridRow
  readonly now: number
}

/** The content of one cell. Units appear in the header. Keys without a text are not shown. */
export function GridCell({ column: { name, field, numeric, statuses }, row, now }: GridCellProps): ReactElement {
  const { empty } = useMessages(commonMessages)
  const words = useMessages(configGridMessages)
  const value = row[name] ?? null
  const text = row.refValues[name] ?? null
  if (isEmpty(value) || (isCoded(field) && field.kind !== 'code' && field.kind !== 'codes' && text === null))
    return <span className={none}>{empty}</span>
  const tone = typeof value === 'string' ? statusTone(field.dict, value, statuses) : null
  if (tone !== null) return <Tag tone={tone}>{text ?? value}</Tag>
  if (field.kind === 'datetime' && typeof value === 'number')
    return (
      <time dateTime={new Date(value).toISOString()} title={instantText(value)}>
        {recentTime(value, now, words)}
      </time>
    )
  if (typeof value === 'number' && numeric) return <NumberText field={field} value={value} />
  const Cell = CELL[field.kind]
  return <Cell field={field} value={value} text={text} />
}

/** Shows a number with the decimals of its field, so that columns align; the tooltip shows the exact number. */
function NumberText({ field, value }: { readonly field: Field; readonly value: number }): ReactElement {
  const [shown, exact] = [cellNumber(field, value), formatShown(field, value)]
  return shown === exact ? <>{exact}</> : <span title={exact}>{shown}</span>
}
