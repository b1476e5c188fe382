import type { AccessToken } from './auth.ts'

/** Where a token is stored between page loads. @public */
export type TokenPlace = 'local' | 'cookie' | 'memory'

/** Reads and writes one token. Never throws: when the browser blocks storage, it uses memory. */
export interface TokenStorage {
  read(): AccessToken | null
  write(token: AccessToken | null): void
  /** Notifies the listener of changes in other tabs. */
  watch(listener: () => void): () => void
}

interface Slot {
  readonly get: (name: string) => string | null
  readonly set: (name: string, value: string | null) => void
}

const slots: Readonly<Record<Exclude<TokenPlace, 'memory'>, Slot>> = {
  local: {
    get: (name) => localStorage.getItem(name),
    set: (name, value) => (value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value)),
  },
  cookie: {
    get: (name) => {
      const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
      return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
    },
    set: (name, value) => {
      // The server never reads this cookie: it authenticates by the header only.
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
      document.cookie =
        `${name}=${encodeURIComponent(value ?? '')}; Path=/; ` +
        `SameSite=Strict${secure}${value === null ? '; Max-Age=0' : ''}`
    },
  },
}

export function createTokenStorage(place: TokenPlace, key: string): TokenStorage {
  const slot = place === 'memory' ? null : slots[place]
  const expiryKey = `${key}.expiresAt`
  let memory: AccessToken | null = null
  let blocked = slot === null

  const read = (): AccessToken | null => {
    if (!slot || blocked) return memory
    try {
      const token = slot.get(key)
      return token ? { token, expiresAt: Number(slot.get(expiryKey)) || null } : null
    } catch {
      blocked = true
      return memory
    }
  }
  const write = (token: AccessToken | null) => {
    memory = token
    if (!slot) return
    try {
      slot.set(key, token?.token ?? null)
      slot.set(expiryKey, token?.expiresAt ? String(token.expiresAt) : null)
      // When cookies are blocked, the browser ignores a write without an error.
      blocked = (slot.get(key) ?? null) !== (token?.token ?? null)
    } catch {
      blocked = true
    }
  }
  const watch = (listener: () => void) => {
    if (place !== 'local' || typeof window === 'undefined') return () => undefined
    const onStorage = ({ key: changed }: StorageEvent) => {
      if (changed === key || changed === null) listener()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }
  return { read, write, watch }
}
