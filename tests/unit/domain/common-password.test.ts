import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '../../../lib/domain/permission/common-password.ts'
import { passwordIssue } from '../../../lib/domain/permission/password.ts'

describe('a password that is tried first', () => {
  it.each([
    ['on the lists of leaked ones', ['1q2w3e4r', 'ZAQ12wsx', '147258369', 'qq123456', '5201314a']],
    ['a well-known word with signs around it', ['password', 'Password123', '2026admin!', 'woaini1314', 'P@ssw0rd2026']],
    ['a part of a row of keys', ['12345678', '87654321', 'qwertyui', 'lkjhgfds', 'abcdefgh', '1qaz2wsx3e', '!@#$%^&*']],
    ['a repetition', ['aaaaaaaa', '88888888', 'abcabcabc', '12121212', '安居安居安居安居']],
    ['a day or a phone number', ['19900101', '20081231', '13812345678']],
    ['the name of the product or of a place, with a year', ['fangkit2026', 'Guangzhou88', 'shenzhen-2026']],
  ])('is one %s', (_what, passwords) => {
    expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([])
  })
  it('is none that has words of its own, of whatever signs', () => {
    const own = [
      'blue-house-42',
      'onlyletters',
      'long enough',
      'kite over rivers',
      '春眠不觉晓处处闻',
      '73910284',
      'xk3fp9qz7m2h',
    ]
    expect(own.filter((password) => isCommonPassword(password))).toEqual([])
    expect(own.map((password) => passwordIssue(password, 'staff01'))).toEqual(own.map(() => null))
  })
})
