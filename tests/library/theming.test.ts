import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../opened-page.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** What the guide has partners write. */
const [OWN = ''] = /(?<=```css\n)[\s\S]*?(?=```)/.exec(readFileSync('lib/guides/theming.md', 'utf8')) ?? []
const SHEETS = ['styles.css', 'styles.layered.css']
const read = (sheet: string): string => readFileSync(`dist/${sheet}`, 'utf8')

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
})
afterAll(() => browser?.close())

/** The colour of a link in a widget on a page with these sheets. */
async function linkColour(sheets: readonly string[], scheme: string, inline = ''): Promise<string> {
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('')
  await page.setContent(
    `${styles}<div class="my-page">` +
      `<div class="fk-root" data-scheme="${scheme}" data-density="comfortable" style="${inline}"><a href="#">链接` +
      '</a></div></div>',
  )
  return await page.getByRole('link').evaluate((link) => getComputedStyle(link).color)
}

const BRAND = { light: 'rgb(122, 31, 162)', dark: 'rgb(197, 138, 249)' } as const

describe.each(SHEETS)('a partner who uses %s', (sheet) => {
  it.each(['light', 'dark'] as const)(
    'sets a variable the way the guide says, before or after our sheet: %s',
    async (scheme) => {
      expect(await linkColour([read(sheet)], scheme)).not.toBe(BRAND[scheme])
      expect(await linkColour([read(sheet), OWN], scheme)).toBe(BRAND[scheme])
      expect(await linkColour([OWN, read(sheet)], scheme)).toBe(BRAND[scheme])
    },
  )
  it('reaches high contrast with a rule for every scheme, and is outweighed by what `appearance` says', async () => {
    expect(await linkColour([read(sheet), OWN], 'contrast')).toBe(BRAND.light)
    expect(await linkColour([read(sheet), OWN], 'light', '--fk-colors-brand: rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)')
  })
  it('cannot change what is no variable by a rule of the same kind where our sheet outweighs it', async () => {
    const looks = await linkColour([read(sheet), '.my-page a { color: rgb(9, 9, 9) }'], 'light')
    expect(looks === 'rgb(9, 9, 9)').toBe(sheet === 'styles.layered.css')
  })
})
