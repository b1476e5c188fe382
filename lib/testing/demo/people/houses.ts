import { addDays, type Day } from '../../../catalogue/day.ts'
import { HOUSE_LOAN, HOUSE_TYPE, LOAN_SCHEME } from '../../../domain/codes.ts'
import type { Values } from '../../../backend/store.ts'
import type { Place } from '../places.ts'
import type { Random } from '../random.ts'
import { ESTATES, ROADS } from './name-lists.ts'

const FREE = 'HF7901'
const PAID_OFF = 'HF7904'
const FLAT = 'HF7503'
const IN_FORCE = 'HX6601'

/** A house a person owns already; `owing` is the debt on it, in hundreds of yuan. */
export interface House {
  readonly values: Values
  readonly owing: number
}

/** An owned house. @param turn counts their houses: they live in the first one, and never have more than one loan */
export function houseOf(
  random: Random,
  today: Day,
  { province, city, districts }: Place,
  turn: number,
  married: boolean,
): House {
  const [area] = random.pick(districts)
  const home = random.chance(0.9)
  const square = random.whole(4_800, 13_200)
  const together = married && random.chance(0.5)
  const loan = turn === 0 && random.chance(0.5) ? loanOf(random, today) : null
  return {
    owing: loan?.owing ?? 0,
    values: {
      hf28Province: province,
      hf28City: city,
      hf28Area: area,
      hf28Spec1:
        `${random.pick(ROADS)}${random.whole(1, 320)}号${random.pick(ESTATES)}` +
        `${random.whole(1, 18)}栋${random.whole(2, 32)}0${random.whole(1, 6)}房`,
      hf28HourseStatus: turn === 0 ? 'HX2301' : random.pick(['HX2302', 'HX2302', 'HX2303']),
      hf28HourseType: home ? HOUSE_TYPE.home : FLAT,
      ...(home && {
        hf28HourseStruct: random.pick(['HX2401', 'HX2402', 'HX2404']),
        hf28HourseNature: random.chance(0.85) ? 'HX2501' : 'HX2502',
      }),
      hf28HourseSource: random.pick(['HX2701', 'HX2702', 'HX2702', 'HX2705']),
      hf28FullArea: square / 100,
      hf28InArea: Math.floor(square * 0.8) / 100,
      hf28OwnerNumber: together ? 2 : 1,
      hf28OwnerRelation: together ? 'HX2801' : null,
      ...(loan ? loan.values : { hf28LoanStatus: random.chance(0.8) ? FREE : PAID_OFF }),
      hf28Status: IN_FORCE,
      hf28Memo: random.chance(0.15) ? '产权证已核对原件（演示）' : null,
    },
  }
}

function loanOf(random: Random, today: Day): House {
  const owing = random.whole(900, 19_000)
  return {
    owing,
    values: {
      hf28LoanStatus: HOUSE_LOAN.bankUnpaid,
      hf28LoanType: random.pick([
        LOAN_SCHEME.commercial,
        LOAN_SCHEME.commercial,
        LOAN_SCHEME.fund,
        LOAN_SCHEME.combined,
      ]),
      hf28RepayAmt: owing * 100,
      hf28LoanDate: addDays(today, -random.whole(400, 4_000)),
      hf28LoanRate: random.whole(285, 465) / 10_000,
    },
  }
}
