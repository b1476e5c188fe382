import { beforeEach, describe, expect, it } from 'vitest'
import { type Fixture, openFixture, type Send } from '../handlers/fixture.ts'

let fixture: Fixture
let follow: Send
beforeEach(async () => {
  fixture = await openFixture()
  follow = await fixture.as('follow')
})
const values = async (Code: string, LimitVal?: string) =>
  (await follow('pubSvc.getDictVals', { Code, ...(LimitVal !== undefined && { LimitVal }) })).data
const keys = (entries: unknown) => (entries as readonly { readonly key: string }[]).map(({ key }) => key)

describe('a dictionary', () => {
  it('CAL-021 FRM-036 answers its entries in order, with key, value, order and further values', async () => {
    expect(await values('HF05')).toEqual([
      { key: 'HF0501', value: '个人', sortOrder: 1, otherValues: {} },
      { key: 'HF0502', value: '公司', sortOrder: 2, otherValues: {} },
    ])
    expect(await values('BANK_HEAD')).toEqual([
      { key: 'B1', value: '示例银行', sortOrder: 1, otherValues: { TYPE: 'COMMERCIAL', FATHER: '0' } },
      { key: 'B2', value: '样本银行', sortOrder: 2, otherValues: { FATHER: '1' } },
    ])
  })
  it('leaves out what was disabled', async () => expect(keys(await values('HF19'))).toEqual(['HF1901', 'HF1903']))
  it('is limited to the children of a value', async () => expect(keys(await values('BANK_HEAD', '1'))).toEqual(['B2']))
  it('OPN-115 several answer by code, an unknown one with an empty list', async () => {
    const data = (await values('HF05, HF19 ,NOBODY,HF05')) as Readonly<Record<string, unknown>>
    expect(Object.keys(data)).toEqual(['HF05', 'HF19', 'NOBODY'])
    expect(keys(data['HF19'])).toEqual(['HF1901', 'HF1903'])
    expect(data['NOBODY']).toEqual([])
    expect(await values('NOBODY')).toEqual([])
  })
  it.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])(
    'that is called %s is merely unknown',
    async (Code) => {
      expect(await follow('pubSvc.getDictVals', { Code })).toEqual({
        status: 200,
        success: true,
        data: [],
        requestId: 'r-pubSvc.getDictVals',
      })
      const { data } = await follow('pubSvc.getDictVals', { Code: `HF05,${Code}` })
      expect(Object.getOwnPropertyDescriptor(data, Code)?.value).toEqual([])
    },
  )
  it.each([
    [{ Code: '' }, '字典代码必填'],
    [{ Code: ' , ' }, '字典代码必填'],
    [{ Code: Array.from({ length: 101 }, (_, index) => `D${index}`).join(',') }, '一次最多取100个字典'],
    [{ Code: 'HF05,HF19', LimitVal: 'x' }, '限定值只能用于单个字典'],
    [{ Code: ['HF05'] }, '字典代码应为文字'],
  ])('refuses %j', async (body, message) =>
    expect(await follow('pubSvc.getDictVals', body)).toMatchObject({ success: false, code: 'INVALID', message }),
  )
})

describe('the lists that come from other rows', () => {
  it('divisions are the provinces, and the children of a code', async () => {
    const provinces = (await values('SS46_ADMDIVISION_LIST')) as readonly {
      readonly key: string
      readonly value: string
    }[]
    expect(provinces.length).toBeGreaterThan(30)
    expect(provinces).toContainEqual(expect.objectContaining({ key: '440000', value: '广东省' }))
    expect(keys(await values('SS46_ADMDIVISION_LIST', '440000'))).toEqual(expect.arrayContaining(['440100', '440300']))
    expect(await values('SS46_ADMDIVISION_LIST', '440100')).toContainEqual(
      expect.objectContaining({ key: '440106', value: '天河区' }),
    )
    expect(await values('SS46_ADMDIVISION_LIST', 'nobody')).toEqual([])
  })
  it('divisions hold no placeholder, and their places can be reached all the same', async () => {
    for (const parent of ['500000', '460000', '420000', '650000', '410000', '110000', '310000']) {
      const names = ((await values('SS46_ADMDIVISION_LIST', parent)) as readonly { readonly value: string }[]).map(
        ({ value }) => value,
      )
      expect([parent, names.filter((name) => /^(县|市辖区|省直辖县|自治区直辖县级行政区划)$/.test(name))]).toEqual([
        parent,
        [],
      ])
      expect(names.length).toBeGreaterThan(0)
    }
  })
  it('CAL-023 accounts are those of one’s city, by position', async () => {
    expect(keys(await values('SS11_ACCT_USERS', 'HX5901'))).toEqual(['a-manager', 'a-follow'])
    expect(keys(await values('SS11_ACCT_USERS'))).not.toContain('a-southern')
  })
  it('organisations are those of one’s city in their order, or of the asked place and head', async () => {
    expect(await values('HF31_BRANCE_DATA')).toEqual([
      { key: 'org-desk', value: '示例登记中心', sortOrder: 1, otherValues: { TYPE: 'HF9C02', FATHER: 'B2' } },
      { key: 'org-bank', value: '示例银行天河支行', sortOrder: 2, otherValues: { TYPE: 'HF9C01', FATHER: 'B1' } },
    ])
    expect(keys(await values('HF31_BRANCE_DATA', '440000,440300'))).toEqual(['org-south'])
    expect(keys(await values('HF31_BRANCE_DATA', '440000,440100,440106'))).toEqual(['org-bank'])
    expect(keys(await values('HF31_BRANCE_DATA', '440000,440100,,B2'))).toEqual(['org-desk'])
    expect(keys(await values('HF31_BRANCE_DATA', '110000,440100'))).toEqual([])
  })
  it('stand among others when several are asked for', async () => {
    const data = (await values('HF05,SS46_ADMDIVISION_LIST')) as Readonly<Record<string, readonly unknown[]>>
    expect(data['SS46_ADMDIVISION_LIST']?.length).toBeGreaterThan(30)
  })
})
