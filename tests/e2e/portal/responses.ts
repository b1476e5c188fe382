import type { Page } from 'playwright-core'

/** The bodies of everything a server answered to a page, once those on their way have been read. */
export function recordResponses(page: Page): { answers(): Promise<readonly string[]> } {
  const bodies: Promise<string | null>[] = []
  page.on('response', (response) => {
    // A page that goes away takes the bodies of its last answers along.
    if (response.url().includes('/web/')) bodies.push(response.text().catch(() => null))
  })
  return { answers: async () => (await Promise.all(bodies)).filter((text) => text !== null) }
}
