import { isEmpty, sameValue, type Value } from '../../../catalogue/kind.ts'
import type { ChargeRow } from '../../../contract/fee/fee-calls.ts'
import type { ListRow } from '../../../contract/list-input.ts'
import { FEE_TYPE } from '../../../domain/codes.ts'
import { fenOf } from '../../../domain/fee/ledger.ts'
import type { charge } from '../../../domain/fee/charge.ts'

/** What people decide of a charge, in column order; the rest follows from the book. */
export const CHARGE_FIELDS = ['produceCls', 'totalFee', 'receiveWho', 'cfgMemo'] as const
export type ChargeField = (typeof CHARGE_FIELDS)[number]
export type ChargeValues = Readonly<Record<ChargeField, Value>>

/** A charge while it is edited. */
export interface EditedCharge {
  /** Of the row on screen; that of a stored charge is its own. */
  readonly key: string
  /** What the values started from; null for a new one. */
  readonly stored: ChargeRow | null
  readonly values: ChargeValues
  /** What stands for the total and is no amount. */
  readonly unread: string | null
  readonly removed: boolean
  /** What somebody else made of it meanwhile, where both changed the same; `gone` when they removed it. */
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

/** Charges as they were read. */
export function chargesOf(stored: readonly ChargeRow[]): readonly EditedCharge[] {
  return stored.map(readRow)
}

/** Nothing has been said of it. */
export function isBlank({ stored, values, unread }: EditedCharge): boolean {
  return stored === null && unread === null && CHARGE_FIELDS.every((field) => isEmpty(values[field]))
}

export function changedFields({ stored, values }: EditedCharge): readonly ChargeField[] {
  return CHARGE_FIELDS.filter((field) => !sameValue(values[field], stored?.[field] ?? null))
}

/** True where a save would change something, or could not. */
export function isChanged(row: EditedCharge): boolean {
  return row.removed || row.unread !== null || row.theirs !== null || changedFields(row).length > 0
}

/** Fen of income that stands under a charge, received or to come. */
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

/** Mine goes on over theirs; what they removed becomes a new charge. */
function withMine(row: EditedCharge): EditedCharge {
  if (row.theirs === null) return row
  return row.theirs === 'gone' ? { ...row, stored: null, theirs: null } : { ...rebased(row, row.theirs), theirs: null }
}

/** My changes over a newer charge. */
function rebased(row: EditedCharge, latest: ChargeRow): EditedCharge {
  const mine = Object.fromEntries(changedFields(row).map((field) => [field, row.values[field]]))
  return { ...row, stored: latest, values: { ...valuesIn(latest), ...mine } }
}

/** Fields that both changed, each in their own way. */
export function clashes(row: EditedCharge, latest: ChargeRow): readonly ChargeField[] {
  const theirs = CHARGE_FIELDS.filter((field) => !sameValue(latest[field], row.stored?.[field] ?? null))
  return row.removed
    ? theirs
    : theirs.filter((field) => changedFields(row).includes(field) && !sameValue(latest[field], row.values[field]))
}

/**
 * Newer charges under what is being edited: nothing typed is lost, and where both changed the same the person decides.
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

/** Typing of an earlier time over the charges as they are now. */
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

/** A charge as it goes out, with the row it comes from. */
export interface SentCharge {
  readonly key: string
  readonly sent: ListRow<typeof charge>
}

/** What has to be sent so that the server holds what is on screen. @source FEE-028 */
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
