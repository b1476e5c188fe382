import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../opened-page.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from '../served-folder.ts'

const PATIENCE_MS = 30_000
const FOLDER = resolve('.cache/elements-page')
/** As strict as a page can be: no inline code or style, nothing from elsewhere, no text turned into code. */
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'"

let browser: Browser
let site: { readonly url: string; close(): void }
beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync('tests/library/elements-page', FOLDER, { recursive: true })
  cpSync('dist/elements', `${FOLDER}/elements`, { recursive: true })
  ;[site, browser] = await Promise.all([serveFolder(FOLDER, { 'content-security-policy': STRICT }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

describe('SDK the bundled elements', () => {
  it('run from a script tag under a strict policy, load the widget of the one tag, and tell what fails', async () => {
    const page = await browser.newPage({ locale: 'zh-CN' })
    page.setDefaultTimeout(PATIENCE_MS)
    const faults: string[] = []
    const asked: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (line) => {
      if (/Content Security Policy|Trusted/i.test(line.text())) faults.push(line.text())
    })
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(site.url)
    // Without a server the widget is rendered with its own styles and offers a retry.
    const retry = page.getByRole('button', { name: '重试' }).first()
    await retry.waitFor()
    expect(await retry.evaluate((button) => getComputedStyle(button).borderTopLeftRadius)).not.toBe('0px')
    await page.waitForFunction(() => document.title.includes(' '))
    expect(asked.some((path) => path.includes('/parts/fee-tab-'))).toBe(true)
    expect(
      asked.filter((path) =>
        /\/parts\/(project-detail|flow-tab|papers-tab|form-preview|config-grid|image-viewer)-/.test(path),
      ),
    ).toEqual([])
    expect(faults).toEqual([])
    await page.close()
  })

  it('can be imported where there is no page: nothing is defined', () => {
    const script = "await import('./dist/elements/elements.js'); await import('./dist/elements/transport.js')"
    expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' })).not.toThrow()
  })
})
