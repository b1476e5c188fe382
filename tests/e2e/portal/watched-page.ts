import type { Browser, Page } from 'playwright-core'
import { openPage, signIn } from './browser.ts'

export interface Watched {
  readonly page: Page
  /** Everything that went wrong unseen: complaints of the page, requests that failed, answers that refused. */
  readonly faults: readonly string[]
  /** Calls that were sent, as `Service.method`. */
  readonly calls: readonly string[]
}

/** A user at work whose page is listened to. */
export async function openSignedIn(browser: Browser, baseURL: string, userName: string): Promise<Watched> {
  const { page, faults } = await openPage(browser, baseURL)
  const calls: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`)
  })
  page.on('request', (request) => {
    const [, service, method] = /\/web\/(\w+)\/(\w+)/.exec(new URL(request.url()).pathname) ?? []
    if (service !== undefined) calls.push(`${service}.${method}`)
  })
  page.on('requestfailed', (request) => {
    // What a page no longer needs it takes back by itself.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.push(`${request.url()}: ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`)
    if (!response.url().includes('/web/')) return
    const noteFailure = ({ success, message }: { readonly success?: unknown; readonly message?: unknown }): void => {
      if (success === false) faults.push(`${response.url()}: ${message}`)
    }
    // A page that goes away takes the bodies of its last answers along.
    response.json().then(noteFailure, () => undefined)
  })
  await signIn(page, userName)
  return { page, faults, calls }
}
