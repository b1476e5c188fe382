import { LOAN_SCHEME } from '../../../domain/codes.ts'

/** A charge of a demo case: type, total, the part not yet collected, and the receiver. In yuan. */
export type DemoCharge = readonly [type: string, total: number, remind: number, receiveWho: string]

const COMMERCIAL: readonly DemoCharge[] = [
  ['PC01', 15_000, 15_000, 'HX5401'],
  ['PC02', 3_800, 3_800, 'HX5401'],
  ['PC03', 1_500, 0, 'HX5402'],
  ['PC12', 1_500, 0, 'HX5401'],
  ['PC10', 60_000, 0, 'HX5406'],
  ['PC05', 3_000, 0, 'HX5401'],
  ['PC06', 6_000, 0, 'HX5408'],
  ['PC15', 500, 0, 'HX5401'],
]
const COMBINED: readonly DemoCharge[] = [
  ['PC01', 15_000, 15_000, 'HX5401'],
  ['PC02', 4_800, 4_800, 'HX5401'],
  ['PC03', 1_500, 0, 'HX5402'],
  ['PC12', 1_500, 0, 'HX5401'],
]
const MORTGAGE: readonly DemoCharge[] = [
  ['PC14', 8_000, 8_000, 'HX5401'],
  ['PC03', 1_500, 1_500, 'HX5402'],
  ['PC11', 80, 0, 'HX5406'],
  ['PC08', 800, 0, 'HX5404'],
]
const TO_FUND: readonly DemoCharge[] = [
  ['PC13', 5_000, 5_000, 'HX5401'],
  ['PC11', 80, 80, 'HX5406'],
]
const BRIDGE: readonly DemoCharge[] = [
  ['PC05', 3_000, 3_000, 'HX5401'],
  ['PC06', 6_000, 6_000, 'HX5408'],
  ['PC04', 8_000, 0, 'HX5403'],
]
const CREDIT: readonly DemoCharge[] = [['PC14', 8_000, 8_000, 'HX5401']]
const CASH: readonly DemoCharge[] = [
  ['PC01', 15_000, 15_000, 'HX5401'],
  ['PC12', 1_500, 0, 'HX5401'],
  ['PC11', 80, 0, 'HX5406'],
]

const BY_SCHEME: Readonly<Record<string, readonly DemoCharge[]>> = {
  [LOAN_SCHEME.commercial]: COMMERCIAL,
  [LOAN_SCHEME.fund]: COMBINED,
  [LOAN_SCHEME.combined]: COMBINED,
  [LOAN_SCHEME.mortgage]: MORTGAGE,
  [LOAN_SCHEME.business]: MORTGAGE,
  [LOAN_SCHEME.toFund]: TO_FUND,
  [LOAN_SCHEME.bridge]: BRIDGE,
  [LOAN_SCHEME.credit]: CREDIT,
}

/** The charges of a case, by its loan scheme; a case without a loan has no charge for one. */
export function chargesOf(scheme: unknown): readonly DemoCharge[] {
  return (typeof scheme === 'string' && Object.hasOwn(BY_SCHEME, scheme) ? BY_SCHEME[scheme] : undefined) ?? CASH
}
