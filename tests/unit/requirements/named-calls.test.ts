import { describe, expect, it } from 'vitest'
import { callName } from '../../../lib/contract/call.ts'
import { allCalls } from '../../../lib/contract/contract.ts'

const LIST = { page: 1, objKey: 'p1' }
/** Requirement, call and what the specification sends with it. That each is answered: backend/testing/every-call. */
const CALLS: readonly (readonly [id: string, name: string, sent: Readonly<Record<string, unknown>>])[] = [
  ['CAL-010', 'Prj.checkStatus', { prjId: 'p1' }],
  ['CAL-014 FRM-009', 'Hf02TempFld.loadrieldMeta', { prjId: 'p1', tableId: 3, memberType: '0' }],
  ['CAL-024', 'Hf22PrjHouseDemand.getSubPageList', LIST],
  ['CAL-025', 'Hf29PrjHourse.getSubPageList', LIST],
  ['CAL-026', 'Hf2hPrjTrade.getSubPageList', LIST],
  ['CAL-027', 'Hf2iPrjLoan.getSubPageList', LIST],
  ['CAL-030', 'Hf25PrjMemberFund.getSubPageList', LIST],
  ['CAL-031', 'Hf26PrjMemberSocial.getSubPageList', LIST],
  ['CAL-032', 'Hf27PrjMemberTax.getSubPageList', LIST],
  ['CAL-033', 'Hf28PrjMemberHourse.getSubPageList', LIST],
  ['CAL-034 CAL-051', 'Hf29PrjHourse.getOne', { id: 'h1' }],
  ['CAL-052', 'Hf20PrjBase.doCreate', { id: 'p1', isClone: 1 }],
  ['CAL-065', 'ProjectChargeCfg.getChargeCfgList', { prjId: 'p1' }],
  ['CAL-066', 'ProjectChargeCfg.doCreate', { prjId: 'p1' }],
  ['CAL-068', 'Hf54ProjectIncomeInfo.getProjectIncomeInfo', { prjId: 'p1' }],
  ['CAL-070 OPN-102', 'Hf54ProjectIncomeInfo.getIncomeOrderDetail', { id: 'i1' }],
  ['CAL-073 OPN-102', 'Sl01SaleOrderM.getOne', { id: 's1' }],
  ['CAL-074', 'Sl01SaleOrderM.payExamine', { id: 's1' }],
  ['CAL-078', 'ProjectCostInfo.getOne', { id: 'c1' }],
  ['CAL-081', 'ProjectCostInfo.doExamine', { id: 'c1' }],
  ['CAL-082', 'ProjectCostInfo.doReturn', { id: 'c1', suggest: '金额不符' }],
  ['CAL-083', 'ProjectCostInfo.loadProjectCostList', { prjId: 'p1' }],
  ['CAL-084', 'Hf3fExamineInfo.getMyExamList', { objCode: 'SL01_SALE_ORDER_M', objId: 's1' }],
  ['CAL-084 EXP-024', 'Hf3fExamineInfo.getMyExamList', { objCode: 'PROJECT_COST_INFO', objId: 'c1' }],
  ['CAL-090', 'Hf15FlowJobs.redoNodeJobs', { id: 'j1' }],
  [
    'CAL-091',
    'Hf15FlowJobs.doBatchFinishJob',
    { ids: 'j1,j2', noticeTime: '', hf15PlanTime: '2026-11-20', prjId: 'p1' },
  ],
  ['CAL-094', 'Hf2vPrjLog.getPrjLogList', { prjId: 'p1', jobId: 'j1' }],
  ['CAL-095', 'Hf2vPrjLog.getObligationUserLogList', { prjId: 'p1', jobId: 'j1' }],
  ['CAL-099', 'ApplyFormRecord.getFormRecordList', { prjId: 'p1' }],
]

describe('calls the specification names', () => {
  it.each(CALLS)('%s is %s and takes what the specification sends', (_id, name, sent) => {
    const call = allCalls().find((one) => callName(one) === name)
    expect(call?.input.parse(sent)).toMatchObject({ ok: true })
    expect(call?.input.parse({ ...sent, nobodyDeclaredThis: 1 })).toMatchObject({ ok: false })
  })
  it('CAL-001 every call has a service, a method, an input and an answer', () => {
    const calls = allCalls()
    expect(new Set(calls.map(callName)).size).toBe(calls.length)
    for (const call of calls) {
      const { service, method, input, output } = call
      expect([
        callName(call),
        service !== '' && method !== '' && typeof input.parse === 'function' && output !== undefined,
      ]).toEqual([`${service}.${method}`, true])
    }
  })
  it('CAL-047 a record of a case is saved by doSave of its service', () => {
    const names = new Set(allCalls().map(callName))
    const services = [
      'Hf22PrjHouseDemand',
      'Hf29PrjHourse',
      'Hf2hPrjTrade',
      'Hf2iPrjLoan',
      'Hf24PrjMemberWorkCredit',
      'Hf25PrjMemberFund',
      'Hf26PrjMemberSocial',
      'Hf27PrjMemberTax',
      'Hf28PrjMemberHourse',
    ]
    expect(services.filter((service) => !names.has(`${service}.doSave`))).toEqual([])
  })
  it('CAL-080 an expense is sent as JSON', () => {
    expect(allCalls().find((call) => callName(call) === 'ProjectCostInfo.doCostFeeRecord')?.encoding).toBe('json')
  })
})
