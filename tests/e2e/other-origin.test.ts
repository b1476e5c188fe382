import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildPage } from '../built-page.ts'
import { CHROMIUM_FLAGS, headlessPath } from '../chromium.ts'
import { openPage } from './portal/browser.ts'
import { choose } from './records/fill-record.ts'
import { openPartnerSite, type PartnerSite } from './portal/partner-site.ts'
import { PARTNER_WIDGET, type PartnerWidget } from '../../lib/domain/permission/partner-widget.ts'
import { photo } from '../server/files/sample-files.ts'
import { type Portal, startPortal } from './portal/portal.ts'

const LOOK = ['OPT_SEARCH', 'OPT_DETAIL']
const WORK = [...LOOK, 'OPT_ADD', 'OPT_UPDATE', 'OPT_SAVE']

let portal: Portal
let browser: Browser
let site: PartnerSite
let stranger: PartnerSite
let admin: string
let partner: Readonly<Record<string, unknown>>
/** A case under way, and one that was not given to the page. */
let openProject: string
let other: string
/** A case under way with something to charge. */
let charged = ''

/** A call of the portal, as another user’s server makes it. */
async function call(
  name: string,
  body: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`${portal.url}/web/${name.replace('.', '/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body: JSON.stringify(body),
  })
  const answer = Object(await response.json())
  if (!answer.success) throw new Error(`${name}: ${answer.message}`)
  return Object(answer.data)
}

beforeAll(async () => {
  const folder = await buildPage({ root: 'tests/e2e/partner-page', name: 'partner-page', from: 'sources' })
  ;[portal, browser, site, stranger] = await Promise.all([
    startPortal(inject('firstData')),
    chromium.launch({
      executablePath: headlessPath(),
      args: [...CHROMIUM_FLAGS, '--test-third-party-cookie-phaseout'],
    }),
    openPartnerSite(folder),
    openPartnerSite(folder),
  ])
  admin = String((await call('login.doLogin', { userName: 'admin', password: 'fangkit' }))['token'])
  partner = await call(
    'PushPartner.doSave',
    {
      partnerCode: 'other-origin',
      partnerName: '示例对接方（演示）',
      partnerKind: 'SYSTEM',
      origins: site.origin,
      widgets: Object.values(PARTNER_WIDGET),
      operations: WORK,
      cities: ['440100'],
      caseScope: 'ALL',
      lists: ['ChargeItemGrid'],
    },
    admin,
  )
  const cases = Object.values(await call('Hf20PrjBase.getPageList', { page: 1, pageSize: 50 }, admin)).map((row) =>
    String(Object(row).keyValue),
  )
  const open: string[] = []
  for (const prjId of cases) {
    if (open.length === 2) break
    if (Object(await call('ProjectChargeCfg.getRights', { prjId }, admin)).mayBook === true) open.push(prjId)
  }
  ;[openProject = '', other = ''] = open
  for (const prjId of cases) {
    if (charged) break
    if (Object.keys(await call('ProjectChargeCfg.getChargeCfgList', { prjId }, admin)).length > 0) charged = prjId
  }
  // A page is built and a portal with its data is started: on a busy machine that takes its time.
}, 300_000)
afterAll(async () => {
  await browser?.close()
  site?.close()
  stranger?.close()
  await portal?.close()
})

const wishing = (
  at: PartnerSite,
  operations: readonly string[] = WORK,
  widget: PartnerWidget = PARTNER_WIDGET.feeTab,
) =>
  at.wish({
    api: portal.url,
    body: {
      partnerCode: 'other-origin',
      secret: partner['newSecret'],
      widgets: [widget],
      operations,
      city: '440100',
      userId: '7',
      userName: '例客户经理',
    },
  })

/** The partner's page, with one case in its session and one in its widget. */
async function visit(
  at: PartnerSite,
  project = openProject,
  session = openProject,
  widget: PartnerWidget = PARTNER_WIDGET.feeTab,
): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const opened = await openPage(browser, at.origin)
  await opened.page.goto(`/?${new URLSearchParams({ api: portal.url, project, for: session, widget })}`)
  return opened
}
const spending = (page: Page) => page.getByRole('dialog', { name: '新增支出' })
const expenses = (page: Page) => page.getByRole('table', { name: '支出清单' })

async function startSpending(page: Page, amount: string): Promise<void> {
  await page.getByRole('tab', { name: /支出清单/ }).click()
  await page.getByRole('button', { name: '新增支出' }).first().click()
  const within = spending(page)
  await within.getByRole('combobox', { name: '支出类别' }).click()
  await page.getByRole('option', { name: '评估费' }).click()
  await page.keyboard.press('Escape')
  await within.getByRole('textbox', { name: '支出金额', exact: true }).fill(amount)
  for (const [label, word] of [
    ['提成抵扣用途', '不参与抵扣'],
    ['收款方', '合作机构'],
    ['收款账户', '对公账户'],
    ['发票提供情况', '不提供发票'],
  ] as const)
    await choose({ page, within, label }, [word])
}

const PICTURE = '示例图片.jpg'

/** A picture at a case, put there by the staff. */
async function downloadPicture(project: string): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ objId: project, objType: 'Hf20PrjBase', fileCls: 'HX5812' }))
    form.append(name, value)
  form.append('files', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), PICTURE)
  const answer = Object(
    await (
      await fetch(`${portal.url}/file/uploadDocument`, { method: 'POST', body: form, headers: { token: admin } })
    ).json(),
  )
  if (answer.success !== true) throw new Error(String(answer.message))
}

/** What is seen of each widget once the data of its case are there. */
const SEEN: Readonly<Record<PartnerWidget, (page: Page) => Promise<unknown>>> = {
  [PARTNER_WIDGET.projectDetail]: (page) =>
    page.getByRole('region', { name: '基础需求' }).getByText('付款类型').first().waitFor(),
  [PARTNER_WIDGET.feeTab]: (page) => page.getByRole('table', { name: '收费清单' }).getByRole('row').nth(1).waitFor(),
  [PARTNER_WIDGET.flowTab]: (page) =>
    page
      .getByRole('button', { name: /^指引 / })
      .first()
      .waitFor(),
  [PARTNER_WIDGET.papersTab]: (page) => page.getByRole('button', { name: /^上传/ }).first().waitFor(),
  [PARTNER_WIDGET.formPreview]: (page) => page.getByRole('button', { name: /^合并打印/ }).waitFor(),
  [PARTNER_WIDGET.configGrid]: (page) => page.getByRole('row', { name: /PC01.*中介服务费/ }).waitFor(),
  [PARTNER_WIDGET.imageViewer]: async (page) => {
    const picture = page.getByRole('dialog').getByRole('img', { name: PICTURE }).first()
    await picture.waitFor()
    await expect
      .poll(() => picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
      .toBe(40)
  },
}

describe('a widget on a page of another origin', () => {
  it.each(Object.values(PARTNER_WIDGET))(
    'SDK-019 shows what it is for by a session of its own, in the looks of the published sheet: %s',
    async (widget) => {
      if (widget === PARTNER_WIDGET.imageViewer) await downloadPicture(openProject)
      wishing(site, WORK, widget)
      const project = widget === PARTNER_WIDGET.feeTab ? charged : openProject
      const { page, faults } = await visit(site, project, project, widget)
      await SEEN[widget](page)
      // Whatever a widget asks of its own accord, its session may.
      expect(await page.locator('#errors').textContent()).toBe('')
      expect(faults).toEqual([])
      await page.context().close()
    },
  )
  it('SDK-019 shows its case and stores what is allowed, without cookies of third parties or of its own', async () => {
    wishing(site)
    const { page, faults } = await visit(site)
    await startSpending(page, '11.25')
    await spending(page).getByRole('button', { name: '提交', exact: true }).click()
    await spending(page).waitFor({ state: 'hidden' })
    await expenses(page).getByText('11.25').first().waitFor()
    const stored = Object.values(await call('ProjectCostInfo.loadProjectCostList', { prjId: openProject }, admin)).map(
      (row) => Object(row),
    )
    expect(stored.find(({ hf40CostFet }) => hf40CostFet === 11.25)?.refValues).toMatchObject({
      hf40ApplyPerson: '例客户经理（示例对接方（演示））',
    })
    expect(await page.context().cookies()).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })
  it('offers nothing to store where only looking is granted', async () => {
    wishing(site, LOOK)
    const { page } = await visit(site)
    await page.getByRole('tab', { name: /支出清单/ }).click()
    await expenses(page).waitFor()
    expect(
      await page
        .getByRole('button', { name: '新增支出' })
        .filter({ visible: true })
        .and(page.locator(':enabled'))
        .count(),
    ).toBe(0)
    await page.context().close()
  })
  it('finds no other case', async () => {
    wishing(site)
    const { page } = await visit(site, other)
    await page.getByText('没有找到这个项目').waitFor()
    await page.context().close()
  })
  it('asks for the next token before the one it has runs out', async () => {
    wishing(site)
    site.shorten(20_000)
    const { page } = await visit(site)
    await page.getByRole('tab', { name: /支出清单/ }).click()
    await expenses(page).waitFor()
    await expect.poll(() => site.asked, { timeout: 30_000 }).toContain('expiring')
    site.shorten(null)
    await page.context().close()
  })
  it('keeps what is typed while a session ends, and stores it with the next one', async () => {
    wishing(site)
    const { page } = await visit(site)
    await startSpending(page, '12.75')
    await call('login.doLogout', {}, site.tokens.at(-1))
    await spending(page).getByRole('button', { name: '提交', exact: true }).click()
    await spending(page).waitFor({ state: 'hidden' })
    await expenses(page).getByText('12.75').first().waitFor()
    expect(site.asked.at(-1)).toBe('signed-out')
    await page.context().close()
  })
  it('R30 a page that is not on the list gets nothing, whatever token it holds', async () => {
    wishing(stranger)
    const { page } = await visit(stranger)
    await page.getByText('收支没有加载出来').waitFor()
    expect(stranger.tokens.length).toBeGreaterThan(0)
    expect(await page.getByRole('tab').count()).toBe(0)
    await page.context().close()
  })
  it('a partner that is switched off ends the session on the open page at once', async () => {
    wishing(site)
    const { page } = await visit(site)
    await page.getByRole('tab', { name: /支出清单/ }).click()
    await expenses(page).waitFor()
    await call('PushPartner.doDisable', { id: partner['keyValue'] }, admin)
    await page.getByRole('status').getByText('会话已结束').waitFor()
    await page.reload()
    await page.getByText('会话已结束').waitFor()
    expect(await page.getByRole('tab').count()).toBe(0)
    await page.context().close()
  })
})
