import { type ReactElement, type ReactNode, useId } from 'react'
import type { RecordValues } from '../../catalogue/effect.ts'
import { isEmpty, sameValue, type Value } from '../../catalogue/kind.ts'
import { maskedIn } from '../../catalogue/mask.ts'
import { CELL } from '../../field/cell.tsx'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { flag } from '../../ui/dom/flag.ts'
import { TableCell } from '../../ui/table/table-cell.tsx'
import { TableRow } from '../../ui/table/table-row.tsx'
import { useUiText } from '../../ui/ui-text.tsx'
import type { Basis } from '../state/basis.ts'
import type { ConflictRow, Side } from './conflict.ts'
import { useEntityFormApi } from '../entity-form-context.ts'

export interface ConflictTableRowProps {
  readonly row: ConflictRow
  readonly theirs: Basis
  readonly chosen: Side | null
  readonly onChoose: (side: Side) => void
}

const picked = css({ '&[data-chosen]': { backgroundColor: 'brand-soft' } })
const name = css({ fontWeight: 'medium' })
const note = css({ display: 'block', textStyle: 'note', color: 'ink-3', fontWeight: 'regular' })
const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  cursor: 'pointer',
  '&[data-fixed]': { cursor: 'default' },
})
const radio = css({
  appearance: 'none',
  flex: 'none',
  width: '16px',
  height: '16px',
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'line-input',
  backgroundColor: 'surface',
  cursor: 'inherit',
  _checked: { borderWidth: '5px', borderColor: 'brand-solid' },
})

/**
 * One field of the comparison. Only fields that both users changed differently need a decision; the others show whose
 * value is used.
 */
export function ConflictTableRow({ row, theirs, chosen, onChoose }: ConflictTableRowProps): ReactElement {
  const { controller } = useEntityFormApi()
  const texts = useMessages(formMessages)
  const id = useId()
  const original = controller.initial()
  const unchanged = row.fields.every((field) => sameValue(original[field], theirs.values[field]))
  const sides = [
    {
      side: 'theirs',
      values: theirs.values,
      textOf: (field: string) => theirs.refValues[field] ?? null,
      suffix: unchanged ? texts.conflictUnchanged : '',
    },
    {
      side: 'mine',
      values: controller.values(),
      textOf: (field: string, value: Value) => controller.textOf(field, value),
      suffix: '',
    },
  ] as const
  return (
    <TableRow>
      <TableCell>
        <span id={id} className={name}>
          {row.label}
        </span>
        {row.by === 'both' ? null : (
          <span className={note}>{row.by === 'me' ? texts.conflictOnlyMine : texts.conflictOnlyTheirs}</span>
        )}
      </TableCell>
      <TableCell muted>
        <Parts row={row} values={original} textOf={(field, value) => controller.textOf(field, value)} />
      </TableCell>
      {sides.map(({ side, values, textOf, suffix }) => (
        <TableCell key={side} className={picked} data-chosen={flag(chosen === side)}>
          <label className={choice} data-fixed={flag(row.by !== 'both')}>
            <input
              type="radio"
              name={id}
              className={radio}
              aria-describedby={id}
              checked={chosen === side}
              disabled={row.by !== 'both'}
              onChange={() => onChoose(side)}
            />
            <span>
              <Parts row={row} values={values} textOf={textOf} />
              {suffix}
            </span>
          </label>
        </TableCell>
      ))}
    </TableRow>
  )
}

interface PartsProps {
  readonly row: ConflictRow
  readonly values: RecordValues
  readonly textOf: (field: string, value: Value) => string | null
}

function Parts({ row, values, textOf }: PartsProps): ReactNode {
  const { entity } = useEntityFormApi().controller
  const text = useUiText()
  const filled = row.fields.flatMap((field) => {
    const declared = entity.fields[field]
    const value = values[field] ?? null
    return declared && !isEmpty(value) ? [{ field, declared, value }] : []
  })
  if (filled.length === 0) return text.empty
  return filled.map(({ field, declared, value }, index) => {
    const Cell = CELL[declared.kind]
    return (
      <span key={field}>
        {index > 0 ? ' / ' : ''}
        <Cell field={declared} value={maskedIn(declared, value)} text={textOf(field, value)} />
      </span>
    )
  })
}
