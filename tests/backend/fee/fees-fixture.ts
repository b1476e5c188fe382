import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import type { Store, Values } from '../../../lib/backend/store.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { chargeTable, orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { userRoleTable } from '../../../lib/backend/staff/staff-tables.ts'
import { charge } from '../../../lib/domain/fee/charge.ts'
import { examination } from '../../../lib/domain/fee/examination.ts'
import { expense } from '../../../lib/domain/fee/expense.ts'
import { income } from '../../../lib/domain/fee/income.ts'
import { saleOrder } from '../../../lib/domain/fee/sale-order.ts'
import { unmatchedPayment } from '../../../lib/domain/fee/unmatched-payment.ts'
import { type Fixture, openFixture, recordIn, type RecordAnswer, rowsIn, type Send } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

export const CHARGES = 'ProjectChargeCfg'
export const INCOME = 'Hf54ProjectIncomeInfo'
export const ORDER = 'Sl01SaleOrderM'
export const EXPENSE = 'ProjectCostInfo'
export const EXAMINATIONS = 'Hf3fExamineInfo'

/** Not collected yet, for the agency fee. */
export const UNPAID = { hf54PrjId: 'p1', hf54ProjectName: 'PC01', orderAmount: 500 } as const
/** Collected at the counter, for finance to see. */
export const COLLECTED = {
  ...UNPAID,
  hf54ReceiveSign: '1',
  hf54ReceiveTime: '2026-11-21',
  orderNo: 'R-1',
  hf54Image: 'doc-1',
} as const
export const SPENT = {
  hf40PrjId: 'p1',
  hf40ProjectName: ['HX5502'],
  hf40CostFet: 300,
  hf40DeducetionType: 'HX5601',
  hf40GavenWho: 'HX6801',
  hf40GavenAccount: 'HX6901',
  hf40InvoiceReceive: 'HH1502',
} as const
/** What finance fills in. */
export const PAID_OUT = { hf40CostDate: '2026-11-20', hf40PayAccount: 'HX5701' } as const

export interface FeesFixture extends Fixture {
  /** A stored charge of a case in Guangzhou. */
  readonly addCharge: (key: string, produceCls: string, totalFee: number | null, project?: string) => Promise<void>
  /** An order a customer placed and paid. */
  readonly addPrepaid: (key: string, amount: number, values?: Values, project?: string) => Promise<void>
  /** A loose document of a user's. */
  readonly addDocument: (key: string, hash: string, by: UserName) => Promise<void>
  readonly addRole: (user: UserName, role: string) => Promise<void>
  /** The sums a case is stored with: collected, due, cost. */
  readonly sums: (project?: string) => Promise<readonly unknown[]>
}

const USED = new Set(
  [charge, income, saleOrder, expense, examination, unmatchedPayment].flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ dict }) => (dict ? [dict] : [])),
  ),
)

/**
 * A back end that knows the lists of choices of the book, with the case `p1`, followed by follow and sold by sales, and
 * 15000 of agency fees to collect.
 */
export async function openFeesFixture(wrap?: (store: Store) => Store): Promise<FeesFixture> {
  const fixture = await openFixture({}, wrap)
  await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
    for (const { code, entries } of DICTIONARIES.filter((dictionary) => USED.has(dictionary.code))) {
      for (const [index, [key, value, further]] of entries.entries()) {
        await unit.insert(dictEntryTable, {
          key: `${code}:${key}`,
          project: null,
          city: null,
          values: {
            dict: code,
            key,
            value,
            sortOrder: index + 1,
            enabled: 1,
            ...(further && { otherValues: JSON.stringify(further) }),
          },
        })
      }
    }
  })
  let sortNo = 0
  const place = (project: string) => ({ project, city: '440100' })
  const addCharge: FeesFixture['addCharge'] = (key, produceCls, totalFee, project = 'p1') => {
    sortNo += 1
    return fixture.put(
      chargeTable,
      key,
      { prjId: project, produceCls, sortNo, ...(totalFee !== null && { totalFee }) },
      place(project),
    )
  }
  await fixture.addCase('p1', { hf20ManagerId: 'a-follow', hf20RecommendId: 'a-sales', hf20HouseAddress: '示例路1号' })
  await addCharge('agency', 'PC01', 15_000)
  return {
    ...fixture,
    addCharge,
    addPrepaid: (key, amount, values = {}, project = 'p1') => {
      sortNo += 1
      return fixture.put(
        orderTable,
        key,
        {
          sl01PrjId: project,
          sl01BillNo: `SO-${key}`,
          sl01BillClass: 'SL0101',
          sl01OrderAmount: amount,
          sl01OrderDate: fixture.clock.now,
          sl01Status: 'BDA103',
          sl01PayChannel: 'HH2302',
          sl01PayMethod: 'HFD802',
          sl01PaySign: 1,
          sortNo,
          ...values,
        },
        place(project),
      )
    },
    addDocument: (key, hash, by) =>
      fixture.put(
        documentTable,
        key,
        {
          state: 'loose',
          stateSince: fixture.clock.now,
          fileCls: 'hf54Image',
          hash,
          name: '回单.jpg',
          size: 10,
          format: 'jpg',
        },
        { by: `a-${by}` },
      ),
    addRole: (user, role) =>
      fixture.put(userRoleTable, `${user}:${role}`, { ss13UsrId: `u-${user}`, ss13RoleId: role }),
    sums: async (project = 'p1') => {
      const values = (await fixture.rows(projectTable)).find(({ key }) => key === project)?.values ?? {}
      return [values['hf20Amount5'] ?? null, values['hf20NoPayAmount'] ?? null, values['hf20PrjCost'] ?? null]
    },
  }
}

/** Hands an income in and reads it back. */
export async function sendIncome(send: Send, body: Readonly<Record<string, unknown>>): Promise<RecordAnswer> {
  const answer = await send(`${INCOME}.submitIncomeInfo`, body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return recordIn(answer)
}
/** Hands an expense in and reads it back. */
export async function spend(send: Send, body: Readonly<Record<string, unknown>> = SPENT): Promise<RecordAnswer> {
  const answer = await send(`${EXPENSE}.doCostFeeRecord`, body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return recordIn(answer)
}
/** Actions of the lines about an order or expense, newest first, with whether each still waits. */
export async function examinationRowsOf(
  send: Send,
  objCode: string,
  objId: unknown,
): Promise<readonly (readonly unknown[])[]> {
  return rowsIn(await send(`${EXAMINATIONS}.getMyExamList`, { objCode, objId })).map(({ hf3fAction, hf3fIsRead }) => [
    hf3fAction,
    hf3fIsRead,
  ])
}
