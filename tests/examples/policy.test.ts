import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLES } from '../../examples/frame/readme.ts'
import { leave, type OpenedPage } from '../opened-page.ts'
import { some } from '../tier.ts'
import { type Examples, open, openExamples, READY } from './opened.ts'
import { searchOf, seen } from './seen.ts'

const POLICY = "default-src 'self'; style-src 'self'; script-src 'self'"
/**
 * Folders with pictures of the in-memory back end: it has no addresses, so the pictures are blobs, which this policy
 * forbids.
 */
const WITH_PICTURES: readonly string[] = ['papers-tab']
const IN_MEMORY = 'img-src blob'
const BLOB_IMAGE_MESSAGE = /^Loading the image 'blob:/

let examples: Examples
beforeAll(async () => {
  examples = await openExamples({ 'content-security-policy': POLICY })
})
afterAll(() => examples?.close())

declare global {
  interface Window {
    /** What broke the policy of the page. */
    broken?: string[]
  }
}

/** A folder whose page notes what breaks its policy, from the first moment on. */
const openWatched = (address: string): Promise<OpenedPage> =>
  open(examples, address, {
    prepare: (page) =>
      page.addInitScript(() => {
        const broken: string[] = []
        window.broken = broken
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          broken.push(`${effectiveDirective} ${blockedURI}`),
        )
      }),
  })

const brokenOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.broken ?? ['nobody watches'])

describe.each(some(EXAMPLES, 4))('examples/$folder', ({ folder }) => {
  const pictures = WITH_PICTURES.includes(folder)

  it(`runs under a policy of own code and styles${pictures ? ', without pictures from memory' : ''}`, async () => {
    const { page, faults } = await openWatched(`${folder}/${searchOf(folder)}`)
    await seen(folder, page)
    if (pictures) await expect.poll(() => brokenOn(page)).toContain(IN_MEMORY)
    expect((await brokenOn(page)).filter((line) => !(pictures && line === IN_MEMORY))).toEqual([])
    expect(faults.filter((line) => !(pictures && BLOB_IMAGE_MESSAGE.test(line)))).toEqual([])
    await leave(page)
  })
})

it('the pictures of examples/elements-html are shown under it too', async () => {
  const { page, faults } = await openWatched('elements-html/')
  await READY['elements-html']?.(page)
  await page.getByRole('button', { name: '查看图片' }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: '样例证书' }).first()
  await picture.waitFor()
  await expect
    .poll(() => picture.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth > 0))
    .toBe(true)
  expect(await brokenOn(page)).toEqual([])
  expect(faults).toEqual([])
  await leave(page)
})

it('what breaks the policy is noticed', async () => {
  const { page, faults } = await openWatched('quick-start/')
  await READY['quick-start']?.(page)
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => brokenOn(page)).toEqual(['style-src-attr inline'])
  await expect.poll(() => faults.length).toBe(1)
  await leave(page)
})
