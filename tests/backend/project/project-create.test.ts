import { beforeEach, describe, expect, it } from 'vitest'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { type Fixture, openFixture, recordIn } from '../handlers/fixture.ts'

let fixture: Fixture
beforeEach(async () => {
  fixture = await openFixture()
})

describe('a blank case', () => {
  it('CAL-008 has the declared defaults and their texts, no key and version 0', async () => {
    const blank = recordIn(await (await fixture.as('sales'))('Hf20PrjBase.doCreate'))
    expect(blank).toMatchObject({
      keyValue: null,
      version: 0,
      hf20PrjType: 'HF0101',
      hf20HouseProvince: '440000',
      hf20HouseCity: '440100',
      hf20ManagerId: null,
      prjPayType: null,
      prjNo: null,
    })
    expect(blank.refValues).toEqual({ hf20PrjType: '房屋买卖', hf20HouseProvince: '广东省', hf20HouseCity: '广州市' })
  })
  it('has every field of the record', async () => {
    const blank = recordIn(await (await fixture.as('manager'))('Hf20PrjBase.doCreate', {}))
    expect(Object.keys(project.fields).filter((name) => !Object.hasOwn(blank, name))).toEqual([])
  })
  it('starts with oneself as follow-up manager, for those who may be one', async () => {
    expect(recordIn(await (await fixture.as('follow'))('Hf20PrjBase.doCreate'))).toMatchObject({
      hf20ManagerId: 'a-follow',
      refValues: { hf20ManagerId: '例跟进' },
    })
    expect(recordIn(await (await fixture.as('manager'))('Hf20PrjBase.doCreate')).hf20ManagerId).toBe('a-manager')
    expect(recordIn(await (await fixture.as('provider'))('Hf20PrjBase.doCreate')).hf20ManagerId).toBeNull()
  })
  it('is stored nowhere', async () => {
    await (await fixture.as('manager'))('Hf20PrjBase.doCreate')
    expect(await fixture.rows(projectTable)).toEqual([])
  })
})

describe('doCreate with a key', () => {
  beforeEach(() =>
    fixture.addCase('p1', {
      hf20ManagerId: 'a-follow',
      hf20HouseAddress: '示例路1号',
      hf20Amount5: 500,
      hf20BuyerId: 'm1',
      hf20SellerId: 'm2',
    }),
  )
  it('answers the stored case', async () => {
    expect(recordIn(await (await fixture.as('follow'))('Hf20PrjBase.doCreate', { id: 'p1' }))).toMatchObject({
      keyValue: 'p1',
      version: 1,
      prjNo: 'P-p1',
      hf20HouseAddress: '示例路1号',
      hf20Amount5: 500,
    })
    expect(
      recordIn(await (await fixture.as('follow'))('Hf20PrjBase.doCreate', { id: 'p1', isClone: 0 })).keyValue,
    ).toBe('p1')
  })
  it('PRJ-052 answers a copy that has no key, no number, no totals and no members of the first', async () => {
    const copy = recordIn(await (await fixture.as('follow'))('Hf20PrjBase.doCreate', { id: 'p1', isClone: 1 }))
    expect(copy).toMatchObject({
      keyValue: null,
      version: 0,
      prjNo: null,
      crtTime: null,
      crtUsr: null,
      updTime: null,
      updUsr: null,
      hf20Amount5: null,
      hf20BuyerId: null,
      hf20SellerId: null,
      hf20HouseAddress: '示例路1号',
      prjPayType: 'HH2004',
      hf20ManagerId: 'a-follow',
    })
  })
  it('PRJ-052 saves a copy as a new case, sent back as it was answered', async () => {
    const manager = await fixture.as('manager')
    const copy = (await manager('Hf20PrjBase.doCreate', { id: 'p1', isClone: 1 })).data
    const saved = await manager('Hf20PrjBase.doSave', copy)
    expect(saved).toMatchObject({
      success: true,
      data: { version: 1, hf20HouseAddress: '示例路1号', prjNo: 'P20261121-0001' },
    })
    expect(await fixture.rows(projectTable)).toHaveLength(2)
  })
  it('of a case that is not there, or not theirs, answers the same', async () => {
    await fixture.addCase('p2')
    await fixture.addCase('p3', { hf20ManagerId: 'a-follow' }, { city: '440300' })
    const follow = await fixture.as('follow')
    const [missing, foreign, otherCity] = [
      await follow('Hf20PrjBase.doCreate', { id: 'nobody' }),
      await follow('Hf20PrjBase.doCreate', { id: 'p2', isClone: 1 }),
      await follow('Hf20PrjBase.doCreate', { id: 'p3' }),
    ]
    expect(missing).toMatchObject({ status: 200, success: false, code: 'NOT_FOUND', message: '项目不存在或无权查看' })
    expect([foreign, otherCity]).toEqual([missing, missing])
  })
})

describe('the pay type of an older case', () => {
  it('OPN-012 is answered where pay way and scheme leave no choice, and not stored for that', async () => {
    await fixture.addCase('p1', { prjPayType: null, hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9901' })
    await fixture.addCase('p2', { prjPayType: null, hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9905' })
    const manager = await fixture.as('manager')
    expect(recordIn(await manager('Hf20PrjBase.getOne', { id: 'p1' }))).toMatchObject({
      prjPayType: 'HH2001',
      businessType: 'HF0401',
      version: 1,
      refValues: { prjPayType: '商业贷款', businessType: '购房按揭' },
    })
    expect(recordIn(await manager('Hf20PrjBase.getOne', { id: 'p2' }))).toMatchObject({
      prjPayType: null,
      businessType: 'HF0404',
    })
    await manager('Hf20PrjBase.doSave', { keyValue: 'p1', hf20HouseAddress: '示例路2号' })
    expect((await fixture.rows(projectTable)).find(({ key }) => key === 'p1')?.values['prjPayType'] ?? null).toBeNull()
  })
})
