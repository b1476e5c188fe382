import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Entity } from '../../lib/catalogue/entity.ts'
import { house } from '../../lib/domain/house/house.ts'
import { loan } from '../../lib/domain/loan/loan.ts'
import { addMember } from './records/add-member.ts'
import { createProject } from './records/create-project.ts'
import { expectStored } from './records/expect-stored.ts'
import { fillRecord } from './records/fill-record.ts'
import { expectListed, expectReached } from './records/found-fields.ts'
import { AUCTIONED_SHOP, MORTGAGE_LOAN, MORTGAGED_HOUSE } from './records/mortgage-puts.ts'
import { type Portal, startPortal } from './portal/portal.ts'
import type { Puts } from './records/put.ts'
import { cardOf, openForm, save } from './records/record-card.ts'
import { openSignedIn } from './portal/watched-page.ts'
import { openBrowser } from '../opened-page.ts'

let portal: Portal
let browser: Browser
beforeAll(async () => {
  ;[portal, browser] = await Promise.all([startPortal(inject('firstData')), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await portal?.close()
})

const MORTGAGOR = { name: '黄演示', card: '440199198109309067', phone: '15400007704' }
const FACTS = { hf20SellerType: 'HF0501', hf20LoanScheme: 'HF9907', prjPayType: 'HH2006' }

describe('a loan on a house one owns', () => {
  it('PRJ-021 LON-014 HSE-070 names what is mortgaged and by whom, has no buyers or trade, and keeps every field', {
    timeout: 300_000,
  }, async () => {
    const { page, faults } = await openSignedIn(browser, portal.url, 'manager')
    await createProject(page, '演示东路 12 号 501', { payType: '房产抵押贷款' })
    await addMember(page, '抵押人信息', '抵押人', MORTGAGOR)
    await page.getByLabel('项目概况').getByText(MORTGAGOR.name).waitFor()
    const sections: readonly (readonly [string, Entity, Puts])[] = [
      ['抵押物业', house, MORTGAGED_HOUSE],
      ['贷款信息', loan, MORTGAGE_LOAN],
    ]
    for (const [title, entity, puts] of sections) {
      await fillRecord({ page, within: await openForm(page, title), entity, scope: FACTS }, puts)
      await save(page, entity)
    }

    await page.reload()
    for (const [title, entity, puts] of sections) {
      const scope = await expectStored(page, title, entity, puts, FACTS)
      await (entity.service === loan.service ? expectReached : expectListed)(page, entity, title, scope)
    }
    for (const title of ['交易房屋', '买家信息', '业主信息', '交易信息', '找房需求'])
      expect(await cardOf(page, title).count()).toBe(0)

    await fillRecord({ page, within: await openForm(page, '抵押物业'), entity: house, scope: FACTS }, AUCTIONED_SHOP)
    await save(page, house)
    await expectStored(page, '抵押物业', house, AUCTIONED_SHOP, FACTS)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
