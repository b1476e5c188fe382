import { addDays, type Day } from '../../../catalogue/day.ts'
import { settle, type RecordValues } from '../../../catalogue/effect.ts'
import { blankRecord } from '../../../catalogue/entity.ts'
import { fromFen } from '../../../catalogue/unit.ts'
import { DEMAND_STEP, PARTY_RELATION, PARTY_TYPE } from '../../../domain/codes.ts'
import { project } from '../../../domain/project/project.ts'
import type { Values } from '../../../backend/store.ts'
import type { Deal } from './deals.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import type { Place } from '../places.ts'
import type { Random } from '../random.ts'
import { visibleOnly } from '../rows/visible-only.ts'

/** The accounts that work on a case. */
export interface Team {
  readonly manager: string
  readonly salesperson: string
  readonly service: string
}

export interface Sample {
  readonly deal: Deal
  readonly place: Place
  readonly team: Team
  /** The day the case was opened. */
  readonly day: Day
  /** The organisation that handles it; absent for one of the city's branches. */
  readonly organisation?: string
}

const STREETS = ['示例路', '示例大道', '示例一街', '示例二横路', '示例东街']
const ESTATES = ['示例花园', '演示雅苑', '样本新城', '测试公馆', '示例湖畔', '演示名庭', '样本华府']
const CREDIT = ['HX0401', 'HX0401', 'HX0401', 'HX0402', 'HX0403', 'HX0404', 'HX0405', 'HX0406']
const COMPANY_NATURES = ['HX0103', 'HX0103', 'HX0101', 'HX0104', 'HX0105', 'HX0106']
const REGISTERED_AT = ['HX0201', 'HX0201', 'HX0201', 'HX0202', 'HX0203', 'HX0205']
const RELATIONS = [PARTY_RELATION.couple, PARTY_RELATION.parentChild, PARTY_RELATION.otherKin]

/** A plausible new case: random choices, and what the declaration derives from them. */
export function sampleProject(random: Random, { deal, place, team, day, organisation }: Sample): RecordValues {
  const chosen = filledOnly({
    hf20PrjType: deal.prjType,
    ...deal.payment,
    hf20DemandStep: DEMAND_STEP.consulting,
    hf20Ctrl1: deal.searching ? 1 : 0,
    ...parties(random, deal),
    ...(deal.loan && loanWish(random, deal.loan)),
    ...house(random, place, deal.searching),
    hf20ManagerId: team.manager,
    hf20RecommendId: team.salesperson,
    hf20ServiceAcct: team.service,
    hf20DivisionDetailId: organisation ?? (deal.loan && random.chance(0.75) ? random.pick(place.branches) : null),
    ...referral(random, day),
  })
  const blank = blankRecord(project.fields)
  const { record } = settle(project, blank, { ...blank, ...chosen }, {}, new Set(Object.keys(chosen)))
  return visibleOnly(project, filledOnly(record))
}

function parties(random: Random, { sale }: Deal): Values {
  const type = (companies: number) => (random.chance(companies) ? PARTY_TYPE.company : PARTY_TYPE.individual)
  const seller = type(0.15)
  const buyer = sale ? type(0.12) : seller
  const companies = buyer === PARTY_TYPE.company || seller === PARTY_TYPE.company
  const relation = companies
    ? random.pick([PARTY_RELATION.none, PARTY_RELATION.companyAndOwner])
    : random.chance(0.15)
      ? random.pick(RELATIONS)
      : null
  return {
    hf20BuyerType: buyer,
    hf20SellerType: seller,
    hf20RelationType: relation,
    hf20BuyerCompanyNature: buyer === PARTY_TYPE.company ? random.pick(COMPANY_NATURES) : null,
    hf20CompanyNation: companies ? random.pick(REGISTERED_AT) : null,
  }
}

function loanWish(random: Random, { rates: [from, to], repayment, floats }: NonNullable<Deal['loan']>): Values {
  return {
    hf20ReturnWay: random.pick(repayment),
    hf20CreditWho: random.pick(CREDIT),
    hf20AccessLp: floats ? random.whole(-60, 20) / 10_000 : null,
    hf20AcceptRetNoEnd: random.whole(from, to) / 100_000,
    hf20MonthAhead: random.chance(0.6) ? random.whole(2, 10) * 6 : null,
    hf20LoanerAge: random.whole(26, 58),
    hf20MortgagerLateTimes: random.whole(0, 3),
    hf20ThinkGroup: random.chance(0.25) ? 1 : 0,
  }
}

function house(random: Random, { province, city, districts }: Place, searching: boolean): Values {
  const [area, price] = random.pick(districts)
  const place = { hf20HouseProvince: province, hf20HouseCity: city, hf20HouseArea: area }
  if (searching) return place
  const unit = `${random.whole(1, 18)}栋${random.whole(2, 32)}0${random.whole(1, 6)}房`
  // Hundredths of a square metre times whole yuan are fen.
  const fen = random.whole(4_200, 14_800) * Math.round((price * random.whole(85, 115)) / 100)
  // Most prices are in whole thousands; a few cases have an exact valuation.
  const rounded = random.chance(0.93) ? Math.round(fen / 100_000) * 100_000 : fen
  return {
    ...place,
    hf20HouseAddress: `${random.pick(STREETS)}${random.whole(1, 320)}号${random.pick(ESTATES)}${unit}`,
    hf20HouseMarketPrice: fromFen(BigInt(rounded)),
  }
}

function referral(random: Random, day: Day): Values {
  if (!random.chance(0.2)) return { hf20Ctrl3: 0 }
  return {
    hf20Ctrl3: 1,
    hf20HelpactivityBegin: day,
    hf20HelpactivityEnd: addDays(day, random.pick([30, 60, 90, 180])),
    hf20MaxHelper: random.whole(2, 10),
  }
}
