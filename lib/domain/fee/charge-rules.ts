import type { Issue } from '../../catalogue/check.ts'
import { isEmpty, type Value } from '../../catalogue/kind.ts'
import { formatShown, fromFen } from '../../catalogue/unit.ts'

type ChargeRow = Readonly<Record<string, Value | undefined>>

/** An amount as shown in messages. @param fen whole fen */
export function fenText(fen: bigint): string {
  return `${formatShown({ stored: 'yuan', shown: 'yuan', precision: 2 }, fromFen(fen))} 元`
}

/**
 * Whether another charge can be added: the last one must have a type and an amount.
 * @source FEE-024, OPN-108
 * @public
 */
export function isUnfinished(row: ChargeRow | undefined): boolean {
  return row !== undefined && (isEmpty(row['produceCls'] ?? null) || isEmpty(row['totalFee'] ?? null))
}

/**
 * The types that occur more than once: a case has one charge of a type, because its balance is looked up by type.
 * @param rows all rows that stay
 */
export function repeatedTypes(rows: readonly ChargeRow[]): readonly (Issue & { readonly row: number })[] {
  const seen = new Map<unknown, number>()
  return rows.flatMap(({ produceCls = null }, row) => {
    if (isEmpty(produceCls)) return []
    const first = seen.get(produceCls)
    if (first === undefined) seen.set(produceCls, row)
    return first === undefined ? [] : [{ row, field: 'produceCls', message: `收费类型与第${first + 1}行重复` }]
  })
}

/**
 * Why a total is too low for what is booked; null when it is not. A charge with booked amounts can also neither be
 * removed nor change its type.
 * @param booked fen received and open
 * @public
 */
export function totalIssue(total: bigint | null, booked: bigint): string | null {
  return booked > (total ?? 0n) ? `总费用不能少于已收与待确认的收入 ${fenText(booked)}` : null
}

/**
 * Why nothing can be charged on a row right now; null when it can. Amounts in yuan, as in the row.
 * @source FEE-013, INC-037
 * @public
 */
export function noCharging({
  totalFee = null,
  remindFee = null,
  bookableFee = null,
}: ChargeRow): 'noTotal' | 'paid' | 'booked' | null {
  if (totalFee === null || remindFee === null) return 'noTotal'
  if (remindFee === 0) return 'paid'
  return bookableFee === 0 ? 'booked' : null
}
