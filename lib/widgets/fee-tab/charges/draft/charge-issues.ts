import { checkField } from '../../../../catalogue/check.ts'
import { labelOf } from '../../../../catalogue/field-state.ts'
import { isEmpty } from '../../../../catalogue/kind.ts'
import type { FangkitError } from '../../../../client/fangkit-error.ts'
import { fenOf } from '../../../../domain/fee/ledger.ts'
import { charge } from '../../../../domain/fee/charge.ts'
import { repeatedTypes, totalIssue } from '../../../../domain/fee/charge-rules.ts'
import type { FieldTexts } from '../../../../field/field-texts.ts'
import { invalidTextIssue } from '../../../../field/typed-values/invalid-text.ts'
import { valuesOf } from '../../../../form/state/record-values.ts'
import {
  postedFen,
  CHARGE_FIELDS,
  type ChargeField,
  changedFields,
  type EditedCharge,
  isBlank,
  isChanged,
  type SentCharge,
} from '../charge-rows.ts'

/** One error in one charge. */
export interface ChargeIssue {
  readonly key: string
  /** Null where it concerns the whole row. */
  readonly field: ChargeField | null
  readonly message: string
}

export interface IssueContext {
  readonly today: string
  readonly texts: FieldTexts
  readonly typeUsed: string
}

/**
 * Errors in what would be saved, in screen order; only the first error of each field.
 * @source FEE-024, FEE-026
 */
export function chargeIssues(rows: readonly EditedCharge[], context: IssueContext): readonly ChargeIssue[] {
  const staying = rows.filter((row) => !row.removed && !isBlank(row))
  const repeated = new Set(repeatedTypes(staying.map(({ values }) => values)).map(({ row }) => staying[row]?.key))
  return staying.filter(isChanged).flatMap((row): readonly ChargeIssue[] => {
    const own = CHARGE_FIELDS.flatMap((field): readonly ChargeIssue[] => {
      const message = fieldIssue(row, field, context)
      return message === null ? [] : [{ key: row.key, field, message }]
    })
    const twice = repeated.has(row.key) && changedFields(row).includes('produceCls')
    return twice ? [...own, { key: row.key, field: 'produceCls', message: context.typeUsed }] : own
  })
}

function fieldIssue(row: EditedCharge, field: ChargeField, { today, texts }: IssueContext): string | null {
  const { values, stored, unread } = row
  const label = labelOf(charge, field, values)
  if (field === 'totalFee') {
    if (unread !== null) return `${label}${invalidTextIssue(charge.fields.totalFee, unread, texts)}`
    if (stored === null && isEmpty(values.totalFee)) return `${label}必填`
  }
  const [issue] = checkField(charge, field, values, {
    today,
    stored: stored === null ? {} : valuesOf(charge, stored),
  })
  if (issue) return issue.message
  return field === 'totalFee' && changedFields(row).includes(field)
    ? totalIssue(fenOf(values.totalFee), postedFen(stored))
    : null
}

const OF_ROW = /^rows\[(\d+)\](?:\.(\w+))?$/

/** Maps errors the server returned for the sent rows to rows on screen. */
export function serverIssues(
  { issues }: Pick<FangkitError, 'issues'>,
  sent: readonly SentCharge[],
): readonly ChargeIssue[] {
  return issues.flatMap(({ field, message }): readonly ChargeIssue[] => {
    const [, at, name] = OF_ROW.exec(field) ?? []
    const key = sent[Number(at)]?.key
    return key === undefined
      ? []
      : [{ key, field: CHARGE_FIELDS.find((one) => one === name) ?? null, message: message.replace(/^第\d+行/, '') }]
  })
}
