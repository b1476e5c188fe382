import { beforeEach, describe, expect, it } from 'vitest'
import { grids } from '../../../host/grids/grids.ts'
import { sysUsersGrid } from '../../../host/grids/staff/sys-users-grid.ts'
import { createBackend, handlersOf } from '../../../lib/backend/backend.ts'
import { tableOf } from '../../../lib/backend/grid/served-lists.ts'
import { saveEach } from '../../../lib/backend/record/save-each.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { memberRecordTables, memberTable } from '../../../lib/backend/member/member-tables.ts'
import { userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { allCalls, contract } from '../../../lib/contract/contract.ts'
import type { RecordInput } from '../../../lib/contract/input.ts'
import { MEMBER_RECORDS } from '../../../lib/domain/member/member-records.ts'
import { defineGrid } from '../../../lib/domain/grid/define-grid.ts'
import { saleContract } from '../../../lib/domain/contract-text/sale-contract.ts'
import { lists, noteGrid, ticketGrid } from '../grid/lists.ts'
import { type Fixture, issuesOf, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { type MemberFixture, openMemberFixture } from '../member/member-fixture.ts'

const WORK = 'Hf24PrjMemberWorkCredit'
const MEMBER = 'Hf23PrjMember'
/** They save one thing of a person or a case, not a record of a list. */
const NO_LIST = ['GridView', 'SaleContract']

describe('CAL-055 a list of records', () => {
  let fixture: MemberFixture
  let follow: Send
  beforeEach(async () => {
    fixture = await openMemberFixture()
    await fixture.addMember('buyer')
    await fixture.addMember('other')
    follow = await fixture.as('follow')
  })
  const stored = async (service: string) =>
    memberRecordTables[service] ? fixture.rows(memberRecordTables[service]) : []
  const saveAll = (service: string, rows: unknown, send = follow, key?: string) =>
    send(`${service}.saveChanges`, rows, key === undefined ? {} : { key })

  it.each(MEMBER_RECORDS.map(({ entity: { service }, owner }) => [service, owner]))(
    'CAL-055 of %s is saved row by row the way doSave saves one, and answered in its order',
    async (service, owner) => {
      await fixture.addRecord(service, 'z-known', { [owner]: 'buyer' })
      await fixture.addRecord(service, 'a-known', { [owner]: 'buyer' })
      const answer = await saveAll(service, [
        { [owner]: 'other' },
        { keyValue: 'z-known', version: 1 },
        { keyValue: 'a-known' },
        { [owner]: 'buyer' },
      ])
      const rows = rowsIn(answer)
      expect([answer.success, rows.map((row) => row[owner])]).toEqual([true, ['other', 'buyer', 'buyer', 'buyer']])
      // What says nothing new is left as it is.
      expect(rows.slice(1, 3).map(({ keyValue, version }) => [keyValue, version])).toEqual([
        ['z-known', 1],
        ['a-known', 1],
      ])
      expect(await stored(service)).toHaveLength(4)
      expect(recordIn(await follow(`${service}.getOne`, { id: rows[0]?.keyValue }))).toEqual(rows[0])
    },
  )
  it('CAL-055 is stored as a whole or not at all, and every fault is named by the place of its row', async () => {
    const answer = await saveAll(MEMBER, [
      { hf23PrjId: 'p1', hf23MemberType: '0', hf23LinkName: '例甲' },
      { hf23PrjId: 'p1', hf23MemberType: '0' },
      { hf23PrjId: 'p1', hf23MemberType: '9', hf23LinkName: '例乙' },
    ])
    expect(answer).toMatchObject({ success: false, code: 'INVALID' })
    expect(issuesOf(answer)).toEqual({
      'rows[1].hf23LinkName': expect.stringMatching(/^第2行/),
      'rows[2].hf23MemberType': '第3行成员类型不在可选范围内',
    })
    expect(await fixture.rows(memberTable)).toHaveLength(2)
    expect(issuesOf(await saveAll(MEMBER, [{ hf23LinkName: '例甲' }, { nobody: 1 }, { version: 'x' }]))).toEqual({
      'rows[1].nobody': expect.any(String),
      'rows[2].version': expect.any(String),
    })
  })
  it('CAL-055 R8 with a record of a case hidden from the caller answers as if missing and stores nothing', async () => {
    await fixture.addCase('p2', { hf20BuyerType: 'HF0501' })
    await fixture.addMember('stranger', {}, 'p2')
    await fixture.addRecord(WORK, 'mine', { hf24MemberId: 'buyer', hf24WorkName: '旧名' })
    await fixture.addRecord(WORK, 'theirs', { hf24MemberId: 'stranger', hf24WorkName: '旧名' }, 'p2')
    const change = { keyValue: 'mine', hf24WorkName: '新名' }
    const [foreign, missing] = [
      await saveAll(WORK, [change, { keyValue: 'theirs', hf24WorkName: '新名' }]),
      await saveAll(WORK, [change, { keyValue: 'nowhere', hf24WorkName: '新名' }]),
    ]
    for (const answer of [foreign, missing])
      expect(answer).toMatchObject({
        success: false,
        code: 'NOT_FOUND',
        message: expect.stringMatching(/^第2行：/),
        data: { row: 1 },
      })
    expect(foreign.message).toBe(missing.message)
    expect(await saveAll(WORK, [change, { hf24MemberId: 'stranger' }])).toMatchObject({ code: 'NOT_FOUND' })
    // Nor does one of one's own go over to another member.
    expect(issuesOf(await saveAll(WORK, [{ ...change, hf24MemberId: 'other' }]))).toEqual({
      'rows[0].hf24MemberId': expect.stringContaining('不能修改'),
    })
    expect((await stored(WORK)).map(({ values }) => values['hf24WorkName'])).toEqual(['旧名', '旧名'])
  })
  it('CAL-055 made on an older version says which row another person has changed', async () => {
    await fixture.addRecord(WORK, 'mine', { hf24MemberId: 'buyer' })
    await follow(`${WORK}.doSave`, { keyValue: 'mine', version: 1, hf24WorkName: '甲' })
    const late = await saveAll(WORK, [{ hf24MemberId: 'buyer' }, { keyValue: 'mine', version: 1, hf24WorkName: '乙' }])
    expect(late).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^第2行：/),
      data: { row: 1, fields: ['hf24WorkName'], record: { hf24WorkName: '甲' } },
    })
    expect(issuesOf(await saveAll(WORK, [{ keyValue: 'mine', version: 9 }]))).toEqual({
      'rows[0].version': '第1行版本不正确',
    })
    expect(await stored(WORK)).toHaveLength(1)
  })
  it('CAL-055 names no record twice, has no more rows than a page, and may be empty', async () => {
    await fixture.addRecord(WORK, 'mine', { hf24MemberId: 'buyer' })
    expect(issuesOf(await saveAll(WORK, [{ keyValue: 'mine' }, { keyValue: 'mine' }]))).toEqual({
      'rows[1].keyValue': '第2行与前面的一行是同一记录',
    })
    expect(
      issuesOf(
        await saveAll(
          WORK,
          Array.from({ length: 201 }, () => ({})),
        ),
      ),
    ).toEqual({ rows: '一次最多提交200行' })
    expect(await saveAll(WORK, [])).toMatchObject({ success: true, data: [] })
    for (const body of [{}, { rows: {} }, { rows: 'x' }, { list: [] }])
      expect(await saveAll(WORK, body)).toMatchObject({ code: 'INVALID' })
  })
  it('CAL-055 is locked in the order of keys, new rows last, so that two people never block each other', async () => {
    const locked: unknown[] = []
    const rows: readonly RecordInput[] = [
      { hf24WorkName: '新' },
      { keyValue: 'z' },
      { keyValue: 'a' },
      { keyValue: null },
      { keyValue: 'm' },
    ]
    const answers = await saveEach(rows, async ({ keyValue }, at) => {
      locked.push(keyValue ?? at)
      return at
    })
    expect([locked, answers]).toEqual([
      ['a', 'm', 'z', 0, 3],
      [0, 1, 2, 3, 4],
    ])
  })
  it('R20 CAL-055 sent again under its key is stored once; another list under the same key is refused', async () => {
    const rows = [{ hf24MemberId: 'buyer' }, { hf24MemberId: 'other' }]
    const first = await saveAll(WORK, rows, follow, 'once')
    expect(await saveAll(WORK, rows, follow, 'once')).toEqual(first)
    expect(await stored(WORK)).toHaveLength(2)
    expect(await saveAll(WORK, rows.slice(1), follow, 'once')).toMatchObject({ code: 'KEY_REUSED' })
  })
  it('A07 CAL-055 takes no key that reaches into objects, in any of its rows', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const answer = await saveAll(
        WORK,
        JSON.parse(`[{"hf24MemberId":"buyer"},{"hf24MemberId":"buyer","${name}":{"admin":1}}]`),
      )
      expect([answer.code, Object.keys(issuesOf(answer))]).toEqual(['INVALID', [`rows[1].${name}`]])
    }
    expect(
      (await follow(`${WORK}.saveChanges`, JSON.parse('{"__proto__":{"rows":[{"hf24MemberId":"buyer"}]}}'))).code,
    ).toBe('INVALID')
    expect([await stored(WORK), ({} as Record<string, unknown>)['admin']]).toEqual([[], undefined])
  })
  it('R10 CAL-055 asks for what doSave asks for: adding, changing, and taking part in the case', async () => {
    await fixture.addRecord(WORK, 'mine', { hf24MemberId: 'buyer' })
    for (const [user, code] of [
      ['viewer', 'NO_PERMISSION'],
      ['finance', 'NO_PERMISSION'],
      ['saver', 'NO_PERMISSION'],
      ['service', 'NOT_FOUND'],
      ['southern', 'NOT_FOUND'],
    ] as const) {
      const send = await fixture.as(user)
      for (const row of [{ keyValue: 'mine', hf24WorkName: '改' }, { hf24MemberId: 'buyer' }]) {
        const [alone, listed] = [await send(`${WORK}.doSave`, row), await saveAll(WORK, [row], send)]
        expect([user, alone.code, listed.code]).toEqual([user, code, code])
      }
    }
    expect((await stored(WORK)).map(({ version }) => version)).toEqual([1])
  })
})

describe('every service', () => {
  it('CAL-055 that saves records one by one saves a list of them, under the same policy', () => {
    const calls = [
      ...allCalls(),
      ...createBackend({
        store: { unit: () => Promise.reject(new Error('closed')), close: async () => undefined },
        ports: { clock: () => 0, report: () => undefined } as never,
        grids,
      }).calls,
    ]
    const names = new Set(calls.map(({ service, method }) => `${service}.${method}`))
    const without = calls
      .filter(({ service, method }) => method === 'doSave' && !names.has(`${service}.saveChanges`))
      .map(({ service }) => service)
    expect([...new Set(without)].sort()).toEqual(NO_LIST)
    const own = new Map(handlersOf([]).map(({ call, policy }) => [`${call.service}.${call.method}`, policy]))
    for (const service of Object.keys(contract).filter((name) => own.has(`${name}.doSave`) && !NO_LIST.includes(name)))
      expect([service, own.get(`${service}.saveChanges`)]).toEqual([service, own.get(`${service}.doSave`)])
  })
  it('CAL-055 with rules of its own never has a list saved without them', () => {
    const contracts = defineGrid({
      name: 'ContractsGrid',
      title: '合同',
      entity: saleContract,
      columns: [],
      search: [],
      sort: { field: 'crtTime', order: 'asc' },
      operations: ['view', 'edit'],
      scope: 'project',
      parent: 'prjId',
      rowsOf: { table: 'sale_contract' },
    })
    const store = { unit: () => Promise.reject(new Error('closed')), close: async () => undefined }
    expect(() =>
      createBackend({ store, ports: { clock: () => 0, report: () => undefined } as never, grids: [contracts] }),
    ).toThrow('SaleContract')
  })
})

describe('a declared list', () => {
  let fixture: Fixture
  let manager: Send
  beforeEach(async () => {
    fixture = await openFixture({}, undefined, lists)
    manager = await fixture.as('manager')
  })
  it('CAL-055 saves all its rows or none: what only one may have is judged among them too', async () => {
    const answer = await manager('Zz01Ticket.saveChanges', [
      { no: 'T1', name: '甲' },
      { no: 'T2', name: '乙' },
      { no: 'T1', name: '丙' },
    ])
    expect(issuesOf(answer)).toEqual({ 'rows[2].no': '第3行编号“T1”已存在' })
    expect(await fixture.rows(tableOf(ticketGrid))).toEqual([])
    expect(
      rowsIn(
        await manager('Zz01Ticket.saveChanges', [
          { no: 'T1', name: '甲', phone: '15400000001' },
          { no: 'T2', name: '乙' },
        ]),
      ).map((row) => [row['no'], row['phone']]),
    ).toEqual([
      ['T1', '154******01'],
      ['T2', null],
    ])
  })
  it('CAL-055 R7 leaves rows of another city alone, and rows below their parent', async () => {
    await fixture.put(tableOf(ticketGrid), 't1', { no: 'T1', status: 'HX0501' })
    await fixture.put(tableOf(ticketGrid), 't2', { no: 'T2', status: 'HX0501' })
    await fixture.put(tableOf(noteGrid), 'here', { ticketId: 't1', body: '旧' }, { city: '440100' })
    await fixture.put(tableOf(noteGrid), 'far', { ticketId: 't1', body: '旧' }, { city: '440300' })
    expect(
      await manager('Zz02Note.saveChanges', [
        { keyValue: 'here', body: '新' },
        { keyValue: 'far', body: '新' },
      ]),
    ).toMatchObject({ code: 'NOT_FOUND', data: { row: 1 } })
    expect(issuesOf(await manager('Zz02Note.saveChanges', [{ keyValue: 'here', ticketId: 't2' }]))).toEqual({
      'rows[0].ticketId': expect.stringContaining('不能修改'),
    })
    expect((await fixture.rows(tableOf(noteGrid))).map(({ values }) => [values['body'], values['ticketId']])).toEqual([
      ['旧', 't1'],
      ['旧', 't1'],
    ])
  })
})

describe('users', () => {
  it('CAL-055 come as a list with their passwords, twenty at once at most, or not at all', async () => {
    const fixture = await openFixture({}, undefined, [sysUsersGrid])
    for (const [dict, key] of [
      ['SYS_ROLE', 'ROLE_SALES'],
      ['CITY_STATION', '440100'],
      ['HX59', 'HX5902'],
    ] as const)
      await fixture.put(dictEntryTable, `${dict}:${key}`, { dict, key, value: key, enabled: 1 })
    const manager = await fixture.as('manager')
    const person = (name: string) => ({
      userName: name,
      displayName: name,
      phone: '15800000001',
      roles: ['ROLE_SALES'],
      positions: ['HX5902'],
      cities: ['440100'],
    })
    const before = (await fixture.rows(userTable)).length
    expect(
      issuesOf(
        await manager(
          'Ss11SysUsers.saveChanges',
          Array.from({ length: 21 }, (_, at) => person(`many${at}`)),
        ),
      ),
    ).toEqual({ rows: '一次最多新建或重置密码20条' })
    expect(issuesOf(await manager('Ss11SysUsers.saveChanges', [person('one.new'), person('one.new')]))).toEqual({
      'rows[1].userName': expect.stringContaining('已存在'),
    })
    expect(await fixture.rows(userTable)).toHaveLength(before)
    const made = rowsIn(await manager('Ss11SysUsers.saveChanges', [person('one.new'), person('two.new')]))
    expect(new Set(made.map((row) => row['initialPassword'])).size).toBe(2)
    for (const row of made)
      expect(
        await fixture.send(null)('login.doLogin', { userName: row['userName'], password: row['initialPassword'] }),
      ).toMatchObject({ success: true })
  })
})
