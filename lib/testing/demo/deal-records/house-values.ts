import { addDays } from '../../../catalogue/day.ts'
import {
  HOUSE_LOAN,
  HOUSE_NATURE,
  HOUSE_TYPE,
  OWNERSHIP,
  PARTY_TYPE,
  TRADE_TIME,
  YES_NO,
} from '../../../domain/codes.ts'
import { yearsHeld } from '../../../domain/house/certificate-years.ts'
import type { Values } from '../../../backend/store.ts'
import { inThousands, type DemoCase } from './demo-case.ts'

const { yes, no } = YES_NO
/** Layouts of a home by floor area: up to so many square metres. */
const LAYOUTS = [
  [55, 'HX3101'],
  [80, 'HX3102'],
  [100, 'HX3104'],
  [130, 'HX3105'],
] as const
const LARGEST_LAYOUT = 'HX3106'

/** The house of a demo case, as a user would fill it in; values of hidden fields are removed afterwards. */
export function houseValues(demoCase: DemoCase, tradeType: string | null): Values {
  return {
    ...placeOf(demoCase),
    ...bodyOf(demoCase),
    ...titleOf(demoCase),
    ...debtOf(demoCase),
    ...taxOf(demoCase, tradeType),
    hf29IsSecret: no,
    hf29Status: 'HX6601',
  }
}

/** Estate, building and room, read from the address of the case. */
function placeOf({ case: { hf20HouseProvince, hf20HouseCity, hf20HouseArea, hf20HouseAddress } }: DemoCase): Values {
  const [, village = null, unit = null] = /号(\D+)(\d+栋\d+房)$/.exec(String(hf20HouseAddress)) ?? []
  return {
    hf29Province: hf20HouseProvince ?? null,
    hf29City: hf20HouseCity ?? null,
    hf29Area: hf20HouseArea ?? null,
    hf29Address: hf20HouseAddress ?? null,
    hf29Village: village,
    hf29UnitNumber: unit,
    hf29BelStep: no,
    hf29AddressChange: 'HF9001',
  }
}

function bodyOf({ random, price, place, case: record }: DemoCase): Values {
  const [, metre = 30_000] = place.districts.find(([area]) => area === record['hf20HouseArea']) ?? []
  const full = Math.round((price / metre) * 100) / 100
  const floor = Number(/栋(\d+)0\d房$/.exec(String(record['hf20HouseAddress']))?.[1] ?? 6)
  const total = Math.max(floor, random.pick([9, 18, 26, 32]))
  const home = record['hf20SellerType'] !== PARTY_TYPE.company || random.chance(0.6)
  return {
    hf29HourseType: home ? HOUSE_TYPE.home : HOUSE_TYPE.business,
    hf29Struct: random.pick(['HX2401', 'HX2402', 'HX2404']),
    hf29Nature: random.chance(0.85) ? 'HX2501' : HOUSE_NATURE.reformed,
    hf29ManagerNature: random.pick(['HX2601', 'HX2602']),
    hf29LandfeeCondition: 'HX6403',
    hf29LandFee: 'HF8302',
    hf29InnerStructure: LAYOUTS.find(([largest]) => full <= largest)?.[1] ?? LARGEST_LAYOUT,
    hf29FullArea: full,
    hf29InArea: Math.floor(full * 82) / 100,
    hf29UseRate: random.whole(74, 86) / 100,
    hf29TotalFloor: total,
    hf29Floor: floor,
    hf29LiftStatus: total > 9 ? 'HX3001' : 'HX3002',
    hf29HourseFaceto: random.pick(['HX4101', 'HX4102', 'HX4103', 'HX4109']),
    hf29Decoration: random.pick(['HX2902', 'HX2903', 'HX2904']),
    hf29StandUse: home ? 'HX3801' : 'HX3802',
    hf29StandTime: home ? 70 : 40,
    hf29Alone: 1,
    hf29BuyCar: random.chance(0.2) ? yes : no,
    hf29LiveSign: random.pick(['HX4201', 'HX4201', 'HX4202', 'HX4203']),
    hf29Noise: random.pick(['1', '2', '3']),
    hf29PayWay: random.pick([['HX4301', 'HX4302'], ['HX4302', 'HX4303', 'HX4304'], ['HX4301']]),
  }
}

function titleOf({ random, owners, day }: DemoCase): Values {
  const registered = addDays(day, -random.whole(200, 6_500))
  const year = Number(registered.slice(0, 4))
  const [, second] = owners.map(({ values }) => Number(values['hf23HouseRatio'] ?? 0))
  const shares = second !== undefined && second !== 0.5
  return {
    hf29OwnerNature: 'HX6701',
    hf29OwnerNumber: Math.max(owners.length, 1),
    hf29OwnerRelation: random.pick(['HX2801', 'HX2801', 'HX2806']),
    hf29CardStatus: owners.length < 2 ? 'HF9203' : shares ? OWNERSHIP.byShares : 'HF9201',
    hf29NotolnyRatio: second ?? null,
    hf29HourseCardDate: registered,
    hf29HourseCardYear: year,
    hf29InDate: addDays(registered, -random.whole(30, 150)),
    hf29BuildYear: year - random.whole(1, 3),
    hf29Diffyear: yearsHeld(registered, day),
    hf29BuyLimit: no,
    hf29SealStatus: 'HX3901',
    hf29SurveyStatus: random.pick(['HX4001', 'HX4002']),
  }
}

function debtOf({ random, price, place, day }: DemoCase): Values {
  if (random.chance(0.6)) return { hf29LoanStatus: random.chance(0.8) ? HOUSE_LOAN.none : 'HF7904' }
  const bank = random.pick(place.branches)
  return {
    hf29LoanStatus: HOUSE_LOAN.bankUnpaid,
    hf29MorageType: 'HX3301',
    hf29MorageOrg: bank,
    hf29PaymentBank: bank,
    hf29RepayAmt: inThousands((price * random.whole(8, 35)) / 100),
    hf29RepayMode: random.pick(['HX3401', 'HX3402', 'HX3403', 'HX3404']),
    hf29LoanDate: addDays(day, -random.whole(400, 3_000)),
    hf29LoanRate: random.whole(290, 465) / 10_000,
  }
}

function taxOf({ random, price, day }: DemoCase, tradeType: string | null): Values {
  return {
    hf29TradeTimeType: TRADE_TIME.secondHand,
    hf29TradeType: tradeType,
    hf29HourseSource: random.pick(['HX2701', 'HX2702']),
    hf29LastIsNew: random.chance(0.4) ? yes : no,
    hf29SignDate: addDays(day, -6_600),
    hf29LastPriceType: 'HX3701',
    hf29LastInvoiceAmt: inThousands(price * 0.55),
    hf29HouseBelongUnique: random.chance(0.5) ? yes : no,
    hf29EnsurePrice: inThousands(price * 0.92),
    hf29EstimatePrice: inThousands(price * 0.97),
  }
}
