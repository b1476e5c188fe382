import { fromFen } from '../../catalogue/unit.ts'
import type { Value } from '../../catalogue/kind.ts'
import { fenOf } from '../fee/ledger.ts'

type Terms = Readonly<Record<string, Value | undefined>>

/** The price less the first payment, in yuan; null while either is unknown or the first payment exceeds the price. */
export function restOf({ hf2hContractAmt, hf2hParPrice }: Terms): number | null {
  const [price, first] = [fenOf(hf2hContractAmt), fenOf(hf2hParPrice)]
  return price === null || first === null || first > price ? null : fromFen(price - first)
}

/** Maximum share of the price for which a deposit is valid as one. @unit parts of a hundred */
const DEPOSIT_SHARE = 20n

/**
 * Contradictions between the terms of a contract and its case, in words; none of them prevents editing.
 * @source OPN-084
 */
export function contractWarnings(scope: Terms): readonly string[] {
  const {
    hf2hContractAmt,
    hf2hDeposit,
    hf2hParPrice,
    hf2hSignDate,
    signDate,
    transferDate,
    handoverDate,
    restPayDate,
  } = scope
  const [price, deposit, first] = [fenOf(hf2hContractAmt), fenOf(hf2hDeposit), fenOf(hf2hParPrice)]
  const later = (a: Value | undefined, b: Value | undefined) => typeof a === 'string' && typeof b === 'string' && a > b
  return [
    ...(price !== null && deposit !== null && deposit * 100n > price * DEPOSIT_SHARE
      ? ['定金超过成交价的20%，超过的部分不产生定金的效力']
      : []),
    ...(price !== null && first !== null && first > price ? ['首期款大于成交价'] : []),
    ...(deposit !== null && first !== null && deposit > first ? ['定金大于首期款'] : []),
    ...(typeof signDate === 'string' && typeof hf2hSignDate === 'string' && signDate !== hf2hSignDate
      ? [`签署日期与交易信息的签约日期（${hf2hSignDate}）不一致`]
      : []),
    ...(later(signDate, transferDate) ? ['过户递件期限早于签署日期'] : []),
    ...(later(signDate, handoverDate) ? ['房屋交付日期早于签署日期'] : []),
    ...(later(restPayDate, handoverDate) ? ['余款支付期限晚于房屋交付日期，请确认交付时款项的安全'] : []),
  ]
}
