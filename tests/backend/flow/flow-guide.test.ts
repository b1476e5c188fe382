import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Values } from '../../../lib/backend/store.ts'
import { communityTable } from '../../../lib/backend/community/community-table.ts'
import { dictEntryTable, organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import {
  checkItemTable,
  flowMemoTable,
  flowPolicyTable,
  smsTemplateTable,
} from '../../../lib/backend/flow-guide/flow-guide-tables.ts'
import {
  flowConditionTable,
  flowDefinitionTable,
  flowJobTable,
  flowLogTable,
} from '../../../lib/backend/flow/flow-tables.ts'
import { helpNoteTable } from '../../../lib/backend/help/help-note-table.ts'
import { richTextIssue } from '../../../lib/catalogue/rich-text.ts'
import { nodeMemoOutput } from '../../../lib/contract/flow/flow-guide-calls.ts'
import { type CaseRecordFixture, HOUSE, LOAN } from '../case-record/case-record-fixture.ts'
import { MORNING, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { openLoanFixture } from '../case-record/loan-fixture.ts'

const MEMO = 'Hf15FlowJobs.getNodeMemo'
const POLICIES = 'Hf3zWorkflowMeomo.getValidMemoList'
const OFFICE = 'Hf31DivisionDetailInfo.initOrUpdateNearestPoint'

let fixture: CaseRecordFixture
let follow: Send
const addJob = (key: string, values: Values = {}, project = 'p1') =>
  fixture.put(
    flowJobTable,
    key,
    {
      hf15PrjId: project,
      hf15FlowCode: 'FB0201',
      hf15FatherCode: 'FB02',
      hf15FlowName: '贷款面签',
      hf15Status: 'BD9601',
      hf15OrgType: 'HF9C01',
      sortNo: 1,
      ...values,
    },
    { project, city: '440100' },
  )
const memoOf = async (id: string, send = follow) => v.parse(nodeMemoOutput, (await send(MEMO, { id })).data)
const officeOf = async (job = 'j1', body: Readonly<Record<string, unknown>> = {}, send = follow) =>
  // adapter: the answer of the call
  (await send(OFFICE, { S_PRJ_ID: 'p1', S_JOB_ID: job, ...body })).data as { readonly keyValue: string } | null
const stored = async (key = 'j1') => (await fixture.rows(flowJobTable)).find((row) => row.key === key)
const change = (table: typeof organisationTable, key: string, values: Values) =>
  fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
    unit.compareAndSet(table, key, {}, values),
  )
beforeEach(async () => {
  fixture = await openLoanFixture()
  follow = await fixture.as('follow')
  await addJob('j1')
})

describe('guidance of a job', () => {
  const put = (code: string, values: Values = {}) =>
    fixture.put(flowMemoTable, `memo-${code}`, {
      hf18FlowCode: code,
      hf18Title: `指引${code}`,
      hf18FldDesc: `<p>${code}</p>`,
      hf18Enabled: 1,
      ...values,
    })
  it('FLW-007 FLW-008 FLW-014 is that of its flow, with the texts and every picture', async () => {
    await put('FB0201', {
      hf18FldDesc2: '<p>柜台</p>',
      hf18FldDesc3: '<p>其他</p>',
      hf18FileUrl1: 'd1',
      hf18FileUrl30: 'd30',
    })
    await put('FB02')
    expect(await memoOf('j1')).toMatchObject({
      hf18Title: '指引FB0201',
      hf18FldDesc: '<p>FB0201</p>',
      hf18FldDesc2: '<p>柜台</p>',
      hf18FldDesc3: '<p>其他</p>',
      hf18FileUrl1: 'd1',
      hf18FileUrl2: null,
      hf18FileUrl30: 'd30',
    })
  })
  it('CAL-089 is that of its main flow where it has none of its own, or one that is out of use', async () => {
    await put('FB02')
    expect(await memoOf('j1')).toMatchObject({ hf18Title: '指引FB02' })
    await put('FB0201', { hf18Enabled: 0 })
    expect(await memoOf('j1')).toMatchObject({ hf18Title: '指引FB02' })
  })
  it('CAL-089 is empty but for the name of the flow where nobody wrote any', async () => {
    expect(await memoOf('j1')).toMatchObject({
      keyValue: null,
      hf18Title: '贷款面签',
      hf18FlowCode: 'FB0201',
      hf18FldDesc: null,
      hf18FldDesc2: null,
      hf18FldDesc3: null,
      hf18FileUrl1: null,
    })
  })
  it('ROU-003 lists what is to be gone through with its main flow and with every flow, as safe text', async () => {
    await put('FB0201', { hf18FldDesc3: '<p>其他</p>' })
    const item = (key: string, values: Values) =>
      fixture.put(checkItemTable, key, {
        itemName: key,
        itemWho: 'HX5903',
        itemWhen: 'BEFORE',
        itemMust: 1,
        enabled: 1,
        ...values,
      })
    await item('核对<证件>', { itemFlow: 'FB02', itemSort: 2, itemMinutes: 10 })
    await item('告知时间', { itemSort: 1, itemMust: 0, itemMemo: '当面说明' })
    await item('别的流程', { itemFlow: 'FA01' })
    await item('停用', { itemFlow: 'FB02', enabled: 0 })
    const { hf18FldDesc3 } = await memoOf('j1')
    const first = '.*告知时间（.*视情况，当面说明）'
    const second = '.*核对&lt;证件&gt;（.*约 10 分钟，必须完成）'
    expect(hf18FldDesc3?.replace(/HX5903|客服/g, '客服').replace(/BEFORE|办理前/g, '办理前')).toMatch(
      new RegExp(`^<p>其他</p><p><strong>办件核对清单</strong></p><ul><li>${first}</li><li>${second}</li></ul>$`),
    )
    expect(richTextIssue(hf18FldDesc3 ?? '')).toBeNull()
  })
  it('ROU-003 lists what customers are written about it, with its planned day', async () => {
    const sms = (key: string, values: Values) =>
      fixture.put(smsTemplateTable, key, {
        smsCode: key,
        smsName: key,
        smsFor: 'BUYER',
        smsText: '{称呼}您好',
        enabled: 1,
        ...values,
      })
    await sms('面签', { smsFlow: 'FB0201', smsSort: 2, smsText: '{称呼}您好，请于{日期}到{银行}<面签>' })
    await sms('延期', { smsSort: 1 })
    await sms('别的', { smsFlow: 'FA01' })
    await sms('停用', { smsFlow: 'FB02', enabled: 0 })
    await fixture.put(dictEntryTable, 'buyer', {
      dict: 'SMS_FOR',
      key: 'BUYER',
      value: '买家',
      sortOrder: 1,
      enabled: 1,
    })
    const texts = async () => (await memoOf('j1')).hf18FldDesc3
    expect(await texts()).toBe(
      '<p><strong>短信文案</strong></p><ul><li>延期（买家）：{称呼}您好</li><li>面签（买家）：{称呼}您好，请于{日期}到{银行}&lt;面签&gt;</li></ul>',
    )
    await change(flowJobTable, 'j1', { hf15PlanTime: '2026-12-05' })
    await change(smsTemplateTable, '延期', { enabled: 0 })
    expect(await texts()).toBe(
      '<p><strong>短信文案</strong></p><ul><li>面签（买家）：{称呼}您好，请于12月5日到{银行}&lt;面签&gt;</li></ul>',
    )
    expect(richTextIssue((await memoOf('j1')).hf18FldDesc3 ?? '')).toBeNull()
  })
  it('CAL-089 of a case one may not see answers as for a missing job; help of fields still works', async () => {
    await fixture.addCase('p2')
    await addJob('j2', {}, 'p2')
    await fixture.put(helpNoteTable, 'h', {
      hf18HelpId: 'HELP-A',
      hf18Title: '甲',
      hf18FldDesc: '线上',
      hf18Enabled: 1,
    })
    for (const id of ['j2', 'nobody'])
      expect(await follow(MEMO, { id })).toMatchObject({ success: false, code: 'NOT_FOUND' })
    expect(recordIn(await follow(MEMO, { id: 'HELP-A' }))).toMatchObject({ hf18Title: '甲' })
    expect(await memoOf('j2', await fixture.as('manager'))).toMatchObject({ hf18Title: '贷款面签' })
  })
})

describe('policies of a job', () => {
  const put = (key: string, hf3zFlowCodes: readonly string[], hf3zBeginDate: string, values: Values = {}) =>
    fixture.put(flowPolicyTable, key, {
      hf3zTitle: key,
      hf3zFlowCodes,
      hf3zFlowMemo: '<p>例</p>',
      hf3zBeginDate,
      hf3zEnabled: 1,
      ...values,
    })
  const titles = async (send = follow) =>
    rowsIn(await send(POLICIES, { prjId: 'p1', objKey: 'j1' })).map((row) => row['hf3zTitle'])
  it('CAL-098 are those of its flow and of its main flow in force today, the latest first', async () => {
    await put('main', ['FA01', 'FB02'], '2026-01-01')
    await put('own', ['FB0201'], '2026-11-21', { hf3zEndDate: '2026-11-21' })
    await put('over', ['FB02'], '2026-02-01', { hf3zEndDate: '2026-11-20' })
    await put('coming', ['FB02'], '2026-11-22')
    await put('off', ['FB02'], '2026-01-01', { hf3zEnabled: 0 })
    await put('other', ['FB03', 'FB0202'], '2026-01-01')
    expect(await titles()).toEqual(['own', 'main'])
    fixture.clock.now += 24 * 3_600_000
    expect(await titles(await fixture.as('follow'))).toEqual(['coming', 'main'])
  })
  it('CAL-098 are those of a job of that very case', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    expect(await follow(POLICIES, { prjId: 'p2', objKey: 'j1' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await follow(POLICIES, { prjId: 'p1' })).toMatchObject({ code: 'INVALID', message: '流程必填' })
  })
})

describe('the organisation that handles a job', () => {
  it('CAL-096 FLW-010 is told with where it is and when it is open', async () => {
    await change(organisationTable, 'org-bank', { hf31WorkDatetime: '工作日 9:00—17:00', hf31NeatestStation: '示例站' })
    expect(recordIn(await follow('Hf31DivisionDetailInfo.getOnePoint', { id: 'org-bank' }))).toMatchObject({
      keyValue: 'org-bank',
      hf31BranceName: '示例银行天河支行',
      hf31WorkDatetime: '工作日 9:00—17:00',
      hf31NeatestStation: '示例站',
      refValues: { hf31HeadBank: '示例银行', hf31Area: '天河区' },
    })
    expect(await follow('Hf31DivisionDetailInfo.getOnePoint', { id: 'nobody' })).toMatchObject({
      code: 'NOT_FOUND',
      message: '办理机构不存在',
    })
  })
  it('CAL-097 is found once in the district of the house, foreign banks last, and kept with a line', async () => {
    expect(await officeOf()).toMatchObject({ keyValue: 'org-bank' })
    expect(await stored()).toMatchObject({ version: 2, values: { hf15DivisionDetailId: 'org-bank' } })
    expect((await fixture.rows(flowLogTable)).map(({ values }) => values)).toMatchObject([
      {
        hf2vPrjId: 'p1',
        hf2vJobId: 'j1',
        hf2vKind: 'ACTION',
        hf2vActionType: '指定机构',
        hf2vActionText: '示例银行天河支行',
        hf2vActionTime: MORNING,
        crtUsrName: '例跟进',
      },
    ])
    expect(await officeOf()).toMatchObject({ keyValue: 'org-bank' })
    expect((await stored())?.version).toBe(2)
    expect(await fixture.rows(flowLogTable)).toHaveLength(1)
  })
  it('CAL-097 is the nearest to the house by kilometres where its estate is known', async () => {
    await fixture.put(communityTable, 'c1', {
      communityName: '示例花园',
      communityCity: '440100',
      communityArea: '440104',
      communityEnabled: 1,
      communityLng: 113.27,
      communityLat: 23.13,
    })
    await fixture.addRecordOf(HOUSE, 'h1', { hf29City: '440100', hf29Area: '440104', hf29Village: '示例花园' })
    await change(organisationTable, 'org-bank', { hf31Lng: 113.28, hf31Lat: 23.13 })
    await change(organisationTable, 'org-entrusted', { hf31Lng: 113.4, hf31Lat: 23.13 })
    expect(await officeOf()).toMatchObject({ keyValue: 'org-bank' })
  })
  it('CAL-097 is the one the case names for it, wherever that is', async () => {
    await fixture.addRecordOf(LOAN, 'l1', { hf2iHandleOrg: 'org-fund', hf21DivisionDetailId: 'org-south' })
    expect(await officeOf()).toMatchObject({ keyValue: 'org-south' })
    expect(await officeOf()).toMatchObject({ keyValue: 'org-south' })
    expect(await officeOf('j1', { S_DIVISION_TYPE: 'HF9C02' })).toMatchObject({ keyValue: 'org-fund' })
  })
  it('CAL-097 of work on the loan on the house is where that is repaid, not where a new one is sought', async () => {
    await fixture.put(flowConditionTable, 'c', {
      conditionCode: 'OWED',
      conditionName: '未结清',
      houseLoans: ['HF7902'],
      enabled: 1,
    })
    await fixture.put(flowDefinitionTable, 'f', {
      flowCode: 'FD01',
      flowName: '赎楼',
      conditionCode: 'OWED',
      enabled: 1,
    })
    await addJob('j2', { hf15FlowCode: 'FD0101', hf15FatherCode: 'FD01', sortNo: 2 })
    await fixture.addRecordOf(LOAN, 'l1', { hf21DivisionDetailId: 'org-bank' })
    await fixture.addRecordOf(HOUSE, 'h1', { hf29City: '440100', hf29Area: '440106', hf29PaymentBank: 'org-entrusted' })
    expect(await officeOf('j2')).toMatchObject({ keyValue: 'org-entrusted' })
    expect(await officeOf('j1')).toMatchObject({ keyValue: 'org-bank' })
  })
  it('CAL-097 makes room when it is out of use or elsewhere', async () => {
    await addJob('j2', { hf15FlowCode: 'FB0202', hf15DivisionDetailId: 'org-closed', sortNo: 2 })
    await addJob('j3', { hf15FlowCode: 'FB0203', hf15DivisionDetailId: 'org-south', sortNo: 3 })
    await addJob('j4', { hf15FlowCode: 'FB0204', hf15DivisionDetailId: 'org-foreign', sortNo: 4 })
    expect(await officeOf('j2')).toMatchObject({ keyValue: 'org-bank' })
    expect(await officeOf('j3')).toMatchObject({ keyValue: 'org-bank' })
    expect(await officeOf('j4')).toMatchObject({ keyValue: 'org-foreign' })
  })
  it('CAL-097 is nobody for a job that nobody else handles, and where there is none of its kind', async () => {
    await addJob('j2', { hf15FlowCode: 'FB0202', hf15OrgType: null, sortNo: 2 })
    expect([await officeOf('j2'), await officeOf('j1', { S_DIVISION_TYPE: 'HF9C07' })]).toEqual([null, null])
  })
  it('CAL-097 is told to readers, for a finished job and in a closed case, but stored for none of them', async () => {
    expect(await officeOf('j1', {}, await fixture.as('viewer'))).toMatchObject({ keyValue: 'org-bank' })
    await addJob('j2', { hf15FlowCode: 'FB0202', hf15Status: 'BD9603', sortNo: 2 })
    expect(await officeOf('j2')).toMatchObject({ keyValue: 'org-bank' })
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow', hf20DemandStep: 'HX0507' })
    await addJob('j3', {}, 'p2')
    expect(await officeOf('j3', { S_PRJ_ID: 'p2' })).toMatchObject({ keyValue: expect.any(String) })
    expect(
      (await fixture.rows(flowJobTable)).map(({ version, values }) => [version, values['hf15DivisionDetailId']]),
    ).toEqual([
      [1, undefined],
      [1, undefined],
      [1, undefined],
    ])
    expect(await fixture.rows(flowLogTable)).toEqual([])
  })
  it('CAL-097 asked for by two at once is stored once', async () => {
    const found = await Promise.all([officeOf(), officeOf('j1', {}, await fixture.as('sales'))])
    expect(found.map((office) => office?.keyValue)).toEqual(['org-bank', 'org-bank'])
    expect((await stored())?.version).toBe(2)
  })
  it('CAL-097 of another person’s case answers like that of one that is not there', async () => {
    expect(await (await fixture.as('southern'))(OFFICE, { S_PRJ_ID: 'p1', S_JOB_ID: 'j1' })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await follow(OFFICE, { S_PRJ_ID: 'p2', S_JOB_ID: 'j1' })).toMatchObject({ code: 'NOT_FOUND' })
  })
})
