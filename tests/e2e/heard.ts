import type { Page } from 'playwright-core'

/** The bodies of everything a server answered to a page. */
export function heardFrom(page: Page): { readonly answers: readonly string[] } {
  const answers: string[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/web/')) return
    // A page that goes away takes the bodies of its last answers along.
    response.text().then((text) => answers.push(text), () => undefined)
  })
  return { answers }
}
