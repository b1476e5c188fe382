import { beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { memberChoices } from '../../../lib/client/queries/case/member-choices.ts'
import { groups, memberBlank, members, recordsOfMember } from '../../../lib/client/queries/case/member-plans.ts'
import {
  fieldDefaults,
  fieldMetaRows,
  projectRecord,
  type QueryPlan,
} from '../../../lib/client/queries/query-options.ts'
import { overlayOf } from '../../../lib/domain/settings/field-meta.ts'
import { offeredMembers } from '../../../lib/field/case-sources.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport, type MemoryTransport } from '../../../lib/testing/memory-transport.ts'

/** A purchase by loan with buyers, an owner and a guarantor. */
const CASE = 'demo-project-21'
const signal = new AbortController().signal
const sent: string[] = []
let load: <T>(plan: QueryPlan<T>) => Promise<T>

beforeAll(() => {
  const memory = createMemoryTransport()
  const transport: MemoryTransport = {
    ...memory,
    call: (request) => {
      sent.push(`${request.service}.${request.method}`)
      return memory.call(request)
    },
  }
  const client = createClient({ transport, auth: createMemoryAuth() })
  load = (plan) => plan.load(client, { signal })
})

describe('the people of a demo case', () => {
  it('PCK-014 are offered to fields, buyers and owners in one round, with their numbers masked', async () => {
    sent.length = 0
    const choices = await load(memberChoices(CASE))
    expect(sent).toEqual(['Hf23PrjMember.getSubPageList'])
    const [buyers, owners] = [await load(members(CASE, '0')), await load(members(CASE, '1'))]
    expect([buyers.length > 1, owners.length]).toEqual([true, 1])
    expect(choices).toEqual([
      ...buyers.map(({ keyValue, hf23LinkName, hf23CardNo }) => ({
        key: keyValue,
        name: hf23LinkName,
        role: 'buyer',
        note: hf23CardNo,
      })),
      ...owners.map(({ keyValue, hf23LinkName, hf23CardNo }) => ({
        key: keyValue,
        name: hf23LinkName,
        role: 'owner',
        note: hf23CardNo,
      })),
    ])
    expect(choices[0]?.note).toMatch(/^4\*{16}[\dX]$/)
    expect(offeredMembers(choices, 'owners').map(({ key }) => key)).toEqual(owners.map(({ keyValue }) => keyValue))
    expect((await load(members(CASE, '2'))).length).toBeGreaterThan(0)
  })
  it('are kept under their service, one case apart from another, so that news of members renew them', () => {
    const { key } = memberChoices(CASE)
    expect(key.slice(0, 2)).toEqual(['Hf23PrjMember', 'getSubPageList'])
    expect(key).not.toEqual(memberChoices('other').key)
    expect(key).not.toEqual(members(CASE, '0').key)
  })
  it('BAS-033 are named by the case', async () => {
    const record = await load(projectRecord(CASE))
    const choices = await load(memberChoices(CASE))
    for (const field of ['hf20BuyerId', 'hf20SellerId'] as const)
      expect(record.refValues[field], field).toBe(choices.find(({ key }) => key === record[field])?.name)
  })
  it('MEM-030 are asked what the metadata of their type says', async () => {
    const lines = await load(fieldMetaRows(CASE, 2, '0'))
    const required = (scopes: readonly string[]) => [...overlayOf(lines, { scopes }).required].sort()
    expect(required(['HF9802'])).toEqual(['hf23CardNo', 'hf23IdCardType', 'hf23LinkPhone', 'hf23Marriage'])
    expect(required(['HF9803'])).toEqual([
      'hf23CardNo',
      'hf23CompanyCode',
      'hf23CompanyName',
      'hf23IdCardType',
      'hf23LinkPhone',
    ])
    expect(overlayOf(lines).help['hf23CardNo']).toBe('HELP-CARD-NUMBER')
  })
  it('FRM-029 MEM-038 begin with what the case knows', async () => {
    const { hf20HouseAddress } = await load(projectRecord(CASE))
    expect(await load(fieldDefaults(CASE, 2))).toMatchObject({
      hf23IdCardType: 'HF5601',
      hf23HomeAddress: hf20HouseAddress,
    })
    expect((await load(memberBlank(CASE, '0'))).hf23HomeAddress).toBe(hf20HouseAddress)
  })
  it('REC-001 have groups and records', async () => {
    const [buyer] = await load(members(CASE, '0'))
    expect((await load(groups(CASE, '0,2'))).map(({ hf2jMemberType }) => hf2jMemberType)).toEqual(['0', '2'])
    const services = ['Hf24PrjMemberWorkCredit', 'Hf25PrjMemberFund', 'Hf26PrjMemberSocial', 'Hf27PrjMemberTax']
    for (const service of services)
      expect((await load(recordsOfMember(service, buyer?.keyValue ?? ''))).length, service).toBeGreaterThan(0)
  })
})
