import type { Locator, Page } from 'playwright-core'

/** What a person did on a page, as work is counted: presses of the mouse, keys, and texts. */
export interface Presses {
  readonly click: (target: Locator) => Promise<void>
  readonly press: (key: string) => Promise<void>
  /** Types where the focus is. */
  readonly type: (text: string) => Promise<void>
  /** Types into a field; the way into it is part of the entry. */
  readonly enter: (field: Locator, text: string) => Promise<void>
  /** Moves on to the next field by key, and types; that key is part of the entry. */
  readonly enterNext: (text: string) => Promise<void>
  /** Presses what opens the files of the computer, and chooses one there, which is not counted. */
  readonly chooseFile: (target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
  readonly clicks: () => number
  /** Clicks, keys and texts together. */
  readonly total: () => number
}

/** Counts from now on. */
export function countPresses(page: Page): Presses {
  const counted = { clicks: 0, keys: 0, texts: 0 }
  return {
    click: async (target) => {
      counted.clicks += 1
      await target.click()
    },
    press: async (key) => {
      counted.keys += 1
      await page.keyboard.press(key)
    },
    type: async (text) => {
      counted.texts += 1
      await page.keyboard.type(text)
    },
    enter: async (field, text) => {
      counted.texts += 1
      await field.fill(text)
    },
    enterNext: async (text) => {
      counted.texts += 1
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    },
    chooseFile: async (target, file) => {
      counted.clicks += 1
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), target.click()])
      await chooser.setFiles(file)
    },
    clicks: () => counted.clicks,
    total: () => counted.clicks + counted.keys + counted.texts,
  }
}
