import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** How long a page may take to show a tick before the key is pressed again, in milliseconds. */
const SHOWN_WITHIN = 3_000

/** Ticks a box by key: a press by place may meet what stood there before its list was drawn again. */
export async function tick(box: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (await box.isChecked()) return true
      await box.press('Space')
      return expect
        .poll(() => box.isChecked(), { timeout: SHOWN_WITHIN })
        .toBe(true)
        .then(
          () => true,
          () => false,
        )
    })
    .toBe(true)
}
