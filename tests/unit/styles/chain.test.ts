import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

interface Publishing {
  readonly publish: (css: string, reader: unknown, options: { readonly layers: boolean }) => string
}

const require = createRequire(import.meta.url)
const reader: unknown = createRequire(require.resolve('vite'))('postcss')
const fileOf = (name: string): string => readFileSync(new URL(`./chain/${name}`, import.meta.url), 'utf8')

/** The published sheet made of a small generated one, which has one rule for each step of the chain. */
async function publishedFrom(generated: string, layers: boolean): Promise<string> {
  // adapter: a script of the build, without types
  const chain = (await import('../../../lib/styles/publish.mjs' as string)) as Publishing
  return chain.publish(fileOf(generated), reader, { layers }).trim()
}

describe('the steps from a generated sheet to a published one', () => {
  it('make the sheet without layers that is stored as the reference', async () => {
    expect(await publishedFrom('generated.css.txt', false)).toBe(fileOf('styles.css.txt').trim())
  })
  it('make the sheet with one layer that is stored as the reference', async () => {
    expect(await publishedFrom('generated.layered.css.txt', true)).toBe(fileOf('styles.layered.css.txt').trim())
  })
})
