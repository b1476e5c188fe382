import { isCommonPassword } from './common-password.ts'

/** Characters of generated passwords, without those that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'
const LENGTH = { least: 8, most: 64, made: 12 } as const

/**
 * Why a password is refused, as the end of a sentence about it; null when it is accepted. Its length counts and that
 * nobody guesses it first, not which kinds of signs are in it.
 *
 * @public
 */
export function passwordIssue(password: string, userName: string): string | null {
  const length = [...password].length
  if (length < LENGTH.least || length > LENGTH.most) return `应为 ${LENGTH.least} 至 ${LENGTH.most} 个字符`
  if (isCommonPassword(password)) return '太常见，容易被猜到，请换一个'
  return userName !== '' && password.toLowerCase().includes(userName.toLowerCase()) ? '不能含有登录名' : null
}

/**
 * Makes a password from unguessable text, readable enough to be read out by phone.
 * @param random unguessable text of at least 24 characters
 */
export function madePassword(random: string): string {
  const codes = [...random].map((sign) => sign.codePointAt(0) ?? 0)
  const groups = Array.from(
    { length: LENGTH.made },
    (_, index) => (codes[index * 2] ?? 0) * 128 + (codes[index * 2 + 1] ?? 0),
  )
  return groups.map((value, index) => oneOf(index % 3 === 2 ? DIGITS : LETTERS, value)).join('')
}

const oneOf = (among: string, value: number): string => among[value % among.length] ?? ''
