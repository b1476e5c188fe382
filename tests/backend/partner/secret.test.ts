import { describe, expect, it } from 'vitest'
import { partnerTable } from '../../../lib/backend/partner/partner-table.ts'
import { issuesOf, recordIn, rowsIn } from '../handlers/fixture.ts'
import { openPartner, PARTNER, SERVICE } from './open-partner.ts'

describe('the secret of a partner', () => {
  it('ROU-001 is shown once when the partner is made, and stands nowhere in clear', async () => {
    const fixture = await openPartner()
    expect(fixture.secret).not.toBe('null')
    expect(recordIn(await fixture.manager(`${SERVICE}.getOne`, { id: fixture.partner.keyValue }))).toMatchObject({
      newSecret: null,
      secretAt: expect.any(Number),
    })
    expect(
      rowsIn(await fixture.manager(`${SERVICE}.getPageList`)).map((row) => [
        row['newSecret'] ?? null,
        row['secretHash'],
      ]),
    ).toEqual([[null, undefined]])
    expect(JSON.stringify(fixture.auditLog)).not.toContain(fixture.secret)
    const [row] = await fixture.rows(partnerTable)
    expect(row?.values['secretHash']).toMatch(/^#/)
    expect(JSON.stringify(row)).not.toContain(fixture.secret)
  })
  it('renewed, the one before and every session issued with it are worth nothing at once', async () => {
    const fixture = await openPartner()
    const page = await fixture.page()
    expect((await page('Hf20PrjBase.getOne', { id: 'p1' })).success).toBe(true)
    const renewed = recordIn(
      await fixture.manager(`${SERVICE}.doSave`, { keyValue: fixture.partner.keyValue, renewSecret: 1 }),
    )
    expect(renewed['newSecret']).not.toBe(fixture.secret)
    expect(await page('Hf20PrjBase.getOne', { id: 'p1' })).toMatchObject({ status: 403, code: 'SIGNED_OUT' })
    expect(await fixture.issue()).toMatchObject({ code: 'LOGIN_FAILED', message: '合作方编码或对接密钥不正确' })
    expect((await fixture.issue({ secret: renewed['newSecret'] })).success).toBe(true)
  })
  it('stays when something else of the partner is saved, even if the form sends back what it shows', async () => {
    const fixture = await openPartner()
    expect(
      recordIn(
        await fixture.manager(`${SERVICE}.doSave`, {
          keyValue: fixture.partner.keyValue,
          newSecret: fixture.secret,
          partnerContact: '例联系人',
        }),
      ),
    ).toMatchObject({ partnerContact: '例联系人', newSecret: null })
    expect((await fixture.issue()).success).toBe(true)
  })
  it('is nobody’s to renew but a manager’s', async () => {
    const fixture = await openPartner()
    const sales = await fixture.as('sales')
    expect(await sales(`${SERVICE}.doSave`, { keyValue: fixture.partner.keyValue, renewSecret: 1 })).toMatchObject({
      success: false,
      code: 'NO_PERMISSION',
    })
    expect((await fixture.issue()).success).toBe(true)
  })
})

describe('the description of a partner:', () => {
  it.each([
    'https://*.agency.example',
    'https://agency.example/',
    'http://agency.example',
    'agency.example',
    'null',
    'https://agency.example:8x',
  ])('R30 %s is refused as an origin, by name', async (origins) => {
    const fixture = await openPartner()
    expect(
      Object.keys(
        issuesOf(await fixture.manager(`${SERVICE}.doSave`, { keyValue: fixture.partner.keyValue, origins })),
      ),
    ).toEqual(['origins'])
  })
  it('a case that is not there cannot be shared, and is named', async () => {
    const fixture = await openPartner()
    expect(
      issuesOf(
        await fixture.manager(`${SERVICE}.doSave`, { keyValue: fixture.partner.keyValue, sharedCases: 'P-p1\nP-none' }),
      ),
    ).toEqual({ sharedCases: '授权的项目中没有编号为“P-none”的项目' })
  })
  it('a second partner needs a code of its own', async () => {
    const fixture = await openPartner()
    expect(Object.keys(issuesOf(await fixture.manager(`${SERVICE}.doSave`, PARTNER)))).toEqual(['partnerCode'])
  })
})
