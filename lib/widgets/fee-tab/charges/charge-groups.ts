import { fenOf } from '../../../domain/fee/ledger.ts'
import type { EditedCharge } from './charge-rows.ts'

/** Charges shown under one group head. Sums are in fen. */
export interface ChargeGroup {
  readonly name: string
  /** True for unsaved charges: the server has not assigned them a group yet. */
  readonly isNew: boolean
  readonly rows: readonly EditedCharge[]
  readonly sum: bigint
  readonly due: bigint
}

/** A key that no group of the dictionary uses. */
const NEW = '\n'

/**
 * Groups charges by the group of their type, in order of first appearance; unsaved charges come last.
 * @source FEE-004
 */
export function groupsOf(rows: readonly EditedCharge[]): readonly ChargeGroup[] {
  const byName = new Map<string | null, EditedCharge[]>()
  for (const row of [
    ...rows.filter(({ stored }) => stored !== null),
    ...rows.filter(({ stored }) => stored === null),
  ]) {
    const name = row.stored?.group ?? null
    const there = byName.get(name)
    if (there) there.push(row)
    else byName.set(name, [row])
  }
  return [...byName].map(([name, members]) => {
    const staying = members.filter(({ removed }) => !removed)
    return {
      name: name ?? NEW,
      isNew: name === null,
      rows: members,
      sum: total(staying.map(({ values }) => fenOf(values.totalFee))),
      due: total(staying.map(({ stored }) => fenOf(stored?.remindFee))),
    }
  })
}

function total(amounts: readonly (bigint | null)[]): bigint {
  return amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n)
}
