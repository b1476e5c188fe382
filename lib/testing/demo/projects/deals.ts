import { DEMAND_STEP, LOAN_SCHEME, PAY_TYPE, PAY_WAY, PROJECT_TYPE } from '../../../domain/codes.ts'
import type { Values } from '../../../backend/store.ts'

/** Preferences of the parties for a loan. Rates are in units of 0.001 %. */
interface LoanTaste {
  readonly rates: readonly [from: number, to: number]
  /** Codes of HX03. */
  readonly repayment: readonly string[]
  /** True when the rate moves with the prime rate. */
  readonly floats: boolean
}

/** A kind of case: its choices, and the steps it goes through. */
export interface Deal {
  readonly prjType: string
  /** The user's choices about payment; everything else follows from the declaration's effects. */
  readonly payment: Values
  readonly steps: readonly string[]
  readonly loan: LoanTaste | null
  /** True when the house is sold, so that there is a buyer. */
  readonly sale: boolean
  /** True when the house is still to be found. */
  readonly searching: boolean
}

const { consulting, agencySigned, netSigned, submitted, certified, released, finished } = DEMAND_STEP
const SALE = {
  prjType: PROJECT_TYPE.purchase,
  steps: [consulting, agencySigned, netSigned, submitted, certified, released, finished],
  sale: true,
  searching: false,
} as const
const CASH = {
  ...SALE,
  steps: [consulting, agencySigned, netSigned, submitted, certified, finished],
  loan: null,
} as const
const SECURED = {
  prjType: PROJECT_TYPE.mortgage,
  steps: [consulting, submitted, certified, released, finished],
  sale: false,
  searching: false,
} as const
const LIGHT = { ...SECURED, steps: [consulting, submitted, released, finished] } as const
const SEARCH = {
  prjType: PROJECT_TYPE.findHouse,
  steps: [consulting, agencySigned],
  sale: true,
  searching: true,
} as const

const INSTALMENTS = ['HX0301', 'HX0302', 'HX0306']
const INTEREST_FIRST = ['HX0303', 'HX0304']
const COMMERCIAL: LoanTaste = { rates: [2950, 3450], repayment: INSTALMENTS, floats: true }
const FUND: LoanTaste = { rates: [2600, 3075], repayment: ['HX0301', 'HX0302'], floats: false }
const byScheme = (scheme: string) => ({ hf20PayWay: PAY_WAY.loan, hf20LoanScheme: scheme })

/** Every way of paying, and the loan schemes that belong to none of them. */
export const DEALS = {
  commercial: { ...SALE, payment: { prjPayType: PAY_TYPE.commercial }, loan: COMMERCIAL },
  fund: { ...SALE, payment: { prjPayType: PAY_TYPE.fund }, loan: FUND },
  combined: { ...SALE, payment: { prjPayType: PAY_TYPE.combined }, loan: { ...COMMERCIAL, rates: [2600, 3300] } },
  atOnce: { ...CASH, payment: { prjPayType: PAY_TYPE.atOnce } },
  instalments: { ...CASH, payment: { prjPayType: PAY_TYPE.instalments } },
  mortgage: {
    ...SECURED,
    payment: { prjPayType: PAY_TYPE.mortgage },
    loan: { rates: [3200, 4350], repayment: [...INSTALMENTS, ...INTEREST_FIRST], floats: true },
  },
  bridge: {
    ...LIGHT,
    payment: byScheme(LOAN_SCHEME.bridge),
    loan: { rates: [6000, 9600], repayment: INTEREST_FIRST, floats: false },
  },
  credit: {
    ...LIGHT,
    payment: byScheme(LOAN_SCHEME.credit),
    loan: { rates: [3400, 5400], repayment: ['HX0301', 'HX0305'], floats: false },
  },
  business: {
    ...SECURED,
    payment: byScheme(LOAN_SCHEME.business),
    loan: { rates: [2900, 4100], repayment: INTEREST_FIRST, floats: true },
  },
  toFund: { ...SECURED, payment: byScheme(LOAN_SCHEME.toFund), loan: FUND },
  searchByLoan: { ...SEARCH, payment: { prjPayType: PAY_TYPE.commercial }, loan: COMMERCIAL },
  searchByCash: { ...SEARCH, payment: { prjPayType: PAY_TYPE.atOnce }, loan: null },
} satisfies Record<string, Deal>
export type DealName = keyof typeof DEALS
