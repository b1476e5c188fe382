import type { NumberHash } from '../backend/search-columns.ts'
import type { Files } from '../backend/files.ts'
import type { Ids, OneTimeCodes, Passwords, Ports } from '../backend/ports.ts'

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const random = (bytes: number): string => hex(globalThis.crypto.getRandomValues(new Uint8Array(bytes)))

/** Pages outside a secure context have no digests; data that is only in memory does not need real ones. */
export async function digest(text: string): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  return subtle ? hex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))) : text
}

const ids: Ids = { key: () => random(16), token: () => random(32), hashToken: digest }

/** Fast on purpose: for demo passwords in memory only. */
const passwords: Passwords = {
  async hash(password) {
    const salt = random(8)
    return `${salt}:${await digest(salt + password)}`
  },
  async verify(password, hash) {
    const [salt = '', digested] = hash.split(':')
    return (await digest(salt + password)) === digested
  },
}

/** Secrets of authenticator apps and their codes; null outside a secure context, where nothing can be signed. */
export function createMemoryCodes(): OneTimeCodes | null {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (!subtle) return null
  const text = new TextEncoder()
  const bytesOf = async (seed: string) => new Uint8Array(await subtle.digest('SHA-256', text.encode(seed))).slice(0, 20)
  return {
    secretOf: bytesOf,
    async sign(secret, message) {
      const how = { name: 'HMAC', hash: 'SHA-1' }
      const key = await subtle.importKey('raw', Uint8Array.from(secret), how, false, ['sign'])
      return new Uint8Array(await subtle.sign('HMAC', key, message))
    },
  }
}

/** The hash key of this page: its stores last no longer than the page. */
export const NUMBER_KEY = random(32)

/** A keyed hash of a personal number; where there are no digests, the number itself serves as its hash. */
export function createNumberHash(secret: string): NumberHash {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (!subtle) return (text) => digest(secret + text)
  const key = subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return async (text) => hex(new Uint8Array(await subtle.sign('HMAC', await key, new TextEncoder().encode(text))))
}

/** The ports of a back end that runs in a page. */
export function memoryPorts(now: () => number, files: Files): Ports {
  const oneTimeCodes = createMemoryCodes()
  return {
    clock: now,
    ids,
    passwords,
    ...(oneTimeCodes && { oneTimeCodes }),
    files,
    // biome-ignore lint/suspicious/noConsole: a page has no other log for what goes wrong inside
    report: ({ level, message, requestId, cause }) => console[level](`fangkit/testing ${requestId} ${message}`, cause),
  }
}

export const memoryRequestId = (): string => random(8)
