import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, settled } from '../opened-page.ts'
import { openPage, signIn } from './portal/browser.ts'
import { type Portal, startPortal } from './portal/portal.ts'

let portal: Portal
let browser: Browser
let page: Page
let faults: string[]
beforeAll(async () => {
  ;[portal, browser] = await Promise.all([startPortal(inject('firstData')), openBrowser()])
  ;({ page, faults } = await openPage(browser, portal.url))
  await page.addInitScript(watchShifts)
  await signIn(page, 'manager')
})
afterAll(async () => {
  await browser?.close()
  await portal?.close()
})

const CASE = '/PrjBaseGrid/demo-project-52'
/** Content that moves by less is not noticed. */
const MOST = 0.05

/** Keeps what moves from the first paint on, what follows a key or a click included. */
function watchShifts(): void {
  const moved: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => void moved.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(globalThis, { shifts: () => [...moved, ...observer.takeRecords()] })
}

interface Shift {
  readonly value: number
  /** What moved, from where to where. */
  readonly moved: readonly string[]
}

/** Everything that moved so far, once nothing is on its way any more and the last of it is painted. */
async function shiftsOf(view: Page): Promise<readonly Shift[]> {
  await view.waitForLoadState('networkidle')
  await settled(view)
  return view.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const entries: readonly unknown[] = Object(globalThis).shifts()
    const at = ({ x, y }: DOMRectReadOnly): string => `${Math.round(x)},${Math.round(y)}`
    return entries.map(Object).map(({ value, sources }) => ({
      value,
      moved: [...sources].map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} ${String(node?.textContent ?? '').slice(0, 20)}: ${at(previousRect)} → ${at(currentRect)}`,
      ),
    }))
  })
}

/** What moved, where it is too much. */
const tooMuch = (shifts: readonly Shift[]): readonly Shift[] =>
  shifts.reduce((sum, { value }) => sum + value, 0) > MOST ? shifts.filter(({ value }) => value > MOST / 10) : []

describe('nothing jumps while a page fills', () => {
  it.each([
    ['the start page', '/HomePage', '当前步骤必填'],
    ['the list of cases', '/PrjBaseGrid', '示例'],
    ['a list of configuration', '/TempFldGrid', '字段'],
    ['the overview of a case', `${CASE}?tab=overview`, '这一步'],
    ['the information of a case', `${CASE}?tab=detail`, '房屋概况'],
    ['the fees of a case', `${CASE}?tab=fees`, '中介服务费'],
    ['the flow of a case', `${CASE}?tab=flow`, '前期准备'],
    ['the papers of a case', `${CASE}?tab=papers`, '居民身份证'],
    ['the forms of a case', `${CASE}?tab=forms`, '合并打印'],
    ['the roles of a case', `${CASE}?tab=roles`, '跟进经理'],
  ])('%s', async (_page, path, content) => {
    await page.goto(path)
    await page.getByText(content).first().waitFor()
    expect(tooMuch(await shiftsOf(page))).toEqual([])
    expect(faults).toEqual([])
  })

  it('the search over everything, and the page below it', async () => {
    await page.goto('/HomePage')
    await page.getByText('当前步骤必填').first().waitFor()
    const before = (await shiftsOf(page)).length
    await page.keyboard.press('Control+k')
    await page.keyboard.type('zl')
    await page.getByRole('option').first().waitFor()
    expect(tooMuch((await shiftsOf(page)).slice(before))).toEqual([])
    expect(faults).toEqual([])
  })
})
