import { addDays } from '../../../catalogue/day.ts'
import {
  DEMAND_STEP,
  FORMER_INVOICE,
  ORGANISATION_TYPE,
  PARTY_RELATION,
  PAY_WAY,
  TRADE_MODE,
  YES_NO,
} from '../../../domain/codes.ts'
import type { Values } from '../../../backend/store.ts'
import { organisationsIn } from '../organisations/organisations.ts'
import { inThousands, type DemoCase } from './demo-case.ts'

const AMONG_KIN: readonly unknown[] = [PARTY_RELATION.couple, PARTY_RELATION.parentChild, PARTY_RELATION.otherKin]
/** Steps before the online signing of the contract. */
const EARLY: readonly string[] = [DEMAND_STEP.consulting, DEMAND_STEP.agencySigned, DEMAND_STEP.stopped]

/** How the house changes owners, by the case's parties. */
export function tradeTypeOf({ case: record }: DemoCase): string {
  return AMONG_KIN.includes(record['hf20RelationType']) ? TRADE_MODE.amongKin : TRADE_MODE.sale
}

/** The agreed price and the first payment, in yuan. */
export function termsOf({ price, case: record }: DemoCase): { readonly agreed: number; readonly firstPayment: number } {
  const agreed = inThousands(price * 0.98)
  return { agreed, firstPayment: record['hf20PayWay'] === PAY_WAY.loan ? inThousands(agreed * 0.35) : agreed }
}

/** The terms of a demo deal, as a user would fill them in; values of hidden fields are removed afterwards. */
export function tradeValues(demoCase: DemoCase): Values {
  const { random, project, day, step, owners, buyers, facts } = demoCase
  const { agreed, firstPayment } = termsOf(demoCase)
  const signed = !EARLY.includes(step)
  const assessor = random.pick(organisationsIn(project.city, ORGANISATION_TYPE.assessor))
  return {
    hf2hTradeType: tradeTypeOf(demoCase),
    hf2hContractAmt: agreed,
    hf2hOnlineAmt: signed ? agreed : null,
    hf2hDeposit: random.pick([0, 50_000, 100_000, 200_000]),
    hf2hParPrice: firstPayment,
    hf2hAssessCompany: assessor,
    hf2hAssessVal: inThousands(agreed * 0.97),
    hf2hOwnerNumber: Math.min(Math.max(owners.length, 1), 5),
    hf2hBuyerNum: Math.max(buyers.length, 1),
    hf2hIsFirst: random.chance(0.6) ? YES_NO.yes : YES_NO.no,
    hf2hAmt1: inThousands(agreed * 0.015),
    ...(facts.hf20PayWay === PAY_WAY.loan && { hf2hAmt2: 3_000, hf2hAmt3: 1_500, hf2hAmt5: 2_000 }),
    ...formerCosts(demoCase),
    hf2hContractState: signed ? 'HX4703' : 'HX4702',
    hf2hContractNo: `例${project.key.slice(-2)}-${day.replaceAll('-', '')}`,
    hf2hAuditType: random.pick(['HX4801', 'HX4802', 'HX4803']),
    hf2hSignDate: addDays(day, -random.whole(0, 5)),
    hf2hRequireTong: random.chance(0.5) ? 'anytime' : addDays(day, 20),
    hf2hRequireGuo: addDays(day, 35),
    hf2hRequireKuan: addDays(day, 50),
    hf2hRequireLou: random.chance(0.4) ? 'anytime' : addDays(day, 60),
    hf2hMoneyReceiver: owners[0]?.key ?? null,
    hf2hCollectionBank: random.pick(demoCase.place.branches),
    hf2hPaymentBank: random.pick(demoCase.place.branches),
  }
}

/** What the owner once paid, where an invoice proves it. */
function formerCosts({ random, price }: DemoCase): Values {
  if (!random.chance(0.4)) return { hf2hOtherCondition: 'HFF202' }
  return {
    hf2hOtherCondition: FORMER_INVOICE.provided,
    hf2hAmt6: inThousands(price * 0.008),
    hf2hAmt7: 2_500,
    hf2hNotaryFee: 800,
    hf2hDecorationFee: inThousands(price * 0.05),
    hf2hRealEstate: inThousands(price * 0.006),
    hf2hHouseReturnInterest: inThousands(price * 0.12),
  }
}
