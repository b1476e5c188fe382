import type { Day } from '../../../catalogue/day.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import { MEMBER_TYPE, NO_OR_YES } from '../../../domain/codes.ts'
import { type MemberRecords, recordsFor } from '../../../domain/member/member-records.ts'
import type { MemberSide } from '../../../domain/member/member-side.ts'
import { ageOn } from '../../../domain/standards/age.ts'
import { divisionName } from '../../../backend/national-divisions.ts'
import type { Values } from '../../../backend/store.ts'
import type { Place } from '../places.ts'
import type { Random } from '../random.ts'
import { fundOf, socialOf, taxOf } from './deposits.ts'
import type { Seated } from './household.ts'
import { houseOf } from './houses.ts'
import { type Living, workOf } from './work.ts'

/** The background of a person: their records by list, and the totals shown on their own form. */
export interface Background {
  readonly age: number
  readonly records: readonly { readonly list: MemberRecords; readonly rows: readonly Values[] }[]
  readonly sums: Values
}

export interface Circumstances {
  readonly side: MemberSide
  readonly facts: Scope
  readonly place: Place
  readonly day: Day
  /** How many payments were late. */
  readonly late: number
  /** True when banks have no data on them. */
  readonly unknown: boolean
  /** True when the house of the case is sold. */
  readonly sold: boolean
}

const PENSION_AGE = 60
const MARRIED = 'HX0602'

/**
 * Records that agree with each other: debts match what is owed on houses, late payments match the bank's count. The
 * random numbers are drawn in the same order on every side, so that a person on two sides has the same background.
 */
export function backgroundOf(
  random: Random,
  { person, marriage, owns, company }: Seated,
  { side, facts, place, day, late, unknown, sold }: Circumstances,
): Background {
  const age = ageOn(person.birthday, day)
  const living: Living = company
    ? 'employed'
    : age >= PENSION_AGE
      ? 'retired'
      : random.chance(0.12)
        ? 'own'
        : 'employed'
  const income =
    living === 'retired' ? random.whole(30, 80) * 100 : random.whole(62, 380) * 100 + (random.chance(0.1) ? 0.5 : 0)
  const further = random.pick([0, 0, 0, 1, 1, 2])
  const houses = Array.from({ length: further }, (_, turn) => houseOf(random, day, place, turn, marriage === MARRIED))
  const total = further + (owns ? 1 : 0)
  const limited = random.whole(owns ? 1 : 0, total)
  const owing = houses.reduce((sum, house) => sum + house.owing, 0)
  const owingElse = random.chance(0.35) ? random.whole(1, 30) * 50 : 0
  const letOut = random.pick([0, 0, 1])
  const hasRecords = random.chance(0.6) || side.type === MEMBER_TYPE.buyer
  const deposits = { place, living, income, years: Math.max(1, age - 22) }
  const work = workOf(random, day, divisionName(place.city) ?? '', {
    living,
    income,
    age,
    late,
    unknown,
    owing,
    owingElse,
    employer: company?.name,
  })
  const paid = {
    social: socialOf(random, day, deposits),
    fund: [fundOf(random, day, deposits)],
    tax: taxOf(random, day, deposits),
  }
  const nothing = { workCredit: [], social: [], fund: [], tax: [] }
  const records: Readonly<Record<MemberRecords['key'], readonly Values[]>> = {
    ...nothing,
    ...(hasRecords && { workCredit: [work] }),
    ...(hasRecords && living !== 'retired' && paid),
    ownHouse: houses.map(({ values }) => values),
  }
  return {
    age,
    records: recordsFor({ ...facts, hf23MemberType: side.type }).map((list) => ({ list, rows: records[list.key] })),
    sums: {
      hf23OwnCompany: living === 'own' ? NO_OR_YES.yes : NO_OR_YES.no,
      hf23DebtTotal: (owing + owingElse) / 100,
      hf23DebtMonthPay: Math.round(owing * 0.53) + owingElse * 3,
      hf23CreditQueryNum: random.pick([0, 1, 1, 2, 2, 3, 5]),
      hf23LateNum: late,
      hf23LocalHouseTotal: total,
      hf23LimitHouseNum: limited,
      hf23SellRentNum: Math.min(limited, owns && sold ? 1 : letOut),
    },
  }
}
