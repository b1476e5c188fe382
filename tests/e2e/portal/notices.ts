import type { Locator, Page } from 'playwright-core'

const noticesOf = (page: Page): Locator => page.getByRole('region', { name: '通知' }).locator('[data-tone]')

/**
 * Closes the notices on screen. Each stays for some seconds, longer while the pointer is over it, and a test could
 * mistake it for the next one with the same text.
 */
export async function closeNotices(page: Page): Promise<void> {
  await noticesOf(page).evaluateAll((shown) => {
    for (const notice of shown) notice.querySelector<HTMLElement>('button:last-of-type')?.click()
  })
}

/** Waits until the page gives notice of something, and closes it as read. */
export async function waitForNotice(page: Page, text: string | RegExp): Promise<void> {
  await noticesOf(page).getByText(text).first().waitFor()
  await closeNotices(page)
}
