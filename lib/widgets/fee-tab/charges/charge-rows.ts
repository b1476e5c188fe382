import { isEmpty, sameValue, type Value } from '../../../catalogue/kind.ts'
import type { ChargeRow } from '../../../contract/fee/fee-calls.ts'
import type { ListRow } from '../../../contract/list-input.ts'
import { FEE_TYPE } from '../../../domain/codes.ts'
import { fenOf } from '../../../domain/fee/ledger.ts'
import type { charge } from '../../../domain/fee/charge.ts'

/** The editable fields of a charge, in column order; the ledger calculates the rest. */
export const CHARGE_FIELDS = ['produceCls', 'totalFee', 'receiveWho', 'cfgMemo'] as const
export type ChargeField = (typeof CHARGE_FIELDS)[number]
export type ChargeValues = Readonly<Record<ChargeField, Value>>

/** A charge that is being edited. */
export interface EditedCharge {
  /** Key of the row on screen; for a stored charge, the charge's own key. */
  readonly key: string
  /** The values it started from; null for a new charge. */
  readonly stored: ChargeRow | null
  readonly values: ChargeValues
  /** Text typed as the total that cannot be parsed as an amount. */
  readonly unread: string | null
  readonly removed: boolean
  /** The version of another user when both changed the same field; `gone` when they removed the charge. */
  readonly theirs: ChargeRow | 'gone' | null
}

export type ChargeEdit =
  | { readonly type: 'value'; readonly key: string; readonly field: ChargeField; readonly value: Value }
  | { readonly type: 'unread'; readonly key: string; readonly text: string }
  | { readonly type: 'add'; readonly key: string; readonly blank: Pick<ChargeRow, ChargeField> }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'restore'; readonly key: string }
  | { readonly type: 'putBack'; readonly row: EditedCharge; readonly at: number }
  | { readonly type: 'keepMine'; readonly key: string }
  | { readonly type: 'takeTheirs'; readonly key: string }

function valuesIn(row: Pick<ChargeRow, ChargeField>): ChargeValues {
  return { produceCls: row.produceCls, totalFee: row.totalFee, receiveWho: row.receiveWho, cfgMemo: row.cfgMemo }
}

function readRow(stored: ChargeRow): EditedCharge {
  return { key: stored.keyValue ?? '', stored, values: valuesIn(stored), unread: null, removed: false, theirs: null }
}

/** Turns stored charges into editable rows. */
export function chargesOf(stored: readonly ChargeRow[]): readonly EditedCharge[] {
  return stored.map(readRow)
}

/** True when nothing is filled in. */
export function isBlank({ stored, values, unread }: EditedCharge): boolean {
  return stored === null && unread === null && CHARGE_FIELDS.every((field) => isEmpty(values[field]))
}

export function changedFields({ stored, values }: EditedCharge): readonly ChargeField[] {
  return CHARGE_FIELDS.filter((field) => !sameValue(values[field], stored?.[field] ?? null))
}

/** True when a save would change something, or would fail. */
export function isChanged(row: EditedCharge): boolean {
  return row.removed || row.unread !== null || row.theirs !== null || changedFields(row).length > 0
}

/** Sum of the incomes under a charge in fen, received or pending. */
export function postedFen(row: Pick<ChargeRow, 'projectFeeInfoVos'> | null): bigint {
  return (row?.projectFeeInfoVos ?? []).reduce(
    (sum, { feeType, happenAmount }) => (feeType === FEE_TYPE.income ? sum + (fenOf(happenAmount) ?? 0n) : sum),
    0n,
  )
}

export function edited(rows: readonly EditedCharge[], edit: ChargeEdit): readonly EditedCharge[] {
  const change = (key: string, how: (row: EditedCharge) => EditedCharge | null): readonly EditedCharge[] =>
    rows.flatMap((row) => (row.key === key ? (how(row) ?? []) : [row]))
  switch (edit.type) {
    case 'value':
      return change(edit.key, (row) => ({
        ...row,
        values: { ...row.values, [edit.field]: edit.value },
        ...(edit.field === 'totalFee' && { unread: null }),
      }))
    case 'unread':
      return change(edit.key, (row) => ({ ...row, unread: edit.text }))
    case 'add':
      return [
        ...rows,
        { key: edit.key, stored: null, values: valuesIn(edit.blank), unread: null, removed: false, theirs: null },
      ]
    case 'remove':
      return change(edit.key, (row) => (row.stored === null ? null : { ...row, removed: true }))
    case 'restore':
      return change(edit.key, (row) => ({ ...row, removed: false }))
    case 'putBack':
      return rows.some(({ key }) => key === edit.row.key)
        ? rows
        : [...rows.slice(0, edit.at), edit.row, ...rows.slice(edit.at)]
    case 'keepMine':
      return change(edit.key, withMine)
    case 'takeTheirs':
      return change(edit.key, ({ theirs }) => (theirs === null || theirs === 'gone' ? null : readRow(theirs)))
  }
}

/** Keeps my values over the other user's; a charge they removed becomes a new one. */
function withMine(row: EditedCharge): EditedCharge {
  if (row.theirs === null) return row
  return row.theirs === 'gone' ? { ...row, stored: null, theirs: null } : { ...rebased(row, row.theirs), theirs: null }
}

/** Applies my changes to a newer version of the charge. */
function rebased(row: EditedCharge, latest: ChargeRow): EditedCharge {
  const mine = Object.fromEntries(changedFields(row).map((field) => [field, row.values[field]]))
  return { ...row, stored: latest, values: { ...valuesIn(latest), ...mine } }
}

/** Fields that both users changed to different values. */
export function clashes(row: EditedCharge, latest: ChargeRow): readonly ChargeField[] {
  const theirs = CHARGE_FIELDS.filter((field) => !sameValue(latest[field], row.stored?.[field] ?? null))
  return row.removed
    ? theirs
    : theirs.filter((field) => changedFields(row).includes(field) && !sameValue(latest[field], row.values[field]))
}

/**
 * Merges newer charges under the edited ones: no typed value is lost, and the user decides about conflicting fields.
 */
export function renewed(rows: readonly EditedCharge[], latest: readonly ChargeRow[]): readonly EditedCharge[] {
  const mine = new Map(rows.map((row) => [row.key, row]))
  const known = new Set(latest.map(({ keyValue }) => keyValue))
  const there = latest.map((row): EditedCharge => {
    const one = mine.get(row.keyValue ?? '')
    if (one === undefined || one.stored === null) return readRow(row)
    if (one.stored === row) return one
    return clashes(one, row).length > 0 ? { ...one, theirs: row } : { ...rebased(one, row), theirs: null }
  })
  const left = rows.flatMap((row): readonly EditedCharge[] => {
    if (row.stored === null) return [row]
    return known.has(row.stored.keyValue) || row.removed || !isChanged(row) ? [] : [{ ...row, theirs: 'gone' }]
  })
  return [...there, ...left]
}

/** Applies an older draft to the current charges. */
export function restored(
  rows: readonly EditedCharge[],
  saved: readonly EditedCharge[],
  latest: readonly ChargeRow[],
): readonly EditedCharge[] {
  const drafted = new Map(saved.map((row) => [row.key, row]))
  const there = new Set(rows.map(({ key }) => key))
  return renewed(
    [...rows.map((row) => drafted.get(row.key) ?? row), ...saved.filter(({ key }) => !there.has(key))],
    latest,
  )
}

/** A charge as it is sent, with the row it comes from. */
export interface SentCharge {
  readonly key: string
  readonly sent: ListRow<typeof charge>
}

/** The changes to send so that the server matches the screen. @source FEE-028 */
export function changesOf(rows: readonly EditedCharge[]): readonly SentCharge[] {
  return rows.flatMap((row): readonly SentCharge[] => {
    const { key, stored, values } = row
    const fields = Object.fromEntries(changedFields(row).map((field) => [field, values[field]]))
    if (stored === null) return isBlank(row) ? [] : [{ key, sent: fields }]
    const basis = { keyValue: stored.keyValue, version: stored.version }
    if (row.removed) return [{ key, sent: { ...basis, isDelete: 1 } }]
    return Object.keys(fields).length === 0 ? [] : [{ key, sent: { ...basis, ...fields } }]
  })
}
