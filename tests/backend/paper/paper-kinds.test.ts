import { beforeEach, describe, expect, it } from 'vitest'
import { flowConditionGrid, flowNodeGrid } from '../../../host/grids/flows/flow-definition-grids.ts'
import { paperTypeGrid } from '../../../host/grids/papers/paper-type-grid.ts'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { flowJobTable, flowNodeTable } from '../../../lib/backend/flow/flow-tables.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { memberFileTable, paperTypeTable } from '../../../lib/backend/paper/paper-tables.ts'
import { type Fixture, issuesOf, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { done } from '../flow/flow-fixture.ts'

const KIND = 'Hf117AppendixTmplt'
const NEW = {
  cardType: 'X001',
  paperName: '示例承诺书',
  category: 'HX5812',
  parties: ['BUYER'],
  validDays: 10,
  sortOrder: 60,
}
const CASE = { project: 'p1', city: '440100' }

let fixture: Fixture
let manager: Send
beforeEach(async () => {
  fixture = await openFixture({}, undefined, [paperTypeGrid, flowNodeGrid, flowConditionGrid])
  await seedReference(fixture.store, fixture.ports)
  manager = await fixture.as('manager')
})
const save = (body: Readonly<Record<string, unknown>>, send = manager) => send(`${KIND}.doSave`, body)
const entry = async (key: string) =>
  (await fixture.rows(dictEntryTable)).find(({ values }) => values['dict'] === 'CARD_PAPER' && values['key'] === key)
    ?.values
const offered = async () =>
  ((await manager('pubSvc.getDictVals', { Code: 'CARD_PAPER' })).data as readonly { readonly key: string }[]).map(
    ({ key }) => key,
  ) // adapter: the answer of the call

describe('kinds of paper', () => {
  it('PAP-003 CAL-100 a new kind can be listed by work and is described to a person who asks for it', async () => {
    const added = recordIn(done(await save(NEW)))
    expect(added).toMatchObject({ each: 1, optional: 0, enabled: 1, refValues: { category: '其他' } })
    expect((await offered()).at(-1)).toBe('X001')
    const node = (await fixture.rows(flowNodeTable)).find(({ values }) => values['flowCode'] === 'FG0102')?.key
    expect(done(await manager('WorkflowDefMgt.doSave', { keyValue: node, buyerPapers: ['X001'] }))).toMatchObject({
      data: { refValues: { buyerPapers: '示例承诺书' } },
    })
    expect(done(await manager(`${KIND}.getAppendixTmplt`, { cardType: 'X001' }))).toMatchObject({
      data: { paperName: '示例承诺书', validDays: 10, pictures: [] },
    })
  })
  it('is called by its new name wherever it stands, once it is renamed', async () => {
    await fixture.addCase('p1')
    const node = (await fixture.rows(flowNodeTable)).find(({ values }) => values['flowCode'] === 'FC0102')
    await fixture.put(
      flowJobTable,
      'j1',
      {
        hf15PrjId: 'p1',
        hf15FlowCode: 'FC0102',
        hf15FlowName: '双方确认并备案',
        hf15FatherCode: 'FC01',
        hf15Status: 'BD9601',
        hf15BuyerPapers: ['P028'],
        sortNo: 1,
      },
      CASE,
    )
    done(await save({ keyValue: 'paper-P028', paperName: '例网签合同' }))
    expect(recordIn(await manager('WorkflowDefMgt.getOne', { id: node?.key }))).toMatchObject({
      refValues: { buyerPapers: '例网签合同' },
    })
    expect(rowsIn(await manager('Hf15FlowJobs.getSecondFlowJobs', { objId: 'p1' }))).toMatchObject([
      { refValues: { hf15BuyerPapers: '例网签合同' } },
    ])
    expect((await manager('Hf3wCardParperDetailCfg.getAppendixInfo', { prjId: 'p1' })).data).toMatchObject({
      buyCreditInfos: [{ cardTypeName: '例网签合同' }],
    })
    expect(await entry('P028')).toMatchObject({ value: '例网签合同', enabled: 1 })
  })
  it('is no choice while it is out of use, and is one again after', async () => {
    done(await manager(`${KIND}.doDisable`, { id: 'paper-P013' }))
    expect(await offered()).not.toContain('P013')
    done(await manager(`${KIND}.doEnable`, { id: 'paper-P013' }))
    expect(await offered()).toContain('P013')
  })
  it('PAP-011 a copy starts without code and samples', async () => {
    await fixture.put(
      documentTable,
      'd1',
      { state: 'loose', stateSince: fixture.clock.now, hash: 'h', name: '样例.png', size: 5, format: 'png' },
      { by: 'a-manager' },
    )
    done(await save({ keyValue: 'paper-P022', samples: ['d1'] }))
    expect((await fixture.rows(documentTable)).find(({ key }) => key === 'd1')?.values).toMatchObject({
      state: 'kept',
      objType: KIND,
      objId: 'paper-P022',
      fileCls: 'samples',
    })
    const copy = recordIn(done(await manager(`${KIND}.doCreate`, { id: 'paper-P022', isClone: 1 })))
    expect(copy).toMatchObject({
      keyValue: null,
      cardType: null,
      samples: null,
      paperName: '不动产权证书',
      parties: ['OWNER', 'HOUSE'],
      conditionCode: 'ON-HOUSE',
    })
    expect(recordIn(done(await save({ ...copy, cardType: 'X022' })))).toMatchObject({ cardType: 'X022' })
    expect(
      (await fixture.rows(paperTypeTable)).find(({ values }) => values['cardType'] === 'X022')?.values,
    ).toMatchObject({ each: 0, printStandard: 'HH1202' })
  })
  it('keeps its code, which is plain and nobody else’s', async () => {
    expect(issuesOf(await save({ ...NEW, cardType: 'P 1,2' }))).toEqual({
      cardType: '资料编码只能由字母、数字、连字符和下划线组成',
    })
    expect(issuesOf(await save({ ...NEW, cardType: 'P001' }))).toEqual({ cardType: '资料编码“P001”已存在' })
    expect(issuesOf(await save({ keyValue: 'paper-P001', cardType: 'P999' }))).toEqual({ cardType: '资料编码不能修改' })
  })
  it('PAP-002 asks of each person only what a person has', async () => {
    const company = { ...NEW, parties: ['BUYER_COMPANY', 'HOUSE'] }
    const once = '每人一份不能用于公司或房屋的资料，这些由一方共同提供'
    expect(issuesOf(await save({ ...company, traits: ['MAIN'], idTypes: ['HF5601'], marriages: ['HX0602'] }))).toEqual({
      each: once,
      traits: '适用人员只用于买家或业主个人的资料',
      idTypes: '证件类型只用于个人的资料',
      marriages: '婚姻状况只用于个人的资料',
    })
    expect(issuesOf(await save({ ...NEW, parties: ['OWNER', 'HOUSE'] }))).toEqual({ each: once })
    expect(issuesOf(await save({ ...NEW, parties: ['GUARANTOR'], traits: ['MINOR'] }))).toEqual({
      traits: '适用人员只用于买家或业主个人的资料',
    })
    expect(issuesOf(await save({ ...NEW, parties: [] }))).toEqual({ parties: '适用方必填' })
    expect(issuesOf(await save({ ...NEW, conditionCode: 'NOWHERE', validDays: -1 }))).toEqual({
      conditionCode: '适用条件不在可选范围内',
      validDays: '有效期（天）不能小于0',
    })
    done(await save({ ...company, each: 0 }))
  })
  it('cannot be taken away while work, definitions or files name it, and says which', async () => {
    await fixture.addCase('p1')
    const added = recordIn(done(await save(NEW)))
    const refusal = async () => (await manager(`${KIND}.doDelete`, { id: added.keyValue })).message
    await fixture.put(
      flowJobTable,
      'j1',
      { hf15PrjId: 'p1', hf15FlowCode: 'FX01', hf15Status: 'BD9601', hf15OwnerPapers: ['P001', 'X001'], sortNo: 1 },
      CASE,
    )
    expect(await refusal()).toBe('有1条“项目流程”正在使用这条记录，不能删除；如不再使用，请改为停用')
    await fixture.store.unit({ account: 'a', now: fixture.clock.now }, (unit) => unit.remove(flowJobTable, 'j1'))
    const node = (await fixture.rows(flowNodeTable)).find(({ values }) => values['flowCode'] === 'FG0102')?.key
    done(await manager('WorkflowDefMgt.doSave', { keyValue: node, ownerPapers: ['X001'] }))
    expect(await refusal()).toContain('“流程节点”')
    done(await manager('WorkflowDefMgt.doSave', { keyValue: node, ownerPapers: [] }))
    await fixture.put(memberTable, 'm1', { hf23PrjId: 'p1', hf23MemberType: '0', hf23LinkName: '例买家' }, CASE)
    await fixture.put(
      memberFileTable,
      'f1',
      { hf2yPrjId: 'p1', hf2yFileUrl: 'd1', hf2yFileType: 'X001', hf2yObjId: 'm1', hf2yState: 'WAITING' },
      CASE,
    )
    expect(await refusal()).toContain('“成员资料文件”')
    await fixture.store.unit({ account: 'a', now: fixture.clock.now }, (unit) => unit.remove(memberFileTable, 'f1'))
    done(await manager(`${KIND}.doDelete`, { id: added.keyValue }))
    expect(await entry('X001')).toMatchObject({ enabled: 0 })
    expect((await manager('WorkflowConditionPool.doDelete', { id: 'flow-condition-auction' })).message).toContain(
      '“资料模板”',
    )
  })
  it('is for managers to change, and for everybody to read and find', async () => {
    for (const user of ['sales', 'viewer', 'finance'] as const)
      expect([user, (await save(NEW, await fixture.as(user))).code]).toEqual([user, 'NO_PERMISSION'])
    const found = async (search: Readonly<Record<string, unknown>>) =>
      rowsIn(await (await fixture.as('viewer'))(`${KIND}.getPageList`, { ...search, pageSize: 100 })).map(
        ({ cardType }) => cardType,
      )
    expect(await found({ parties: 'HOUSE' })).toEqual(['P022', 'P031'])
    expect(await found({ conditionCode: 'FUND-ANY,AUCTION' })).toEqual(['P012', 'P046', 'P047'])
    expect(await found({ paperName: '公积金', optional: '0' })).toEqual(['P012', 'P047'])
    expect(await found({})).toHaveLength(54)
  })
})
