import { beforeEach, describe, expect, it } from 'vitest'
import { houseTable, tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { flowConditionTable, flowDefinitionTable } from '../../../lib/backend/flow/flow-tables.ts'
import { memberRecordTables, memberTable } from '../../../lib/backend/member/member-tables.ts'
import { paperTypeTable } from '../../../lib/backend/paper/paper-tables.ts'
import { HOUSE_TYPE, LOAN_SCHEME, PARTY_TYPE, TRADE_MODE, TRADE_TIME } from '../../../lib/domain/codes.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { type Fixture, openFixture, type Send } from '../handlers/fixture.ts'

let fixture: Fixture
let manager: Send
const CITY = '440100'
const use = async (tableId: number, fldName: string, more: object = {}, send = manager) =>
  (await send('Hf02TempFld.getFieldUse', { tableId, fldName, ...more })).data
const putHouse = (key: string, values: object = {}) =>
  fixture.put(houseTable, `${key}-house`, { hf29PrjId: key, ...values }, { project: key, city: CITY })
const putMember = (key: string, name: string, type: string, values: object = {}) =>
  fixture.put(memberTable, name, { hf23PrjId: key, hf23MemberType: type, ...values }, { project: key, city: CITY })

beforeEach(async () => {
  fixture = await openFixture()
  await fixture.addCase('p1', { hf20ManagerId: 'a-follow', hf20HouseAddress: '示例路1号' })
  await fixture.addCase('p2', { hf20PrjType: 'HF0103' })
  await fixture.addCase('done', { hf20DemandStep: 'HX0507' })
  await fixture.addCase('far', {}, { city: '440300' })
  manager = await fixture.as('manager')
})

describe('Hf02TempFld.getFieldUse', () => {
  it('ROU-002 counts the open cases of the city that use a field, and those that would be asked for it', async () => {
    await putHouse('p1', { hf29OwnerNumber: 2 })
    await putHouse('p2')
    await putHouse('done')
    expect(await use(3, 'hf29OwnerNumber')).toMatchObject({
      cases: 2,
      more: false,
      used: 1,
      asked: 1,
      askedCases: [{ id: 'p2', prjNo: 'P-p2' }],
    })
    expect(await use(3, 'hf29OwnerNumber', { prjType: 'HF0101' })).toMatchObject({ cases: 1, used: 1, asked: 0 })
    expect(await use(1, 'hf20HouseAddress')).toMatchObject({ cases: 2, used: 1 })
  })

  it('counts past the cases that are read together, and names the first of those asked', async () => {
    for (let number = 0; number < 501; number += 1) await fixture.addCase(`x${String(number).padStart(3, '0')}`)
    const { askedCases, ...counts } = (await use(1, 'hf20HouseAddress')) as {
      readonly askedCases: readonly { readonly id: string }[]
    }
    expect(counts).toMatchObject({ cases: 503, more: false, used: 1 })
    expect(new Set(askedCases.map(({ id }) => id)).size).toBe(Math.min(20, askedCases.length))
  })

  it('asks no record in which a condition hides the field, of whichever record it reads', async () => {
    await putHouse('p1', { hf29OwnerNumber: 1 })
    await putHouse('p2', { hf29OwnerNumber: 3 })
    expect(await use(3, 'hf29OwnerRelation')).toMatchObject({ used: 0, asked: 1, askedCases: [{ id: 'p2' }] })
    const sold = { hf2hPrjId: 'p3', hf2hTradeType: TRADE_MODE.sale }
    const longHeld = { hf29Diffyear: 9, hf29TradeTimeType: TRADE_TIME.secondHand, hf29HourseType: HOUSE_TYPE.home }
    await fixture.addCase('p3', { hf20SellerType: PARTY_TYPE.individual })
    await putHouse('p3', longHeld)
    expect(await use(3, 'hf29HouseBelongUnique')).toMatchObject({ asked: 0 })
    await fixture.put(tradeTable, 't3', sold, { project: 'p3', city: CITY })
    expect(await use(3, 'hf29HouseBelongUnique')).toMatchObject({ asked: 1, askedCases: [{ id: 'p3' }] })
  })

  it('leaves out records that the case does not show now', async () => {
    await fixture.addCase('m', { hf20LoanScheme: LOAN_SCHEME.mortgage })
    await fixture.put(tradeTable, 't', { hf2hPrjId: 'm', hf2hOnlineAmt: 100 }, { project: 'm', city: CITY })
    expect(await use(4, 'hf2hOnlineAmt')).toMatchObject({ cases: 3, used: 0, asked: 0 })
    await fixture.put(tradeTable, 't1', { hf2hPrjId: 'p1', hf2hOnlineAmt: 100 }, { project: 'p1', city: CITY })
    expect(await use(4, 'hf2hOnlineAmt')).toMatchObject({ used: 1 })
  })

  it('counts the people a setting is for, guarantors as buyers, and the records of their owners', async () => {
    await putMember('p1', 'm1', '0', { hf23LinkName: '例买' })
    await putMember('p2', 'm2', '1', { hf23LinkName: '例卖' })
    await putMember('p2', 'm3', '2')
    expect(await use(2, 'hf23LinkName')).toMatchObject({ used: 2 })
    expect(await use(2, 'hf23LinkName', { memberType: '1' })).toMatchObject({ used: 1 })
    expect(await use(2, 'hf23LinkName', { memberType: '0' })).toMatchObject({ used: 1 })
    const table = memberRecordTables['Hf24PrjMemberWorkCredit']
    if (!table) throw new Error('no table of work records')
    const place = { project: 'p2', city: CITY }
    await fixture.put(table, 'w', { hf24MemberId: 'm2', hf24WorkName: '示例公司' }, place)
    expect(await use(6, 'hf24WorkName', { memberType: '1' })).toMatchObject({ used: 1 })
    expect(await use(6, 'hf24WorkName', { memberType: '0' })).toMatchObject({ used: 0 })
  })

  it('names the forms, flows and papers that read the field', async () => {
    await seedReference(fixture.store, fixture.ports)
    const enabled = 1
    await fixture.put(flowConditionTable, 'c', { conditionCode: 'OWN', houseLoans: ['HF7902'], enabled })
    await fixture.put(flowDefinitionTable, 'f', { flowCode: 'OWN', flowName: '例流程', conditionCode: 'OWN', enabled })
    await fixture.put(paperTypeTable, 'p', { cardType: 'OWN', paperName: '例资料', conditionCode: 'OWN', enabled })
    const named = await use(3, 'hf29LoanStatus')
    expect(named).toMatchObject({ flows: expect.arrayContaining(['例流程']) })
    expect(named).toMatchObject({ papers: expect.arrayContaining(['例资料']) })
    expect(await use(3, 'hf29OwnerRelation')).toMatchObject({ flows: [], papers: [] })
    const { forms } = (await use(2, 'hf23LinkName')) as { readonly forms: readonly string[] }
    expect(forms.length).toBeGreaterThan(3)
  })

  it('counts what the caller may see, and refuses what is no field', async () => {
    await putHouse('p1', { hf29OwnerNumber: 2 })
    expect(await use(3, 'hf29OwnerNumber', {}, await fixture.as('follow'))).toMatchObject({ cases: 1, used: 1 })
    expect(await use(3, 'hf29OwnerNumber', {}, await fixture.as('sales'))).toMatchObject({ cases: 0 })
    expect(await manager('Hf02TempFld.getFieldUse', { tableId: 3, fldName: 'keyValue' })).toMatchObject({
      code: 'INVALID',
      message: '不是“交易房屋”的字段',
    })
    expect(await manager('Hf02TempFld.getFieldUse', { tableId: 99, fldName: 'a' })).toMatchObject({
      message: '字段表不存在',
    })
  })
})
