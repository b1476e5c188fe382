import { beforeEach, describe, expect, it } from 'vitest'
import { flowConditionGrid, flowDefinitionGrid, flowNodeGrid } from '../../../host/grids/flows/flow-definition-grids.ts'
import { flowMemoGrid, flowPolicyGrid } from '../../../host/grids/flows/flow-guidance-grids.ts'
import { commissionRuleGrid } from '../../../host/grids/flows/commission-rule-grid.ts'
import { dictValuesGrid } from '../../../host/grids/system/dict-values-grid.ts'
import { flowJobsGrid } from '../../../host/grids/flows/flow-jobs-grid.ts'
import { plannedFlows } from '../../../lib/domain/flow/flow-plan.ts'
import { readFlowCatalogue } from '../../../lib/backend/flow-guide/flow-catalogue.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { flowMemoTable, flowPolicyTable } from '../../../lib/backend/flow-guide/flow-guide-tables.ts'
import { POLICY_ROWS } from '../../../lib/testing/demo/flows/policies.ts'
import { flowDefinitionTable, flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { FRESH } from '../handlers/people.ts'
import { type Fixture, issuesOf, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'

const lists = [
  flowDefinitionGrid,
  flowNodeGrid,
  flowConditionGrid,
  flowMemoGrid,
  flowPolicyGrid,
  commissionRuleGrid,
  flowJobsGrid,
  dictValuesGrid,
]
const FLOW = { flowCode: 'FX01', flowName: '示例新流程', categoryName: '前期准备', sortOrder: 150, role: 'HX5901' }
const NODE = {
  flowCode: 'FX0101',
  flowName: '示例新节点',
  fatherCode: 'FX01',
  sortOrder: 1,
  role: 'HX5902',
  workdays: 3,
  weight: 2,
}
const FACTS = {
  prjType: 'HF0101',
  scheme: 'HF9901',
  payWay: 'HG1002',
  houseLoan: null,
  tradeMode: null,
  payout: null,
  searching: false,
}

let fixture: Fixture
let manager: Send
beforeEach(async () => {
  fixture = await openFixture({}, undefined, lists)
  await seedReference(fixture.store, fixture.ports)
  manager = await fixture.as('manager')
})
const save = (service: string, body: Readonly<Record<string, unknown>>, send = manager) =>
  send(`${service}.doSave`, body)
const entry = async (dict: string, key: string) =>
  (await fixture.rows(dictEntryTable)).find(({ values }) => values['dict'] === dict && values['key'] === key)?.values
const offered = async (dict: string) =>
  (
    (await manager('pubSvc.getDictVals', { Code: dict })).data as readonly {
      readonly key: string
      readonly value: string
    }[]
  ).map(({ key }) => key) // adapter: the answer of the call
const keyOf = async (table: typeof flowDefinitionTable, flowCode: string) =>
  (await fixture.rows(table)).find(({ values }) => values['flowCode'] === flowCode)?.key ?? ''
const needed = () =>
  fixture.store.unit({ account: 'a', now: fixture.clock.now }, async (unit) =>
    plannedFlows(await readFlowCatalogue(unit), FACTS).map(
      ({ flow, nodes }) => [flow.flowCode, nodes.map(({ flowCode }) => flowCode)] as const,
    ),
  )

describe('rows that are values of a dictionary', () => {
  it('FLW-002 a new main flow and its node can be chosen wherever flows are, by name and in order', async () => {
    expect(await save('WorkflowDef', FLOW)).toMatchObject({ success: true })
    expect(await save('WorkflowDefMgt', NODE)).toMatchObject({
      success: true,
      data: { refValues: { fatherCode: '示例新流程' } },
    })
    expect((await offered('HF15_BATCH_FLOW')).slice(-2)).toEqual(['FX01', 'FX0101'])
    expect(await offered('HF15_MAIN_FLOW')).toContain('FX01')
    expect(await offered('HF15_MAIN_FLOW')).not.toContain('FX0101')
    expect(await entry('HF15_BATCH_FLOW', 'FX0101')).toMatchObject({
      value: '示例新节点',
      enabled: 1,
      otherValues: '{"FATHER":"FX01","TYPE":"SUB"}',
    })
    expect(await entry('HF15_BATCH_FLOW', 'FX01')).toMatchObject({ otherValues: '{"TYPE":"MAIN"}' })
    expect(await save('FlowAppendix', { hf18FlowCode: 'FX0101', hf18FldDesc: '<p>示例</p>' })).toMatchObject({
      success: true,
      data: { refValues: { hf18FlowCode: '示例新节点' } },
    })
  })
  it('are renamed, switched off and on with their row, each with an entry in the audit log', async () => {
    const id = await keyOf(flowDefinitionTable, 'FA01')
    await save('WorkflowDef', { keyValue: id, flowName: '客户接待' })
    expect([
      (await entry('HF15_BATCH_FLOW', 'FA01'))?.['value'],
      (await entry('HF15_MAIN_FLOW', 'FA01'))?.['value'],
    ]).toEqual(['客户接待', '客户接待'])
    expect(await entry('HF15_BATCH_FLOW', 'FA01')).toMatchObject({
      otherValues: '{"FATHER":"A","TYPE":"MAIN"}',
      sortOrder: 1,
    })
    await manager('WorkflowDef.doDisable', { id })
    expect(await offered('HF15_MAIN_FLOW')).not.toContain('FA01')
    await manager('WorkflowDef.doEnable', { id })
    expect(await offered('HF15_MAIN_FLOW')).toContain('FA01')
    expect(
      fixture.auditLog.filter(({ table }) => table === dictEntryTable.name).map(({ key, after }) => [key, after]),
    ).toEqual([
      ['HF15_BATCH_FLOW:FA01', { value: '客户接待' }],
      ['HF15_MAIN_FLOW:FA01', { value: '客户接待' }],
      ['HF15_BATCH_FLOW:FA01', { enabled: 0 }],
      ['HF15_MAIN_FLOW:FA01', { enabled: 0 }],
      ['HF15_BATCH_FLOW:FA01', { enabled: 1 }],
      ['HF15_MAIN_FLOW:FA01', { enabled: 1 }],
    ])
  })
  it('go out of use with a removed row, do not come back by themselves, and do with a new row', async () => {
    const added = recordIn(await save('WorkflowConditionPool', { conditionCode: 'MINE', conditionName: '例条件' }))
    expect(await manager('WorkflowConditionPool.doDelete', { id: added.keyValue })).toMatchObject({ success: true })
    await seedReference(fixture.store, fixture.ports)
    expect(await entry('FLOW_CONDITION', 'MINE')).toMatchObject({ value: '例条件', enabled: 0 })
    await save('WorkflowConditionPool', { conditionCode: 'MINE', conditionName: '例条件二' })
    expect(await entry('FLOW_CONDITION', 'MINE')).toMatchObject({ value: '例条件二', enabled: 1 })
  })
  it('have a code of their own, in either list, of letters and digits', async () => {
    expect(issuesOf(await save('WorkflowDef', { ...FLOW, flowCode: 'FA0101' }))).toEqual({
      flowCode: '流程编码“FA0101”已存在',
    })
    expect(issuesOf(await save('WorkflowDefMgt', { ...NODE, fatherCode: 'FA01', flowCode: 'FA02' }))).toEqual({
      flowCode: '流程编码“FA02”已存在',
    })
    expect(issuesOf(await save('WorkflowDef', { ...FLOW, flowCode: 'FA01' }))).toEqual({
      flowCode: '流程编码“FA01”已存在',
    })
    expect(issuesOf(await save('WorkflowDef', { ...FLOW, flowCode: 'FA 9,8' }))).toEqual({
      flowCode: '流程编码只能由字母、数字、连字符和下划线组成',
    })
    expect(await entry('HF15_BATCH_FLOW', 'FX01')).toBeUndefined()
  })
  it('keep their code', async () => {
    expect(
      issuesOf(await save('WorkflowDef', { keyValue: await keyOf(flowDefinitionTable, 'FA01'), flowCode: 'FX99' })),
    ).toEqual({ flowCode: '流程编码不能修改' })
    expect(
      recordIn(await manager('WorkflowDef.doCreate', { id: await keyOf(flowDefinitionTable, 'FA01'), isClone: 1 })),
    ).toMatchObject({ keyValue: null, flowCode: null, flowName: '客户接待与资格核验' })
  })
  it('are not changed past their row', async () => {
    for (const [method, body] of [
      ['doSave', { keyValue: 'HF15_BATCH_FLOW:FA01', value: '别的' }],
      ['doDisable', { id: 'HF15_BATCH_FLOW:FA01' }],
      ['doSave', { dict: 'FLOW_CONDITION', key: 'OWN', value: '自定' }],
    ] as const) {
      expect(await manager(`Ss45BaseDictValues.${method}`, body)).toMatchObject({
        success: false,
        code: 'STATUS',
        message: '这个字典的值随配置列表变化，请在对应的配置列表中修改',
      })
    }
    expect(await manager('Ss45BaseDictValues.doSave', { keyValue: 'BD96:BD9601', value: '待办' })).toMatchObject({
      success: true,
    })
  })
  it('hang below a main flow alone', async () =>
    expect(issuesOf(await save('WorkflowDefMgt', { ...NODE, fatherCode: 'FA0101' }))).toEqual({
      fatherCode: '主流程不在可选范围内',
    }))
})

describe('a changed definition', () => {
  it('FLW-001 decides what a case needs from then on', async () => {
    const before = await needed()
    await save('WorkflowDef', FLOW)
    await save('WorkflowDefMgt', NODE)
    await manager('WorkflowDef.doDisable', { id: await keyOf(flowDefinitionTable, 'FC01') })
    const after = await needed()
    expect(after.find(([code]) => code === 'FX01')).toEqual(['FX01', ['FX0101']])
    expect(after.map(([code]) => code)).toEqual(
      before.flatMap(([code]) => (code === 'FC01' ? [] : code === 'FA03' ? ['FA03', 'FX01'] : [code])),
    )
    await save('WorkflowDef', { keyValue: await keyOf(flowDefinitionTable, 'FX01'), conditionCode: 'FUND' })
    expect((await needed()).map(([code]) => code)).not.toContain('FX01')
  })
  it('FLW-001 FLW-033 gives the next new case its work; existing cases keep theirs and are offered it', async () => {
    const open = async (send: Send) =>
      recordIn(await send('Hf20PrjBase.doSave', { ...FRESH, hf20RecommendId: 'a-sales' })).keyValue
    const main = async (prjId: string) =>
      (
        (await manager('Hf15FlowJobs.getMainFlowJobs', { objId: prjId })).data as {
          readonly flowWorkVos: readonly { readonly jobsList: readonly Readonly<Record<string, unknown>>[] }[]
        }
      ).flowWorkVos.flatMap(({ jobsList }) => jobsList) // adapter: the answer of the call
    const before = await open(manager)
    await save('WorkflowDef', FLOW)
    await save('WorkflowDefMgt', NODE)
    await save('WorkflowDef', { keyValue: await keyOf(flowDefinitionTable, 'FA01'), flowName: '客户接待' })
    await manager('WorkflowDef.doDisable', { id: await keyOf(flowDefinitionTable, 'FC01') })
    const after = await open(manager)
    const [old, fresh] = [await main(before), await main(after)]
    const codes = (jobs: typeof old) => jobs.map((job) => job['hf15FlowCode'])
    expect([
      codes(old).includes('FX01'),
      codes(old).includes('FC01'),
      codes(fresh).includes('FX01'),
      codes(fresh).includes('FC01'),
    ]).toEqual([false, true, true, false])
    expect([old, fresh].map((jobs) => jobs.find((job) => job['hf15FlowCode'] === 'FA01')?.['hf15FlowName'])).toEqual([
      '客户接待与资格核验',
      '客户接待',
    ])
    expect((await manager('Hf15FlowJobs.getSecondFlowJobs', { objId: after, fatherCode: 'FX01' })).data).toMatchObject([
      {
        hf15FlowCode: 'FX0101',
        hf15FlowName: '示例新节点',
        hf15HdlMemberId: 'a-sales',
        hf15Workdays: 3,
        hf15Status: 'BD9601',
      },
    ])
    const offers = (await manager('Hf15FlowJobs.getAddableFlows', { objId: before })).data as readonly {
      readonly flowCode: string
      readonly suggested: number
    }[] // adapter: the answer of the call
    expect(offers.find(({ flowCode }) => flowCode === 'FX01')).toMatchObject({ suggested: 1, flowName: '示例新流程' })
    expect(offers.map(({ flowCode }) => flowCode)).not.toContain('FC01')
  })
  it('cannot be taken away while jobs, nodes or guidance name it, and says which', async () => {
    await fixture.addCase('p1')
    await save('WorkflowDef', FLOW)
    const id = await keyOf(flowDefinitionTable, 'FX01')
    const refusal = async () => (await manager('WorkflowDef.doDelete', { id })).message
    await fixture.put(
      flowJobTable,
      'j1',
      { hf15PrjId: 'p1', hf15FlowCode: 'FX01', hf15FlowName: '示例新流程', hf15Status: 'BD9601', sortNo: 1 },
      { project: 'p1', city: '440100' },
    )
    expect(await refusal()).toBe('有1条“项目流程”正在使用这条记录，不能删除；如不再使用，请改为停用')
    await fixture.store.unit({ account: 'a', now: fixture.clock.now }, (unit) => unit.remove(flowJobTable, 'j1'))
    const node = recordIn(await save('WorkflowDefMgt', NODE))
    expect(await refusal()).toContain('“流程节点”')
    await manager('WorkflowDefMgt.doDelete', { id: node.keyValue })
    const memo = recordIn(await save('FlowAppendix', { hf18FlowCode: 'FX01' }))
    expect(await refusal()).toContain('“流程指引”')
    await manager('FlowAppendix.doDelete', { id: memo.keyValue })
    expect(await manager('WorkflowDef.doDelete', { id })).toMatchObject({ success: true })
    expect(await manager('WorkflowConditionPool.doDelete', { id: 'flow-condition-purchase' })).toMatchObject({
      code: 'STATUS',
    })
  })
  it('is for managers to change, and for everybody to read', async () => {
    const follow = await fixture.as('follow')
    expect(await save('WorkflowDef', FLOW, follow)).toMatchObject({ code: 'NO_PERMISSION' })
    expect(await follow('WorkflowDef.getPageList')).toMatchObject({ success: true, total: 25 })
    expect(await follow('FlowCommissionCfg.getPageList')).toMatchObject({ code: 'NO_PERMISSION' })
    expect(await save('FlowAppendix', { keyValue: 'memo-FA01', hf18Title: '接待指引' }, follow)).toMatchObject({
      success: true,
    })
  })
})

describe('guidance and policies', () => {
  beforeEach(async () => {
    for (const { key, values } of POLICY_ROWS) await fixture.put(flowPolicyTable, key, values)
  })
  it('FLW-014 take only what the editor writes, and only documents that are there', async () => {
    for (const hf18FldDesc of [
      '<p onclick="x">例</p>',
      '<script>1</script>',
      '<img src="https://example.test/a.png">',
      '<p>没有结束',
    ]) {
      expect(issuesOf(await save('FlowAppendix', { keyValue: 'memo-FA01', hf18FldDesc }))).toEqual({
        hf18FldDesc: expect.stringMatching(/^线上办理指引(含有不允许的内容|没有正确结束)/),
      })
    }
    expect(
      issuesOf(await save('Hf3zWorkflowMeomo', { keyValue: 'policy-1', hf3zFlowMemo: '<iframe></iframe>' })),
    ).toEqual({ hf3zFlowMemo: '政策说明含有不允许的内容：iframe' })
    expect(issuesOf(await save('FlowAppendix', { keyValue: 'memo-FA01', hf18FileUrl30: 'nobody' }))).toEqual({
      hf18FileUrl30: '其他图片10中的文件不存在，请重新上传',
    })
    expect((await fixture.rows(flowMemoTable)).find(({ key }) => key === 'memo-FA01')?.version).toBe(1)
  })
  it('have one text for a flow, and an end after their beginning', async () => {
    expect(issuesOf(await save('FlowAppendix', { hf18FlowCode: 'FA01' }))).toEqual({
      hf18FlowCode: '流程“客户接待与资格核验”已存在',
    })
    expect(issuesOf(await save('Hf3zWorkflowMeomo', { keyValue: 'policy-1', hf3zEndDate: '2020-01-01' }))).toEqual({
      hf3zEndDate: '失效日期不能早于生效日期',
    })
  })
  it('FLW-019 rules of commission are sums over what they may name', async () => {
    const id = 'commission-HF11S01-HF11C01'
    expect(issuesOf(await save('FlowCommissionCfg', { keyValue: id, hf11CommissionExp: '实收 * 2' }))).toEqual({
      hf11CommissionExp: expect.stringContaining('“实收”不是可用的项'),
    })
    expect(await save('FlowCommissionCfg', { keyValue: id, hf11CommissionExp: '应收服务费 * 10%' })).toMatchObject({
      success: true,
    })
  })
})

describe('the jobs of all cases', () => {
  it('ROU-004 are the stored ones a person sees, searched by what they are', async () => {
    await fixture.addCase('p1', { hf20ManagerId: 'a-follow' })
    await fixture.addCase('p2')
    const job = (key: string, project: string, hf15FlowCode: string, hf15Status: string) =>
      fixture.put(
        flowJobTable,
        key,
        {
          hf15PrjId: project,
          hf15PrjNo: `P-${project}`,
          hf15FlowCode,
          hf15FatherCode: 'FA01',
          hf15FlowName: `流程${key}`,
          hf15Status,
          sortNo: 1,
        },
        { project, city: '440100' },
      )
    await job('j1', 'p1', 'FA0101', 'BD9601')
    await job('j2', 'p1', 'FA0102', 'BD9603')
    await job('j3', 'p2', 'FA0101', 'BD9601')
    expect(rowsIn(await manager('Hf15FlowJobs.getPageList')).map(({ keyValue }) => keyValue)).toEqual([
      'j1',
      'j2',
      'j3',
    ])
    const follow = await fixture.as('follow')
    expect(
      rowsIn(await follow('Hf15FlowJobs.getPageList', { hf15Status: 'BD9601', hf15FatherCode: 'FA01' })),
    ).toMatchObject([
      { keyValue: 'j1', hf15PrjNo: 'P-p1', refValues: { hf15FatherCode: '客户接待与资格核验', hf15Status: '未开始' } },
    ])
    expect(await follow('Hf15FlowJobs.getOne', { id: 'j3' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await manager('Hf15FlowJobs.doSave', { keyValue: 'j1', hf15Memo: 'x' })).toMatchObject({
      code: 'UNKNOWN_CALL',
    })
    expect((await follow('Hf15FlowJobs.getOpts')).data).toEqual(['OPT_SEARCH', 'OPT_DETAIL'])
  })
})
