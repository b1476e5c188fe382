import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from '../architecture/sources.ts'

/** What a secret looks like wherever it is written. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a key of a cloud': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bLTAI[0-9A-Za-z]{12,20}\b|\bAIza[0-9A-Za-z_-]{35}\b/,
  'a token of a platform': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{22,}|glpat-[\w-]{20}|npm_[0-9A-Za-z]{36})/,
  'a token of a service': /\b(?:xox[abprs]-[\w-]{10,}|sk_live_\w{16,})/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a password in an address':
    /\b[a-z][a-z0-9+]*:\/\/[^\s:/@'"`$]+:(?!(?:密码|password|secret(?:-word)?)@)[^\s:/@'"`$]{3,}@/,
}
/** A long text without spaces under a name that says what it is. Tests and examples invent some. */
const NAMED =
  /(?:secret|token|password|passwd|api_?key|private_?key)["']?\s*[:=]\s*["'`](?=[^"'`]*\d)[\w+/=-]{20,}["'`]/i
const PRODUCT = /^(?:lib|host|\.ci|[^/]+$)/
const secretsIn = (path: string, text: string): readonly string[] =>
  [...Object.entries(SECRETS), ...(PRODUCT.test(path) ? [['a secret under its name', NAMED] as const] : [])].flatMap(
    ([what, pattern]) => {
      const at = pattern.exec(text)?.index
      return at === undefined ? [] : `${path}:${text.slice(0, at).split('\n').length}: ${what}`
    },
  )

describe('secrets', () => {
  it('stand in no file under version control', () => {
    const read = trackedFiles.filter(
      (path) => path !== 'package-lock.json' && !/\.(?:png|jpe?g|webp|gif|ico|pdf|woff2?|gz|xlsx|mp4)$/.test(path),
    )
    expect(read.length).toBeGreaterThan(2000)
    expect(
      read.flatMap((path) => secretsIn(path, readFileSync(path, 'utf8'))),
      'Remove it, replace it where it is in use, and read it from the environment.',
    ).toEqual([])
  })
  // Joined here, so that the whole word is in no source; otherwise the check would find it.
  it.each([
    ['a private key', `-----BEGIN RSA ${'PRIVATE KEY'}-----`],
    ['a key of a cloud', `id = AKIA${'ABCDEFGHIJKLMNOP'}`],
    ['a token of a platform', `GH=ghp_${'a1'.repeat(18)}`],
    ['a token of a service', `xoxb-${'1234567890'}`],
    ['a signed token', `eyJhbGciOiJIUzI1.${'eyJzdWIiOiIxMjM0'}.c2lnbmF0dXJl`],
    ['a password in an address', `postgres://fangkit:${'hunter2'}@db/fangkit`],
    ['a secret under its name', `const apiKey = '${'0123456789abcdef'.repeat(2)}'`],
  ])('%s is found', (what, text) => {
    expect(secretsIn('lib/some.ts', `first\n${text}`)).toEqual([`lib/some.ts:2: ${what}`])
    expect(secretsIn('lib/some.ts', 'const token = process.env["TOKEN"]; postgres://fangkit:密码@db/fangkit')).toEqual(
      [],
    )
  })
})
