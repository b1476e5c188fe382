import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Entity } from '../../lib/catalogue/entity.ts'
import { demand } from '../../lib/domain/demand/demand.ts'
import { house } from '../../lib/domain/house/house.ts'
import { loan } from '../../lib/domain/loan/loan.ts'
import { trade } from '../../lib/domain/trade/trade.ts'
import { addMember } from './records/add-member.ts'
import { createProject } from './records/create-project.ts'
import { expectStored } from './records/expect-stored.ts'
import { choose, fillRecord } from './records/fill-record.ts'
import { expectListed, expectReached } from './records/found-fields.ts'
import { AUCTIONED_SHOP, MORTGAGE_LOAN, MORTGAGED_HOUSE } from './records/mortgage-puts.ts'
import { type Portal, startPortal } from './portal/portal.ts'
import { COMBINED_LOAN, DEMAND, HOUSE, LOAN, OTHER_TRADES, trade as tradePuts } from './records/purchase-puts.ts'
import { fillable, type Puts } from './records/put.ts'
import { cardOf, openForm, save, saveButton } from './records/record-card.ts'
import { storedRecord } from './records/stored-record.ts'
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

const ADDRESS = '示例大道 668 号 3 栋 1204'
const SELLER = { name: '何测试', card: '440199197801099057', phone: '15400007703' }
/** The facts of the case that its records read. */
const FACTS = {
  hf20BuyerType: 'HF0501',
  hf20SellerType: 'HF0501',
  hf20LoanScheme: 'HF9901',
  hf20PayWay: 'HG1002',
  prjPayType: 'HH2001',
  hf20Ctrl1: 1,
}

describe('a purchase by a loan of a bank', () => {
  it.each([
    [demand, [DEMAND]],
    [house, [HOUSE, MORTGAGED_HOUSE, AUCTIONED_SHOP]],
    [trade, [tradePuts({ name: '', key: '' }), ...OTHER_TRADES]],
    [loan, [LOAN, COMBINED_LOAN, MORTGAGE_LOAN]],
  ] as const satisfies readonly (readonly [Entity, readonly Puts[]])[])(
    '$title: the two cases fill in every field that can be filled in',
    (entity, puts) => {
      expect([...new Set(puts.flatMap(Object.keys))].sort()).toEqual([...fillable(entity)].sort())
    },
  )

  it('DEM-001 HSE-001 TRD-001 LON-001 PRJ-030 every field is kept to the fen and found; other ways ask for the rest', {
    timeout: 300_000,
  }, async () => {
    const opened = await openSignedIn(browser, portal.url, 'manager')
    const { page } = opened
    await createProject(page, ADDRESS, { looksForHouse: true, service: '高样本' })
    const owner = { name: SELLER.name, key: await addMember(page, '业主信息', '业主', SELLER) }
    const sections: readonly (readonly [string, Entity, Puts])[] = [
      ['找房需求', demand, DEMAND],
      ['交易房屋', house, HOUSE],
      ['交易信息', trade, tradePuts(owner)],
      ['贷款信息', loan, LOAN],
    ]
    for (const [title, entity, puts] of sections) {
      await fillRecord({ page, within: await openForm(page, title), entity, scope: FACTS }, puts)
      await save(page, entity)
    }

    await page.reload()
    const facts = { ...FACTS, hf2hTradeType: 'HFG501' }
    for (const [title, entity, puts] of sections) {
      const scope = await expectStored(page, title, entity, puts, facts)
      await (entity.service === demand.service ? expectReached : expectListed)(page, entity, title, scope)
    }
    const account = cardOf(page, '交易信息').locator('[data-field="hf2hCollectionNo"]')
    await account.getByRole('button', { name: '显示收款账号的完整内容' }).click()
    const why = page.getByRole('dialog', { name: /的完整内容$/ })
    await why.getByRole('textbox', { name: /查看原因/ }).fill('核对')
    await why.getByRole('button', { name: '查看' }).click()
    await account.getByText('6222000000001234').waitFor()

    for (const puts of OTHER_TRADES) {
      await fillRecord({ page, within: await openForm(page, '交易信息'), entity: trade, scope: FACTS }, puts)
      await save(page, trade)
      await expectStored(page, '交易信息', trade, puts, facts)
    }
    const form = await openForm(page, '贷款信息')
    await fillRecord({ page, within: form, entity: loan, scope: FACTS }, COMBINED_LOAN)
    await save(page, loan)
    await expectStored(page, '贷款信息', loan, { ...LOAN, ...COMBINED_LOAN }, facts)

    // Going back to the loan of a bank would take two organisations away, which is said before.
    await openForm(page, '贷款信息')
    await choose({ page, within: form, label: '贷款类型' }, ['商业贷款'])
    const losses = form.getByRole('status').filter({ hasText: '保存后将清空 2 个字段' })
    await losses.getByText('办理机构').waitFor()
    await losses.getByText('示例乙银行广州荔湾示例二支行').waitFor()
    await page.getByRole('button', { name: '取消', exact: true }).click()
    await page
      .getByRole('alertdialog', { name: '内容已修改，是否保存？' })
      .getByRole('button', { name: '放弃' })
      .click()
    await saveButton(page).waitFor({ state: 'hidden' })
    expect(await storedRecord(page, loan)).toMatchObject({
      hf2iLoanType: 'HF9903',
      hf2iHandleOrg: 'B440103001',
      hf2iLendersOrg: 'B440103002',
    })

    // The user who changes nothing sends nothing.
    const sent = opened.calls.length
    await openForm(page, '交易房屋')
    await saveButton(page).click()
    await saveButton(page).waitFor({ state: 'hidden' })
    expect(opened.calls.slice(sent).filter((call) => call.endsWith('.doSave'))).toEqual([])
    expect(opened.faults).toEqual([])

    // A user of the service staff takes the search for a house up.
    const service = await openSignedIn(browser, portal.url, 'service')
    await service.page.goto(new URL(page.url()).pathname)
    const requested = cardOf(service.page, '找房需求')
    await requested.getByRole('button', { name: '我来跟进' }).click()
    await service.page.getByText('找房需求已由您跟进').waitFor()
    await requested.locator('[data-field="hf22Status"]').getByText('跟进中').waitFor()
    await cardOf(page, '找房需求').locator('[data-field="hf22Status"]').getByText('跟进中').waitFor()
    expect(await storedRecord(page, demand)).toMatchObject({ hf22Status: 'HF2202' })
    expect([...opened.faults, ...service.faults]).toEqual([])
    await Promise.all([page.context().close(), service.page.context().close()])
  })
})
