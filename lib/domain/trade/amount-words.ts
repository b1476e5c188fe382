import { decimalsOf, toFen } from '../../catalogue/unit.ts'
import type { Value } from '../../catalogue/kind.ts'
import { moneyInWords } from '../standards/money-in-words.ts'

/** Text for a deposit of zero. @source TRD-028, OPN-051 @public */
export const NO_DEPOSIT = '无需缴纳押金'

/** True when the parties agreed on no deposit; an empty field does not mean that. @source TRD-028 @public */
export function isWithoutDeposit(deposit: Value | undefined): boolean {
  return deposit === 0
}

/** Amounts of the trade that its contract states in figures and in words. @public */
export const AMOUNTS_IN_WORDS = ['hf2hContractAmt', 'hf2hOnlineAmt', 'hf2hDeposit', 'hf2hParPrice'] as const

/** Amounts from ten trillion yuan on cannot be written in words. @unit yuan */
const WORDLESS = 10_000_000_000_000

/**
 * An amount of a contract in formal numerals; null when it is empty or cannot be stated in a contract.
 * @param amount yuan
 * @public
 */
export function amountInWords(amount: Value | undefined): string | null {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || Math.abs(amount) >= WORDLESS || decimalsOf(amount) > 2)
    return null
  return moneyInWords(toFen(amount))
}
