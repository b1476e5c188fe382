import type { Browser, Page } from 'playwright-core'
import { openWholeBrowser } from '../opened-page.ts'
import { DEMO_PASSWORD } from 'fangkit/testing'
import { buildPrograms } from '../built-program.ts'
import { type Portal, SERVER, startPortal } from '../e2e/portal/portal.ts'
import { createDatabase, startPostgres } from '../postgres.ts'
import { recordIn, replyOf, rowsIn, textIn } from '../server/harness/replies.ts'
import { type Bench, type Measurement, spread } from './bench.ts'

const EDITS = 20
const KILLS = 3
/** A value that many rows of the list of cases contain. */
const CODE = 'HF9901'
const LONG_TIMEOUT_MS = 120_000

export const bench: Bench = {
  about:
    'two portals, each a process of its own over one PostgreSQL: a value of a dictionary renamed at the first, ' +
    `${EDITS} times, until a page at the second shows it without a reload; a portal killed and started again`,
  async run() {
    await buildPrograms(SERVER)
    const postgres = await startPostgres()
    const database = await createDatabase(postgres.url)
    const browser = await openWholeBrowser()
    const portals: Portal[] = []
    try {
      // The first brings the data in, the second finds it.
      const first = await startPortal({ databaseUrl: database.url })
      portals.push(first)
      const second = await startPortal({ databaseUrl: database.url })
      portals.push(second)
      const page = await openList(browser, second.url)
      return [await renames(first.url, page), ...(await comingBack(second, page))]
    } finally {
      await browser.close()
      await Promise.all(portals.map((portal) => portal.close()))
      await database.drop()
      await postgres.stop()
    }
  },
}

async function openList(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1_280, height: 800 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(LONG_TIMEOUT_MS)
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill('manager')
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
  const line = page.waitForEvent('websocket')
  await page.goto('/PrjBaseGrid')
  await line
  await page.getByRole('row').nth(1).waitFor()
  return page
}

/** From the answer of the one who renames to the sight of the one who reads, by the clock both share. */
async function renames(url: string, page: Page): Promise<Measurement> {
  const token = textIn(
    recordIn(await call(url, 'login/doLogin', { userName: 'admin', password: DEMO_PASSWORD })),
    'token',
  )
  const found = rowsIn(await call(url, 'Ss45BaseDictValues/getPageList', { key: CODE }, token)).find(
    ({ key }) => key === CODE,
  )
  if (!found) throw new Error(`no dictionary holds ${CODE}`)
  const times: number[] = []
  let { version } = found
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const name = `商业贷款（第 ${edit} 次）`
    await page.evaluate(noteSight, name)
    const answer = await call(
      url,
      'Ss45BaseDictValues/doSave',
      { keyValue: found['keyValue'], version, value: name },
      token,
    )
    const answered = Date.now()
    ;({ version } = recordIn(answer))
    await page.getByRole('row').getByText(name, { exact: true }).first().waitFor()
    times.push(Number(await page.evaluate(() => document.documentElement.dataset['seenAt'])) - answered)
  }
  return {
    name: 'news: a renamed value, from the answer at one portal to its sight at the other',
    unit: 'ms',
    ...spread(times),
  }
}

/** Runs in the page: records the moment a text appears in a row of the list. */
function noteSight(name: string): void {
  delete document.documentElement.dataset['seenAt']
  const watch = new MutationObserver(() => {
    if (![...document.querySelectorAll('[role=row], tr')].some((row) => row.textContent.includes(name))) return
    document.documentElement.dataset['seenAt'] = String(Date.now())
    watch.disconnect()
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
}

async function comingBack(portal: Portal, page: Page): Promise<readonly Measurement[]> {
  const [noticed, back]: [number[], number[]] = [[], []]
  for (let kill = 0; kill < KILLS; kill += 1) {
    await portal.kill()
    const killed = Date.now()
    await page.getByText('连接已中断，正在重新连接').waitFor()
    noticed.push(Date.now() - killed)
    await portal.restart()
    const serving = Date.now()
    await page.getByText('连接已恢复').waitFor()
    back.push(Date.now() - serving)
    await page.getByText('连接已恢复').waitFor({ state: 'hidden' })
  }
  return [
    { name: 'news: a portal is killed, until its page says so', unit: 'ms', ...spread(noticed) },
    { name: 'news: a killed portal serves again, until its page is connected', unit: 'ms', ...spread(back) },
  ]
}

const call = async (url: string, name: string, input: Readonly<Record<string, unknown>>, token = '') =>
  replyOf(
    await fetch(`${url}/web/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { 'content-type': 'application/json', token },
    }),
  )
