import { beforeEach, describe, expect, it } from 'vitest'
import { COMMUNITY_ROWS } from '../../../lib/testing/demo/communities.ts'
import { HELP_NOTES, HELP_OF_FIELD } from '../../../lib/backend/seed/fields/help-notes.ts'
import { ORGANISATION_ROWS } from '../../../lib/testing/demo/organisations/organisations.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { houseTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { communityTable } from '../../../lib/backend/community/community-table.ts'
import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { helpNoteTable } from '../../../lib/backend/help/help-note-table.ts'
import { check } from '../../../lib/catalogue/check.ts'
import { community } from '../../../lib/domain/community.ts'
import { entities } from '../../../lib/domain/entities.ts'
import { isForeignBank } from '../../../lib/domain/foreign-bank.ts'
import { organisationDetail } from '../../../lib/domain/organisation.ts'
import { type Fixture, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'

let fixture: Fixture
let follow: Send
beforeEach(async () => {
  fixture = await openFixture()
  follow = await fixture.as('follow')
})

describe('housing estates', () => {
  const add = (key: string, communityName: string, values = {}) =>
    fixture.put(communityTable, key, {
      communityName,
      communityProvince: '440000',
      communityCity: '440100',
      communityArea: '440106',
      communityEnabled: 1,
      ...values,
    })
  const names = async (body: Readonly<Record<string, unknown>>) =>
    rowsIn(await follow('Community.search', body)).map(({ communityName }) => communityName)
  beforeEach(async () => {
    await add('c1', '示例翠湖花园', {
      communityAlias: '翠湖一期',
      communityAddress: '示例路1号',
      communityLng: 113.3,
      communityLat: 23.1,
    })
    await add('c2', '样本云溪雅苑', { communityAddress: '翠湖路2号' })
    await add('c3', '演示停用花园', { communityEnabled: 0 })
    await add('c4', '深圳翠湖公馆', { communityCity: '440300' })
  })

  it('PCK-012 OPN-092 are found by name, alias or address in the city, without those out of use', async () => {
    expect((await names({ keyword: '翠湖' })).sort()).toEqual(['样本云溪雅苑', '示例翠湖花园'])
    expect(await names({ keyword: '一期' })).toEqual(['示例翠湖花园'])
    expect(await names({ keyword: '停用' })).toEqual([])
    expect(await names({ keyword: '翠湖', city: '440300' })).toEqual(['深圳翠湖公馆'])
    expect(await names({ keyword: '%' })).toEqual([])
  })
  it('come with their place, and as many as are asked for', async () => {
    const [first] = rowsIn(await follow('Community.search', { keyword: '示例翠湖' }))
    expect(first).toMatchObject({
      keyValue: 'c1',
      communityLng: 113.3,
      communityLat: 23.1,
      refValues: expect.objectContaining({ communityArea: '天河区' }),
    })
    expect((await names({ pageSize: 1 })).length).toBe(1)
    expect((await follow('Community.search', { pageSize: 1 })).total).toBe(2)
  })
  it.each([
    [{ pageSize: 51 }, '条数不能大于50'],
    [{ keyword: 'x'.repeat(51) }, '关键字不能超过50个字'],
    [{ name: 'x' }, '不认识的字段：name'],
  ])('refuse %j', async (body, message) => {
    expect(await follow('Community.search', body)).toMatchObject({ success: false, code: 'INVALID', message })
  })
  it('need a session', async () =>
    expect(await fixture.send(null)('Community.search', {})).toMatchObject({ status: 403, code: 'SIGNED_OUT' }))
})

describe('guidance for fields', () => {
  beforeEach(async () => {
    await fixture.put(helpNoteTable, 'h1', {
      hf18HelpId: 'HELP-A',
      hf18Title: '甲',
      hf18FldDesc: '线上甲',
      hf18FldDesc2: '线下甲',
      hf18Enabled: 1,
    })
    await fixture.put(helpNoteTable, 'h2', {
      hf18HelpId: 'HELP-B',
      hf18Title: '乙',
      hf18FldDesc: '线上乙',
      hf18Enabled: 0,
    })
  })
  it('CAL-017 FRM-031 the identifiers in use are answered to an empty request', async () => {
    expect((await follow('Hf18FldAppendix.getValidateIdList')).data).toEqual(['HELP-A'])
  })
  it('OPN-041 CAL-089 opens by its identifier; one out of use is not there', async () => {
    expect(recordIn(await follow('Hf15FlowJobs.getNodeMemo', { id: 'HELP-A' }))).toMatchObject({
      hf18Title: '甲',
      hf18FldDesc: '线上甲',
      hf18FldDesc2: '线下甲',
    })
    for (const id of ['HELP-B', 'NOBODY'])
      expect(await follow('Hf15FlowJobs.getNodeMemo', { id })).toMatchObject({
        success: false,
        code: 'NOT_FOUND',
        message: '没有这条帮助',
      })
    expect(await follow('Hf15FlowJobs.getNodeMemo', {})).toMatchObject({
      code: 'INVALID',
      message: '流程或帮助标识必填',
    })
  })
})

describe('organisations by kind and place', () => {
  const list = async (body: Readonly<Record<string, unknown>>) =>
    (
      (await follow('pubSvc.getDictVals', { Code: 'HF31_BRANCE_DATA', ...body })).data as readonly {
        readonly key: string
      }[]
    ).map(({ key }) => key)
  it('PCK-007 LimitFld is the kind, LimitVal province, city, area and head office', async () => {
    expect(await list({ LimitFld: 'HF9C01' })).toEqual(['org-bank'])
    expect(await list({ LimitFld: 'HF9C02', LimitVal: '440000,440100' })).toEqual(['org-desk'])
    expect(await list({ LimitFld: 'HF9C01', LimitVal: '440000,440100,440106,B1' })).toEqual(['org-bank'])
    expect(await list({ LimitFld: 'HF9C01', LimitVal: '440000' })).toEqual(['org-bank', 'org-south'])
    expect(await list({ LimitFld: 'HF9C01', LimitVal: '440000,440100,440106,B2' })).toEqual([])
  })
  it('PCK-008 CON-043 foreign banks come last whatever their number, and closed ones not at all', async () => {
    const values = {
      hf31OrgType: 'HF9C01',
      hf31Province: '440000',
      hf31City: '440100',
      hf31Area: '440106',
      hf31Enabled: 1,
    }
    await fixture.put(organisationTable, 'org-foreign', {
      ...values,
      hf31BranceName: '外资',
      hf31Foreign: 1,
      hf31SortNo: 0,
    })
    await fixture.put(organisationTable, 'org-closed', {
      ...values,
      hf31BranceName: '关闭',
      hf31Foreign: 0,
      hf31SortNo: 0,
      hf31Enabled: 0,
    })
    expect(await list({ LimitFld: 'HF9C01' })).toEqual(['org-bank', 'org-foreign'])
  })
})

describe('accounts', () => {
  it('PCK-003 of a case are those who work on it, for those who may see it', async () => {
    await fixture.addCase('p1', { hf20ManagerId: 'a-follow', hf20RecommendId: 'a-sales' }, { by: 'a-viewer' })
    await fixture.addCase('p2', { hf20ManagerId: 'a-manager' })
    const keys = async (houseId: string) =>
      rowsIn(await follow('Br01AcctBase.getPageList', { houseId })).map(({ br01AcctId }) => br01AcctId)
    expect(await keys('p1')).toEqual(['a-follow', 'a-sales', 'a-viewer'])
    expect(await keys('p2')).toEqual([])
    expect(await keys('nobody')).toEqual([])
    await fixture.put(houseTable, 'h1', { hf29PrjId: 'p1' }, { project: 'p1', city: '440100' })
    await fixture.put(houseTable, 'h2', { hf29PrjId: 'p2' }, { project: 'p2', city: '440100' })
    expect(await keys('h1')).toEqual(await keys('p1'))
    expect(await keys('h2')).toEqual([])
  })
  it('PCK-005 CAL-020 have a picture, drawn from the name if none is stored, for people of their city', async () => {
    const { token } = recordIn(
      await fixture.send(null)('login.doLogin', { userName: 'follow', password: 'follow-secret' }),
    ) as unknown as { readonly token: string }
    await fixture.put(accountTable, 'a-odd', {
      br01Name: '<例',
      br01AcctNo: 'odd',
      cities: ['440100'],
      br01LogoUrl: 'gone',
    })
    const image = (acctId: string, by: string | null = token) => fixture.backend.accountImage({ acctId, token: by })
    const drawn = await image('a-sales')
    expect(drawn).toMatchObject({ kind: 'drawn', svg: expect.stringContaining('>例</text>') })
    expect(await image('a-sales')).toEqual(drawn)
    expect(await image('a-odd')).toMatchObject({ svg: expect.stringContaining('>&lt;</text>') })
    expect(await image('a-southern')).toEqual({ kind: 'refused', code: 'NOT_FOUND' })
    expect(await image('nobody')).toEqual({ kind: 'refused', code: 'NOT_FOUND' })
    expect(await image('a-sales', null)).toEqual({ kind: 'refused', code: 'SIGNED_OUT' })
    expect(await image('a-sales', 'wrong')).toEqual({ kind: 'refused', code: 'SIGNED_OUT' })
  })
})

describe('the demo data bring for the pickers', () => {
  const TODAY = { today: '2026-11-21' }
  it('more than two hundred invented housing estates in both cities, named apart, valid and placed in GCJ-02', () => {
    expect(COMMUNITY_ROWS.length).toBeGreaterThanOrEqual(200)
    expect(new Set(COMMUNITY_ROWS.map(({ values }) => values['communityName'])).size).toBe(COMMUNITY_ROWS.length)
    expect(new Set(COMMUNITY_ROWS.map(({ key }) => key)).size).toBe(COMMUNITY_ROWS.length)
    expect(new Set(COMMUNITY_ROWS.map(({ values }) => values['communityCity']))).toEqual(new Set(['440100', '440300']))
    for (const { key, values } of COMMUNITY_ROWS) {
      expect([
        key,
        /^(示例|演示|样本|测试)/.test(String(values['communityName'])),
        String(values['communityAddress']).endsWith('（演示地址）'),
      ]).toEqual([key, true, true])
      expect(
        check(
          community,
          { ...Object.fromEntries(Object.keys(community.fields).map((name) => [name, null])), ...values },
          TODAY,
        ),
        key,
      ).toEqual([])
    }
  })
  it('branches and offices with hours and a place; those of foreign banks are marked', () => {
    for (const { key, values } of ORGANISATION_ROWS) {
      expect(
        check(
          organisationDetail,
          { ...Object.fromEntries(Object.keys(organisationDetail.fields).map((name) => [name, null])), ...values },
          TODAY,
        ),
        key,
      ).toEqual([])
      expect([key, values['hf31Foreign'] === 1]).toEqual([key, String(values['hf31BranceName']).includes('外资')])
    }
    expect(isForeignBank({ otherValues: { TYPE: '演示外资银行' } })).toBe(true)
  })
  it('FRM-031 guidance behind every identifier that a field names, and fields that exist', () => {
    const known = new Set(HELP_NOTES.map(({ values }) => values['hf18HelpId']))
    expect(Object.values(HELP_OF_FIELD).filter((id) => !known.has(id))).toEqual([])
    const declared = new Set(Object.values(entities).flatMap(({ fields }) => Object.keys(fields)))
    expect(Object.keys(HELP_OF_FIELD).filter((name) => !declared.has(name))).toEqual([])
  })
})
