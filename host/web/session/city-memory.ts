import type { City } from 'fangkit/domain'

const KEY = 'city'

/**
 * The city this browser's session worked in last, or null. Pages start with it instead of asking the server first; the
 * server refuses calls from a page in another city than its session.
 */
export function readCity(): City | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { code, name } = (typeof saved === 'object' && saved !== null ? saved : {}) as Partial<
      Record<keyof City, unknown>
    > // adapter: stored outside the program, checked below
    return typeof code === 'string' && code !== '' && typeof name === 'string' ? { code, name } : null
  } catch {
    return null // storage is blocked or contains something else
  }
}

/** Null when a session ends: the next one may work elsewhere. */
export function saveCity(city: City | null): void {
  try {
    if (city) localStorage.setItem(KEY, JSON.stringify({ code: city.code, name: city.name }))
    else localStorage.removeItem(KEY)
  } catch {
    // storage is blocked: the next page asks the server first
  }
}
