import { beforeEach, describe, expect, it } from 'vitest'
import { fieldMetaTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { issuesOf, MORNING, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import {
  type CaseRecordFixture,
  DEMAND,
  HOUSE,
  KINDS,
  LOAN,
  openCaseRecordFixture,
  TRADE,
} from './case-record-fixture.ts'
import type { UserName } from '../handlers/people.ts'

let fixture: CaseRecordFixture
let follow: Send
beforeEach(async () => {
  fixture = await openCaseRecordFixture()
  follow = await fixture.as('follow')
})
const META: Readonly<Record<string, number>> = { [DEMAND]: 11, [HOUSE]: 3, [TRADE]: 4, [LOAN]: 5 }

describe.each(KINDS)('PRJ-047 the record of $service', ({ service, owner, table, field, value, other }) => {
  const save = (record: Readonly<Record<string, unknown>>, send = follow) => send(`${service}.doSave`, record)
  const list = async (objKey: string, send = follow) => send(`${service}.getSubPageList`, { page: 1, objKey })
  const only = async () => {
    const [row, ...more] = await fixture.rows(table)
    expect(more).toEqual([])
    return row
  }

  it('PRJ-049 is blank for a case, stored once, listed as the one row, read and saved', async () => {
    expect(await list('p1')).toMatchObject({ success: true, data: [], total: 0 })
    const blank = recordIn(await follow(`${service}.doCreate`, { objKey: 'p1' }))
    expect(blank).toMatchObject({ keyValue: null, version: 0, [owner]: 'p1' })
    const saved = recordIn(await save({ ...blank, [field]: value }))
    expect(saved).toMatchObject({ version: 1, [owner]: 'p1', [field]: value })
    const listed = await list('p1')
    expect([listed.total, rowsIn(listed)]).toEqual([1, [saved]])
    for (const call of ['getOne', 'doCreate'])
      expect(recordIn(await follow(`${service}.${call}`, { id: saved.keyValue }))).toEqual(saved)
    expect(recordIn(await save({ keyValue: saved.keyValue, version: 1, [field]: other }))).toMatchObject({
      keyValue: saved.keyValue,
      version: 2,
      [field]: other,
    })
    expect(await only()).toMatchObject({
      project: 'p1',
      city: '440100',
      createdAt: MORNING,
      createdBy: 'a-follow',
      version: 2,
      values: { [owner]: 'p1', [field]: other },
    })
    expect(await list('p1', await fixture.as('viewer'))).toMatchObject({ total: 1 })
  })
  it('R13 saving it untouched changes nothing', async () => {
    const saved = recordIn(await save({ [owner]: 'p1', [field]: value }))
    expect(recordIn(await save(saved))).toEqual(saved)
    expect(recordIn(await save({ keyValue: saved.keyValue }))).toEqual(saved)
    expect(fixture.auditLog.filter(({ action }) => action === `${service}.doSave`)).toHaveLength(1)
  })
  it('R13 a second one is a conflict with the first and what would be different, and never a second row', async () => {
    const first = recordIn(await save({ [owner]: 'p1', [field]: value }))
    const manager = await fixture.as('manager')
    expect(await save({ [owner]: 'p1', [field]: other }, manager)).toMatchObject({
      status: 200,
      code: 'CONFLICT',
      data: { fields: [field], record: first, by: '例跟进', at: MORNING },
    })
    expect(await save({ [owner]: 'p1' }, manager)).toMatchObject({
      code: 'CONFLICT',
      data: { fields: [], record: first },
    })
    expect((await only())?.values[field]).toEqual(value)
    // A record of another case is none of this one's business.
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow', hf20Ctrl1: 1, hf20PayWay: 'HG1002' })
    expect(await save({ [owner]: 'p2' })).toMatchObject({ success: true })
  })
  it('R20 sent again with its key it is the first answer, not a conflict', async () => {
    const send = () => follow(`${service}.doSave`, { [owner]: 'p1', [field]: value }, { key: 'once' })
    const first = recordIn(await send())
    expect(recordIn(await send())).toEqual(first)
    await only()
  })
  it('R13 of several people who add it at the same moment one does, and the others are notified who', async () => {
    const senders = [follow, await fixture.as('sales'), await fixture.as('manager')]
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => save({ [owner]: 'p1', [field]: value }, senders[index % 3])),
    )
    expect(answers.map(({ success, code }) => (success ? 'done' : code)).toSorted()).toEqual([
      ...Array.from({ length: 8 }, () => 'CONFLICT'),
      'done',
    ])
    await only()
  })
  it('R13 on an older version merges what others left alone and conflicts over the rest', async () => {
    const { keyValue } = recordIn(await save({ [owner]: 'p1', [field]: value }))
    await save({ keyValue, version: 1, [field]: other }, await fixture.as('manager'))
    expect(await save({ keyValue, version: 1, [field]: value, [owner]: 'p1' })).toMatchObject({
      code: 'CONFLICT',
      data: { fields: [field], by: '例经理', record: { version: 2, [field]: other } },
    })
    expect(await save({ keyValue, version: 1 })).toMatchObject({ success: true, data: { version: 2 } })
  })
  it('R8 stays with its case', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow', hf20Ctrl1: 1, hf20PayWay: 'HG1002' })
    const { keyValue } = recordIn(await save({ [owner]: 'p1' }))
    for (const prjId of ['p2', 'nobody', null])
      expect(issuesOf(await save({ keyValue, [owner]: prjId }))).toEqual({ [owner]: '项目ID不能修改' })
    expect(issuesOf(await save({}))).toEqual({ [owner]: '项目ID必填' })
    for (const call of ['getSubPageList', 'doCreate'])
      expect(issuesOf(await follow(`${service}.${call}`, {}))).toEqual({ objKey: '项目ID必填' })
  })
  it('R7 R8 of a case that is not theirs answers like one that is not there', async () => {
    await fixture.addRecordOf(service, 'r1')
    for (const user of ['service', 'southern', 'saver'] as const) {
      const send = await fixture.as(user)
      const asked = async (id: string, objKey: string) => [
        await list(objKey, send),
        await send(`${service}.getOne`, { id }),
        await send(`${service}.doCreate`, { objKey }),
        await send(`${service}.doCreate`, { id, isClone: 1 }),
        await save({ keyValue: id, [field]: value }, send),
        await save({ [owner]: objKey }, send),
      ]
      const missing = await asked('nobody', 'nobody')
      expect(await asked('r1', 'p1')).toEqual(missing)
      expect(missing.every(({ success, code }) => !success && (code === 'NOT_FOUND' || code === 'NO_PERMISSION'))).toBe(
        true,
      )
    }
    expect((await only())?.version).toBe(1)
  })
  it.each<readonly [UserName, boolean]>([
    ['manager', true],
    ['follow', true],
    ['sales', true],
    ['provider', true],
    ['finance', false],
    ['viewer', false],
  ])('R10 is changed by %s: %s', async (user, may) => {
    await fixture.addRecordOf(service, 'r1')
    const send = await fixture.as(user)
    const answer = await save({ keyValue: 'r1', [field]: value }, send)
    expect(answer, `${field} of KINDS in the fixture can be saved in every case: ${answer.message}`).toMatchObject(
      may ? { success: true } : { success: false, code: 'NO_PERMISSION' },
    )
    expect(await list('p1', send)).toMatchObject({ total: 1 })
  })
  it('asks for the privilege of what is done: adding, or changing', async () => {
    const saver = await fixture.as('saver')
    await fixture.addCase('own', { hf20DivisionDetailId: 'org-desk', hf20Ctrl1: 1, hf20PayWay: 'HG1002' })
    expect(await save({ [owner]: 'own' }, saver)).toMatchObject({
      code: 'NO_PERMISSION',
      message: '没有“新增”权限，请联系管理员',
    })
    await fixture.addRecordOf(service, 'r1', {}, 'own')
    expect(await save({ keyValue: 'r1' }, saver)).toMatchObject({
      code: 'NO_PERMISSION',
      message: '没有“修改”权限，请联系管理员',
    })
  })
  it('R12 is not changed once the case is closed, though managers may', async () => {
    await fixture.addCase('closed', {
      hf20ManagerId: 'a-follow',
      hf20DemandStep: 'HX0507',
      hf20Ctrl1: 1,
      hf20PayWay: 'HG1002',
    })
    expect(await save({ [owner]: 'closed' })).toMatchObject({ code: 'STATUS' })
    await fixture.addRecordOf(service, 'r1', {}, 'closed')
    expect(await save({ keyValue: 'r1', [field]: value })).toMatchObject({ code: 'STATUS' })
    expect(await list('closed')).toMatchObject({ total: 1 })
    expect(await save({ keyValue: 'r1', [field]: value }, await fixture.as('manager'))).toMatchObject({ success: true })
  })
  it('FRM-014 asks for what field metadata requires, of this case alone where the line is its own', async () => {
    await fixture.put(
      fieldMetaTable,
      'm1',
      { tableId: META[service] ?? 0, sortOrder: 1, hf02FldName: field, hf02Name1: '专用名', hf02CtrlVals1Pc: 'HF9601' },
      { project: 'p1' },
    )
    expect(issuesOf(await save({ [owner]: 'p1' }))).toEqual({ [field]: '专用名必填' })
    expect(await save({ [owner]: 'p1', [field]: value })).toMatchObject({ success: true })
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow', hf20Ctrl1: 1, hf20PayWay: 'HG1002' })
    expect(await save({ [owner]: 'p2' })).toMatchObject({ success: true })
  })
  it('leaves its entries in the audit log and is announced to open screens', async () => {
    const { token } = (await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' }))
      .data as { readonly token: string } // adapter: the answer of the log-in
    const received: string[] = []
    await fixture.backend.live.admit(token, { send: (text) => void received.push(text), end: () => undefined })
    const { keyValue } = recordIn(await save({ [owner]: 'p1', [field]: value }))
    await save({ keyValue, [field]: other })
    expect(
      fixture.auditLog
        .filter(({ table: name }) => name === table.name)
        .map(({ action, key, project, version, before, after }) => [
          action,
          key,
          project,
          version,
          before[field] ?? null,
          after[field],
        ]),
    ).toEqual([
      [`${service}.doSave`, keyValue, 'p1', 1, null, value],
      [`${service}.doSave`, keyValue, 'p1', 2, value, other],
    ])
    await expect
      .poll(() =>
        received
          .map((text) => JSON.parse(text) as { readonly topic?: string })
          .filter(({ topic }) => topic === service),
      )
      .toEqual([
        { topic: service, id: keyValue },
        { topic: service, id: keyValue },
      ])
  })
  it('CAL-050 tells what may be done with it', async () => {
    expect((await follow(`${service}.getOpts`)).data).toEqual([
      'OPT_SEARCH',
      'OPT_DETAIL',
      'OPT_ADD',
      'OPT_UPDATE',
      'OPT_SAVE',
    ])
    expect((await (await fixture.as('viewer'))(`${service}.getOpts`)).data).toEqual(['OPT_SEARCH', 'OPT_DETAIL'])
  })
  it('PRJ-052 is copied without its key, into the case that is named', async () => {
    await fixture.addRecordOf(service, 'r1', { [field]: value })
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow', hf20Ctrl1: 1, hf20PayWay: 'HG1002' })
    expect(recordIn(await follow(`${service}.doCreate`, { id: 'r1', isClone: 1 }))).toMatchObject({
      keyValue: null,
      version: 0,
      [owner]: 'p1',
      [field]: value,
    })
    const copy = recordIn(await follow(`${service}.doCreate`, { id: 'r1', isClone: 1, objKey: 'p2' }))
    expect(copy).toMatchObject({ keyValue: null, [owner]: 'p2', [field]: value })
    expect(await save(copy)).toMatchObject({ success: true, data: { [owner]: 'p2', [field]: value } })
    expect(await follow(`${service}.doCreate`, { id: 'r1', isClone: 1, objKey: 'nobody' })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
  it('a copied case starts without it', async () => {
    await fixture.addRecordOf(service, 'r1')
    const manager = await fixture.as('manager')
    const { keyValue } = recordIn(
      await manager('Hf20PrjBase.doSave', recordIn(await manager('Hf20PrjBase.doCreate', { id: 'p1', isClone: 1 }))),
    )
    expect(await list(keyValue, manager)).toMatchObject({ success: true, total: 0 })
  })
})
