import { decimalsOf, toFen } from '../../catalogue/unit.ts'
import type { Value } from '../../catalogue/kind.ts'
import { moneyInWords } from '../standards/money-in-words.ts'

/** What stands for a deposit of nothing. @source TRD-028, OPN-051 @public */
export const NO_DEPOSIT = '无需缴纳押金'

/** True when it was agreed that no deposit is to be paid, which an empty field does not say. @source TRD-028 @public */
export function isWithoutDeposit(deposit: Value | undefined): boolean {
  return deposit === 0
}

/** Amounts of the trade that stand in its contract in figures and in words. @public */
export const AMOUNTS_IN_WORDS = ['hf2hContractAmt', 'hf2hOnlineAmt', 'hf2hDeposit', 'hf2hParPrice'] as const

/** Ten trillion yuan have no words. @unit yuan */
const WORDLESS = 10_000_000_000_000

/**
 * An amount of a contract in formal numerals; null for what is empty, and for what a contract cannot state.
 *
 * @param amount yuan
 * @public
 */
export function amountInWords(amount: Value | undefined): string | null {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || Math.abs(amount) >= WORDLESS || decimalsOf(amount) > 2)
    return null
  return moneyInWords(toFen(amount))
}
