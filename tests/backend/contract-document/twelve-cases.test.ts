import { beforeAll, describe, expect, it } from 'vitest'
import type { Row, Table } from '../../../lib/backend/store.ts'
import { tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { chargeTable, expenseTable, incomeTable } from '../../../lib/backend/fee/fee-tables.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { createClient, type FangkitClient } from '../../../lib/client/client.ts'
import { cityCalls } from '../../../lib/contract/city/city-calls.ts'
import { expenseCalls } from '../../../lib/contract/fee/expense-calls.ts'
import { chargeCalls } from '../../../lib/contract/fee/fee-calls.ts'
import { formRecordCalls } from '../../../lib/contract/document/form-record-calls.ts'
import { incomeCalls, saleOrderCalls } from '../../../lib/contract/fee/income-calls.ts'
import { memberCalls } from '../../../lib/contract/case/member-calls.ts'
import { projectCalls } from '../../../lib/contract/case/project-calls.ts'
import { saleContractCalls } from '../../../lib/contract/document/sale-contract-calls.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { rowsOf } from '../seed/seeding.ts'

/** Cases of one city, and why each is among them. */
const CASES: readonly (readonly [string, string])[] = [
  ['demo-project-01', 'a company mortgages its house: no buyers, no contract'],
  ['demo-project-02', 'two borrowers, two owners'],
  ['demo-project-05', 'two buyers who pay by instalments'],
  ['demo-project-06', 'eight charges, a code nobody has paid yet'],
  ['demo-project-08', 'a co-repayer who is no buyer'],
  ['demo-project-10', 'somebody beside the owner who owns nothing'],
  ['demo-project-13', 'companies on both sides, a guarantor'],
  ['demo-project-14', 'a company buys from a person; money waits for review'],
  ['demo-project-22', 'guarantors, and somebody who owns nothing'],
  ['demo-project-37', 'an income and an expense wait for review'],
  ['demo-project-54', 'somebody beside the buyer who buys nothing'],
  ['demo-project-57', 'near its end, with a returned expense'],
]
const BUYER = 'HFB804'
const OWNER = 'HFB806'

const store = createMemoryStore()
const clientOf = (user: string): FangkitClient =>
  createClient({ transport: createMemoryTransport({ store, user }), auth: createMemoryAuth() })
const staff = clientOf('admin')
const finance = clientOf('finance')
const stored = new Map<string, readonly Row[]>()
const of = (table: Table, prjId: string): readonly Row[] =>
  (stored.get(table.name) ?? []).filter(
    ({ project, key }) => project === prjId || (table.name === projectTable.name && key === prjId),
  )
async function readAgain(): Promise<void> {
  for (const table of [projectTable, memberTable, chargeTable, incomeTable, expenseTable, tradeTable])
    stored.set(table.name, await rowsOf(store, table))
}
beforeAll(async () => {
  await staff.call(cityCalls.getCity, {})
  await readAgain()
})

const nameOf = ({ values }: Row): string => String(values['hf23LinkName'] ?? '')
const holds = ({ values }: Row, role: string): boolean =>
  Array.isArray(values['hf23MemberRole']) && values['hf23MemberRole'].includes(role)
const peopleWith = (prjId: string, role: string): readonly string[] =>
  of(memberTable, prjId)
    .filter((row) => holds(row, role))
    .map(nameOf)
    .sort()
/** Every text of an answer, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const fen = (yuan: unknown): number => Math.round(Number(yuan ?? 0) * 100)
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
const isSale = (prjId: string): boolean => of(projectTable, prjId)[0]?.values['hf20LoanScheme'] !== 'HF9907'

/** The book of a case by plain adding up: what came in counts once it is paid, what went out once it is approved. */
function expectedLedger(prjId: string) {
  const typeOf = ({ values }: Row): unknown =>
    values[values['hf54ChargeKind'] === 'HH0701' ? 'hf54DeducetionType' : 'hf54ProjectName']
  const received = of(incomeTable, prjId).filter(({ values }) => values['paySign'] === 1)
  const charges = of(chargeTable, prjId).map(({ values }) => {
    const paid = sum(
      received.filter((row) => typeOf(row) === values['produceCls']).map((row) => fen(row.values['orderAmount'])),
    )
    return { type: values['produceCls'], total: fen(values['totalFee']), remind: fen(values['totalFee']) - paid }
  })
  const spent = of(expenseTable, prjId).filter(({ values }) => values['hf40Status'] === 'HFE303')
  return {
    collected: sum(received.map(({ values }) => fen(values['orderAmount']))),
    due: sum(charges.map(({ remind }) => remind)),
    cost: sum(spent.map(({ values }) => fen(values['hf40CostFet']))),
    charges,
  }
}
/** The same as the calls answer it. */
async function answeredLedger(prjId: string) {
  const [{ data: project }, { data: charges }] = [
    await staff.call(projectCalls.getOne, { id: prjId }),
    await staff.call(chargeCalls.getChargeCfgList, { prjId }),
  ]
  return {
    collected: fen(project.hf20Amount5),
    due: fen(project.hf20NoPayAmount),
    cost: fen(project.hf20PrjCost),
    charges: charges.map(({ produceCls, totalFee, remindFee }) => ({
      type: produceCls,
      total: fen(totalFee),
      remind: fen(remindFee),
    })),
  }
}
const byType = <T extends { readonly charges: readonly { readonly type: unknown }[] }>(ledger: T): T => ({
  ...ledger,
  charges: [...ledger.charges].sort((a, b) => String(a.type).localeCompare(String(b.type))),
})

describe.each(CASES)('%s (%s)', (prjId) => {
  it('MEM-055 MEM-056 MEM-076 names the same buyers and owners in lists and contract as its roles do', async () => {
    for (const [type, role] of [
      ['0', BUYER],
      ['1', OWNER],
    ] as const) {
      const { data } = await staff.call(memberCalls.getSubPageList, { objKey: prjId, memberType: type })
      const named = data
        .filter(({ hf23MemberRole }) => (hf23MemberRole ?? []).includes(role))
        .map(({ hf23LinkName }) => String(hf23LinkName))
        .sort()
      expect(named).toEqual(peopleWith(prjId, role))
    }
    const {
      data: { refValues, hf20BuyerId, hf20SellerId },
    } = await staff.call(projectCalls.getOne, { id: prjId })
    for (const [label, role, main] of [
      ['buyers', BUYER, hf20BuyerId],
      ['owners', OWNER, hf20SellerId],
    ] as const) {
      const expected = isSale(prjId) || role === OWNER ? peopleWith(prjId, role) : []
      const named = (refValues[label] ?? '').split('、').filter((name) => name !== '')
      expect([...named].sort()).toEqual(expected)
      const first = of(memberTable, prjId).find(({ key }) => key === main)
      if (first && holds(first, role)) expect(named[0]).toBe(nameOf(first))
    }
    if (!isSale(prjId)) {
      await expect(staff.call(saleContractCalls.getDocument, { prjId })).rejects.toMatchObject({ code: 'STATUS' })
      return
    }
    const { data: contract } = await staff.call(saleContractCalls.getDocument, { prjId })
    // In a few cases the same person is on both sides.
    const everybody = [...new Set(of(memberTable, prjId).map(nameOf))]
    const namedIn = (part: string): readonly string[] => {
      const text = textsIn(contract.parts.find(({ name }) => name === part)).join('\n')
      return everybody.filter((name) => text.includes(name)).sort()
    }
    expect([namedIn('PartA'), namedIn('PartB')]).toEqual([peopleWith(prjId, OWNER), peopleWith(prjId, BUYER)])
    expect(namedIn('Stakeholders')).toEqual(
      [...new Set([...peopleWith(prjId, OWNER), ...peopleWith(prjId, BUYER)])].sort(),
    )
  })

  it('OPN-032 the price stands in its contract to the fen', async () => {
    const price = of(tradeTable, prjId)[0]?.values['hf2hContractAmt']
    if (!isSale(prjId)) {
      expect(price).toBeUndefined()
      return
    }
    const { data: contract } = await staff.call(saleContractCalls.getDocument, { prjId })
    const said = contract.parts.flatMap(textsIn).join('')
    expect(said.replaceAll(',', '')).toContain(Number(price).toFixed(2))
  })

  it('OPN-032 prints who buys as a buyer and who owns as an owner, and nobody else as either', async () => {
    const { data: list } = await staff.call(formRecordCalls.getFormRecordList, { prjId })
    const parties = new Set([...peopleWith(prjId, BUYER), ...peopleWith(prjId, OWNER)])
    const printed = new Set<string>()
    for (const form of list.flatMap((row) => (row.childs?.length ? row.childs : [row]))) {
      if (form.documentUrl === '' || form.fileFormat !== null || form.isValid !== 1) continue
      const { data } = await staff.call(formRecordCalls.getFormFields, { prjId, formId: form.formId })
      for (const { entity, key, title } of data.records) {
        const row = entity === 'Hf23PrjMember' ? of(memberTable, prjId).find((one) => one.key === key) : undefined
        if (!row) continue
        printed.add(nameOf(row))
        // A user on the side of the sellers has no place on a form but as an owner.
        if (row.values['hf23MemberType'] === '1') expect([title, parties.has(nameOf(row))]).toEqual([title, true])
      }
    }
    for (const name of printed) expect(of(memberTable, prjId).map(nameOf)).toContain(name)
    expect([...parties].filter((name) => printed.has(name)).length).toBeGreaterThan(0)
  })

  it('FEE-020 lists under each charge what came in and went out: pay way, state, day and amount', async () => {
    const { data: charges } = await staff.call(chargeCalls.getChargeCfgList, { prjId })
    const records = charges.flatMap(({ projectFeeInfoVos }) => projectFeeInfoVos)
    for (const record of records)
      expect(Object.keys(record)).toEqual(
        expect.arrayContaining(['feeType', 'paySign', 'payChannel', 'status', 'happenTime', 'happenAmount']),
      )
    const answered = (income: boolean) =>
      records
        .filter(({ feeType }) => (feeType === '0') === income)
        .map(({ keyValue, status, happenAmount }) => [keyValue, status, fen(happenAmount)].join())
        .sort()
    // What was returned is no record of the charge until it is handed in again.
    expect(answered(true)).toEqual(
      of(incomeTable, prjId)
        .filter(({ values }) => values['status'] !== 'BDA106')
        .map(({ key, values }) => [key, values['status'], fen(values['orderAmount'])].join())
        .sort(),
    )
    const listed = new Set(
      of(expenseTable, prjId).map(({ key, values }) => [key, values['hf40Status'], fen(values['hf40CostFet'])].join()),
    )
    for (const one of answered(false)) expect([...listed]).toContain(one)
  })

  it('FEE-011 FEE-014 ruling 10 answers the sums of its rows, before and after finance decides', async () => {
    expect(byType(await answeredLedger(prjId))).toEqual(byType(expectedLedger(prjId)))
    const before = expectedLedger(prjId)
    const [incomes, expenses] = [of(incomeTable, prjId), of(expenseTable, prjId)]
    const waiting = incomes.filter(
      ({ values }) => values['status'] === 'BDA102' && values['paySign'] !== 1 && values['payChannel'] === 'HH2301',
    )
    const costs = expenses.filter(({ values }) => values['hf40Status'] === 'HFE302')
    for (const { values } of waiting) await finance.call(saleOrderCalls.payExamine, { id: String(values['hf54ObjId']) })
    for (const { key } of costs) {
      const { data } = await finance.call(expenseCalls.getOne, { id: key })
      await finance.call(expenseCalls.doCostFeeRecord, {
        keyValue: key,
        version: data.version,
        hf40CostDate: '2026-11-20',
        hf40PayAccount: 'HX5701',
      })
      await finance.call(expenseCalls.doExamine, { id: key })
    }
    await readAgain()
    const after = expectedLedger(prjId)
    expect(byType(await answeredLedger(prjId))).toEqual(byType(after))
    expect([after.collected - before.collected, before.due - after.due]).toEqual(
      Array(2).fill(sum(waiting.map(({ values }) => fen(values['orderAmount'])))),
    )
    expect(after.cost - before.cost).toBe(sum(costs.map(({ values }) => fen(values['hf40CostFet']))))
    const { data: answered } = await staff.call(incomeCalls.getProjectIncomeInfo, { prjId })
    expect(sum(answered.filter(({ paySign }) => paySign === 1).map(({ orderAmount }) => fen(orderAmount)))).toBe(
      after.collected,
    )
  })
})

it('the twelve cases hold money that waits on both sides, so that deciding it is tried', () => {
  const keys = new Set(CASES.map(([key]) => key))
  const examined = (table: Table) =>
    (stored.get(table.name) ?? []).filter(({ project }) => project !== null && keys.has(project)).length
  expect([examined(incomeTable) > 40, examined(expenseTable) > 10]).toEqual([true, true])
})
