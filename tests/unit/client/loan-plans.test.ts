import { beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { defaultLender, loanOrganisations } from '../../../lib/client/queries/case/loan-plans.ts'
import type { QueryPlan } from '../../../lib/client/queries/query-options.ts'
import { recommendation, recommendedNumber } from '../../../lib/client/queries/case/recommendation-plans.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'

const client = createClient({ transport: createMemoryTransport(), auth: createMemoryAuth() })
const load = <T>(plan: QueryPlan<T>): Promise<T> => plan.load(client, { signal: new AbortController().signal })
let prjId = ''
beforeAll(async () => {
  const { data } = await client.api.Hf20PrjBase.doSave({
    prjPayType: 'HH2003',
    hf20BuyerType: 'HF0501',
    hf20SellerType: 'HF0501',
    hf20ManagerId: 'demo-manager',
    hf20HouseAddress: '示例路88号',
    hf20HouseArea: '440106',
  })
  prjId = data.keyValue ?? ''
})

describe('the organisations of a loan', () => {
  it('LON-017 are those of the demo data, by what they are wanted for and what a form says', async () => {
    const [handle, byFund, secure] = [
      await load(loanOrganisations('handle', prjId)),
      await load(loanOrganisations('handle', prjId, { hf2iLoanType: 'HF9902' })),
      await load(loanOrganisations('secure', prjId)),
    ]
    expect(handle[0]).toMatchObject({ area: '天河区', note: expect.stringContaining('同区') })
    expect(handle.length).toBeGreaterThan(byFund.length)
    expect([new Set(byFund.map(({ type }) => type)), new Set(secure.map(({ type }) => type))]).toEqual([
      new Set(['HF9C01', 'HF9C02']),
      new Set(['HF9C06']),
    ])
  })
  it('LON-018 have one who lends by default', async () => {
    expect(await load(defaultLender(prjId))).toMatchObject({ disable: false, orgCode: 'O44010602' })
    expect(await load(defaultLender(prjId, { hf2iLoanType: 'HF9902' }))).toMatchObject({
      disable: true,
      orgCode: 'O44010602',
      orgName: '示例公积金管理部（天河·演示）',
    })
    expect(await load(defaultLender(prjId, { hf2iLoanType: null }))).toMatchObject({ disable: false, orgCode: null })
  })
  it('are kept apart by case and by what decides', () => {
    const keys = [
      loanOrganisations('handle', 'p1'),
      loanOrganisations('secure', 'p1'),
      loanOrganisations('handle', 'p2'),
      loanOrganisations('handle', 'p1', { hf2iLoanType: null }),
      defaultLender('p1'),
      defaultLender('p1', { hf2iHandleOrg: 'o' }),
    ].map(({ key }) => JSON.stringify(key))
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set([loanOrganisations('handle', 'p1'), defaultLender('p1')].map(({ key }) => key[0]))).toEqual(
      new Set(['Hf2iPrjLoan']),
    )
  })
})

describe('recommendations', () => {
  it('BAS-045 are counted before, made, and read', async () => {
    expect(await load(recommendation(prjId))).toMatchObject({ at: null, rows: [] })
    const count = await load(recommendedNumber({ prjId }))
    const { data: made } = await client.api.Prj.updateRecommand({ prjId })
    expect(made.rows).toHaveLength(count)
    expect(await load(recommendation(prjId))).toEqual(made)
    expect((await load(recommendation(prjId, 'HF0404'))).rows).toEqual([])
  })
  it('BAS-045 are counted for a case that is not saved', async () => {
    expect(await load(recommendedNumber({ prjPayType: 'HH2001', hf20HouseCity: '440300' }))).toBe(5)
    expect(recommendedNumber({}).key.slice(0, 2)).toEqual(['Prj', 'getEvaluateRecommandDivsionNum'])
  })
})
