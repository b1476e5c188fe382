import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { OFTEN, openBrowser } from '../opened-page.ts'

const CASE = '/PrjBaseGrid/demo-project-52'
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const
const SCHEMES = ['light', 'dark'] as const

/** A screen of the portal as its user meets it. */
interface Screen {
  readonly name: string
  readonly user: string
  readonly path: string
  /** Leads from the address to the screen. */
  readonly open?: (page: Page) => Promise<void>
  /** The page in its whole length. */
  readonly whole?: boolean
}

const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .and(within.locator(':enabled'))
    .first()
    .click()

/** Presses what opens a dialog, and waits for it. */
const pressFor = (name: string | RegExp) => async (page: Page) => {
  await press(page, name)
  await page.getByRole('dialog').first().waitFor()
}

/** The search over everything, with a text in it. */
const searchFor = (text: string) => async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(text)
  await page.getByRole('option').first().waitFor()
}

const SCREENS: readonly Screen[] = [
  { name: 'home', user: 'manager', path: '/HomePage' },
  { name: 'home-finance', user: 'finance', path: '/HomePage' },
  {
    name: 'review-queue',
    user: 'finance',
    path: '/HomePage',
    open: async (page) => {
      await page.getByRole('region', { name: '等我审核' }).getByRole('link').first().click()
      await page.getByRole('dialog', { name: '审核' }).getByRole('button', { name: /^通过/ }).waitFor()
    },
  },
  { name: 'case-glance', user: 'manager', path: `${CASE}?tab=overview` },
  { name: 'case-info-compact', user: 'manager', path: `${CASE}?tab=detail`, whole: true },
  {
    name: 'member',
    user: 'manager',
    path: `${CASE}?tab=detail`,
    open: (page) => page.getByRole('region', { name: '买家信息' }).evaluate((section) => section.scrollIntoView()),
  },
  { name: 'palette-people', user: 'manager', path: `${CASE}?tab=detail`, open: searchFor('zl') },
  {
    name: 'qr',
    user: 'manager',
    path: `${CASE}?tab=fees`,
    open: async (page) => {
      await page.getByRole('tab', { name: /^收入清单/ }).click()
      await page.getByRole('row').filter({ hasText: '待支付' }).getByRole('checkbox').first().check({ force: true })
      await press(page, '生成收款码')
      await page.getByRole('dialog').first().waitFor()
    },
  },
  { name: 'flow-guide', user: 'manager', path: `${CASE}?tab=flow`, open: pressFor(/^指引 开立监管账户/) },
  {
    name: 'papers',
    user: 'manager',
    path: `${CASE}?tab=papers`,
    open: pressFor('居民身份证'),
  },
  {
    name: 'papers-check',
    user: 'manager',
    path: `${CASE}?tab=papers`,
    open: async (page) => {
      await press(page, /^核对 \d+ 份$/)
      await page.getByRole('group', { name: '核对', exact: true }).waitFor()
    },
  },
  {
    name: 'viewer',
    user: 'viewer',
    path: `${CASE}?tab=papers`,
    open: pressFor(/^查看 户口簿/),
  },
  { name: 'deadlines', user: 'manager', path: '/Deadlines' },
  { name: 'grid', user: 'manager', path: '/PrjBaseGrid' },
  { name: 'fields-grid', user: 'admin', path: '/TempFldGrid' },
  {
    name: 'admin-fields',
    user: 'manager',
    path: '/TempFldGrid',
    open: async (page) => {
      await press(page, '付款类型')
      await page
        .getByRole('complementary', { name: '付款类型' })
        .getByText(/个填了$/)
        .waitFor()
    },
  },
  {
    name: 'admin-roles',
    user: 'admin',
    path: '/SysRolesGrid',
    open: async (page) => {
      await page.getByRole('link', { name: '查看角色能做什么' }).click()
      await press(page, /^跟进经理/)
      await page.getByRole('treegrid', { name: /^跟进经理/ }).waitFor()
      await page
        .getByRole('gridcell', { name: /，已给/ })
        .first()
        .click()
    },
  },
]

async function signIn(page: Page, user: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill(user)
  await page.getByLabel('密码', { exact: true }).fill('fangkit')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
}

/** Pictures, fonts and animations have come to rest as well. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null, undefined, OFTEN)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/** The page grows to what it scrolls, so that nothing of it is below the fold. */
async function grow(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? SIZES[0]
  const hidden = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('*')].map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ),
  )
  await page.setViewportSize({ width, height: height + hidden })
}

async function take(browser: Browser, portal: string, screens: readonly Screen[], folder: string): Promise<void> {
  for (const user of new Set(screens.map((screen) => screen.user))) {
    const context = await browser.newContext({ baseURL: portal, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
    const page = await context.newPage()
    await signIn(page, user)
    for (const screen of screens.filter((one) => one.user === user))
      for (const size of SIZES)
        for (const scheme of SCHEMES) {
          await page.setViewportSize(size)
          await page.evaluate((look) => localStorage.setItem('appearance', JSON.stringify(look)), { scheme })
          await page.goto(screen.path)
          await atRest(page)
          await screen.open?.(page)
          await atRest(page)
          if (screen.whole === true) await grow(page)
          const path = resolve(folder, `${screen.name}-${size.width}-${scheme}.png`)
          await page.screenshot({ path })
          process.stdout.write(`${path}\n`)
        }
    await context.close()
  }
}

/**
 * Takes a picture of each screen in two widths, light and dark, to lay beside its reference.
 * @param portal address of a running portal with the demo data
 * @param named screens to take; all when empty
 */
export async function takePictures(portal: string, folder: string, named: readonly string[]): Promise<void> {
  const unknown = named.filter((name) => SCREENS.every((screen) => screen.name !== name))
  if (unknown.length > 0)
    throw new Error(`No such screen: ${unknown.join(', ')}. There are: ${SCREENS.map(({ name }) => name).join(', ')}`)
  mkdirSync(folder, { recursive: true })
  const browser = await openBrowser()
  try {
    await take(
      browser,
      portal,
      SCREENS.filter(({ name }) => named.length === 0 || named.includes(name)),
      folder,
    )
  } finally {
    await browser.close()
  }
}
