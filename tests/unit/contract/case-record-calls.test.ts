import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  caseRecordCallsOf,
  demandCalls,
  houseCalls,
  loanCalls,
  tradeCalls,
} from '../../../lib/contract/case/case-record-calls.ts'

describe('the calls of a record of a case', () => {
  it('are found by their service, and none by another', () => {
    expect(caseRecordCallsOf('Hf22PrjHouseDemand')).toBe(demandCalls)
    expect(caseRecordCallsOf('Hf29PrjHourse')).toBe(houseCalls)
    expect(caseRecordCallsOf('Hf2hPrjTrade')).toBe(tradeCalls)
    expect(caseRecordCallsOf('Hf2iPrjLoan')).toBe(loanCalls)
    expect(() => caseRecordCallsOf('Hf23PrjMember')).toThrow('Hf23PrjMember keeps no record of a case')
  })
  it('OPN-029 read the bank of a loan under either name, with its text, in records and in lists', () => {
    const answered = { keyValue: 'l1', hf2iDivisionDetailId: 'b1', refValues: { hf2iDivisionDetailId: '示例银行' } }
    const read = { keyValue: 'l1', hf21DivisionDetailId: 'b1', refValues: { hf21DivisionDetailId: '示例银行' } }
    for (const call of [loanCalls.getOne, loanCalls.doCreate, loanCalls.doSave])
      expect(v.parse(call.output, answered)).toMatchObject(read)
    expect(v.parse(loanCalls.getSubPageList.output, [answered, read])).toMatchObject([read, read])
    expect(v.parse(loanCalls.getOne.output, { keyValue: 'l2', hf21DivisionDetailId: 'b2' })).toMatchObject({
      hf21DivisionDetailId: 'b2',
      refValues: {},
    })
    for (const raw of [null, 'text']) expect(v.safeParse(loanCalls.getOne.output, raw).success).toBe(false)
  })
})
