import { LOAN_SCHEME, MEMBER_ROLE, ORGANISATION_TYPE, PAYOUT, PROJECT_TYPE } from '../../../domain/codes.ts'
import { defaultLender } from '../../../domain/loan/lender.ts'
import { offeredOffices } from '../../../domain/loan/loan-organisations.ts'
import { loanTypeOf } from '../../../domain/loan/loan-type.ts'
import { listOf } from '../../../backend/session.ts'
import type { Values } from '../../../backend/store.ts'
import { officesOf, organisationsIn } from '../organisations/organisations.ts'
import { inThousands, type DemoCase } from './demo-case.ts'
import { termsOf } from './trade-values.ts'

/** The most a provident fund lends, in yuan. */
const FUND_LIMIT = 1_000_000
const FUND_RATE = 0.026

/** The loan of a demo case, as a user would fill it in; values of hidden fields are removed afterwards. */
export function loanValues(demoCase: DemoCase): Values {
  const { random, facts, place, project, buyers, case: record } = demoCase
  const type = loanTypeOf(facts)
  const { agreed, firstPayment } = termsOf(demoCase)
  const needed =
    record['hf20PrjType'] === PROJECT_TYPE.purchase ? agreed - firstPayment : inThousands(demoCase.price * 0.5)
  const byFund =
    type === LOAN_SCHEME.fund
      ? needed
      : type === LOAN_SCHEME.combined
        ? Math.min(FUND_LIMIT, inThousands(needed * 0.5))
        : 0
  const byBank = needed - byFund
  const rate = Number(record['hf20AcceptRetNoEnd'] ?? 0.031)
  const years = random.pick([15, 20, 25, 30])
  const paid = monthly(byBank, rate, years) + monthly(byFund, FUND_RATE, years)
  const bank = String(record['hf20DivisionDetailId'] ?? '')
  const borrowers = buyers.filter(({ values }) =>
    listOf(values['hf23MemberRole']).some((role) => role === MEMBER_ROLE.principal || role === MEMBER_ROLE.coBorrower),
  ).length
  const values: Values = {
    hf2iLoanType: type,
    hf2iLoanMethod: random.pick(['HFG601', 'HFG601', 'HFG603']),
    hf2iWarrant: random.pick(['HX5101', 'HX5102']),
    hf2iMortgage: 'HX5201',
    hf2iLoanShip: borrowers > 1 ? 'HX5302' : 'HX5301',
    hf2iLoanAmt: byBank,
    hf2iLoanYear: years,
    hf2iLoanRepayType: record['hf20ReturnWay'] ?? null,
    hf2iLoanRate: Math.round(rate * 10_000) / 10_000,
    hf21DivisionDetailId: place.branches.includes(bank) ? bank : random.pick(place.branches),
    hf2iFundLoan: byFund,
    hf2iFundType: random.pick(['HX1801', 'HX1801', 'HX1802']),
    hf2iFundRepayYear: years,
    hf2iFundRate: FUND_RATE,
    hf2iMonthPay: paid,
    hf2iMonthIn: inThousands(paid * random.pick([2.1, 2.4, 3])),
    hf2iAssessCompany: random.pick(organisationsIn(project.city, ORGANISATION_TYPE.assessor)),
  }
  return { ...values, ...organisationsOf(demoCase, values) }
}

/** Every n-th loan is paid out early with money that a third party advances. */
const ADVANCED_EVERY = 5

/**
 * The organisations that handle the loan, lend, and advance money where needed: the bank itself where it is offered,
 * else the first one.
 */
function organisationsOf({ project, case: { hf20HouseArea: area = null } }: DemoCase, values: Values): Values {
  const offices = officesOf(project.city)
  const place = { city: project.city, area: typeof area === 'string' ? area : null }
  const type = values['hf2iLoanType'] ?? null
  const offered = offeredOffices('handle', offices, type, place)
  const handles =
    (type === LOAN_SCHEME.fund
      ? undefined
      : offered.find(({ office }) => office.keyValue === values['hf21DivisionDetailId'])) ?? offered[0]
  const loan = { ...values, hf2iHandleOrg: handles?.office.keyValue ?? null }
  const advances =
    Number(project.key.slice(-2)) % ADVANCED_EVERY === 0 ? offeredOffices('secure', offices, type, place)[0] : undefined
  return {
    hf2iHandleOrg: loan.hf2iHandleOrg,
    hf2iLendersOrg: defaultLender(loan, place, offices).office?.keyValue ?? null,
    ...(advances && { hf2iLoanMethod: PAYOUT.advanced, hf2iAdvanceLenders: advances.office.keyValue }),
  }
}

/** The monthly instalment of an annuity loan, in whole yuan. */
function monthly(amount: number, rate: number, years: number): number {
  const month = rate / 12
  return Math.round((amount * month) / (1 - (1 + month) ** (-12 * years)))
}
