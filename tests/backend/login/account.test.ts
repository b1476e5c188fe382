import { beforeEach, describe, expect, it } from 'vitest'
import { type Fixture, openFixture, rowsIn, type Send } from '../handlers/fixture.ts'

let fixture: Fixture
let follow: Send
beforeEach(async () => {
  fixture = await openFixture()
  follow = await fixture.as('follow')
})
const list = (body: Readonly<Record<string, unknown>> = {}) => follow('Br01AcctBase.getPageList', body)
const keys = async (body: Readonly<Record<string, unknown>> = {}) =>
  rowsIn(await list(body)).map(({ br01AcctId }) => br01AcctId)

describe('the accounts to pick from', () => {
  it('CAL-019 are those of one’s city, by account number', async () => {
    expect(await keys()).toEqual([
      'a-manager',
      'a-finance',
      'a-follow',
      'a-sales',
      'a-service',
      'a-provider',
      'a-viewer',
    ])
    expect((await list()).total).toBe(7)
  })
  it('are found by name or account number', async () => {
    expect(await keys({ S_KEY_VAL: '跟进' })).toEqual(['a-follow'])
    expect(await keys({ S_KEY_VAL: 'NO4' })).toEqual(['a-sales'])
    expect(await keys({ S_KEY_VAL: '%' })).toEqual([])
    expect(await keys({ S_KEY_VAL: '深圳' })).toEqual([])
  })
  it('BAS-030 ROL-015 are limited to a position, or to some', async () => {
    expect(await keys({ S_ACCT_PLAT_ROLE: 'HX5901' })).toEqual(['a-manager', 'a-follow'])
    expect(await keys({ S_ACCT_PLAT_ROLE: 'HX5902,HX5903' })).toEqual(['a-sales', 'a-service'])
    expect(await keys({ S_ACCT_PLAT_ROLE: 'HX5901', S_KEY_VAL: '例' })).toEqual(['a-manager', 'a-follow'])
  })
  it('include one that is asked for, as far as it may be seen', async () => {
    expect(await keys({ targetAcctId: 'a-sales' })).toEqual(['a-sales'])
    expect(await keys({ targetAcctId: 'a-southern' })).toEqual([])
  })
  it('leave the back end with masked phone numbers, and without what only the server keeps', async () => {
    const [row] = rowsIn(await list({ targetAcctId: 'a-follow' }))
    expect(row).toMatchObject({ br01AcctId: 'a-follow', br01Name: '例跟进', br01Phone: '154******03' })
    expect(Object.keys(row ?? {}).filter((name) => ['positions', 'cities', 'passwordHash'].includes(name))).toEqual([])
    expect(JSON.stringify((await list({ pageSize: 200 })).data)).not.toMatch(/154\d{8}/)
  })
  it('come in pages', async () => {
    expect(await keys({ page: 2, pageSize: 3 })).toEqual(['a-sales', 'a-service', 'a-provider'])
    expect((await list({ page: 2, pageSize: 3 })).total).toBe(7)
  })
  it.each([
    [{ page: 0 }, '页码不能小于1'],
    [{ page: -5 }, '页码不能小于1'],
    [{ pageSize: 201 }, '每页条数不能大于200'],
    [{ pageSize: 0 }, '每页条数不能小于1'],
    [{ S_KEY_VAL: 'x'.repeat(51) }, '关键字不能超过50个字'],
    [{ password: 'x' }, '不认识的字段：password'],
  ])('refuse %j', async (body, message) =>
    expect(await list(body)).toMatchObject({ success: false, code: 'INVALID', message }),
  )
})
