/** What was made of late, forgotten from the oldest on when it becomes too much. */
export interface RecentBytes {
  get(key: string): Uint8Array | null
  put(key: string, bytes: Uint8Array): void
}

/** @param most bytes kept altogether */
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
        // Asked for again: now the youngest.
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
