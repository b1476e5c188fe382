import { execFile } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { buildPage } from '../built-page.ts'
import { NOW } from './shown.ts'

/**
 * Below `.cache/embed`: the page with the current React, with the one before, and with the current one as it helps
 * people who develop.
 */
export const PAGES = { current: 'current', older: 'older', developing: 'developing' } as const

/** Builds the page of a partner from the library as it is published. */
export async function setup(): Promise<void> {
  const page = { root: 'tests/embed/page', from: 'dist' } as const
  const [contents] = await Promise.all([
    seededContents(),
    buildPage({ ...page, name: `embed/${PAGES.current}` }),
    buildPage({ ...page, name: `embed/${PAGES.older}`, react: '18' }),
  ])
  // By itself: its NODE_ENV is another.
  await buildPage({ ...page, name: `embed/${PAGES.developing}`, react: 'developing' })
  writeFileSync('.cache/embed/contents.json', contents)
  cpSync('dist/elements', '.cache/embed/elements', { recursive: true })
}

/** The demo data of the published package, as text. */
async function seededContents(): Promise<string> {
  const seed = `import { createMemoryTransport } from 'fangkit/testing'
process.stdout.write(JSON.stringify(await createMemoryTransport({ now: () => ${NOW} }).contents()))`
  const program = ['--input-type=module', '--eval', seed]
  return (await promisify(execFile)(process.execPath, program, { maxBuffer: 2 ** 28 })).stdout
}
