import { beforeEach, describe, expect, it } from 'vitest'
import { tables } from '../../../lib/backend/tables.ts'
import { logsGrids } from '../../../host/grids/logs/logs.ts'
import { talkGrids } from '../../../host/grids/talk/talk.ts'
import { NOTICE_CONFIG_ROWS } from '../../../lib/backend/notice/notice-config.ts'
import { addDictionaries } from '../../../lib/backend/seed/dictionaries/add-dictionaries.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { TALK_DICTIONARIES } from '../../../lib/backend/seed/dictionaries/talk.ts'
import { sendNotice } from '../../../lib/backend/notice/send-notice.ts'
import { collectChanges } from '../../../lib/backend/live/change.ts'
import type { Values } from '../../../lib/backend/store.ts'
import { chatMessageTable } from '../../../lib/backend/chat/chat-tables.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { remindTable, shareTable } from '../../../lib/backend/log/log-tables.ts'
import { noticeConfigTable, noticeTable } from '../../../lib/backend/notice/notice-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { NOTICE_KIND } from '../../../lib/domain/flow/notice.ts'
import { type Fixture, issuesOf, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { FRESH } from '../handlers/people.ts'

const DAY = 86_400_000
let fixture: Fixture
let manager: Send
beforeEach(async () => {
  fixture = await openFixture({}, undefined, [...logsGrids, ...talkGrids])
  await fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
    addDictionaries(unit, [...TALK_DICTIONARIES, ...DICTIONARIES.filter(({ code }) => code === 'HX59')]),
  )
  for (const { key, values } of NOTICE_CONFIG_ROWS) await fixture.put(noticeConfigTable, key, values)
  manager = await fixture.as('manager')
  await fixture.addCase('p1', {
    prjNo: 'P-1',
    hf20ManagerId: 'a-follow',
    hf20RecommendId: 'a-sales',
    hf20ServiceAcct: 'a-service',
    hf20HouseAddress: '示例路1号',
  })
})
const sentNotices = async () =>
  (await fixture.rows(noticeTable))
    .filter(({ values }) => values['kind'] !== 'ANNOUNCEMENT')
    .map(({ values }) => `${String(values['acctId'])} ${String(values['kind'])}`)
    .sort()
const send = (kind: string, acctId: string | readonly string[] = 'a-sales', by = 'a-manager') =>
  fixture.store.unit({ account: by, now: fixture.clock.now }, async (unit) => {
    const project = await unit.get(projectTable, 'p1')
    if (project)
      await sendNotice(
        {
          unit,
          ports: fixture.ports,
          tables,
          now: fixture.clock.now,
          action: 'Test.test',
          requestId: 'r',
          notify: collectChanges().notify,
          principal: { acctId: by },
        },
        project,
        { acctId, kind, title: '标题', body: '内容' },
      )
  })
const configure = (kind: string, values: Readonly<Record<string, unknown>>) =>
  manager('NoticeCfg.doSave', { keyValue: kind, ...values })

describe('ROU-007 a configured notice', () => {
  it('is not sent while switched off, and sent again once it is switched on', async () => {
    expect(await manager('NoticeCfg.doDisable', { id: NOTICE_KIND.assigned })).toMatchObject({ success: true })
    await send(NOTICE_KIND.assigned)
    await send(NOTICE_KIND.paperReturned)
    expect(await sentNotices()).toEqual(['a-sales PAPER_RETURNED'])
    await manager('NoticeCfg.doEnable', { id: NOTICE_KIND.assigned })
    await send(NOTICE_KIND.assigned)
    expect(await sentNotices()).toEqual(['a-sales ASSIGNED', 'a-sales PAPER_RETURNED'])
  })
  it('goes to further people of the case, each once, and not to the user who acted', async () => {
    expect(await configure(NOTICE_KIND.paid, { alsoTell: ['MANAGER', 'SALES', 'SERVICE'] })).toMatchObject({
      success: true,
    })
    await send(NOTICE_KIND.paid, 'a-sales', 'a-service')
    expect(await sentNotices()).toEqual(['a-follow PAID', 'a-sales PAID'])
  })
  it('asks a person to phone, who says so, and settles it', async () => {
    await configure(NOTICE_KIND.paperReturned, { byPhone: 1 })
    await send(NOTICE_KIND.paperReturned, 'a-manager', 'system')
    const [line] = rowsIn(await manager('RemindLog.getPageList'))
    expect(line).toMatchObject({ acctId: 'a-manager', byPhone: 1, phoned: 0, prjId: 'p1', refValues: { prjId: 'P-1' } })
    expect(recordIn(await manager('RemindLog.doNotice', { id: line?.keyValue }))).toMatchObject({
      phoned: 1,
      phonedBy: 'a-manager',
      phonedAt: fixture.clock.now,
    })
    await manager('RemindLog.doFinish', { id: line?.keyValue })
    expect([
      rowsIn(await manager('RemindLog.getPageList')),
      rowsIn(await manager('RemindLogH.getPageList')).map(({ overBy }) => overBy),
    ]).toEqual([[], ['a-manager']])
  })
  it('is changed by managers alone', async () => {
    for (const user of ['sales', 'finance', 'viewer'] as const)
      expect(
        await (await fixture.as(user))('NoticeCfg.doSave', { keyValue: NOTICE_KIND.due, byPhone: 1 }),
      ).toMatchObject({
        code: 'NO_PERMISSION',
      })
    expect(issuesOf(await configure(NOTICE_KIND.due, { noticeKind: 'PAID' }))).toMatchObject({
      noticeKind: expect.any(String),
    })
  })
})

describe('ROU-007 a reminder', () => {
  const addJob = (key: string, values: Values = {}) =>
    fixture.put(
      flowJobTable,
      key,
      {
        hf15PrjId: 'p1',
        hf15JobId: key,
        hf15FlowCode: `F-${key}`,
        hf15FatherCode: 'FA01',
        hf15FlowName: `流程${key}`,
        hf15Status: 'BD9601',
        hf15PlanTime: '2026-11-21',
        hf15HdlMemberId: 'a-sales',
        sortNo: 1,
        ...values,
      },
      { project: 'p1', city: '440100' },
    )
  const change = (key: string, patch: Values) =>
    fixture.store.unit({ account: 'a-sales', now: fixture.clock.now }, (unit) =>
      unit.compareAndSet(flowJobTable, key, {}, patch),
    )
  const over = async () =>
    (await fixture.rows(remindTable))
      .map(({ values }) => `${String(values['jobId'])} ${String(values['overWhy'] ?? values['remindState'])}`)
      .sort()

  it('is written down when given, and settled when its job is done, put off or gone or its case ends', async () => {
    for (const key of ['done', 'later', 'gone', 'open']) await addJob(key)
    await fixture.backend.reminders.sweep()
    expect(await over()).toEqual(['done OPEN', 'gone OPEN', 'later OPEN', 'open OPEN'])
    expect((await fixture.rows(remindTable))[0]?.values).toMatchObject({
      acctId: 'a-sales',
      planDay: '2026-11-21',
      remindedAt: fixture.clock.now,
    })
    fixture.clock.now += 60_000
    await change('done', { hf15Status: 'BD9603' })
    await change('later', { hf15PlanTime: '2026-12-01', hf15RemindedAt: null })
    await fixture.store.unit({ account: 'a-sales', now: fixture.clock.now }, (unit) =>
      unit.remove(flowJobTable, 'gone'),
    )
    await fixture.backend.reminders.sweep()
    expect(await over()).toEqual(['done FINISHED', 'gone GONE', 'later PUT_OFF', 'open OPEN'])
    await fixture.store.unit({ account: 'a-manager', now: fixture.clock.now }, (unit) =>
      unit.compareAndSet(projectTable, 'p1', {}, { hf20DemandStep: 'HX0507' }),
    )
    await fixture.backend.reminders.sweep()
    expect(await over()).toContain('open CLOSED')
  })
  it('is a line of the person who was reminded', async () => {
    await addJob('a')
    await addJob('b', { hf15HdlMemberId: 'a-service' })
    await fixture.backend.reminders.sweep()
    expect(rowsIn(await (await fixture.as('sales'))('RemindLog.getPageList')).map(({ jobId }) => jobId)).toEqual(['a'])
    expect(rowsIn(await manager('RemindLog.getPageList'))).toHaveLength(2)
  })
})

describe('ROU-005 an announcement', () => {
  const announce = async (values: Readonly<Record<string, unknown>> = {}) =>
    recordIn(await manager('Notice.doSave', { title: '资料自查', body: '周五前核对。', ...values }))
  const inbox = async (send: Send) =>
    (await send('Notice.getMyNotices')).data as {
      readonly rows: readonly Readonly<Record<string, unknown>>[]
      readonly unread: number
    }
  const announced = async (send: Send) => rowsIn(await send('Notice.getAnnouncements'))

  it('is a draft until published; then all of the city get it, read it and find it on the home page', async () => {
    const draft = await announce()
    const [sales, southern] = [await fixture.as('sales'), await fixture.as('southern')]
    expect([draft['state'], (await inbox(sales)).unread, await announced(sales)]).toEqual(['DRAFT', 0, []])
    fixture.clock.now += 1_000
    expect(recordIn(await manager('Notice.doConfirm', { id: draft.keyValue }))).toMatchObject({
      state: 'PUBLISHED',
      sentAt: fixture.clock.now,
    })
    const { rows, unread } = await inbox(sales)
    expect([rows[0]?.['title'], unread, (await inbox(southern)).unread, (await inbox(manager)).unread]).toEqual([
      '资料自查',
      1,
      0,
      0,
    ])
    const [shown] = await announced(sales)
    expect(shown).toMatchObject({
      keyValue: draft.keyValue,
      title: '资料自查',
      byName: '例经理',
      noticeId: rows[0]?.['keyValue'],
      readAt: null,
    })
    await sales('Notice.doRead', { ids: [shown?.['noticeId']] })
    expect([(await announced(sales))[0]?.['readAt'], (await inbox(sales)).unread, await announced(southern)]).toEqual([
      fixture.clock.now,
      0,
      [],
    ])
    expect(await manager('Notice.doSave', { keyValue: draft.keyValue, title: '改' })).toMatchObject({ code: 'STATUS' })
  })
  it('goes to some positions only, stays on top, and ends with its day', async () => {
    for (const [values, on] of [
      [{ title: '客服', roles: ['HX5903'] }, true],
      [{ title: '置顶', pinned: 1, until: '2026-11-22' }, true],
      [{ title: '后发' }, true],
    ] as const) {
      fixture.clock.now += 1_000
      if (on) await manager('Notice.doConfirm', { id: (await announce(values)).keyValue })
    }
    const titles = async (user: 'sales' | 'service') =>
      (await announced(await fixture.as(user))).map(({ title }) => title)
    expect([await titles('service'), await titles('sales')]).toEqual([
      ['置顶', '后发', '客服'],
      ['置顶', '后发'],
    ])
    fixture.clock.now += 2 * DAY
    expect(await titles('sales')).toEqual(['后发'])
  })
  it('is taken back from everybody when withdrawn, and cannot be published while it is switched off', async () => {
    const { keyValue } = await announce()
    await manager('NoticeCfg.doDisable', { id: NOTICE_KIND.announcement })
    expect(await manager('Notice.doConfirm', { id: keyValue })).toMatchObject({
      code: 'STATUS',
      message: '“通知公告”已在消息配置中停用，不能发布',
    })
    await manager('NoticeCfg.doEnable', { id: NOTICE_KIND.announcement })
    await manager('Notice.doConfirm', { id: keyValue })
    expect((await fixture.rows(noticeTable)).length).toBeGreaterThan(5)
    await manager('Notice.doCancel', { id: keyValue })
    expect((await fixture.rows(noticeTable)).map(({ values }) => values['state'])).toEqual(['WITHDRAWN'])
  })
  it('is written by managers alone; nobody changes what the portal tells, and others see only their own', async () => {
    await send(NOTICE_KIND.assigned, ['a-sales', 'a-service'])
    const [row] = await fixture.rows(noticeTable)
    expect(await manager('Notice.doSave', { keyValue: row?.key, title: '改' })).toMatchObject({ code: 'STATUS' })
    for (const call of ['doConfirm', 'doCancel', 'doDelete'])
      expect(await manager(`Notice.${call}`, { id: row?.key })).toMatchObject({ code: 'STATUS' })
    const sales = await fixture.as('sales')
    expect(rowsIn(await sales('Notice.getPageList')).map(({ acctId }) => acctId)).toEqual(['a-sales'])
    expect(await sales('Notice.doSave', { title: '我来发' })).toMatchObject({ code: 'NO_PERMISSION' })
  })
})

describe('notices', () => {
  it('are kept for 90 days, read or not, but for announcements in force and drafts', async () => {
    await send(NOTICE_KIND.assigned)
    await manager('Notice.doConfirm', {
      id: recordIn(await manager('Notice.doSave', { title: '长期有效', body: '' })).keyValue,
    })
    await manager('Notice.doSave', { title: '草稿' })
    fixture.clock.now += 89 * DAY
    await send(NOTICE_KIND.paid)
    await fixture.backend.reminders.sweep()
    expect(await sentNotices()).toEqual(['a-sales ASSIGNED', 'a-sales PAID'])
    fixture.clock.now += 2 * DAY
    await fixture.backend.reminders.sweep()
    expect((await fixture.rows(noticeTable)).map(({ values }) => values['title']).sort()).toEqual([
      '标题',
      '草稿',
      '长期有效',
    ])
    expect(fixture.auditLog.at(-1)).toMatchObject({
      by: 'system',
      action: 'reminders.sweep',
      table: 'notice',
      after: { removed: expect.any(Number) },
    })
  })
  it('tell the person who follows a case up from now on, unless they took it themselves', async () => {
    const assigned = async () => (await sentNotices()).filter((line) => line.endsWith('CASE_ASSIGNED'))
    const made = recordIn(await manager('Hf20PrjBase.doSave', FRESH))
    expect(await assigned()).toEqual(['a-follow CASE_ASSIGNED'])
    const mine = recordIn(
      await manager('Hf20PrjBase.doSave', {
        keyValue: made.keyValue,
        version: made.version,
        hf20ManagerId: 'a-manager',
      }),
    )
    expect(await assigned()).toHaveLength(1)
    expect(
      await manager('Hf20PrjBase.doSave', {
        keyValue: mine.keyValue,
        version: mine.version,
        hf20ManagerId: 'a-follow',
      }),
    ).toMatchObject({ success: true })
    expect(await assigned()).toHaveLength(2)
  })
})

describe('ROU-005 a conversation about a case', () => {
  const open = async () =>
    recordIn(
      await (await fixture.as('follow'))('ChatM.doSave', {
        prjNo: 'P-1',
        chatTitle: '过户预约',
        chatKind: 'CUSTOMER',
        chatWith: '例女士',
      }),
    )
  it('belongs to its case, holds its messages, and tells the person who works on it', async () => {
    const talk = await open()
    expect(talk).toMatchObject({ chatNo: 'HH000001', prjId: 'p1', chatState: 'OPEN' })
    const follow = await fixture.as('follow')
    fixture.clock.now += 1_000
    expect(
      await follow('ChatRecord.doSave', { chatNo: talk['chatNo'], chatText: '排到哪天？', chatSide: 'CUSTOMER' }),
    ).toMatchObject({ success: true })
    const sales = await fixture.as('sales')
    const [message] = rowsIn(await sales('ChatRecord.getSubPageList', { objKey: talk.keyValue }))
    expect(message).toMatchObject({
      chatText: '排到哪天？',
      senderId: 'a-follow',
      prjId: 'p1',
      sentAt: fixture.clock.now,
    })
    expect(rowsIn(await sales('ChatM.getPageList'))[0]).toMatchObject({
      messages: 1,
      lastText: '排到哪天？',
      lastAt: fixture.clock.now,
    })
    expect(await sentNotices()).toEqual(['a-sales CHAT', 'a-service CHAT'])
    expect(await sales('ChatRecord.doCancel', { id: message?.keyValue })).toMatchObject({
      code: 'NO_PERMISSION',
      message: '只能撤回自己发的消息',
    })
    await follow('ChatRecord.doCancel', { id: message?.keyValue })
    expect([
      (await fixture.rows(chatMessageTable))[0]?.values['chatText'],
      rowsIn(await sales('ChatM.getPageList'))[0]?.['lastText'],
    ]).toEqual(['（消息已撤回）', '（消息已撤回）'])
  })
  it('is nobody’s who does not see the case, and takes no message once it is over', async () => {
    const talk = await open()
    const southern = await fixture.as('southern')
    expect(issuesOf(await southern('ChatM.doSave', { prjNo: 'P-1', chatTitle: 'x' }))).toMatchObject({
      prjNo: '没有这个编号的项目，或无权查看',
    })
    expect(issuesOf(await southern('ChatRecord.doSave', { chatNo: talk['chatNo'], chatText: 'x' }))).toMatchObject({
      chatNo: '没有这个编号的会话，或无权查看',
    })
    expect(rowsIn(await southern('ChatRecord.getSubPageList', { objKey: talk.keyValue }))).toEqual([])
    expect(await (await fixture.as('finance'))('ChatM.doSave', { prjNo: 'P-1', chatTitle: 'x' })).toMatchObject({
      code: 'NO_PERMISSION',
    })
    await manager('ChatM.doFinish', { id: talk.keyValue })
    expect(await manager('ChatRecord.doSave', { chatNo: talk['chatNo'], chatText: 'x' })).toMatchObject({
      code: 'STATUS',
    })
  })
})

describe('ROU-007 a shared document', () => {
  it('is recorded under the user who shared it, and stays as it is where the portal wrote it', async () => {
    const sales = await fixture.as('sales')
    const { keyValue } = recordIn(
      await sales('ShareLog.doSave', {
        shareKind: 'POSTER',
        shareTitle: '三房海报',
        shareWay: 'WECHAT',
        shareTo: '例女士',
        sharedAt: fixture.clock.now,
      }),
    )
    expect(await sales('ShareLog.doSave', { keyValue, shareTo: '样先生' })).toMatchObject({ success: true })
    await fixture.put(
      shareTable,
      'code',
      { shareKind: 'PAY_CODE', shareTitle: '收款码', shareWay: 'SCREEN', sharedAt: 1, prjId: 'p1', objId: 'c1' },
      { project: 'p1', city: '440100', by: 'a-sales' },
    )
    expect(await sales('ShareLog.doSave', { keyValue: 'code', shareTo: 'x' })).toMatchObject({
      code: 'STATUS',
      message: '系统自动记录的分享不能修改或删除',
    })
    expect(rowsIn(await (await fixture.as('follow'))('ShareLog.getPageList'))).toEqual([])
    expect(rowsIn(await manager('ShareLog.getPageList'))).toHaveLength(2)
  })
  it('may name a case its person sees, and no other', async () => {
    await fixture.addCase('p2', { prjNo: 'P-2', hf20ManagerId: 'a-follow' })
    const sales = await fixture.as('sales')
    const share = { shareKind: 'POSTER', shareTitle: '三房海报', shareWay: 'WECHAT', sharedAt: fixture.clock.now }
    expect(recordIn(await sales('ShareLog.doSave', { ...share, prjId: 'p1' }))).toMatchObject({
      prjId: 'p1',
      refValues: { prjId: 'P-1' },
    })
    for (const prjId of ['p2', 'none'])
      expect(issuesOf(await sales('ShareLog.doSave', { ...share, prjId }))).toEqual({ prjId: '项目不存在或无权查看' })
  })
})
