/** How long a code of an authenticator app is shown. @unit milliseconds @source RFC 6238 */
const SHOWN = 30_000
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const RECOVERY_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** How many recovery codes a user gets; each works once. */
const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10

/** The interval a code belongs to. */
export const codeStep = (now: number): number => Math.floor(now / SHOWN)

/** What is signed for the code of an interval: its number in eight bytes. @source RFC 4226 */
export function messageOfStep(step: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(step))
  return bytes
}

/** The code that is shown for a signature. @source RFC 4226 */
export function codeOfSignature(signature: Uint8Array): string {
  const view = new DataView(signature.buffer, signature.byteOffset, signature.byteLength)
  const number = view.getUint32((signature.at(-1) ?? 0) & 0xf) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** A secret as users type it into an app that cannot read the picture. @source RFC 4648 */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What the picture for authenticator apps contains. */
export function enrolmentAddress(issuer: string, account: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(DIGITS), period: '30' })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`
}

/**
 * Codes for the day the telephone is lost, readable on paper.
 * @param random unguessable texts of at least twenty signs, one for each code
 */
export function recoveryCodes(random: () => string): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const signs = [...random()].map((sign) => sign.codePointAt(0) ?? 0)
    const code = Array.from({ length: RECOVERY_LENGTH }, (_, index) => {
      const value = (signs[index * 2] ?? 0) * 128 + (signs[index * 2 + 1] ?? 0)
      return RECOVERY_SIGNS[value % RECOVERY_SIGNS.length] ?? ''
    }).join('')
    return `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`
  })
}

/** A typed code without spaces and signs between; letters are those of a recovery code. */
export const typedCode = (text: string): string => text.toLowerCase().replace(/[\s-]/g, '')
/** Whether a typed code is one of the app rather than one for recovery. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(typed)
