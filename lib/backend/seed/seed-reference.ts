import { modules } from '../backend-modules.ts'
import type { Ports } from '../ports.ts'
import type { Store } from '../store.ts'
import { tables } from '../tables.ts'
import { SEED_LOCK } from './rows/add-missing.ts'

/**
 * Adds what every installation needs: dictionaries, roles, field metadata with its help texts, tool templates, flows,
 * kinds of paper, application forms. Existing rows stay unchanged and only missing ones are added, so you can run it at
 * every start.
 *
 * @public
 */
export async function seedReference(store: Store, ports: Ports): Promise<void> {
  await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
    await unit.lock(SEED_LOCK)
    for (const { seed } of modules) await seed?.(unit, tables)
  })
}
