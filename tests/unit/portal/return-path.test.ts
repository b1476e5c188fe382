import { describe, expect, it } from 'vitest'
import { isChunkError } from '../../../host/web/pages/loading/chunk-error.ts'
import { returnPath } from '../../../host/web/session/return-path.ts'

describe('a log-in', () => {
  it('leads back to the page the user came from', () => {
    expect(returnPath({ from: '/PrjBaseGrid/7?tab=fees' })).toBe('/PrjBaseGrid/7?tab=fees')
  })
  it.each([
    null,
    undefined,
    'x',
    {},
    { from: 7 },
    { from: '//elsewhere.example' },
    { from: 'https://elsewhere.example' },
    { from: '/login' },
  ])('leads to the start page from %o', (state) => {
    expect(returnPath(state)).toBe('/HomePage')
  })
})

describe('a part of the portal that could not be loaded', () => {
  const named = (name: string, message = '', code?: string) =>
    Object.assign(new Error(message), { name, ...(code && { code }) })
  it.each([
    named('ChunkLoadError'),
    named('Error', 'Loading CSS chunk 3 failed', 'CSS_CHUNK_LOAD_FAILED'),
    new TypeError('Failed to fetch dynamically imported module: https://a/b.js'),
    new TypeError('error loading dynamically imported module'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/a.css'),
  ])('SHL-023 is recognised by what browsers and bundlers call it: %s', (error) => {
    expect(isChunkError(error)).toBe(true)
  })
  it.each([new Error('x is not a function'), 'ChunkLoadError', null])('is not every failure: %s', (error) => {
    expect(isChunkError(error)).toBe(false)
  })
})
