import { type ReactElement, type ReactNode, useEffect } from 'react'
import { labelOf } from '../../../../catalogue/field-state.ts'
import { sameValue, type Value } from '../../../../catalogue/kind.ts'
import { charge } from '../../../../domain/fee/charge.ts'
import { choicesOf } from '../../../../field/codes/choices.ts'
import { NumberKind } from '../../../../field/inputs/number-kind.tsx'
import { TextKind } from '../../../../field/inputs/text-kind.tsx'
import { feeTabMessages } from '../../../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { TableCell } from '../../../../ui/table/table-cell.tsx'
import { AFTER_AMOUNTS } from '../charge-columns.ts'
import { DueCell } from './due-cell.tsx'
import type { ChargeIssue } from '../draft/charge-issues.ts'
import { postedFen, type ChargeEdit, type ChargeField, type EditedCharge } from '../charge-rows.ts'
import { chargeText, type ChargeOptions } from '../charge-text.ts'

export interface ChargeCellsProps {
  readonly row: EditedCharge
  readonly name: string
  readonly words: ChargeOptions
  /** Types that other charges use already. */
  readonly taken: ReadonlySet<unknown>
  readonly issues: readonly ChargeIssue[]
  readonly busy: boolean
  readonly onEdit: (edit: ChargeEdit) => void
  readonly onDrawn: () => void
}

/** The cells of a charge while it is edited. */
export function ChargeCells({
  row,
  name,
  words,
  taken,
  issues,
  busy,
  onEdit,
  onDrawn,
}: ChargeCellsProps): ReactElement {
  useEffect(onDrawn, [onDrawn])
  const texts = useMessages(feeTabMessages)
  const { key, values, stored } = row
  const hasPosted = postedFen(stored) > 0n
  const columnOf = (field: ChargeField): string =>
    field === 'produceCls' ? texts.type : labelOf(charge, field, values)
  const set =
    (field: ChargeField) =>
    (value: Value): void =>
      onEdit({ type: 'value', key, field, value })
  const cell = (field: ChargeField, required: boolean, control: ReactNode): ReactElement => (
    <FormField
      label={texts.cell({ name, column: columnOf(field) })}
      hideLabel
      required={required}
      changed={!sameValue(values[field], stored?.[field] ?? null)}
      error={issues.find((issue) => issue.field === field)?.message}
    >
      {control}
    </FormField>
  )
  const select = (field: 'produceCls' | 'receiveWho', locked: string | undefined): ReactElement => (
    <Select
      options={choicesOf(words[field], null).map((choice) =>
        field === 'produceCls' && taken.has(choice.value)
          ? { ...choice, disabled: true, hint: texts.typeUsed }
          : choice,
      )}
      loading={words[field].length === 0}
      value={typeof values[field] === 'string' ? values[field] : null}
      valueLabel={chargeText(row, field, words) ?? undefined}
      clearable={field === 'receiveWho'}
      readOnly={busy || locked !== undefined}
      title={locked}
      onChange={set(field)}
    />
  )
  return (
    <>
      <TableCell>{cell('produceCls', true, select('produceCls', hasPosted ? texts.bookedType : undefined))}</TableCell>
      <TableCell>
        {cell(
          'totalFee',
          stored === null,
          <NumberKind
            readOnly={busy}
            field={charge.fields.totalFee}
            label={columnOf('totalFee')}
            value={values.totalFee}
            invalidText={row.unread}
            onChange={set('totalFee')}
            onInvalidText={(text) => onEdit({ type: 'unread', key, text })}
          />,
        )}
      </TableCell>
      <DueCell row={stored} />
      <TableCell style={AFTER_AMOUNTS}>{cell('receiveWho', false, select('receiveWho', undefined))}</TableCell>
      <TableCell>
        {cell(
          'cfgMemo',
          false,
          <TextKind
            readOnly={busy}
            field={charge.fields.cfgMemo}
            label={columnOf('cfgMemo')}
            value={values.cfgMemo}
            onChange={set('cfgMemo')}
          />,
        )}
      </TableCell>
    </>
  )
}
