import { beforeEach, describe, expect, it } from 'vitest'
import { visibleProjects } from '../../../lib/backend/principal.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { noticeTable } from '../../../lib/backend/notice/notice-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { type Fixture, issuesOf, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'

let fixture: Fixture
let manager: Send
beforeEach(async () => {
  fixture = await openFixture()
  manager = await fixture.as('manager')
  for (const [dict, key, value] of [
    ['HFB8', 'HFB801', '跟进经理'],
    ['HFB8', 'HFB802', '业务员'],
    ['HFB8', 'HFB803', '客服'],
    ['HFB8', 'HFB804', '买家'],
    ['HX71', 'HX7101', '已邀请'],
  ])
    await fixture.put(dictEntryTable, `${dict}:${key}`, {
      dict: dict ?? '',
      key: key ?? '',
      value: value ?? '',
      enabled: 1,
    })
  await fixture.addCase('c1', { hf20ManagerId: 'a-follow', hf20HouseAddress: '例路1号' })
  await fixture.addCase('c2')
})
const invite = (send: Send, values: Readonly<Record<string, unknown>> = {}) =>
  send('Hf21PrjInviter.doSave', { hf21PrjId: 'c1', hf21AcctId: 'a-sales', hf21RoleId: 'HFB802', ...values })
const list = async (send: Send) => rowsIn(await send('Hf21PrjInviter.getSubPageList', { objKey: 'c1' }))
const numbers = async (send: Send) => rowsIn(await send('Hf20PrjBase.getPageList')).map((row) => row['prjNo'])

describe('people invited into a case', () => {
  it('INV-001 INV-002 INV-005 stand in its list with role, account, times, inviter and status', async () => {
    const blank = recordIn(await manager('Hf21PrjInviter.doCreate', { objKey: 'c1' }))
    expect(blank).toMatchObject({ hf21PrjId: 'c1', hf21Status: 'HX7101', keyValue: null })
    expect(await invite(await fixture.as('follow'))).toMatchObject({ success: true })
    const [row] = await list(manager)
    expect(row).toMatchObject({
      hf21AcctId: 'a-sales',
      hf21RoleId: 'HFB802',
      hf21InviteTime: fixture.clock.now,
      hf21JoinTime: null,
      hf21Status: 'HX7101',
      inviterName: '例跟进',
      inviterRole: '跟进经理',
    })
    expect(row?.refValues).toMatchObject({ hf21AcctId: expect.stringMatching(/^例/) })
  })
  it('INV-001 R7 see and change the case by their privileges, from the invitation until switched off', async () => {
    const sales = await fixture.as('sales')
    expect(await numbers(sales)).toEqual([])
    expect(await sales('Hf20PrjBase.getOne', { id: 'c1' })).toMatchObject({ code: 'NOT_FOUND' })
    const { keyValue } = recordIn(await invite(manager))
    expect(await numbers(sales)).toEqual(['P-c1'])
    expect(await sales('Prj.checkStatus', { prjId: 'c1' })).toMatchObject({ success: true })
    expect(await manager('Hf21PrjInviter.doDisable', { id: keyValue })).toMatchObject({
      success: true,
      data: { hf21Status: 'HX7103' },
    })
    expect(await numbers(sales)).toEqual([])
    expect(await sales('Hf20PrjBase.getOne', { id: 'c1' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await manager('Hf21PrjInviter.doEnable', { id: keyValue })).toMatchObject({
      success: true,
      data: { hf21Status: 'HX7101' },
    })
    expect(await numbers(sales)).toEqual(['P-c1'])
  })
  it.each(['getOne', 'doCreate'])(
    'INV-001 join by opening the case (%s), once, and stay joined when they are switched off and on',
    async (load) => {
      const { keyValue } = recordIn(await invite(manager))
      const sales = await fixture.as('sales')
      fixture.clock.now += 60_000
      const joinedAt = fixture.clock.now
      await sales(`Hf20PrjBase.${load}`, { id: 'c1' })
      expect((await list(manager))[0]).toMatchObject({ hf21Status: 'HX7102', hf21JoinTime: joinedAt, version: 2 })
      fixture.clock.now += 60_000
      await sales(`Hf20PrjBase.${load}`, { id: 'c1' })
      await manager('Hf20PrjBase.getOne', { id: 'c1' })
      expect((await list(manager))[0]).toMatchObject({
        hf21JoinTime: joinedAt,
        version: 2,
        lastLoginDate: expect.any(Number),
      })
      await manager('Hf21PrjInviter.doDisable', { id: keyValue })
      expect(await manager('Hf21PrjInviter.doEnable', { id: keyValue })).toMatchObject({
        data: { hf21Status: 'HX7102', hf21JoinTime: joinedAt },
      })
    },
  )
  it('INV-004 are invited once in each role, by their own name, into a case of their city', async () => {
    const { keyValue } = recordIn(await invite(manager))
    expect(issuesOf(await invite(manager))).toEqual({ hf21AcctId: '该账号已以此角色参与项目' })
    await manager('Hf21PrjInviter.doDisable', { id: keyValue })
    expect(issuesOf(await invite(manager))).toEqual({ hf21AcctId: '该账号已以此角色邀请过并停用，请在列表中启用' })
    expect(await invite(manager, { hf21RoleId: 'HFB803' })).toMatchObject({ success: true })
    expect(issuesOf(await invite(manager, { hf21AcctId: 'a-southern' }))).toHaveProperty('hf21AcctId')
    expect(issuesOf(await invite(manager, { hf21RoleId: 'HFB804' }))).toEqual({ hf21RoleId: '项目角色不在可选范围内' })
    expect(issuesOf(await invite(manager, { hf21AcctId: null }))).toEqual({ hf21AcctId: '成员账号必填' })
    expect(await manager('Hf21PrjInviter.doSave', { keyValue, hf21RoleId: 'HFB803' })).toMatchObject({
      code: 'STATUS',
      message: '邀请不能修改，请停用后重新邀请',
    })
    // In two roles, switching one of them off leaves the person in the case.
    expect(await numbers(await fixture.as('sales'))).toEqual(['P-c1'])
  })
  it('INV-003 are switched by those on the case with the privilege; repeats and old versions are refused', async () => {
    const { keyValue, version } = recordIn(await invite(manager))
    expect(await (await fixture.as('follow'))('Hf21PrjInviter.doDisable', { id: keyValue })).toMatchObject({
      code: 'NO_PERMISSION',
    })
    expect(await (await fixture.as('viewer'))('Hf21PrjInviter.doSave', { hf21PrjId: 'c1' })).toMatchObject({
      code: 'NO_PERMISSION',
    })
    expect(await (await fixture.as('southern'))('Hf21PrjInviter.doDisable', { id: keyValue })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await manager('Hf21PrjInviter.doDisable', { id: keyValue, version })).toMatchObject({ success: true })
    expect(await manager('Hf21PrjInviter.doDisable', { id: keyValue })).toMatchObject({
      code: 'STATUS',
      message: '已停用，无需重复操作',
    })
    expect(await manager('Hf21PrjInviter.doEnable', { id: keyValue, version })).toMatchObject({ code: 'CONFLICT' })
  })
  it('are told, and everything stands in the audit log', async () => {
    await invite(manager)
    const notices = await fixture.rows(noticeTable)
    expect(notices.map(({ values, project }) => [project, values['acctId'], values['kind'], values['title']])).toEqual([
      ['c1', 'a-sales', 'INVITED', '您被邀请参与项目，角色为“业务员”'],
    ])
    expect(
      fixture.auditLog.filter(({ action }) => action === 'Hf21PrjInviter.doSave').map(({ table }) => table),
    ).toEqual(['hf21_prj_inviter', 'hf20_prj_base'])
    const [stored] = await fixture.rows(projectTable)
    expect(stored?.values['hf20Invitees']).toEqual(['a-sales'])
    expect(recordIn(await manager('Hf20PrjBase.getOne', { id: 'c1' }))).not.toHaveProperty('hf20Invitees')
  })
  it('are found by one question of the store, like everybody else of a case', () => {
    const filter = visibleProjects({
      acctId: 'a',
      roles: ['ROLE_SALES'],
      city: '440100',
      cities: ['440100'],
      provider: null,
    } as unknown as Parameters<typeof visibleProjects>[0])
    expect(JSON.stringify(filter)).toContain('"hf20Invitees"')
  })
})
