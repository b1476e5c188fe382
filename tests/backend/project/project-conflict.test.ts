import { beforeEach, describe, expect, it } from 'vitest'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { type Fixture, MORNING, openFixture, recordIn, type Send } from '../handlers/fixture.ts'

let fixture: Fixture
let manager: Send
let follow: Send
beforeEach(async () => {
  fixture = await openFixture()
  await fixture.addCase('p1', { hf20ManagerId: 'a-follow', hf20HouseAddress: '示例路1号', hf20HouseMarketPrice: 100 })
  manager = await fixture.as('manager')
  follow = await fixture.as('follow')
  fixture.clock.now += 60_000
})
const save = (send: Send, changed: Readonly<Record<string, unknown>>) =>
  send('Hf20PrjBase.doSave', { keyValue: 'p1', ...changed })
const stored = async () => (await fixture.rows(projectTable))[0]

describe('two people on one case', () => {
  it('merge when they changed different fields', async () => {
    await save(manager, { version: 1, hf20HouseMarketPrice: 200 })
    expect(recordIn(await save(follow, { version: 1, hf20HouseAddress: '示例路2号' }))).toMatchObject({
      version: 3,
      hf20HouseMarketPrice: 200,
      hf20HouseAddress: '示例路2号',
    })
  })
  it('conflict when they changed the same one: the second sees the newer record, who and when', async () => {
    await save(manager, { version: 1, hf20HouseAddress: '示例路2号' })
    const answer = await save(follow, { version: 1, hf20HouseAddress: '示例路3号', hf20HouseMarketPrice: 300 })
    expect(answer).toMatchObject({
      status: 200,
      success: false,
      code: 'CONFLICT',
      message: '记录已被他人修改',
      data: { fields: ['hf20HouseAddress'], by: '例经理', at: MORNING + 60_000 },
    })
    expect((answer.data as { readonly record: unknown }).record).toEqual(
      (await follow('Hf20PrjBase.getOne', { id: 'p1' })).data,
    )
    expect((await stored())?.values).toMatchObject({ hf20HouseAddress: '示例路2号', hf20HouseMarketPrice: 100 })
    expect(fixture.auditLog.filter(({ action }) => action === 'Hf20PrjBase.doSave')).toHaveLength(1)
  })
  it('agree when they changed the same field to the same value', async () => {
    await save(manager, { version: 1, hf20HouseAddress: '示例路2号' })
    expect(recordIn(await save(follow, { version: 1, hf20HouseAddress: '示例路2号' }))).toMatchObject({ version: 2 })
  })
  it('conflict when what follows from the one change would undo the other', async () => {
    await save(manager, { version: 1, prjPayType: null, hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9905' })
    const answer = await save(follow, { version: 1, prjPayType: 'HH2005' })
    expect(answer).toMatchObject({
      code: 'CONFLICT',
      data: { fields: expect.arrayContaining(['prjPayType', 'hf20LoanScheme']) },
    })
  })
  it('conflict over a consequence alone', async () => {
    await fixture.addCase('p2', {
      hf20ManagerId: 'a-follow',
      prjPayType: null,
      hf20PayWay: 'HG1002',
      hf20LoanScheme: 'HF9905',
    })
    await manager('Hf20PrjBase.doSave', { keyValue: 'p2', version: 1, hf20PayWay: 'HG1003' })
    expect(await follow('Hf20PrjBase.doSave', { keyValue: 'p2', version: 1, prjPayType: 'HH2001' })).toMatchObject({
      code: 'CONFLICT',
      data: { fields: ['hf20PayWay'] },
    })
  })
  it('look at all versions since, not at the last alone', async () => {
    await save(manager, { hf20HouseAddress: '示例路2号' })
    await save(manager, { hf20HouseMarketPrice: 200 })
    expect(await save(follow, { version: 1, hf20HouseAddress: '示例路3号' })).toMatchObject({ code: 'CONFLICT' })
    expect(await save(follow, { version: 2, hf20HouseAddress: '示例路3号' })).toMatchObject({ success: true })
  })
  it('a whole stale record sent back conflicts in the fields that differ, not in stamps and labels', async () => {
    const read = recordIn(await follow('Hf20PrjBase.getOne', { id: 'p1' }))
    await save(manager, { hf20HouseAddress: '示例路2号', prjPayType: 'HH2005' })
    expect(await follow('Hf20PrjBase.doSave', { ...read, hf20HouseMarketPrice: 300 })).toMatchObject({
      code: 'CONFLICT',
      data: { fields: expect.arrayContaining(['hf20HouseAddress', 'prjPayType']) },
    })
  })
  it('a forged total stays refused on a stale version', async () => {
    await save(manager, { hf20HouseMarketPrice: 200 })
    expect(await save(follow, { version: 1, hf20HouseAddress: '示例路2号', hf20PrjCost: 5 })).toMatchObject({
      code: 'INVALID',
      message: '支出合计由系统计算，不能提交',
    })
  })
  it('the last one wins for a caller that names no version', async () => {
    await save(manager, { hf20HouseAddress: '示例路2号' })
    expect(recordIn(await save(follow, { hf20HouseAddress: '示例路3号' }))).toMatchObject({
      version: 3,
      hf20HouseAddress: '示例路3号',
    })
  })
  it('of saves that arrive together each gets a version of its own, and none is lost', async () => {
    const fields = {
      hf20HouseAddress: '示例路9号',
      hf20HouseMarketPrice: 900,
      hf20DemandStep: 'HX0501',
      hf20Ctrl1: 1,
      hf20Ctrl3: 1,
    }
    const answers = await Promise.all(
      Object.entries(fields).map(([name, value]) => save(follow, { version: 1, [name]: value })),
    )
    expect(answers.map((answer) => recordIn(answer).version).sort()).toEqual([2, 3, 4, 5, 6])
    expect(recordIn(await follow('Hf20PrjBase.getOne', { id: 'p1' }))).toMatchObject(fields)
  })
  it('of saves of one field that arrive together one counts and the others conflict', async () => {
    const answers = await Promise.all(
      ['甲路', '乙路', '丙路'].map((hf20HouseAddress) => save(follow, { version: 1, hf20HouseAddress })),
    )
    expect(answers.map(({ success, code }) => code ?? success)).toEqual([true, 'CONFLICT', 'CONFLICT'])
  })
})
