import type { Page } from 'playwright-core'

/**
 * Types a text key by key and measures the work each key makes: its handlers, and script, layout and paint of the frame
 * that shows it.
 * Waiting for the screen's next refresh is left out, since it hides the difference between good and very good.
 *
 * @returns milliseconds, one a key
 */
export async function typeMeasured(page: Page, selector: string, text: string): Promise<readonly number[]> {
  await page.locator(selector).first().focus()
  await page.evaluate(() => {
    const works: number[] = []
    Reflect.set(window, '__works', works)
    window.addEventListener(
      'keydown',
      () => {
        const began = performance.now()
        const handlers = new MessageChannel()
        handlers.port1.onmessage = () => {
          const handled = performance.now() - began
          requestAnimationFrame(() => {
            const frame = performance.now()
            const painted = new MessageChannel()
            painted.port1.onmessage = () => works.push(handled + performance.now() - frame)
            painted.port2.postMessage(null)
          })
        }
        handlers.port2.postMessage(null)
      },
      { capture: true },
    )
  })
  for (const [index, letter] of [...text].entries()) {
    await page.keyboard.press(letter)
    await page.waitForFunction((count) => Reflect.get(window, '__works').length >= count, index + 1)
  }
  return page.evaluate(() => Reflect.get(window, '__works'))
}
