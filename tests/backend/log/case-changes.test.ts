import { beforeEach, describe, expect, it } from 'vitest'
import { projectGrid } from '../../../host/grids/projects/project-grid.ts'
import { houseTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { fieldMetaTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { caseLookTable } from '../../../lib/backend/log/log-tables.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { roleGrantTable } from '../../../lib/backend/permission/permission-tables.ts'
import type { CaseChanges } from '../../../lib/contract/case/change-calls.ts'
import { FIELD_SCOPE } from '../../../lib/domain/codes.ts'
import { house } from '../../../lib/domain/house/house.ts'
import { type Fixture, openFixture, recordIn, type Send } from '../handlers/fixture.ts'
import { openPartner, EVERY_WIDGET } from '../partner/open-partner.ts'

const MINUTE = 60_000
const CARD_NO = '11010119800101001X'
const HERE = { project: 'p1', city: '440100' }
let fixture: Fixture
let manager: Send
let follow: Send
beforeEach(async () => {
  fixture = await openFixture({ idleMinutes: 600 }, undefined, [projectGrid])
  await fixture.addCase('p1', { hf20ManagerId: 'a-follow', hf20HouseAddress: '示例一街1号' })
  await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
  await fixture.put(memberTable, 'm1', { hf23MemberType: '0', hf23LinkName: '曾蓉样', hf23CardNo: CARD_NO }, HERE)
  await fixture.put(flowJobTable, 'j1', { hf15PrjId: 'p1', hf15FlowCode: 'F1', hf15FlowName: '贷款面签' }, HERE)
  manager = await fixture.as('manager')
  follow = await fixture.as('follow')
})
const changesOf = async (send: Send, prjId = 'p1'): Promise<CaseChanges> =>
  (await send('Prj.getCaseChanges', { prjId })).data as CaseChanges
async function look(send: Send, prjId = 'p1'): Promise<CaseChanges> {
  const changes = await changesOf(send, prjId)
  expect(await send('Prj.doReadChanges', { prjId })).toMatchObject({ success: true })
  return changes
}
const later = (minutes: number): void => {
  fixture.clock.now += minutes * MINUTE
}
/** The manager saves the market price of the house of a case. */
async function price(amount: number, prjId = 'p1'): Promise<void> {
  const { version } = recordIn(await manager('Hf20PrjBase.getOne', { id: prjId }))
  const saved = await manager('Hf20PrjBase.doSave', { keyValue: prjId, version, hf20HouseMarketPrice: amount })
  expect(saved).toMatchObject({ success: true })
  later(1)
}
/** The audit log says that an account did this. */
const noted = (by: string, table: string, key: string, before: object, after: object, action = 'X.doSave') =>
  fixture.store.unit({ account: by, now: fixture.clock.now }, (unit) =>
    unit.audit({
      at: fixture.clock.now,
      by,
      action,
      table,
      key,
      ...HERE,
      version: 2,
      before: { ...before },
      after: { ...after },
      result: 'done',
      requestId: 'r',
    }),
  )

describe('what changed in a case since a look at it', () => {
  it('ruling 28 names the person, the record, its fields and its place, and no value', async () => {
    await look(follow)
    later(40)
    await price(3_456_000)
    const { since, rows } = await look(follow)
    expect(since).not.toBeNull()
    expect(rows).toMatchObject([
      { who: '例经理', object: '基础需求', place: 'basic', fresh: 1, count: 1, fields: ['房屋市场价'], actions: [] },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/345/)
  })
  it('tells nobody what they did themselves, nor what was done in another case', async () => {
    await price(3_456_000)
    await price(3_567_000, 'p2')
    expect((await look(manager)).rows).toEqual([])
    expect((await look(follow)).rows).toHaveLength(1)
  })
  it('counts what is new since the former look; a pause of half an hour begins another, nothing vanishes', async () => {
    await price(3_456_000)
    expect(await look(follow)).toMatchObject({ since: null, rows: [{ fresh: 0 }] })
    const first = fixture.clock.now
    later(2)
    await price(3_567_000)
    later(20)
    // Still the first look.
    expect((await look(follow)).since).toBeNull()
    const end = fixture.clock.now
    expect(end).toBeGreaterThan(first)
    later(31)
    await price(3_678_000)
    expect(await look(follow)).toMatchObject({ since: end, rows: [{ fresh: 1 }, { fresh: 0 }] })
    later(10)
    expect(await look(follow)).toMatchObject({ since: end, rows: [{ fresh: 1 }, { fresh: 0 }] })
    later(31)
    expect((await look(follow)).rows.map(({ fresh }) => fresh)).toEqual([0])
    expect((await fixture.rows(caseLookTable)).map(({ values }) => values['acctId'])).toEqual(['a-follow'])
  })
  it('is answered alike however often, until a look is noted', async () => {
    await price(3_456_000)
    await changesOf(follow)
    expect(await fixture.rows(caseLookTable)).toEqual([])
    await look(follow)
    const end = fixture.clock.now
    later(31)
    await price(3_567_000)
    for (const minutes of [0, 31, 31]) {
      later(minutes)
      expect(await changesOf(follow)).toMatchObject({ since: end, rows: [{ fresh: 1 }, { fresh: 0 }] })
    }
    expect(await fixture.rows(caseLookTable)).toHaveLength(1)
    await look(follow)
    later(31)
    expect((await changesOf(follow)).rows.map(({ fresh }) => fresh)).toEqual([0])
  })
  it('joins what one person did to one record, and keeps people and records apart', async () => {
    await noted(
      'a-sales',
      'hf15_flow_jobs',
      'j1',
      { hf15Status: 'A' },
      { hf15Status: 'B' },
      'Hf15FlowJobs.doBatchFinishJob',
    )
    await noted(
      'a-sales',
      'hf15_flow_jobs',
      'j1',
      { hf15Status: 'B' },
      { hf15Status: 'A' },
      'Hf15FlowJobs.redoNodeJobs',
    )
    later(1)
    await noted(
      'a-service',
      'hf15_flow_jobs',
      'j1',
      { hf15Status: 'A' },
      { hf15Status: 'B' },
      'Hf15FlowJobs.doBatchFinishJob',
    )
    for (const key of ['j2', 'j3']) await noted('a-sales', 'hf15_flow_jobs', key, {}, { hf15FlowName: '例' })
    const { rows } = await look(follow)
    expect(rows).toHaveLength(3)
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ who: '例客服', name: '贷款面签', actions: ['批量完结'], place: 'job/j1' }),
        expect.objectContaining({ who: '例业务', name: '贷款面签', count: 1, place: 'job/j1' }),
        expect.objectContaining({ who: '例业务', name: '', count: 2, actions: ['新增'], place: 'flow' }),
      ]),
    )
  })
  it('R27 says of a person only that their number changed, and leads to them while they are there', async () => {
    await noted('a-sales', memberTable.name, 'm1', { hf23CardNo: '#1' }, { hf23CardNo: '#2' })
    await noted(
      'a-sales',
      memberTable.name,
      'm9',
      { hf23MemberType: '0', hf23LinkName: '秦凯例' },
      {},
      'X.deleteMember',
    )
    const { rows } = await look(follow)
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ object: '买家信息', place: 'buyers/m1', fields: ['证件号码'] }),
        expect.objectContaining({ object: '买家信息', place: 'buyers', actions: ['删除成员'], fields: [] }),
      ]),
    )
    expect(JSON.stringify(rows)).not.toMatch(/#|秦凯例|曾蓉样/)
  })
  it('leaves out what the back end counts for itself, and fields the case does not show', async () => {
    const [shown = '', hidden = ''] = Object.entries(house.fields).flatMap(([name, { hidden: no, serverOwned }]) =>
      no || serverOwned ? [] : [name],
    )
    await fixture.put(houseTable, 'h1', { hf29PrjId: 'p1' }, HERE)
    await noted('a-sales', 'hf20_prj_base', 'p1', { hf20Amount5: 1 }, { hf20Amount5: 2 })
    await noted('a-sales', houseTable.name, 'h1', { [hidden]: 'a' }, { [hidden]: 'b' })
    expect((await look(follow)).rows).toMatchObject([{ object: '交易房屋', place: 'house' }])
    await fixture.put(fieldMetaTable, 'meta', {
      tableId: house.metaTable,
      hf02FldName: hidden,
      hf02CtrlVals3: FIELD_SCOPE.hidden,
      enabled: 1,
    })
    expect((await look(follow)).rows).toEqual([])
    await noted('a-sales', houseTable.name, 'h1', { [hidden]: 'a', [shown]: 'a' }, { [hidden]: 'b', [shown]: 'b' })
    expect((await look(follow)).rows).toMatchObject([
      { fields: [house.fields[shown as keyof typeof house.fields]?.label] },
    ])
  })
  it('ROL-006 leaves out records whose list the role may not read', async () => {
    await price(3_456_000)
    await noted('a-sales', 'hf15_flow_jobs', 'j1', { hf15Status: 'A' }, { hf15Status: 'B' })
    await fixture.put(roleGrantTable, 'grant', {
      roleId: 'ROLE_FOLLOW_UP',
      menuCode: 'PrjBaseGrid',
      operations: ['OPT_SEARCH'],
      enabled: 1,
    })
    expect((await look(follow)).rows).toMatchObject([{ place: 'job/j1' }])
  })
  it('R7 answers no one about a case they may not see, and notes no look there', async () => {
    const sales = await fixture.as('sales')
    for (const call of ['Prj.getCaseChanges', 'Prj.doReadChanges'])
      expect(await sales(call, { prjId: 'p1' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await fixture.rows(caseLookTable)).toEqual([])
  })
  it('is closed to the page of a partner, whatever its widgets', async () => {
    const page = await (await openPartner()).page({ widgets: EVERY_WIDGET })
    for (const call of ['Prj.getCaseChanges', 'Prj.doReadChanges'])
      expect(await page(call, { prjId: 'p1' })).toMatchObject({ code: 'NO_PERMISSION' })
  })
})
