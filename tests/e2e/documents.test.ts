import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Browser, Download, Locator, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { LOAN_SCHEME, PAPER_STATE, PRINT_STANDARD } from '../../lib/domain/codes.ts'
import { UPLOAD_TEXT } from '../../lib/domain/file/judge-files.ts'
import { UPLOAD_RULE } from '../../lib/domain/file/upload-rule.ts'
import { loan } from '../../lib/domain/loan/loan.ts'
import { MOST_PAPER_FILES } from '../../lib/domain/paper/paper.ts'
import { drawing, photo } from '../server/files/sample-files.ts'
import { openPage, signIn } from './portal/browser.ts'
import { waitForNotice } from './portal/notices.ts'
import { type Portal, startPortal } from './portal/portal.ts'
import { ask } from './records/stored-record.ts'
import { openWholeBrowser } from '../opened-page.ts'

let portal: Portal
let browser: Browser
beforeAll(async () => {
  ;[portal, browser] = await Promise.all([startPortal(inject('firstData')), openWholeBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await portal?.close()
})

const BANK_STATEMENTS = 'P008'
/** The application for a loan at the first bank. */
const FORM = { id: 'BANK-JIA-LOAN', name: '个人住房贷款申请书' } as const

async function openSignedIn(user: string): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const opened = await openPage(browser, portal.url)
  await signIn(opened.page, user)
  return opened
}

const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
const rowsOf = async (
  page: Page,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<readonly Readonly<Record<string, unknown>>[]> => Object(await ask(page, `/web/${path}`, body))
const papersOf = async (page: Page, prjId: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  Object(await ask(page, '/web/Hf3wCardParperDetailCfg/getAppendixInfo', { prjId })).buyCreditInfos

/** The first demo case under a loan scheme for which `suits` returns true. */
async function caseWith(page: Page, scheme: string, suits: (id: string) => Promise<boolean>): Promise<string> {
  const cases = await rowsOf(page, 'Hf20PrjBase/getPageList', { pageSize: 60, hf20LoanScheme: scheme })
  for (const { keyValue } of cases) if (typeof keyValue === 'string' && (await suits(keyValue))) return keyValue
  throw new Error('no demo case has what the test looks for')
}

/** Every document the case needs, including those of single people. */
async function neededOf(page: Page, prjId: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const forms = await rowsOf(page, 'ApplyFormRecord/getFormRecordList', { prjId })
  return forms
    .flatMap((form) => (Array.isArray(form['childs']) && form['childs'].length > 0 ? form['childs'] : [form]))
    .filter(({ isValid }) => isValid === 1)
}
/** The loan of a case; null while none is stored. */
const loanOf = async (page: Page, id: string): Promise<Readonly<Record<string, unknown>> | null> =>
  (await rowsOf(page, `${loan.service}/getSubPageList`, { objKey: id }))[0] ?? null

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const pagesIn = async (bytes: Uint8Array): Promise<number> => (await PDFDocument.load(bytes)).getPageCount()
const bytesOf = async (download: Download): Promise<Uint8Array> => readFile(await download.path())
/** The file of an answer: the browser does not pass downloads to the test, so the test requests the same file again. */
async function fileOf(page: Page, response: Response): Promise<Uint8Array> {
  const token = await page.evaluate(() => localStorage.getItem('Token') ?? '')
  const asked = response.request()
  const answer = await fetch(asked.url(), {
    method: 'POST',
    headers: { Token: token, 'Content-Type': asked.headers()['content-type'] ?? '' },
    body: asked.postData() ?? '',
  })
  return new Uint8Array(await answer.arrayBuffer())
}
const isForm =
  (address: string, use: string) =>
  (response: Response): boolean =>
    response.url().endsWith(address) && response.request().postData()?.includes(use) === true

describe('the documents of a case', () => {
  it('PAP-004 PAP-008 UPL-010 UPL-014 nine files go in, one in place of a bad one, and the case has them', async () => {
    const { page, faults } = await openSignedIn('manager')
    const id = await caseWith(page, LOAN_SCHEME.commercial, async (key) =>
      (await papersOf(page, key)).some(
        ({ cardType, state, usingIds }) =>
          cardType === BANK_STATEMENTS &&
          state === PAPER_STATE.missing &&
          Array.isArray(usingIds) &&
          usingIds.length > 0,
      ),
    )
    await page.goto(`/PrjBaseGrid/${id}?tab=papers`)
    const row = page.locator(`[data-paper="${BANK_STATEMENTS}"]`)
    await row.locator('[data-name]').click()
    const drawer = page.getByRole('dialog', { name: /银行流水/ })
    await drawer.getByText(`0 / ${MOST_PAPER_FILES}`, { exact: true }).waitFor()

    const statements = await Promise.all(
      Array.from({ length: MOST_PAPER_FILES - 1 }, async (_, month) => ({
        name: `流水_2026${String(month + 1).padStart(2, '0')}.png`,
        mimeType: 'image/png',
        buffer: await drawing(60 + month, 40),
      })),
    )
    const bad = { name: '流水_目录.txt', mimeType: 'text/plain', buffer: Buffer.from('目录') }
    await drawer
      .locator('input[type=file]:not([capture])')
      .first()
      .setInputFiles([...statements.slice(0, 4), bad, ...statements.slice(4)])
    await drawer.getByText(UPLOAD_TEXT.wrongFormat(UPLOAD_RULE.paper.formats)).waitFor()
    await drawer
      .getByText(/流水_目录\.txt/)
      .first()
      .waitFor()
    await drawer.getByText(`${MOST_PAPER_FILES - 1} / ${MOST_PAPER_FILES}`, { exact: true }).waitFor()
    await drawer
      .locator('input[type=file]:not([capture])')
      .first()
      .setInputFiles([{ name: '流水_202609.jpg', mimeType: 'image/jpeg', buffer: await photo(80, 60) }])
    await drawer.getByText(`${MOST_PAPER_FILES} / ${MOST_PAPER_FILES}`, { exact: true }).waitFor()
    await drawer
      .getByText(/已达上限 9 个/)
      .first()
      .waitFor()
    await drawer.getByText(`${MOST_PAPER_FILES} 个成功`, { exact: true }).waitFor()

    const papers = (await papersOf(page, id))
      .filter(({ cardType }) => cardType === BANK_STATEMENTS)
      .flatMap(({ creditUrls }) => (Array.isArray(creditUrls) ? creditUrls : []))
    expect(
      papers
        .map((file) => String(Object(file).hf2yFileName))
        .filter((name) => name.startsWith('流水_2026'))
        .toSorted(),
    ).toEqual([...statements.map(({ name }) => name), '流水_202609.jpg'].toSorted())

    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await row.getByRole('button', { name: /还有 \d+ 个文件/ }).waitFor()
    expect(faults).toEqual([])
  })

  it('APP-003 APP-007 OPN-071 a wrong field is found in a document and corrected; the document shows it', async () => {
    const { page, faults } = await openSignedIn('manager')
    const id = await caseWith(
      page,
      LOAN_SCHEME.commercial,
      async (key) =>
        Boolean((await loanOf(page, key))?.['hf2iLoanYear']) &&
        (await neededOf(page, key)).some(({ formId }) => formId === FORM.id),
    )
    await page.goto(`/PrjBaseGrid/${id}?tab=forms`)
    const first = page.waitForResponse(isForm('/form/word', 'preview'))
    await press(page, `预览 ${FORM.name}`)
    const before = await fileOf(page, await first)
    const compare = page.getByRole('region', { name: '对比申请字段,按需修改' })
    const years = compare.getByRole('textbox', { name: /商业贷款年限/ })
    await years.waitFor()

    // From the page to the field, and back.
    const box = page.getByRole('button', { name: /商业贷款年限/ }).first()
    await box.click()
    await expect.poll(() => years.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
    await expect.poll(() => box.getAttribute('aria-current')).toBe('true')

    const record = await loanOf(page, id)
    const corrected = String(Number(record?.['hf2iLoanYear']) === 17 ? 18 : 17)
    await years.fill(corrected)
    const second = page.waitForResponse(isForm('/form/word', 'preview'))
    await press(compare, '保存并刷新预览')
    const after = await fileOf(page, await second)
    expect(digest(after)).not.toBe(digest(before))
    await page.getByRole('group', { name: '文件页面' }).getByText(`${corrected} 年`).first().waitFor()
    expect(String((await loanOf(page, id))?.['hf2iLoanYear'])).toBe(corrected)
    expect(faults).toEqual([])
  })

  it('APP-011 APP-012 double-sided documents print together; a later change makes saved files stale', async () => {
    const { page, faults } = await openSignedIn('manager')
    const id = await caseWith(
      page,
      LOAN_SCHEME.combined,
      async (key) =>
        Boolean((await loanOf(page, key))?.['hf2iLoanYear']) &&
        (await neededOf(page, key)).filter(({ printStandard }) => printStandard === PRINT_STANDARD.doubleSided).length >
          1,
    )
    // A headless browser has no printer, so the test records the calls to the frame of the file.
    await page.addInitScript(() => {
      window.print = () => window.top?.document.documentElement.setAttribute('data-printed', '')
    })
    await page.goto(`/PrjBaseGrid/${id}?tab=forms`)

    // Printed: the file the printer receives.
    const merged = page.waitForResponse(isForm('/form/merged', 'print'))
    // A notice closes by itself; a test that starts to wait late may miss it.
    const sentToPrinter = waitForNotice(page, '已交给打印机')
    await press(page, /^合并打印/)
    const plan = page.getByRole('dialog', { name: '合并打印' })
    await press(plan, /^打印双面 \d+ 份/)
    const answer = await merged
    const { 'x-form-pages': pages, 'x-form-sheets': sheets, 'x-form-count': count } = answer.headers()
    expect(await pagesIn(await fileOf(page, answer))).toBe(Number(pages))
    // The last one needs no blank page after it.
    expect(Number(sheets)).toBe(Math.ceil(Number(pages) / 2))
    expect(Number(count)).toBeGreaterThan(1)
    await plan.getByText(`已生成 ${pages} 页，${sheets} 张纸`).waitFor()
    await sentToPrinter
    await page.locator('html[data-printed]').waitFor()
    await press(plan, '关闭')
    await page.getByText('已打印').first().waitFor()

    const blank = page.waitForEvent('download')
    await press(page, `下载空白表 ${FORM.name}`)
    const empty = await blank
    expect(empty.suggestedFilename()).toMatch(/空白.*\.pdf$/)
    expect(await pagesIn(await bytesOf(empty))).toBeGreaterThan(1)

    const files: Download[] = []
    page.on('download', (download) => files.push(download))
    await press(page, '合并下载')
    // One for each print standard; the institutions' own files are added beside them.
    const together = () => files.filter((file) => /\d+份.*\.pdf$/.test(file.suggestedFilename()))
    await expect.poll(() => together().length).toBe(2)
    for (const file of together()) expect(await pagesIn(await bytesOf(file))).toBeGreaterThan(1)

    const record = await loanOf(page, id)
    await ask(page, `/web/${loan.service}/doSave`, {
      keyValue: record?.['keyValue'],
      version: record?.['version'],
      hf2iLoanYear: Number(record?.['hf2iLoanYear']) === 19 ? 20 : 19,
    })
    await page.getByText('已过时').first().waitFor()
    await waitForNotice(page, /已下载/)
    expect(faults).toEqual([])
  })
})
