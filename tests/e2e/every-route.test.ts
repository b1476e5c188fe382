import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { leave, openBrowser } from '../opened-page.ts'
import { grids } from '../../host/grids/grids.ts'
import { MENU_SECTIONS } from '../../host/grids/menu-sections.ts'
import { CONTRACT_PARTS } from '../../lib/domain/contract-text/contract-part.ts'
import type { Grid } from '../../lib/domain/grid/define-grid.ts'
import { operationLabel } from '../../lib/domain/grid/operation-state.ts'
import { ROLE } from '../../lib/domain/permission/role.ts'
import { some } from '../tier.ts'
import { openPage } from './portal/browser.ts'
import { answered, blankOf, formOf, goTo, missingIn, openFields, pathOf, unfoldMenu } from './records/list-steps.ts'
import { type Portal, startPortal } from './portal/portal.ts'
import { ask } from './records/stored-record.ts'
import { openSignedIn, type Watched } from './portal/watched-page.ts'

let portal: Portal
let browser: Browser
beforeAll(async () => {
  ;[portal, browser] = await Promise.all([startPortal(inject('firstData')), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await portal?.close()
})

/** Opened and filled in on pages of its own. */
const PROJECTS = 'PrjBaseGrid'
const named = new Map(grids.map((grid) => [grid.name, grid]))
const gridsNamed = (names: readonly string[]): readonly Grid[] => names.flatMap((name) => named.get(name) ?? [])
const sections = MENU_SECTIONS.map(({ label, names }) => [label, gridsNamed(names)] as const)

const titled = (page: Watched['page'], title: string): Promise<void> =>
  expect.poll(() => page.title(), { timeout: 60_000 }).toMatch(new RegExp(`(^| · )${title} · 安居办案台$`))
const openFor = ({ roles }: Grid, role: string): boolean => roles.read === undefined || roles.read.includes(role)

it('ROU-001 to ROU-011 every list that is declared has its address, and no address lacks a list', () => {
  expect(MENU_SECTIONS.flatMap(({ names }) => names).toSorted()).toEqual(grids.map(({ name }) => name).toSorted())
})

describe('for an administrator', () => {
  let opened: Watched
  beforeAll(async () => {
    opened = await openSignedIn(browser, portal.url, 'admin')
    await unfoldMenu(opened.page)
  })

  it.each(sections)(
    'ROU-001 to ROU-011 ROU-019 the lists of %s open from the menu with title and rows, and their forms open and close',
    async (_section, lists) => {
      const { page, faults } = opened
      // Of a section another list than a user who only looks opens, where it has several.
      for (const grid of some(lists, 1)) {
        const faultsBefore = faults.length
        await goTo(page, pathOf(grid))
        await titled(page, grid.title)
        const { main, rows, total } = await answered(page, grid)
        expect([grid.name, total > 0, (await rows.count()) > 0]).toEqual([grid.name, true, true])
        await expect.poll(() => main.getByRole('alert').count()).toBe(0)
        const add = main.getByRole('button', { name: '新增', exact: true })
        // What one may do in a list may be known after its rows.
        await expect
          .poll(async () => [grid.name, await add.count()], { timeout: 60_000 })
          .toEqual([grid.name, grid.operations.includes('add') ? 1 : 0])
        if (grid.operations.includes('add') && grid.name !== PROJECTS) {
          await add.click()
          const form = formOf(page, grid, '新增')
          const fields = openFields(grid, await blankOf(page, grid))
          await expect
            .poll(async () => [grid.name, ...(await missingIn(form, fields))], { timeout: 60_000 })
            .toEqual([grid.name])
          await form.getByRole('button', { name: '取消', exact: true }).click()
          await form.waitFor({ state: 'hidden' })
          expect(await answered(page, grid)).toMatchObject({ total })
          expect(new URL(page.url()).pathname).toBe(pathOf(grid))
        }
        expect([grid.name, faults.slice(faultsBefore)]).toEqual([grid.name, []])
      }
    },
    300_000,
  )
})

describe('pages beside the lists', () => {
  it('ROU-001 ROU-012 ROU-013 start page and cost management open by address, the latter at 成本明细', async () => {
    const { page, faults } = await openSignedIn(browser, portal.url, 'admin')
    await titled(page, '首页')
    await page.goto('/CostManagement')
    await page.waitForURL('/CostManagement/CostBreakdown')
    for (const [part, title] of [
      ['CostBreakdown', '成本明细'],
      ['StatementAnalysis', '报表分析'],
      ['CooperatingTeams', '合作团队'],
      ['Marketing', '市场推广'],
      ['OperatingCosts', '运营成本'],
      ['EmployeeCommission', '员工提成'],
    ] as const) {
      await page.goto(`/CostManagement/${part}`)
      await titled(page, title)
      await page.getByRole('main').getByRole('table').or(page.getByRole('main').getByRole('img')).first().waitFor()
      expect([part, await page.getByRole('main').getByRole('alert').count()]).toEqual([part, 0])
    }
    expect(faults).toEqual([])
    await leave(page)
  })

  it('ROU-015 ROU-016 every part of a contract opens, and the whole of it to be printed', async () => {
    const { page, faults } = await openSignedIn(browser, portal.url, 'admin')
    await page.goto('/ContractView')
    await page.waitForURL('/ContractView/Tips')
    await page.getByRole('combobox', { name: '项目', exact: true }).waitFor()
    const [sale] = Object(
      await ask(page, `/web/${named.get('Contract')?.entity.service}/getPageList`, { page: 1, pageSize: 1 }),
    )
    const { prjId } = Object(sale)
    for (const part of CONTRACT_PARTS) {
      await page.goto(`/ContractView/${part}?project=${prjId}`)
      await page.getByRole('article').getByRole('heading').first().waitFor()
      expect([part, await page.title()]).toEqual([part, expect.stringMatching(/ · .+ · 安居办案台$/)])
    }
    await page.goto(`/ContractPrint?project=${prjId}`)
    await page.getByRole('heading').first().waitFor()
    await expect.poll(() => page.title()).toMatch(/^打印合同 · .+ · 安居办案台$/)
    expect(faults).toEqual([])
    await leave(page)
  })

  it('PRJ-006 every tab of a case opens', async () => {
    const { page, faults } = await openSignedIn(browser, portal.url, 'admin')
    await page.goto('/PrjBaseGrid/demo-project-01')
    const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab')
    await tabs.first().waitFor()
    expect(await tabs.allInnerTexts()).toEqual(
      ['概览', '项目资料', '收支', '项目进度', '资料准备', '申请表预览', '项目角色'].map((name) =>
        expect.stringContaining(name),
      ),
    )
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
      await page.getByRole('main').getByRole('tabpanel').first().waitFor()
      expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
    }
    expect(faults).toEqual([])
    await leave(page)
  })

  it('ROU-014 ROU-017 ROU-018 an unknown address opens a page saying so; strangers only see the log-in', async () => {
    const { page } = await openPage(browser, portal.url)
    await page.goto('/BankRateGrid')
    await page.waitForURL(/\/login/)
    await titled(page, '登录')
    await leave(page)
    const opened = await openSignedIn(browser, portal.url, 'admin')
    for (const path of ['/404', '/NoSuchGrid', '/CostManagement/NoSuchPart', '/ContractView/NoSuchPart']) {
      await opened.page.goto(path)
      await opened.page.waitForURL('/404')
      await titled(opened.page, '页面不存在')
      await opened.page.getByRole('button', { name: '回到首页' }).waitFor()
    }
    expect(opened.faults).toEqual([])
    await leave(opened.page)
  })
})

describe('for somebody who only looks', () => {
  let opened: Watched
  beforeAll(async () => {
    opened = await openSignedIn(browser, portal.url, 'viewer')
    await unfoldMenu(opened.page)
  })

  it.each(
    sections
      .map(([section, lists]) => [section, lists.filter((grid) => openFor(grid, ROLE.viewer))] as const)
      .filter(([, lists]) => lists.length > 0),
  )(
    'ROL-008 GRD-020 the lists of %s offer nothing that writes',
    async (_section, lists) => {
      const { page, faults } = opened
      for (const grid of some(lists.toReversed(), 1)) {
        const faultsBefore = faults.length
        await goTo(page, pathOf(grid))
        const { main, rows, total } = await answered(page, grid)
        const words = [
          '新增',
          '编辑',
          '克隆',
          '导入',
          ...grid.operations
            .filter((operation) => operation !== 'view')
            .map((operation) => operationLabel(grid, operation)),
        ]
        const writing = new RegExp(`^(批量)?(${words.join('|')})( |$)`)
        const offered = async () => [
          await main.getByRole('button', { name: writing }).and(page.locator(':not(th *)')).count(),
          await main.getByRole('button', { name: /的更多操作$/ }).count(),
          await main.getByRole('checkbox').count(),
        ]
        expect([grid.name, ...(await offered())]).toEqual([grid.name, 0, 0, 0])
        if (total > 0 && grid.name !== PROJECTS) {
          await rows.first().getByRole('button').first().click()
          const record = formOf(page, grid, '查看')
          await record.getByRole('button', { name: '关闭', exact: true }).last().waitFor()
          expect([
            grid.name,
            await record.getByRole('textbox').count(),
            await record
              .getByRole('button', { name: writing })
              .or(record.getByRole('button', { name: /^保存/ }))
              .count(),
          ]).toEqual([grid.name, 0, 0])
          await record.getByRole('button', { name: '关闭', exact: true }).last().click()
          await record.waitFor({ state: 'hidden' })
        }
        expect([grid.name, faults.slice(faultsBefore)]).toEqual([grid.name, []])
      }
    },
    300_000,
  )

  it('ROL-008 lists made for others are not in the menu, and their address says that they are closed', async () => {
    const { page } = await openSignedIn(browser, portal.url, 'viewer')
    await unfoldMenu(page)
    const closed = grids.filter((grid) => !openFor(grid, ROLE.viewer))
    expect(closed.length).toBeGreaterThan(0)
    for (const grid of closed) {
      expect([
        grid.name,
        await page
          .getByRole('navigation', { name: '主菜单' })
          .locator(`a[href="${pathOf(grid)}"]`)
          .count(),
      ]).toEqual([grid.name, 0])
      await page.goto(pathOf(grid))
      await page
        .getByRole('main')
        .getByText(/没有.*权限|不能查看/)
        .first()
        .waitFor()
      expect([
        grid.name,
        await page.getByRole('main').getByRole('grid').locator('tbody tr[data-index]').count(),
      ]).toEqual([grid.name, 0])
    }
    await leave(page)
  })
})
