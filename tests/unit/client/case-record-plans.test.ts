import { beforeAll, describe, expect, it } from 'vitest'
import { caseRecord, caseRecordBlank } from '../../../lib/client/queries/case/case-record-plans.ts'
import { createClient } from '../../../lib/client/client.ts'
import type { QueryPlan } from '../../../lib/client/queries/query-options.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'

const client = createClient({ transport: createMemoryTransport(), auth: createMemoryAuth() })
const load = <T>(plan: QueryPlan<T>): Promise<T> => plan.load(client, { signal: new AbortController().signal })
/** What the metadata ask for beside what a case brings along. */
const ASKED = {
  Hf22PrjHouseDemand: { hf22MinPrice: 100, hf22MaxPrice: 200, hf22LinkName: '例联系', hf22LinkPhone: '15400000001' },
  Hf29PrjHourse: { hf29HourseType: 'HF7501', hf29FullArea: 89, hf29OwnerNumber: 1 },
  Hf2hPrjTrade: { hf2hTradeType: 'HFG501', hf2hContractAmt: 3_000_000, hf2hSignDate: '2026-11-01' },
  Hf2iPrjLoan: {
    hf2iLoanAmt: 1_000_000,
    hf2iLoanYear: 30,
    hf2iLoanRepayType: 'HX0301',
    hf21DivisionDetailId: 'B440104001',
  },
} as const
const SERVICES = ['Hf22PrjHouseDemand', 'Hf29PrjHourse', 'Hf2hPrjTrade', 'Hf2iPrjLoan'] as const
let prjId = ''
beforeAll(async () => {
  const { data } = await client.api.Hf20PrjBase.doSave({
    prjPayType: 'HH2001',
    hf20BuyerType: 'HF0501',
    hf20SellerType: 'HF0501',
    hf20ManagerId: 'demo-manager',
    hf20HouseArea: '440106',
    hf20HouseAddress: '示例路88号',
    hf20Ctrl1: 1,
  })
  prjId = data.keyValue ?? ''
})

describe.each(SERVICES)('the record of %s', (service) => {
  it('PRJ-049 is the one of its case, or none yet', async () => {
    expect(await load(caseRecord(service, prjId))).toBeNull()
    const blank = await load(caseRecordBlank(service, prjId))
    expect(blank).toMatchObject({ keyValue: null, version: 0 })
    const { data: saved } = await client.api[service].doSave({ ...blank, ...ASKED[service] })
    expect(await load(caseRecord(service, prjId))).toEqual(saved)
  })
  it('is kept under its service and its case, a blank one never', () => {
    expect(caseRecord(service, 'p1').key.slice(0, 2)).toEqual([service, 'getSubPageList'])
    expect(caseRecord(service, 'p1').key).not.toEqual(caseRecord(service, 'p2').key)
    expect(caseRecordBlank(service, 'p1').staleTime).toBe(0)
  })
})

describe('a blank house', () => {
  it('FRM-029 stands where the case says', async () =>
    expect(await load(caseRecordBlank('Hf29PrjHourse', prjId))).toMatchObject({ hf29Address: '示例路88号' }))
})
