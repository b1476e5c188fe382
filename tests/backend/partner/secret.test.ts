import { describe, expect, it } from 'vitest'
import { partnerTable } from '../../../lib/backend/tables.ts'
import { issuesOf, recordIn, rowsIn } from '../handlers/desk.ts'
import { openPartner, PARTNER, SERVICE } from './open-partner.ts'

describe('the secret of a partner', () => {
  it('ROU-001 is shown once when the partner is made, and stands nowhere in clear', async () => {
    const desk = await openPartner()
    expect(desk.secret).not.toBe('null')
    expect(recordIn(await desk.manager(`${SERVICE}.getOne`, { id: desk.partner.keyValue }))).toMatchObject({
      newSecret: null,
      secretAt: expect.any(Number),
    })
    expect(
      rowsIn(await desk.manager(`${SERVICE}.getPageList`)).map((row) => [row['newSecret'] ?? null, row['secretHash']]),
    ).toEqual([[null, undefined]])
    expect(JSON.stringify(desk.trail)).not.toContain(desk.secret)
    const [row] = await desk.rows(partnerTable)
    expect(row?.values['secretHash']).toMatch(/^#/)
    expect(JSON.stringify(row)).not.toContain(desk.secret)
  })
  it('renewed, the one before and every session issued with it are worth nothing at once', async () => {
    const desk = await openPartner()
    const page = await desk.page()
    expect((await page('Hf20PrjBase.getOne', { id: 'p1' })).success).toBe(true)
    const renewed = recordIn(
      await desk.manager(`${SERVICE}.doSave`, { keyValue: desk.partner.keyValue, renewSecret: 1 }),
    )
    expect(renewed['newSecret']).not.toBe(desk.secret)
    expect(await page('Hf20PrjBase.getOne', { id: 'p1' })).toMatchObject({ status: 403, code: 'SIGNED_OUT' })
    expect(await desk.issue()).toMatchObject({ code: 'LOGIN_FAILED', message: '合作方编码或对接密钥不正确' })
    expect((await desk.issue({ secret: renewed['newSecret'] })).success).toBe(true)
  })
  it('stays when something else of the partner is saved, even if the form sends back what it shows', async () => {
    const desk = await openPartner()
    expect(
      recordIn(
        await desk.manager(`${SERVICE}.doSave`, {
          keyValue: desk.partner.keyValue,
          newSecret: desk.secret,
          partnerContact: '例联系人',
        }),
      ),
    ).toMatchObject({ partnerContact: '例联系人', newSecret: null })
    expect((await desk.issue()).success).toBe(true)
  })
  it('is nobody’s to renew but a manager’s', async () => {
    const desk = await openPartner()
    const sales = await desk.as('sales')
    expect(await sales(`${SERVICE}.doSave`, { keyValue: desk.partner.keyValue, renewSecret: 1 })).toMatchObject({
      success: false,
      code: 'NO_PERMISSION',
    })
    expect((await desk.issue()).success).toBe(true)
  })
})

describe('what a partner is described by', () => {
  it.each([
    'https://*.agency.example',
    'https://agency.example/',
    'http://agency.example',
    'agency.example',
    'null',
    'https://agency.example:8x',
  ])('R30 %s is refused as an origin, by name', async (origins) => {
    const desk = await openPartner()
    expect(
      Object.keys(issuesOf(await desk.manager(`${SERVICE}.doSave`, { keyValue: desk.partner.keyValue, origins }))),
    ).toEqual(['origins'])
  })
  it('a case that is not there cannot be shared, and is named', async () => {
    const desk = await openPartner()
    expect(
      issuesOf(
        await desk.manager(`${SERVICE}.doSave`, { keyValue: desk.partner.keyValue, sharedCases: 'P-p1\nP-none' }),
      ),
    ).toEqual({ sharedCases: '授权的项目中没有编号为“P-none”的项目' })
  })
  it('a second partner needs a code of its own', async () => {
    const desk = await openPartner()
    expect(Object.keys(issuesOf(await desk.manager(`${SERVICE}.doSave`, PARTNER)))).toEqual(['partnerCode'])
  })
})
