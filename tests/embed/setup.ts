import { cpSync } from 'node:fs'
import { buildPage } from '../built-page.ts'

/**
 * Below `.cache/embed`: the page with the current React, with the one before, and with the current one as it helps
 * people who develop.
 */
export const PAGES = { current: 'current', older: 'older', developing: 'developing' } as const

/** Builds the page of a partner from the library as it is published. */
export async function setup(): Promise<void> {
  const page = { root: 'tests/embed/page', from: 'dist' } as const
  await buildPage({ ...page, name: `embed/${PAGES.current}` })
  await buildPage({ ...page, name: `embed/${PAGES.older}`, react: '18' })
  await buildPage({ ...page, name: `embed/${PAGES.developing}`, react: 'developing' })
  cpSync('dist/elements', '.cache/embed/elements', { recursive: true })
}
