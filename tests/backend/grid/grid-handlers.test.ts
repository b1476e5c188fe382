import { beforeEach, describe, expect, it } from 'vitest'
import { createBackend } from '../../../lib/backend/backend.ts'
import { tableOf } from '../../../lib/backend/grid/served-lists.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { callName } from '../../../lib/contract/call.ts'
import { defineGrid } from '../../../lib/domain/grid/define-grid.ts'
import { type Fixture, issuesOf, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { lists, ticket, ticketGrid } from './lists.ts'

let fixture: Fixture
let manager: Send
beforeEach(async () => {
  fixture = await openFixture({}, undefined, lists)
  manager = await fixture.as('manager')
})
const ticketTable = tableOf(ticketGrid)
const add = async (values: Readonly<Record<string, unknown>> = {}) =>
  recordIn(await manager('Zz01Ticket.doSave', { no: 'T1', name: '甲', ...values }))

describe('a declared list', () => {
  it('GRD-019 answers every call of its declaration, and none it does not declare', async () => {
    const names = fixture.backend.calls.map(callName)
    for (const method of [
      'getPageList',
      'getOne',
      'doCreate',
      'doSave',
      'getOpts',
      'doEnable',
      'doEnableAll',
      'doExamine',
      'doNotice',
      'doExport',
    ])
      expect(names).toContain(`Zz01Ticket.${method}`)
    for (const name of [
      'Zz01Ticket.getSubPageList',
      'Zz01Ticket.doExamineAll',
      'Zz04Branch.doEnable',
      'Zz03Step.doFinish',
    ]) {
      expect(names).not.toContain(name)
      expect(await manager(name, { id: 'x' })).toMatchObject({ status: 404, code: 'UNKNOWN_CALL' })
    }
  })
  it('is refused when it searches what its table does not store, or contradicts another list', () => {
    const { store } = fixture
    const over = {
      name: 'X',
      title: 'X',
      entity: ticket,
      columns: [],
      search: ['no'],
      sort: { field: 'no', order: 'asc' },
    } as const
    const ports = { clock: () => 0, report: () => undefined } as unknown as Parameters<typeof createBackend>[0]['ports']
    expect(() =>
      createBackend({
        store,
        ports,
        grids: [
          ticketGrid,
          defineGrid({ ...over, scope: 'city' }),
          defineGrid({ ...over, name: 'Y', scope: 'project' }),
        ],
      }),
    ).toThrow('scope')
    expect(() =>
      createBackend({ store, ports, grids: [defineGrid({ ...over, rowsOf: { table: 'hf31_division_detail' } })] }),
    ).toThrow('does not store no')
  })
  it('GRD-005 GRD-017 makes, reads, changes and finds records, with labels and masked personal data', async () => {
    const blank = recordIn(await manager('Zz01Ticket.doCreate'))
    expect(blank).toMatchObject({ status: 'HX0501', enabled: 1, keyValue: null })
    const saved = await add({ phone: '15400000001', amount: 35_000, kind: 'HF0501', due: '2026-12-01' })
    expect(saved).toMatchObject({
      no: 'T1',
      phone: '154******01',
      status: 'HX0501',
      version: 1,
      refValues: { kind: '个人', status: '咨询' },
    })
    const again = recordIn(
      await manager('Zz01Ticket.doSave', { keyValue: saved.keyValue, version: 1, phone: '154******01', name: '乙' }),
    )
    expect(again).toMatchObject({ name: '乙', version: 2 })
    expect((await fixture.rows(ticketTable))[0]?.values['phone']).toBe('15400000001')
    await add({ no: 'T2', amount: 5 })
    expect(await manager('Zz01Ticket.getPageList', { name: '甲', amount: '1,10' })).toMatchObject({
      total: 1,
      data: [{ no: 'T2' }],
    })
    expect(recordIn(await manager('Zz01Ticket.getOne', { id: saved.keyValue }))).toMatchObject({ no: 'T1' })
    expect(
      fixture.auditLog.flatMap(({ action, table }) => (action === 'login.doLogin' ? [] : [[action, table]])),
    ).toEqual([
      ['Zz01Ticket.doSave', 'zz01_ticket'],
      ['Zz01Ticket.doSave', 'zz01_ticket'],
      ['Zz01Ticket.doSave', 'zz01_ticket'],
    ])
  })
  it('names the field whose value another record has, and takes the record’s own value', async () => {
    const first = await add()
    const second = await manager('Zz01Ticket.doSave', { no: 'T1', name: '乙' })
    expect(second).toMatchObject({ success: false, code: 'INVALID' })
    expect(issuesOf(second)).toEqual({ no: '编号“T1”已存在' })
    expect(await manager('Zz01Ticket.doSave', { keyValue: first.keyValue, no: 'T1', name: '丙' })).toMatchObject({
      success: true,
    })
  })
  it('GRD-005 copies without key, personal data and what only one may have, in the first state', async () => {
    const { keyValue } = await add({ phone: '15400000001' })
    await manager('Zz01Ticket.doConfirm', { id: keyValue })
    const copy = recordIn(await manager('Zz01Ticket.doCreate', { id: keyValue, isClone: 1 }))
    expect(copy).toMatchObject({ keyValue: null, no: null, name: '甲', phone: null, status: 'HX0501', version: 0 })
  })
  it('a state is no value of a form: refused by name', async () => {
    const { keyValue } = await add()
    for (const input of [
      { no: 'T9', status: 'HX0507' },
      { keyValue, enabled: 0 },
    ])
      expect(issuesOf(await manager('Zz01Ticket.doSave', input))).toMatchObject({
        [Object.keys(input)[1] ?? '']: expect.stringContaining('不能提交'),
      })
  })
  it('is edited in the states that allow it', async () => {
    const { keyValue } = await add()
    await manager('Zz01Ticket.doConfirm', { id: keyValue })
    expect(await manager('Zz01Ticket.doSave', { keyValue, name: '乙' })).toMatchObject({
      code: 'STATUS',
      message: '当前状态不能编辑',
    })
  })
})

describe('whose rows they are', () => {
  const noteOf = async (send: Send, body: string, more: Readonly<Record<string, unknown>> = {}) =>
    recordIn(await send('Zz02Note.doSave', { body, ...more }))

  it('rows of a city are found, opened and changed there alone; elsewhere they do not exist', async () => {
    const southern = await fixture.as('southern')
    const own = await noteOf(southern, '深圳备注')
    expect(rowsIn(await manager('Zz02Note.getPageList'))).toEqual([])
    const follow = await fixture.as('follow')
    for (const [call, input] of [
      ['getOne', { id: own.keyValue }],
      ['doSave', { keyValue: own.keyValue, body: 'x' }],
    ] as const) {
      expect(await follow(`Zz02Note.${call}`, input)).toMatchObject({
        code: 'NOT_FOUND',
        message: '记录不存在或无权查看',
      })
      expect(
        await follow(`Zz02Note.${call}`, {
          ...input,
          ...('id' in input ? { id: 'nothing' } : { keyValue: 'nothing' }),
        }),
      ).toMatchObject({ code: 'NOT_FOUND', message: '记录不存在或无权查看' })
    }
    // The manager has both cities, and changes rows of the one the session works in.
    const both = await fixture.as('manager')
    expect(await both('Zz02Note.doDisableAll', { ids: own.keyValue })).toMatchObject({ data: [{ ok: false }] })
    await both('Ss11SysUsers.switchLocationCity', { code: '440300' })
    expect(await both('Zz02Note.doDisableAll', { ids: own.keyValue })).toMatchObject({ data: [{ ok: true }] })
    expect(await (await fixture.as('stray'))('Zz02Note.doSave', { body: 'x' })).toMatchObject({ code: 'NO_PERMISSION' })
  })
  it('CAL-049 a sub-list holds what belongs to its record, whose rows keep it from being deleted', async () => {
    const parent = await add()
    const blank = recordIn(await manager('Zz02Note.doCreate', { objKey: parent.keyValue }))
    expect(blank).toMatchObject({ ticketId: parent.keyValue })
    const below = await noteOf(manager, '附言', { ticketId: parent.keyValue })
    await noteOf(manager, '别处')
    expect(
      rowsIn(await manager('Zz02Note.getSubPageList', { objKey: parent.keyValue })).map(({ keyValue }) => keyValue),
    ).toEqual([below.keyValue])
    expect(issuesOf(await manager('Zz02Note.getSubPageList'))).toEqual({ objKey: '上级记录必填' })
    expect(issuesOf(await manager('Zz02Note.doSave', { keyValue: below.keyValue, ticketId: 'other' }))).toEqual({
      ticketId: '工单不能修改',
    })
    expect(await manager('Zz01Ticket.doDelete', { id: parent.keyValue })).toMatchObject({
      code: 'STATUS',
      message: '有1条“备注”正在使用这条记录，不能删除；如不再使用，请改为停用',
    })
  })
  it('rows of cases are seen with the case, and changed by those who work on it', async () => {
    await fixture.addCase('mine', { hf20ManagerId: 'a-follow' })
    await fixture.addCase('other')
    const follow = await fixture.as('follow')
    const own = recordIn(await follow('Zz03Step.doSave', { prjId: 'mine', title: '一' }))
    expect(await follow('Zz03Step.doSave', { prjId: 'other', title: '二' })).toMatchObject({ code: 'NOT_FOUND' })
    await manager('Zz03Step.doSave', { prjId: 'other', title: '二' })
    expect(rowsIn(await follow('Zz03Step.getPageList')).map(({ title }) => title)).toEqual(['一'])
    expect(rowsIn(await manager('Zz03Step.getPageList')).map(({ title }) => title)).toEqual(['一', '二'])
    expect(await follow('Zz03Step.getSubPageList', { objKey: 'other' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(rowsIn(await follow('Zz03Step.getSubPageList', { objKey: 'mine' }))).toHaveLength(1)
    const viewer = await fixture.as('viewer')
    expect(rowsIn(await viewer('Zz03Step.getPageList'))).toHaveLength(2)
    expect(await viewer('Zz03Step.doSave', { keyValue: own.keyValue, title: 'x' })).toMatchObject({
      code: 'NO_PERMISSION',
    })
  })
  it('rows kept elsewhere are limited to the fixed ones; new ones get those values and keep them', async () => {
    expect(rowsIn(await manager('Zz04Branch.getPageList')).map(({ keyValue }) => keyValue)).toEqual(['org-desk'])
    await fixture.put(dictEntryTable, 'HF9C:HF9C02', {
      dict: 'HF9C',
      key: 'HF9C02',
      value: '登记中心',
      sortOrder: 2,
      enabled: 1,
    })
    expect(await manager('Zz04Branch.getOne', { id: 'org-bank' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(recordIn(await manager('Zz04Branch.doSave', { hf31BranceName: '新登记处' }))).toMatchObject({
      hf31OrgType: 'HF9C02',
    })
    await fixture.addCase('uses', { hf20DivisionDetailId: 'org-desk' })
    const refused = await manager('Zz04Branch.doDelete', { id: 'org-desk' })
    expect(refused).toMatchObject({ code: 'STATUS', message: expect.stringContaining('有1条“项目”正在使用') })
  })
})

describe('the rights in a list:', () => {
  it('GRD-020 ROL-006 getOpts answers what the person may do in this list', async () => {
    expect((await (await fixture.as('viewer'))('Zz01Ticket.getOpts')).data).toEqual(['OPT_SEARCH', 'OPT_DETAIL'])
    expect((await (await fixture.as('finance'))('Zz01Ticket.getOpts')).data).toEqual(['OPT_SEARCH', 'OPT_DETAIL'])
    expect((await (await fixture.as('follow'))('Zz01Ticket.getOpts')).data).toEqual([
      'OPT_SEARCH',
      'OPT_DETAIL',
      'OPT_ADD',
      'OPT_UPDATE',
      'OPT_SAVE',
    ])
    expect((await manager('Zz04Branch.getOpts')).data).toEqual([
      'OPT_SEARCH',
      'OPT_ADD',
      'OPT_UPDATE',
      'OPT_DELETE',
      'OPT_DETAIL',
      'OPT_SAVE',
    ])
  })
  it('no call that changes anything is open to a user who only looks, whatever the list', async () => {
    const { keyValue } = await add()
    const changes = () => fixture.auditLog.filter(({ action }) => action.startsWith('Zz')).length
    const before = [await fixture.rows(ticketTable), changes()]
    const changing = fixture.backend.calls.filter(
      ({ service, effect }) => service.startsWith('Zz') && effect !== 'read',
    )
    expect(changing.length).toBeGreaterThan(25)
    for (const user of ['viewer', 'finance', 'bare'] as const) {
      const send = await fixture.as(user)
      for (const call of changing)
        expect([
          callName(call),
          (
            await send(
              callName(call),
              call.method === 'doSave' ? { no: 'X' } : { [call.method.endsWith('All') ? 'ids' : 'id']: keyValue },
            )
          ).code,
        ]).toEqual([callName(call), 'NO_PERMISSION'])
    }
    expect([await fixture.rows(ticketTable), changes()]).toEqual(before)
  })
  it('without a session every call answers signed out', async () => {
    for (const call of fixture.backend.calls.filter(
      ({ service, method }) => service.startsWith('Zz') && method !== 'doExport',
    ))
      expect((await fixture.send(null)(callName(call))).status).toBe(403)
  })
})
