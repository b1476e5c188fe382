import { describe, expect, it } from 'vitest'
import { allCalls } from '../../../lib/contract/contract.ts'
import { callName } from '../../../lib/contract/call.ts'
import { widgetCalls } from '../../../lib/contract/widget-calls.ts'
import { PARTNER_WIDGET } from '../../../lib/domain/permission/partner-widget.ts'
import { incomeTable } from '../../../lib/backend/fee/fee-tables.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { recordIn, rowsIn } from '../handlers/fixture.ts'
import { EVERY_WIDGET, openPartner, ORIGIN, SERVICE, WORK } from './open-partner.ts'

const CLOSED = { success: false, code: 'NO_PERMISSION', message: '嵌入会话没有开放这个接口' }
const LOOK = ['OPT_SEARCH', 'OPT_DETAIL']
const MEMBER = { hf23LinkName: '例客户', hf23CardNo: '11010119800101001X' }

describe('a partner’s page', () => {
  it('SDK-019 sees the cases of its session, and any other one like one that is not there', async () => {
    const fixture = await openPartner()
    const page = await fixture.page({ widgets: [PARTNER_WIDGET.projectDetail] })
    expect(recordIn(await page('Hf20PrjBase.getOne', { id: 'p1' })).keyValue).toBe('p1')
    const none = await page('Hf20PrjBase.getOne', { id: 'none' })
    for (const id of ['p2', 'p3', 'far']) expect(await page('Hf20PrjBase.getOne', { id })).toEqual(none)
    await fixture.put(memberTable, 'm2', MEMBER, { project: 'p2', city: '440100' })
    expect((await page('Hf23PrjMember.getOne', { id: 'm2' })).code).toBe('NOT_FOUND')
    expect((await page('Hf23PrjMember.getSubPageList', { objKey: 'p2' })).code).toBe('NOT_FOUND')
  })
  it('BAS-044 loads the case of its session as the widget does, and neither a new case nor a copy', async () => {
    const fixture = await openPartner()
    const page = await fixture.page({ widgets: [PARTNER_WIDGET.projectDetail], operations: LOOK })
    expect(recordIn(await page('Hf20PrjBase.doCreate', { id: 'p1' })).keyValue).toBe('p1')
    for (const id of ['p2', 'p3', 'far', 'none'])
      expect(await page('Hf20PrjBase.doCreate', { id })).toMatchObject({ code: 'NOT_FOUND' })
    for (const input of [{}, { id: 'p1', isClone: 1 }]) {
      expect(await page('Hf20PrjBase.doCreate', input)).toMatchObject({
        code: 'NO_PERMISSION',
        message: '嵌入会话不能新建项目',
      })
    }
  })
  it('changes only what its operations let it change, whatever the partner may', async () => {
    const fixture = await openPartner()
    const looking = await fixture.page({ widgets: [PARTNER_WIDGET.projectDetail], operations: LOOK })
    expect(await looking('Hf20PrjBase.doSave', { keyValue: 'p1', hf20HouseAddress: '示例路 1 号' })).toMatchObject({
      code: 'NO_PERMISSION',
    })
    const working = await fixture.page({ widgets: [PARTNER_WIDGET.projectDetail] })
    expect(
      recordIn(await working('Hf20PrjBase.doSave', { keyValue: 'p1', hf20HouseAddress: '示例路 1 号' })),
    ).toMatchObject({ hf20HouseAddress: '示例路 1 号' })
    expect(await working('Hf20PrjBase.doSave', { keyValue: 'p2', hf20HouseAddress: '示例路 2 号' })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await working('Hf20PrjBase.doSave', { prjPayType: 'HH2004' })).toMatchObject({ code: 'NO_PERMISSION' })
    expect(await working('Prj.updateRecommand', { prjId: 'p2' })).toMatchObject({ code: 'NOT_FOUND' })
  })
  it('R25 has personal data masked, and in full only where partner and session both say so', async () => {
    const fixture = await openPartner({ reveals: 1 })
    await fixture.put(memberTable, 'm1', MEMBER, { project: 'p1', city: '440100' })
    const asked = { widgets: [PARTNER_WIDGET.projectDetail] }
    const masked = await fixture.page(asked)
    expect(JSON.stringify(await masked('Hf23PrjMember.getOne', { id: 'm1' }))).not.toContain(MEMBER.hf23CardNo)
    expect(await masked('Hf23PrjMember.revealField', { id: 'm1', field: 'hf23CardNo', reason: '核对' })).toMatchObject({
      code: 'NO_PERMISSION',
      message: '嵌入会话不能查看完整的个人信息',
    })
    const open = await fixture.page({ ...asked, reveals: 1 })
    expect((await open('Hf23PrjMember.revealField', { id: 'm1', field: 'hf23CardNo', reason: '核对' })).data).toEqual({
      field: 'hf23CardNo',
      value: MEMBER.hf23CardNo,
    })
  })
  it('reads the lists the partner has, with its own cases in them, and changes none', async () => {
    const fixture = await openPartner()
    const page = await fixture.page({ widgets: [PARTNER_WIDGET.configGrid] })
    expect((await page('ChargeItem.getPageList')).success).toBe(true)
    expect(await page('ChargeItem.doSave', { keyValue: 'x' })).toMatchObject(CLOSED)
    expect(await page(`${SERVICE}.getPageList`)).toMatchObject(CLOSED)
    const without = await fixture.page()
    expect(await without('ChargeItem.getPageList')).toMatchObject(CLOSED)
  })
  it('a list only managers read stays theirs, also when it is named', async () => {
    const fixture = await openPartner({ lists: ['PushPartnerGrid'] })
    expect(
      await (await fixture.page({ widgets: [PARTNER_WIDGET.configGrid] }))(`${SERVICE}.getPageList`),
    ).toMatchObject({
      code: 'NO_PERMISSION',
    })
  })
  it('has no staff to pick from', async () => {
    const fixture = await openPartner()
    const page = await fixture.page({ widgets: EVERY_WIDGET })
    expect((await page('pubSvc.getDictVals', { Code: 'SS11_ACCT_USERS' })).data).toMatchObject([
      { value: '例客户经理（示例中介）' },
    ])
    expect(await page('Br01AcctBase.getPageList')).toMatchObject(CLOSED)
  })
  it('is signed out on a page of another person, and good on every page of the partner', async () => {
    const fixture = await openPartner()
    const { token } = (await fixture.issue()).data as { readonly token: string }
    const from = async (origin: string | null) =>
      (
        await fixture.backend.dispatch({
          service: 'Hf20PrjBase',
          method: 'getOne',
          token,
          origin,
          address: '',
          requestId: 'r',
          body: { encoding: 'json', value: { id: 'p1' } },
        })
      ).envelope.code ?? 'OK'
    expect(
      await Promise.all(
        [
          ORIGIN,
          'https://m.agency.example',
          null,
          'https://agency.example.evil.example',
          'http://agency.example',
          'null',
        ].map(from),
      ),
    ).toEqual(['OK', 'OK', 'OK', 'SIGNED_OUT', 'SIGNED_OUT', 'SIGNED_OUT'])
    const admitted = async (origin: string) =>
      (await fixture.backend.live.admit(token, { send: () => undefined, end: () => undefined }, origin)).kind
    expect([await admitted(ORIGIN), await admitted('https://other.example')]).toEqual(['admitted', 'signed-out'])
    expect([
      await fixture.backend.files.admits(token, ORIGIN),
      await fixture.backend.files.admits(token, 'https://other.example'),
    ]).toEqual([true, false])
  })
  it('hears of its cases only, and is cut at once when the partner is switched off', async () => {
    const fixture = await openPartner()
    const { token } = (await fixture.issue()).data as { readonly token: string }
    const received: string[] = []
    await fixture.backend.live.admit(token, { send: (text) => received.push(text), end: (why) => received.push(why) })
    const place = (project: string | null) => ({
      kind: 'record' as const,
      topic: 'T',
      id: project ?? 'city',
      project,
      city: '440100',
    })
    await fixture.backend.live.deliver([place('p1'), place('p2'), place(null)])
    expect(received.filter((text) => text.includes('"T"'))).toEqual(['{"topic":"T","id":"p1"}'])
    await fixture.manager(`${SERVICE}.doDisable`, { id: fixture.partner.keyValue })
    await expect.poll(() => received.at(-1)).toBe('signed-out')
  })
  it.each([
    ['origins', 'https://new.example'],
    ['widgets', ['FLOW_TAB']],
    ['sharedCases', 'P-p2'],
    ['cities', ['440300']],
    ['operations', LOOK],
  ])('has to ask again when %s of the partner change', async (field, value) => {
    const fixture = await openPartner()
    const page = await fixture.page()
    expect(
      (await fixture.manager(`${SERVICE}.doSave`, { keyValue: fixture.partner.keyValue, [field]: value })).success,
    ).toBe(true)
    expect(await page('Hf20PrjBase.getOne', { id: 'p1' })).toMatchObject({ code: 'SIGNED_OUT' })
  })
  it('ends its session by itself', async () => {
    const fixture = await openPartner()
    const page = await fixture.page({ operations: LOOK })
    expect((await page('login.doLogout')).success).toBe(true)
    expect(await page('login.getLoginStatus')).toMatchObject({ code: 'SIGNED_OUT' })
  })
  it('hands in income under its own name, and reviews none', async () => {
    const fixture = await openPartner()
    const page = await fixture.page()
    const blank = recordIn(await page('Hf54ProjectIncomeInfo.initProjectIncome', { prjId: 'p1' }))
    expect(blank.refValues['hf54ApplyPerson']).toBe('例客户经理（示例中介）')
    expect(await page('Sl01SaleOrderM.payExamine', { id: 'x' })).toMatchObject(CLOSED)
    expect(await fixture.rows(incomeTable)).toEqual([])
  })
})

/** What the matrix refuses to partners, whatever they are given. */
const NEVER_BEGINNING =
  /^(?:home|CostReport|payment|Ss11SysUsers\.(?:reset|unlock|switch)|Notice|login\.(?:change|doLogin)|embed)/
const NEVER_METHODS = [
  'payExamine',
  'doExamine',
  'doReturn',
  'deleteMember',
  'removeDocument',
  'doDelete',
  'createCombineNativeQrCode',
  'updateObligationUsers',
  'doBatchFinishJob',
  'redoNodeJobs',
  'doAddFlowJobs',
  'checkMemberFiles',
  'takeBackCheck',
  'setPaperWaived',
]
const isNever = (name: string): boolean =>
  NEVER_BEGINNING.test(name) || NEVER_METHODS.some((method) => name.endsWith(`.${method}`))

describe('every call of the contract', () => {
  it.each(EVERY_WIDGET)(
    'under a session of %s is carried out where the widget needs it, and refused otherwise',
    async (widget) => {
      const fixture = await openPartner()
      const page = await fixture.page({ widgets: [widget] })
      const wrong: string[] = []
      for (const call of allCalls()) {
        const name = callName(call)
        // Ending the session would end the round; those who sign in need none.
        if (
          name === 'login.doLogout' ||
          name === 'login.doLogin' ||
          name.startsWith('embed.') ||
          name.startsWith('payment.')
        )
          continue
        const answer = await page(name, {})
        const closed = answer.message === CLOSED.message
        if (
          closed === widgetCalls(widget).has(name) ||
          (closed && answer.code !== 'NO_PERMISSION') ||
          answer.code === 'INTERNAL'
        )
          wrong.push(`${name}: ${answer.code ?? 'OK'}`)
      }
      expect(wrong).toEqual([])
    },
  )
  it.each(EVERY_WIDGET.filter((widget) => widget !== PARTNER_WIDGET.configGrid))(
    'that reviews, removes, assigns or belongs to the staff is no part of %s',
    (widget) => {
      expect([...widgetCalls(widget)].filter(isNever)).toEqual([])
    },
  )
  it('that changes something asks for an operation', async () => {
    const fixture = await openPartner()
    const page = await fixture.page({ widgets: EVERY_WIDGET, operations: ['OPT_SEARCH'] })
    const done: string[] = []
    for (const call of allCalls().filter(({ effect }) => effect !== 'read')) {
      const name = callName(call)
      if (!EVERY_WIDGET.some((widget) => widgetCalls(widget).has(name)) || name === 'login.doLogout') continue
      if ((await page(name, {})).code !== 'NO_PERMISSION') done.push(name)
    }
    expect(done).toEqual([])
    expect(WORK).toContain('OPT_SAVE')
    expect(rowsIn(await page('login.getUserRole'))).toEqual([])
  })
})
