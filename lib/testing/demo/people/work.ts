import { addDays, type Day } from '../../../catalogue/day.ts'
import { WAGES_WAY } from '../../../domain/codes.ts'
import type { Values } from '../../../backend/store.ts'
import type { Random } from '../random.ts'
import { BANKS, FIRM_MARKS, FIRMS, ROADS, TRADES } from './name-lists.ts'

/** How a person earns a living. */
export type Living = 'employed' | 'own' | 'retired'

export interface Worker {
  readonly living: Living
  /** In whole yuan per month. */
  readonly income: number
  readonly age: number
  /** How many payments were late. */
  readonly late: number
  /** True when the bank has no data on them. */
  readonly unknown: boolean
  /** Debt on houses, in hundreds of yuan. */
  readonly owing: number
  /** Other debt, in hundreds of yuan. */
  readonly owingElse: number
  /** The company they represent. */
  readonly employer?: string | undefined
}

const YES = '0'
const NO = '1'
const EMPLOYED = {
  companyTypes: ['HX0103', 'HX0103', 'HX0103', 'HX0101', 'HX0102', 'HX0104', 'HX0105'],
  positions: ['HX0901', 'HX0901', 'HX0902', 'HX0903', 'HX0904'],
  titles: ['HX1001', 'HX1001', 'HX1002', 'HX1003', 'HX1004'],
} as const
const CERTIFICATES = ['HX1101', 'HX1101', 'HX1101', 'HX1101', 'HX1102', 'HX1103', 'HX1104', 'HX1105', 'HX1106'] as const
const EDUCATION = ['HX1202', 'HX1203', 'HX1204', 'HX1204', 'HX1204', 'HX1205', 'HX1206'] as const

/** A person's work, income and credit record, on the day the form is filled in. */
export function workOf(random: Random, today: Day, city: string, worker: Worker): Values {
  return {
    ...(worker.living === 'retired' ? retired(random, worker) : working(random, today, city, worker)),
    ...creditOf(worker),
    ...latenessOf(random, worker.late),
  }
}

function retired(random: Random, { income }: Worker): Values {
  return {
    hf24WorkName: '示例退休职工服务中心',
    hf24Status: 'HX1304',
    hf24Position: 'HX0907',
    hf24EduLevel: random.pick(['HX1201', 'HX1202', 'HX1203']),
    hf24HaveChange: NO,
    hf24HavePartimeJob: NO,
    hf24WorkAmt1: income,
    hf24WagesWay: 'HFH101',
    hf24Bank: random.pick(BANKS),
    hf24FlowAudit: 'HX1401',
  }
}

function working(random: Random, today: Day, city: string, { living, income, age, employer }: Worker): Values {
  const own = living === 'own'
  const changed = !own && random.chance(0.08) ? addDays(today, -random.whole(35, 170)) : null
  const years = Math.max(1, Math.min(age - 21, random.whole(1, 16)))
  const way = own ? 'HFH104' : random.chance(0.1) ? WAGES_WAY.personalTransfer : 'HFH101'
  const bank = random.pick(BANKS)
  return {
    hf24WorkName:
      employer ??
      `${city}${random.pick(FIRM_MARKS)}${random.pick(FIRMS)}${random.pick(TRADES)}${own ? '商行' : '有限公司'}`,
    hf24WorkAddress: `${city}${random.pick(ROADS)}${random.whole(1, 399)}号${random.whole(3, 28)}楼（演示地址）`,
    hf24WorkPhone: `${city === '深圳市' ? '0755' : '020'}-0001${String(random.whole(0, 9_999)).padStart(4, '0')}`,
    hf24WorkDate1: changed ?? addDays(today, -random.whole(years * 365 - 300, years * 365)),
    hf24CompanyType: own ? 'HX0106' : random.pick(EMPLOYED.companyTypes),
    hf24Position: own ? 'HX0905' : random.pick(EMPLOYED.positions),
    hf24Title: own ? 'HX1001' : random.pick(EMPLOYED.titles),
    hf24Cert: own ? 'HX1101' : random.pick(CERTIFICATES),
    hf24EduLevel: random.pick(EDUCATION),
    hf24Status: own ? 'HX1305' : changed !== null ? 'HX1302' : 'HX1301',
    hf24HaveChange: changed === null ? NO : YES,
    hf24ChangeDate: changed,
    hf24HavePartimeJob: random.chance(0.06) ? YES : NO,
    hf24WorkAmt1: income,
    hf24WorkAmt2: Math.ceil((income * random.whole(100, 118)) / 100_000) * 1_000,
    hf24WorkBank: way === 'HFH101' ? bank : null,
    hf24WagesWay: way,
    hf24PassMonth: way === WAGES_WAY.personalTransfer ? random.pick([6, 12, 12, 24]) : null,
    hf24Bank: bank,
    hf24FlowAudit: random.pick(['HX1401', 'HX1401', 'HX1401', 'HX1402', 'HX1403']),
  }
}

function creditOf({ late, unknown, owing, owingElse }: Worker): Values {
  return {
    hf24Credit: unknown ? 'HX6504' : late > 0 ? 'HX6502' : 'HX6501',
    hf24Level: unknown ? 'HX1505' : late > 2 ? 'HX1503' : late > 0 ? 'HX1502' : 'HX1501',
    hf24Overdue: NO,
    hf24Guarantee: NO,
    hf24HaveExecutor: NO,
    hf24HaveFanzui: NO,
    hf24LoanDebt: owing / 100,
    hf24NotloanDebt: owingElse / 100,
  }
}

/** Payments late in a row never exceed the total, nor those of two years those of five. */
function latenessOf(random: Random, late: number): Values {
  const onHouses = random.whole(0, late)
  const count = (all: number, recent: number) => ({
    all,
    inRow: Math.min(all, 2),
    recent,
    recentInRow: Math.min(recent, 1),
  })
  const houses = count(onHouses, random.whole(0, onHouses))
  const others = count(late - onHouses, random.whole(0, late - onHouses))
  return {
    hf24Total21: houses.recentInRow,
    hf24Total23: houses.recent,
    hf24Total24: others.recentInRow,
    hf24Total25: others.recent,
    hf24Total51: houses.inRow,
    hf24Total53: houses.all,
    hf24Total54: others.inRow,
    hf24Total55: others.all,
  }
}
