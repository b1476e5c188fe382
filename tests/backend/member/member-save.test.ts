import { beforeEach, describe, expect, it } from 'vitest'
import { fieldMetaTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { memberTable, relationTable } from '../../../lib/backend/member/member-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { issuesOf, MORNING, recordIn, type Send } from '../handlers/fixture.ts'
import { CARD, type MemberFixture, openMemberFixture } from './member-fixture.ts'
import type { UserName } from '../handlers/people.ts'

let fixture: MemberFixture
let follow: Send
beforeEach(async () => {
  fixture = await openMemberFixture()
  follow = await fixture.as('follow')
})
const BUYER = { hf23PrjId: 'p1', hf23MemberType: '0', hf23LinkName: '例甲' } as const
const save = (record: Readonly<Record<string, unknown>>, send = follow) => send('Hf23PrjMember.doSave', record)
const stored = async (key: string) => (await fixture.rows(memberTable)).find((row) => row.key === key)
const effects = (table = memberTable.name) =>
  fixture.auditLog.filter((entry) => entry.table === table && entry.action.startsWith('Hf23'))

describe('a new member', () => {
  it('MEM-038 starts with the case, the side, the address of the house and the role of the side', async () => {
    const blank = recordIn(await follow('Hf23PrjMember.doCreate', { objKey: 'p1', objCode: '1' }))
    expect(blank).toMatchObject({
      keyValue: null,
      version: 0,
      hf23PrjId: 'p1',
      hf23MemberType: '1',
      hf23MemberRole: ['HFB806'],
      hf23HomeAddress: '示例路1号',
      hf23IdCardType: 'HF5601',
      hf23Nation: '汉',
      hf23LinkName: null,
    })
    expect(blank.refValues).toMatchObject({ hf23MemberType: '业主', hf23IdCardType: '居民身份证' })
    expect(await fixture.rows(memberTable)).toEqual([])
  })
  it('OPN-021 sent as the blank with a name is stored as it was shown, in the case and its city', async () => {
    const blank = recordIn(await follow('Hf23PrjMember.doCreate', { objKey: 'p1', objCode: '0' }))
    const saved = recordIn(await save({ ...blank, hf23LinkName: '例甲' }))
    expect(saved).toMatchObject({
      keyValue: expect.any(String),
      version: 1,
      hf23LinkName: '例甲',
      hf23MemberRole: ['HFB804'],
      hf23HomeAddress: '示例路1号',
      hf23Nation: '汉',
      crtUsr: 'a-follow',
      crtTime: MORNING,
    })
    expect(await stored(saved.keyValue)).toMatchObject({
      project: 'p1',
      city: '440100',
      values: { hf23PrjId: 'p1', sortNo: 1 },
    })
    expect((await follow('Hf23PrjMember.getOne', { id: saved.keyValue })).data).toEqual(saved)
  })
  it('lies in the city of its case, which is the one worked in', async () => {
    await fixture.addCase('south', { hf20ManagerId: 'a-manager' }, { city: '440300' })
    const manager = await fixture.as('manager')
    expect((await save({ ...BUYER, hf23PrjId: 'south' }, manager)).code).toBe('NOT_FOUND')
    await manager('Ss11SysUsers.switchLocationCity', { code: '440300' })
    const saved = recordIn(await save({ ...BUYER, hf23PrjId: 'south' }, manager))
    expect(await stored(saved.keyValue)).toMatchObject({ project: 'south', city: '440300' })
  })
  it('BAS-033 the first buyer and the first owner become the main ones of the case, named in its lists', async () => {
    const buyer = recordIn(await save(BUYER))
    const owner = recordIn(await save({ ...BUYER, hf23MemberType: '1', hf23LinkName: '例乙' }))
    await save({ ...BUYER, hf23LinkName: '例丙' })
    const named = {
      hf20BuyerId: buyer.keyValue,
      hf20SellerId: owner.keyValue,
      refValues: { hf20BuyerId: '例甲', hf20SellerId: '例乙' },
    }
    expect(recordIn(await follow('Hf20PrjBase.getOne', { id: 'p1' }))).toMatchObject(named)
    expect((await follow('Hf20PrjBase.getPageList')).data).toEqual([
      expect.objectContaining({ hf20BuyerId: buyer.keyValue, refValues: expect.objectContaining(named.refValues) }),
    ])
  })
  it('needs a case and a side', async () => {
    expect(issuesOf(await save({ hf23MemberType: '0', hf23LinkName: '例甲' }))).toEqual({ hf23PrjId: '项目ID必填' })
    expect(issuesOf(await save({ hf23PrjId: 'p1', hf23LinkName: '例甲' }))).toEqual({ hf23MemberType: '成员类型必填' })
    expect(issuesOf(await save({ ...BUYER, hf23MemberType: '9' }))).toEqual({
      hf23MemberType: '成员类型不在可选范围内',
    })
    expect(issuesOf(await follow('Hf23PrjMember.doCreate', { objKey: 'p1' }))).toEqual({ objCode: '成员类型必填' })
    expect(issuesOf(await follow('Hf23PrjMember.doCreate', { objCode: '0' }))).toEqual({ objKey: '项目ID必填' })
  })
  it.each([
    [
      { hf20PayWay: null, hf20LoanScheme: 'HF9907', prjPayType: 'HH2006' },
      '0',
      '按项目当前的付款方式和贷款方案，没有买家',
    ],
    [
      { hf20PayWay: 'HG1001', hf20LoanScheme: null, prjPayType: 'HH2004' },
      '2',
      '按项目当前的付款方式和贷款方案，没有保证人',
    ],
  ])('MEM-001 MEM-058 needs a side the case has: %j, %s', async (facts, side, message) => {
    await fixture.addCase('p3', { hf20ManagerId: 'a-follow', ...facts })
    expect(issuesOf(await save({ ...BUYER, hf23PrjId: 'p3', hf23MemberType: side }))).toEqual({
      hf23MemberType: message,
    })
    expect(issuesOf(await follow('Hf23PrjMember.doCreate', { objKey: 'p3', objCode: side }))).toEqual({
      objCode: message,
    })
    expect(await fixture.rows(memberTable)).toEqual([])
  })
  it('leaves an entry in the audit log that tells no personal number', async () => {
    const saved = recordIn(await save({ ...BUYER, hf23CardNo: CARD.woman, hf23LinkPhone: '15400001234' }))
    const [line] = effects()
    expect(line).toMatchObject({
      by: 'a-follow',
      action: 'Hf23PrjMember.doSave',
      key: saved.keyValue,
      project: 'p1',
      city: '440100',
      version: 1,
      before: {},
      after: {
        hf23LinkName: '例甲',
        hf23CardNo: expect.stringMatching(/^#/),
        hf23LinkPhone: expect.stringMatching(/^#/),
      },
    })
    expect(JSON.stringify(fixture.auditLog)).not.toMatch(new RegExp(`${CARD.woman}|15400001234`))
  })
  it('cannot choose its roles', async () => {
    expect(issuesOf(await save({ ...BUYER, hf23MemberRole: ['HFB805'] }))).toEqual({
      hf23MemberRole: '成员角色由系统计算，不能提交',
    })
  })
})

describe('the right to change members:', () => {
  beforeEach(() => fixture.addMember('m1'))
  const REFUSED = { otherwise: '您不是该项目的跟进人员，不能修改', privilege: '没有“保存”权限，请联系管理员' } as const
  it.each<readonly [UserName, string | null]>([
    ['manager', null],
    ['follow', null],
    ['sales', null],
    ['provider', null],
    ['finance', REFUSED.otherwise],
    ['viewer', REFUSED.privilege],
  ])('R10 is decided for %s: %s', async (user, message) => {
    const send = await fixture.as(user)
    const expected = message === null ? { success: true } : { success: false, code: 'NO_PERMISSION' }
    expect(await save({ keyValue: 'm1', hf23Email: 'a@example.com' }, send)).toMatchObject(
      message === null ? expected : { ...expected, message },
    )
    expect(await save(BUYER, send)).toMatchObject(expected)
  })
  it.each<UserName>(['service', 'southern', 'saver'])(
    'R7 %s cannot tell a member from one that is not there',
    async (user) => {
      await fixture.put(
        projectTable,
        'own',
        { prjNo: 'P-own', hf20ServiceAcct: 'a-service' },
        { project: 'own', city: '440100' },
      )
      const send = await fixture.as(user)
      const asked = async (keyValue: string) => ({
        ...(await save({ keyValue, hf23Email: 'a@example.com' }, send)),
        requestId: '',
      })
      const missing = await asked('nobody')
      expect(missing.success).toBe(false)
      expect(await asked('m1')).toEqual(missing)
      expect(await save(BUYER, send)).toMatchObject({
        success: false,
        code: user === 'saver' ? 'NO_PERMISSION' : 'NOT_FOUND',
      })
      expect(await stored('m1')).toMatchObject({ version: 1 })
    },
  )
  it('R12 only a manager has it once the case is closed or cancelled', async () => {
    for (const [key, hf20DemandStep] of [
      ['closed', 'HX0507'],
      ['stopped', 'HX0508'],
    ] as const) {
      await fixture.addCase(key, { hf20ManagerId: 'a-follow', hf20DemandStep })
      await fixture.addMember(`m-${key}`, {}, key)
      for (const record of [
        { keyValue: `m-${key}`, hf23LinkName: '例新' },
        { ...BUYER, hf23PrjId: key },
      ])
        expect(await save(record)).toMatchObject({ code: 'STATUS', message: expect.stringContaining('不能修改') })
      expect(await save({ keyValue: `m-${key}`, hf23LinkName: '例新' }, await fixture.as('manager'))).toMatchObject({
        success: true,
      })
    }
  })
  it('R8 a member stays in its case and on its side', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    expect(issuesOf(await save({ keyValue: 'm1', hf23PrjId: 'p2', hf23MemberType: '1' }))).toEqual({
      hf23PrjId: '项目ID不能修改',
      hf23MemberType: '成员类型不能修改',
    })
    expect(issuesOf(await save({ keyValue: 'm1', hf23PrjId: null }))).toEqual({ hf23PrjId: '项目ID不能修改' })
    expect(await save({ keyValue: 'm1', hf23PrjId: 'p1', hf23MemberType: '0', hf23LinkName: '例新' })).toMatchObject({
      success: true,
    })
  })
})

describe('a member saved again', () => {
  const FULL = {
    hf23LinkName: '例甲',
    hf23CardNo: CARD.woman,
    hf23LinkPhone: '15400001234',
    hf23Birthday: '1990-03-07',
    hf23Province: '440000',
    hf23City: '440100',
  }
  beforeEach(() => fixture.addMember('m1', FULL))
  it('R25 with the masks it was shown keeps what is stored, and its answer shows no number in full', async () => {
    const read = recordIn(await follow('Hf23PrjMember.getOne', { id: 'm1' }))
    const answer = await save({ ...read, hf23LinkName: '例乙' })
    expect(answer).toMatchObject({
      success: true,
      data: { hf23LinkName: '例乙', hf23CardNo: '4****************1', hf23LinkPhone: '154******34' },
    })
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${CARD.woman}|15400001234`))
    expect((await stored('m1'))?.values).toMatchObject({ hf23CardNo: CARD.woman, hf23LinkPhone: '15400001234' })
    expect(effects()[0]?.after).toEqual({ hf23LinkName: '例乙' })
  })
  it('R25 with another mask is refused by name', async () => {
    expect(issuesOf(await save({ keyValue: 'm1', hf23CardNo: '4****************9' }))).toEqual({
      hf23CardNo: '证件号码含有遮盖字符，请重新填写',
    })
    expect((await stored('m1'))?.version).toBe(1)
  })
  it('unchanged gets no new version and no entry in the audit log', async () => {
    const read = recordIn(await follow('Hf23PrjMember.getOne', { id: 'm1' }))
    expect((await save(read)).data).toEqual(read)
    expect(effects()).toEqual([])
  })
  it('MEM-037 takes the place in words as it was read or as it will be read, and stores it nowhere', async () => {
    const read = recordIn(await follow('Hf23PrjMember.getOne', { id: 'm1' }))
    expect(await save({ ...read, hf23City: '440300', hf23LocationCls: 'HG6402', refValues: undefined })).toMatchObject({
      success: true,
      data: { hf23Location: '广东省深圳市', hf23LocationCls: 'HG6402' },
    })
    expect(await save({ keyValue: 'm1', hf23City: '440100', hf23Location: '广东省广州市' })).toMatchObject({
      success: true,
    })
    expect(issuesOf(await save({ keyValue: 'm1', hf23Location: '月球' }))).toEqual({ hf23Location: '户籍地不能修改' })
    expect(JSON.stringify([await stored('m1'), fixture.auditLog])).not.toContain('hf23Location"')
  })
  it('R13 on an older version merges what does not overlap, and conflicts over what does', async () => {
    const manager = await fixture.as('manager')
    expect(await save({ keyValue: 'm1', version: 1, hf23Email: 'a@example.com' }, manager)).toMatchObject({
      success: true,
    })
    expect(recordIn(await save({ keyValue: 'm1', version: 1, hf23LinkName: '例乙' }))).toMatchObject({
      version: 3,
      hf23Email: 'a@example.com',
    })
    const answer = await save({ keyValue: 'm1', version: 1, hf23Email: 'b@example.com' })
    expect(answer).toMatchObject({
      code: 'CONFLICT',
      data: {
        fields: ['hf23Email'],
        by: '例跟进',
        record: { hf23Email: 'a@example.com', hf23CardNo: '4****************1' },
      },
    })
    expect(JSON.stringify(answer)).not.toContain(CARD.woman)
    expect((await stored('m1'))?.values['hf23Email']).toBe('a@example.com')
  })
  it('R13 a stale whole record is no complaint about the place in words that others moved', async () => {
    const read = recordIn(await follow('Hf23PrjMember.getOne', { id: 'm1' }))
    await save({ keyValue: 'm1', hf23City: '440300' }, await fixture.as('manager'))
    expect(await save({ ...read, hf23Email: 'a@example.com' })).toMatchObject({
      code: 'CONFLICT',
      data: { fields: expect.arrayContaining(['hf23City']) },
    })
    expect(
      await save({ keyValue: 'm1', version: 1, hf23Email: 'a@example.com', hf23Location: read['hf23Location'] }),
    ).toMatchObject({ success: true })
  })
  it('renamed, the case and the groups that show the name are told of', async () => {
    await fixture.put(
      relationTable,
      'g1',
      { hf2jPrjId: 'p1', hf2jMemberType: '0', hf2jMemberId1: 'm1', sortNo: 1 },
      { project: 'p1', city: '440100' },
    )
    await fixture.put(
      relationTable,
      'g2',
      { hf2jPrjId: 'p1', hf2jMemberType: '0', hf2jMemberId1: 'm9', sortNo: 2 },
      { project: 'p1', city: '440100' },
    )
    const { token } = (await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' }))
      .data as { readonly token: string } // adapter: the answer of the log-in
    const received: string[] = []
    await fixture.backend.live.admit(token, { send: (text) => void received.push(text), end: () => undefined })
    await save({ keyValue: 'm1', hf23LinkName: '例乙' })
    await expect
      .poll(() => received.map((text) => JSON.parse(text) as unknown))
      .toEqual([
        { topic: 'Hf23PrjMember', id: 'm1' },
        { topic: 'Hf20PrjBase', id: 'p1' },
        { topic: 'Hf2jPrjMemberRelation', id: 'g1' },
      ])
  })
})

describe('a copy of a member', () => {
  beforeEach(() =>
    fixture.addMember('m1', {
      hf23MemberType: '1',
      hf23MemberRole: [],
      hf23LinkName: '例甲',
      hf23CardNo: CARD.woman,
      hf23LinkPhone: '15400001234',
      hf23Province: '440000',
    }),
  )
  it('R25 has no key, the role of its side, and no personal number, not even as stars', async () => {
    const copy = recordIn(await follow('Hf23PrjMember.doCreate', { id: 'm1', isClone: 1 }))
    expect(copy).toMatchObject({
      keyValue: null,
      version: 0,
      hf23LinkName: '例甲',
      hf23Province: '440000',
      hf23MemberType: '1',
      hf23MemberRole: ['HFB806'],
      hf23CardNo: null,
      hf23LinkPhone: null,
      crtTime: null,
    })
    const saved = recordIn(await save(copy))
    expect((await stored(saved.keyValue))?.values).toMatchObject({ hf23LinkName: '例甲', sortNo: 2 })
  })
})

describe('the questions about a member:', () => {
  beforeEach(() => fixture.addMember('m1', { hf23LinkName: '例甲' }))
  it.each([
    [{ hf23EnglishName: 'Example' }, '英文名在当前条件下不需要填写'],
    [{ hf23ServeProvince: '440000' }, '服役省份在当前条件下不需要填写'],
    [{ hf23ChildBirthday: '2018-01-01' }, '子女出生日期在当前条件下不需要填写'],
    [{ hf23CompanyName: '示例公司' }, '公司名称在当前条件下不需要填写'],
  ])('MEM-031 to MEM-034 %j is refused where it is not asked', async (record, message) => {
    expect(issuesOf(await save({ keyValue: 'm1', ...record }))).toEqual({ [Object.keys(record)[0] ?? '']: message })
  })
  it('MEM-031 MEM-032 follows the kind of document', async () => {
    expect(
      await save({
        keyValue: 'm1',
        hf23IdCardType: 'HF5602',
        hf23CardNo: 'E12345678',
        hf23EnglishName: 'Example',
        hf23Nationality: 'HX0804',
      }),
    ).toMatchObject({ success: true })
    // Where only the type of document changes, the stored number must be valid for the new type.
    const wrong = { hf23CardNo: '证件号码应为正确的18位身份证号码' }
    expect(
      issuesOf(await save({ keyValue: 'm1', hf23IdCardType: 'HF5601', hf23EnglishName: null, hf23Nationality: null })),
    ).toEqual(wrong)
    expect(issuesOf(await save({ keyValue: 'm1', hf23IdCardType: 'HF5601', hf23CardNo: 'E87654321' }))).toEqual(wrong)
    expect(await save({ keyValue: 'm1', hf23IdCardType: 'HF5601', hf23CardNo: CARD.woman })).toMatchObject({
      success: true,
    })
  })
  it('MEM-033 MEM-034 follows who buys and who sells', async () => {
    await fixture.addCase('c1', { hf20ManagerId: 'a-follow', hf20BuyerType: 'HF0502', hf20SellerType: 'HF0501' })
    await fixture.addMember('b1', {}, 'c1')
    await fixture.addMember('o1', { hf23MemberType: '1' }, 'c1')
    expect(await save({ keyValue: 'b1', hf23CompanyName: '示例公司', hf23LegalPerson: '例总' })).toMatchObject({
      success: true,
    })
    expect(issuesOf(await save({ keyValue: 'b1', hf23Marriage: 'HX0601', hf23Sex: 'HF5901' }))).toEqual({
      hf23Marriage: '婚姻状况在当前条件下不需要填写',
      hf23Sex: '性别在当前条件下不需要填写',
    })
    expect(await save({ keyValue: 'o1', hf23Marriage: 'HX0601', hf23Sex: 'HF5901' })).toMatchObject({ success: true })
    expect(issuesOf(await save({ keyValue: 'o1', hf23CompanyName: '示例公司' }))).toEqual({
      hf23CompanyName: '公司名称在当前条件下不需要填写',
    })
  })
  it('MEM-035 empties what was said of a child when there is none any more', async () => {
    await fixture.addMember('m2', {
      hf23Child: 'HF8802',
      hf23ChildCardNo: CARD.boy,
      hf23ChildBirthday: '2018-01-01',
      hf23ChildHome: '示例路2号',
    })
    expect(recordIn(await save({ keyValue: 'm2', hf23Child: 'HF8801' }))).toMatchObject({
      hf23ChildCardNo: null,
      hf23ChildBirthday: null,
      hf23ChildHome: null,
    })
  })
  it('MEM-030 is what the field metadata of its side require', async () => {
    await fixture.put(fieldMetaTable, 'f1', {
      tableId: 2,
      sortOrder: 1,
      memberType: '1',
      hf02FldName: 'hf23Email',
      hf02Name1: '邮箱',
      hf02CtrlVals1Pc: 'HF9601',
    })
    await fixture.addMember('o1', { hf23MemberType: '1' })
    expect(issuesOf(await save({ keyValue: 'o1', hf23LinkName: '例业' }))).toEqual({ hf23Email: '邮箱必填' })
    expect(await save({ keyValue: 'm1', hf23LinkName: '例买' })).toMatchObject({ success: true })
  })
  it('FRM-004 is what staff require of persons or of companies; what they lock cannot be changed', async () => {
    const line = { tableId: 2, hf02CtrlVals1Pc: 'HF9601' }
    await fixture.put(fieldMetaTable, 'f1', {
      ...line,
      sortOrder: 1,
      hf02FldName: 'hf23Marriage',
      hf02CtrlVals3: 'HF9802',
    })
    await fixture.put(fieldMetaTable, 'f2', {
      ...line,
      sortOrder: 2,
      hf02FldName: 'hf23CompanyName',
      hf02CtrlVals3: 'HF9803',
    })
    await fixture.put(fieldMetaTable, 'f3', { tableId: 2, sortOrder: 3, hf02FldName: 'hf23Email', optValue: 1 })
    await fixture.addCase('c1', { hf20ManagerId: 'a-follow', hf20BuyerType: 'HF0502' })
    await fixture.addMember('b1', {}, 'c1')
    expect(issuesOf(await save({ keyValue: 'm1', hf23LinkName: '例买' }))).toEqual({ hf23Marriage: '婚姻状况必填' })
    expect(issuesOf(await save({ keyValue: 'b1', hf23LinkName: '例联' }))).toEqual({ hf23CompanyName: '公司名称必填' })
    expect(issuesOf(await save({ keyValue: 'm1', hf23Marriage: 'HX0601', hf23Email: 'a@example.com' }))).toEqual({
      hf23Email: '电子邮箱不能修改',
    })
    await fixture.put(fieldMetaTable, 'f4', {
      tableId: 8,
      sortOrder: 1,
      hf02FldName: 'hf26Date1',
      hf02CtrlVals1Pc: 'HF9601',
      hf02CtrlVals3: 'HF9802',
    })
    expect(issuesOf(await follow('Hf26PrjMemberSocial.doSave', { hf26MemberId: 'm1' }))).toEqual({
      hf26Date1: '参保起始月必填',
    })
    expect(await follow('Hf26PrjMemberSocial.doSave', { hf26MemberId: 'b1' })).toMatchObject({ success: true })
  })
  it('MEM-024 its houses in town are classed', async () => {
    for (const [total, code] of [
      [0, 'HFF501'],
      [1, 'HFF502'],
      [3, 'HFF503'],
    ] as const)
      expect(recordIn(await save({ keyValue: 'm1', hf23LocalHouseTotal: total }))).toMatchObject({
        hf23LocalHouseNum: code,
      })
  })
})
