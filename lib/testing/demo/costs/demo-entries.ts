import { dayOf, type Day } from '../../../catalogue/day.ts'
import { COST_CATEGORIES, COST_CATEGORY, type CostCategory, ENTRY_KIND } from '../../../domain/cost/cost-codes.ts'
import { daysIn, type Month, monthOf, monthsUpTo } from '../../../domain/months.ts'
import type { Values } from '../../../backend/store.ts'
import { createRandom, type Random } from '../random.ts'
import { AGENCIES } from '../organisations/agencies.ts'
import { cityOfStore, STORE_ROWS, type StoreRow } from './store-rows.ts'

/** A row about costs of stores, with its city. */
export interface DemoEntry {
  readonly city: string
  readonly values: Values
}

const SEED = 20_990_777
/** The current month and the twelve before it, so that the same month a year ago is included. */
const MONTHS = 13
/** Income of a city's stores in an average month, and income per case. In yuan. */
const INCOME = 620_000
const BY_CASE = 15_800
/** Factor of each month against an average one, January first. */
const SEASON = [0.82, 0.55, 0.95, 1.02, 1.08, 0.98, 1.1, 1.04, 1.18, 1.12, 1.06, 0.9]
/** How income is spent: category, item, share of the income, day of the month, payee. */
const SPENT: readonly (readonly [CostCategory, item: string, share: number, day: number, payee: string])[] = [
  [COST_CATEGORY.commission, 'CARRIED', 0.165, 28, '门店员工'],
  [COST_CATEGORY.commission, 'BONUS', 0.012, 20, '门店员工'],
  [COST_CATEGORY.team, 'REBATE', 0.052, 16, '合作中介（演示）'],
  [COST_CATEGORY.team, 'SHARING', 0.021, 19, '合作中介（演示）'],
  [COST_CATEGORY.marketing, 'ONLINE', 0.032, 3, '示例网络平台'],
  [COST_CATEGORY.marketing, 'PORT', 0.018, 6, '样本房源网'],
  [COST_CATEGORY.marketing, 'OUTDOOR', 0.009, 11, '演示广告公司'],
  [COST_CATEGORY.operations, 'RENT', 0.041, 5, '示例物业公司'],
  [COST_CATEGORY.operations, 'UTILITY', 0.008, 12, '示例物业公司'],
  [COST_CATEGORY.operations, 'SYSTEM', 0.005, 8, '样本通讯服务商'],
  [COST_CATEGORY.other, 'TRAINING', 0.006, 14, '演示培训机构'],
  [COST_CATEGORY.other, 'GREETING', 0.007, 17, '示例餐饮'],
]
/** Planned share of the income, by category. */
const PLANNED: Readonly<Record<CostCategory, number>> = {
  COMMISSION: 0.2,
  TEAM: 0.082,
  MARKETING: 0.066,
  OPERATIONS: 0.058,
  OTHER: 0.016,
}
/** Two stores that exceed this month's budget, each with its factor. */
const BEYOND: Readonly<Record<string, number>> = { 'GZ04/MARKETING': 1.37, 'GZ03/TEAM': 1.11 }

/** Who receives the bonus, month by month. */
const BONUS_TO = ['demo-staff05', 'demo-staff06', 'demo-staff10']

const cents = (yuan: number): number => Math.round(yuan * 100) / 100

/** Income, expenses and budgets of stores in the months up to now. The same time gives the same rows. */
export function demoCosts(now: number): {
  readonly entries: readonly DemoEntry[]
  readonly budgets: readonly DemoEntry[]
} {
  const random = createRandom(SEED)
  const today = dayOf(now)
  const months = monthsUpTo(monthOf(today), MONTHS)
  const open = STORE_ROWS.filter(([, , , , , , , share]) => share > 0)
  const entries = months.flatMap((month) => open.flatMap((store) => entriesOf(random, store, month, today)))
  return { entries, budgets: months.flatMap((month) => open.flatMap((store) => budgetsOf(store, month, today))) }
}

const ordinary = ([, , , , , , , share]: StoreRow, month: Month): number =>
  INCOME * share * (SEASON[Number(month.slice(5)) - 1] ?? 1)

function entriesOf(random: Random, store: StoreRow, month: Month, today: Day): readonly DemoEntry[] {
  const [code, , , manager] = store
  const now = month === monthOf(today)
  const last = now ? Number(today.slice(8)) : daysIn(month)
  const whole = ordinary(store, month) * (random.whole(92, 109) / 100)
  const day = (wished: number): Day => `${month}-${String(Math.min(wished, last)).padStart(2, '0')}`
  const income = cents((whole * last) / daysIn(month))
  const line = (values: Values): DemoEntry => ({ city: cityOfStore(code), values: { storeCode: code, ...values } })
  const spent = SPENT.flatMap(([costCategory, costItem, share, wished, payee], index) => {
    const amount = cents(
      (costCategory === COST_CATEGORY.commission ? income : whole) * share * (random.whole(88, 112) / 100),
    )
    if (wished > last && costCategory !== COST_CATEGORY.commission) return []
    const team =
      costCategory === COST_CATEGORY.team ? (AGENCIES[(index + Number(month.slice(5))) % 2]?.[0] ?? null) : null
    return [
      line({
        entryKind: ENTRY_KIND.cost,
        entryDate: day(wished),
        costCategory,
        costItem,
        entryAmount: amount,
        payee,
        teamId: team,
        personId:
          costCategory !== COST_CATEGORY.commission
            ? null
            : costItem === 'CARRIED'
              ? manager
              : (BONUS_TO[Number(month.slice(5)) % BONUS_TO.length] ?? null),
        voucherNo: `${code}-${month.replace('-', '')}-${String(index + 1).padStart(2, '0')}`,
      }),
    ]
  })
  return [
    ...spent,
    line({
      entryKind: ENTRY_KIND.income,
      entryDate: day(daysIn(month)),
      entryAmount: income,
      caseCount: Math.max(1, Math.round(income / BY_CASE)),
      payee: '门店收款户',
      entryMemo: '未进入项目账的门店收入按月结转',
      voucherNo: `${code}-${month.replace('-', '')}-IN`,
    }),
  ]
}

function budgetsOf(store: StoreRow, month: Month, today: Day): readonly DemoEntry[] {
  const [code] = store
  return COST_CATEGORIES.map((costCategory) => {
    const usual = ordinary(store, month) * PLANNED[costCategory]
    const beyond = month === monthOf(today) ? BEYOND[`${code}/${costCategory}`] : undefined
    const tight = beyond === undefined ? usual * 1.08 : (usual * 0.88) / beyond
    return {
      city: cityOfStore(code),
      values: {
        budgetMonth: month,
        storeCode: code,
        costCategory,
        budgetAmount: Math.round(tight / 100) * 100,
        budgetMemo: beyond === undefined ? '按去年同期与本年计划核定' : '按压缩后的投放计划核定',
      },
    }
  })
}
