import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccessToken } from '../../../lib/client/auth/auth.ts'
import { networkError } from '../../../lib/client/fangkit-error.ts'
import { createTokenAuth } from '../../../lib/client/auth/token-auth.ts'

afterEach(() => void vi.unstubAllGlobals())

const signal = new AbortController().signal
const TOKEN = { token: 't/1=', expiresAt: 1_764_000_000_000 }

function memoryStorage() {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
}

function cookieJar() {
  const stored = new Map<string, string>()
  return {
    get cookie() {
      return [...stored].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (attributes.includes('Max-Age=0')) stored.delete(name)
      else stored.set(name, value)
    },
  }
}

describe('the token is stored in', () => {
  it('local storage, under Token, across page loads', () => {
    const local = memoryStorage()
    vi.stubGlobal('localStorage', local)
    createTokenAuth().setToken(TOKEN)
    expect(local.stored.get('Token')).toBe('t/1=')
    expect(createTokenAuth().currentToken()).toEqual(TOKEN)
    createTokenAuth().signOut()
    expect(local.stored.size).toBe(0)
  })
  it('memory if the host signs people in: the next page asks it again, and its own Token is not touched', async () => {
    const local = memoryStorage()
    local.setItem('Token', 'of the host')
    vi.stubGlobal('localStorage', local)
    const page = (person: string) => createTokenAuth({ getToken: () => ({ token: `of ${person}`, expiresAt: null }) })
    expect(await page('A').getToken({ reason: 'initial', signal })).toMatchObject({ token: 'of A' })
    expect(await page('B').getToken({ reason: 'initial', signal })).toMatchObject({ token: 'of B' })
    page('B').signOut()
    expect([...local.stored]).toEqual([['Token', 'of the host']])
  })
  it('SDK-016 local storage all the same where the host says so, and where people log in by password', () => {
    const local = memoryStorage()
    vi.stubGlobal('localStorage', local)
    const getToken = () => null
    for (const options of [
      { getToken, storage: 'local' },
      { login: async () => TOKEN },
      { getToken, login: async () => TOKEN },
    ] as const) {
      local.stored.clear()
      createTokenAuth(options).setToken(TOKEN)
      expect(local.stored.get('Token')).toBe('t/1=')
      expect(createTokenAuth(options).currentToken()).toEqual(TOKEN)
    }
  })
  it('a cookie, when wanted', () => {
    vi.stubGlobal('document', cookieJar())
    vi.stubGlobal('location', { protocol: 'https:' })
    createTokenAuth({ storage: 'cookie' }).setToken(TOKEN)
    expect(createTokenAuth({ storage: 'cookie' }).currentToken()).toEqual(TOKEN)
    createTokenAuth({ storage: 'cookie' }).signOut()
    expect(createTokenAuth({ storage: 'cookie' }).currentToken()).toBeNull()
  })
  it('memory, when the browser blocks storage, and when it swallows cookies', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => '', set: () => undefined }))
    vi.stubGlobal('location', { protocol: 'http:' })
    for (const storage of ['local', 'cookie'] as const) {
      const auth = createTokenAuth({ storage })
      expect(auth.currentToken()).toBeNull()
      auth.setToken(TOKEN)
      expect(auth.currentToken()).toEqual(TOKEN)
      auth.signOut()
      expect(auth.currentToken()).toBeNull()
    }
  })
})

describe('the token that is sent is', () => {
  it('the stored one first, then the host’s, which is stored', async () => {
    const auth = createTokenAuth({ storage: 'memory', getToken: async () => TOKEN })
    expect(await auth.getToken({ reason: 'initial', signal })).toEqual(TOKEN)
    expect(auth.currentToken()).toEqual(TOKEN)
  })
  it('one that another tab has got meanwhile, instead of a renewal', async () => {
    const getToken = vi.fn()
    const auth = createTokenAuth({ storage: 'memory', getToken })
    auth.setToken(TOKEN)
    expect(await auth.getToken({ reason: 'signed-out', rejected: 'older', signal })).toEqual(TOKEN)
    expect(getToken).not.toHaveBeenCalled()
  })
  it('none, and the refused one is forgotten, when nobody can renew it', async () => {
    const auth = createTokenAuth({ storage: 'memory' })
    auth.setToken(TOKEN)
    expect(await auth.getToken({ reason: 'expiring', signal })).toEqual(TOKEN)
    expect(await auth.getToken({ reason: 'signed-out', rejected: TOKEN.token, signal })).toBeNull()
    expect(auth.currentToken()).toBeNull()
  })
  it('the one a log-in brings, and listeners are notified', async () => {
    const login = vi.fn(async () => TOKEN)
    const auth = createTokenAuth({ storage: 'memory', login })
    const listener = vi.fn()
    const unsubscribe = auth.subscribe(listener)
    await auth.signIn({ userName: 'admin', password: 'secret' })
    expect(login).toHaveBeenCalledWith({ userName: 'admin', password: 'secret' }, {})
    expect(auth.currentToken()).toEqual(TOKEN)
    unsubscribe()
    auth.signOut()
    expect(listener).toHaveBeenCalledTimes(1)
  })
  it('the one of a log-in or none after a log-out, should the host answer later than that', async () => {
    for (const meanwhile of [{ token: 'fresh', expiresAt: null }, null]) {
      let answer: (token: AccessToken) => void = () => undefined
      const auth = createTokenAuth({
        storage: 'memory',
        getToken: () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      })
      const asked = auth.getToken({ reason: 'initial', signal })
      auth.setToken(meanwhile)
      answer(TOKEN)
      expect(await asked).toEqual(meanwhile)
      expect(auth.currentToken()).toEqual(meanwhile)
    }
  })
  it('the same as before after a failed log-in', async () => {
    const auth = createTokenAuth({ storage: 'memory', login: () => Promise.reject(new Error('no')) })
    auth.setToken(TOKEN)
    await expect(auth.signIn({ userName: 'a', password: 'b' })).rejects.toThrow('no')
    expect(auth.currentToken()).toEqual(TOKEN)
  })
})

describe('a session that ends', () => {
  it('is reported to the host once, and again after the next log-in', () => {
    const listener = vi.fn()
    const auth = createTokenAuth({ storage: 'memory', onSignedOut: listener })
    const error = networkError('Fake.call')
    auth.setToken(TOKEN)
    auth.onSignedOut?.(error)
    auth.onSignedOut?.(error)
    expect([auth.currentToken(), listener.mock.calls]).toEqual([null, [[error]]])
    auth.setToken(TOKEN)
    auth.onSignedOut?.(error)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('another tab', () => {
  it('is heard when it changes the token or empties the storage, and about nothing else', () => {
    const page = new EventTarget()
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('window', page)
    const changes = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    const listener = vi.fn()
    const unsubscribe = createTokenAuth().subscribe?.(listener)
    changes('theme of the host')
    expect(listener).not.toHaveBeenCalled()
    changes('Token')
    changes(null)
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe?.()
    changes('Token')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
