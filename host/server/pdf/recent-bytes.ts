/** What was made of late, forgotten from the oldest on when it becomes too much. */
export interface RecentBytes {
  get(key: string): Uint8Array | null
  put(key: string, bytes: Uint8Array): void
}

/** @param most bytes kept altogether */
export function keepRecentBytes(most: number): RecentBytes {
  const kept = new Map<string, Uint8Array>()
  let size = 0
  const drop = (key: string) => {
    size -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }
  return {
    get: (key) => {
      const bytes = kept.get(key) ?? null
      if (bytes) {
        // Asked for again: now the youngest.
        kept.delete(key)
        kept.set(key, bytes)
      }
      return bytes
    },
    put: (key, bytes) => {
      if (bytes.length > most) return
      drop(key)
      kept.set(key, bytes)
      size += bytes.length
      for (const oldest of kept.keys()) {
        if (size <= most) break
        drop(oldest)
      }
    },
  }
}
