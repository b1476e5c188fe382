import type { Ports } from '../backend/ports.ts'
import { addDemoUsers, addPickable } from './demo/demo-people.ts'
import { DEMO_PASSWORD } from './demo/accounts/demo-users.ts'
import { seedReference } from '../backend/seed/seed-reference.ts'
import type { Store } from '../backend/store.ts'

/** Stores the users of the demo data and the records they pick from, without any case. */
export async function seedPeople(store: Store, ports: Ports): Promise<void> {
  await seedReference(store, ports)
  const passwordHash = await ports.passwords.hash(DEMO_PASSWORD)
  await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
    if (await addDemoUsers(unit, ports.ids, passwordHash)) await addPickable(unit)
  })
}
