import { TRADE_MODE } from '../codes.ts'

/** Modes of trade that count as ordinary: a house is sold for money by agreement. @source OPN-042 */
export const ORDINARY_TRADE = [
  TRADE_MODE.sale,
  TRADE_MODE.newHome,
  TRADE_MODE.underMortgage,
  TRADE_MODE.amongKin,
] as const
