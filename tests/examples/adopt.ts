import type { Page } from 'playwright-core'

/**
 * Sheets of the page from its first moment on, after all others. One that a script made is what strict policies allow.
 */
export const adoptFromStart = (page: Page, sheets: readonly string[]): Promise<unknown> =>
  page.addInitScript((texts) => {
    for (const text of texts) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)
    }
  }, sheets)

/** Adds a style sheet to a loaded page. */
export const adopt = (page: Page, text: string): Promise<void> =>
  page.evaluate((own) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(own)
    document.adoptedStyleSheets.push(sheet)
  }, text)
