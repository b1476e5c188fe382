/** A cache that drops its least recently used entries when it grows too large. */
export interface RecentBytes {
  get(key: string): Uint8Array | null
  put(key: string, bytes: Uint8Array): void
}

/** @param most maximum total size in bytes */
export function createRecentBytes(most: number): RecentBytes {
  const cached = new Map<string, Uint8Array>()
  let size = 0
  const drop = (key: string) => {
    size -= cached.get(key)?.length ?? 0
    cached.delete(key)
  }
  return {
    get: (key) => {
      const bytes = cached.get(key) ?? null
      if (bytes) {
        // Moves the entry to the end, as the most recently used one.
        cached.delete(key)
        cached.set(key, bytes)
      }
      return bytes
    },
    put: (key, bytes) => {
      if (bytes.length > most) return
      drop(key)
      cached.set(key, bytes)
      size += bytes.length
      for (const oldest of cached.keys()) {
        if (size <= most) break
        drop(oldest)
      }
    },
  }
}
