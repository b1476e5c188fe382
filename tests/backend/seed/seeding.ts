import type { Ports } from '../../../lib/backend/ports.ts'
import type { Row, Store, Table } from '../../../lib/backend/store.ts'
import { createMemoryFiles } from '../../../lib/testing/memory-files.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'

/** 2026-11-20 10:00 in Asia/Shanghai. */
export const NOW = Date.UTC(2026, 10, 20, 2)

/** Ports with a fixed clock and counted keys; a hash shows what was hashed. */
export function countingPorts(now: number = NOW): { readonly ports: Ports; readonly hashed: readonly string[] } {
  const hashed: string[] = []
  let count = 0
  const next = () => {
    count += 1
    return String(count).padStart(6, '0')
  }
  const ports: Ports = {
    clock: () => now,
    ids: {
      key: () => `key-${next()}`,
      token: () => `token-${next()}`,
      hashToken: async (token) => `hash of ${token}`,
    },
    passwords: {
      hash: async (password) => {
        hashed.push(password)
        return `hash of ${password}`
      },
      verify: async (password, hash) => hash === `hash of ${password}`,
    },
    files: createMemoryFiles(
      () => now,
      async (text) => `signed ${text.length}`,
    ),
    report: () => {},
  }
  return { ports, hashed }
}

export const emptyStore = (): Store => createMemoryStore()

export async function rowsOf(store: Store, table: Table): Promise<readonly Row[]> {
  return store.unit({ account: 'system', now: NOW }, async (unit) => (await unit.list(table)).rows)
}
