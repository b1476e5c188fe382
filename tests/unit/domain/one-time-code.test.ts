import { createHmac, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  base32,
  codeOfSignature,
  codeStep,
  enrolmentAddress,
  isAppCode,
  messageOfStep,
  recoveryCodes,
  typedCode,
} from '../../../lib/domain/permission/one-time-code.ts'

const SECRET = Buffer.from('12345678901234567890')
const codeAt = (seconds: number) =>
  codeOfSignature(
    createHmac('sha1', SECRET)
      .update(messageOfStep(codeStep(seconds * 1000)))
      .digest(),
  )

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('RFC 6238 at second %i', (seconds, code) => {
    expect(codeAt(seconds)).toBe(code)
  })
  it('RFC 4648 have secrets that can be typed', () => {
    expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
      ...['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'],
    ])
    expect(enrolmentAddress('安居', 'staff 01', 'MZXW6')).toBe(
      'otpauth://totp/%E5%AE%89%E5%B1%85:staff%2001?secret=MZXW6' +
        '&issuer=%E5%AE%89%E5%B1%85&algorithm=SHA1&digits=6&period=30',
    )
  })
  it('come with ten codes for recovery, each another, none of which looks like one of the app', () => {
    const codes = recoveryCodes(() => randomBytes(32).toString('base64url'))
    expect(new Set(codes).size).toBe(10)
    expect(codes.filter((code) => !/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/.test(code))).toEqual([])
    expect(codes.map((code) => isAppCode(typedCode(code)))).toEqual(codes.map(() => false))
    expect([typedCode(' 123 456 '), typedCode('ABCDE-23456'), isAppCode('123456')]).toEqual([
      ...['123456', 'abcde23456', true],
    ])
  })
})
