import type { Page } from 'playwright-core'
import { settled } from '../opened-page.ts'
import { READY } from './opened.ts'

/**
 * Where a folder draws nothing of the library until something is opened: the address that opens it, and what is there
 * then.
 */
const OPENED: Readonly<Record<string, { readonly search: string; readonly there: (page: Page) => Promise<void> }>> = {
  'image-viewer': {
    search: '?open=true&index=1',
    there: (page) => page.getByRole('dialog').getByRole('img').first().waitFor(),
  },
}

/** What comes after the folder in the address that shows its widget. */
export const searchOf = (folder: string): string => OPENED[folder]?.search ?? ''

/** The widget of a folder is there, and nothing is on its way any more. */
export async function seen(folder: string, page: Page): Promise<void> {
  const there = OPENED[folder]?.there ?? READY[folder]
  if (!there) throw new Error(`nothing is known to be seen in ${folder}`)
  await there(page)
  // The sheet of parts shows what is loading for ever.
  if (folder !== 'component-sheet') await settled(page)
}
