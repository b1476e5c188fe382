import type { Ports } from '../backend/ports.ts'
import { addMissing } from '../backend/seed/add-missing.ts'
import { addUser, hasNoUser } from '../backend/seed/add-user.ts'
import { ACCOUNT_ROWS } from '../backend/seed/demo-accounts.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '../backend/seed/demo-users.ts'
import { ORGANISATION_ROWS } from '../backend/seed/organisations.ts'
import { seedReference } from '../backend/seed/seed-reference.ts'
import type { Store } from '../backend/store.ts'
import { accountTable, organisationTable } from '../backend/tables.ts'

/** The people of the demo data and what they pick from, without a single case. */
export async function seedPeople(store: Store, ports: Ports): Promise<void> {
  await seedReference(store, ports)
  const passwordHash = await ports.passwords.hash(DEMO_PASSWORD)
  await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
    if (!(await hasNoUser(unit))) return
    await addMissing(unit, organisationTable, ORGANISATION_ROWS)
    await addMissing(unit, accountTable, ACCOUNT_ROWS)
    for (const { positions: _positions, phone: _phone, ...user } of DEMO_USERS) await addUser(unit, ports.ids, { ...user, key: `demo-user-${user.userName}`, passwordHash })
  })
}
