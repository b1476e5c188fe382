import { fenOf } from '../../../domain/fee/ledger.ts'
import type { EditedCharge } from './charge-rows.ts'

/** Charges that stand together on screen. Sums are fen. */
export interface ChargeGroup {
  readonly name: string
  /** Charges in the making, until the server says where they belong. */
  readonly isNew: boolean
  readonly rows: readonly EditedCharge[]
  readonly sum: bigint
  readonly due: bigint
}

/** No group of the dictionary goes by this name. */
const NEW = '\n'

/**
 * Charges by the group of their type, in the order in which the groups first appear; what is not saved comes last.
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
