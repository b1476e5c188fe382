import type { Ids } from '../../backend/ports.ts'
import type { Unit } from '../../backend/store.ts'
import { accountTable } from '../../backend/account/account-table.ts'
import { communityTable } from '../../backend/community/community-table.ts'
import { flowPolicyTable } from '../../backend/flow-guide/flow-guide-tables.ts'
import { organisationTable } from '../../backend/dictionary/dictionary-tables.ts'
import { addMissing } from '../../backend/seed/rows/add-missing.ts'
import { addUser, hasNoUser } from '../../backend/seed/add-user.ts'
import { COMMUNITY_ROWS } from './communities.ts'
import { ACCOUNT_ROWS } from './accounts/demo-accounts.ts'
import { addDemoStaff } from './accounts/demo-staff.ts'
import { DEMO_USERS } from './accounts/demo-users.ts'
import { POLICY_ROWS } from './flows/policies.ts'
import { ORGANISATION_ROWS } from './organisations/organisations.ts'

/** Adds what cases refer to: organisations, accounts, housing estates, policies. */
export async function addPickable(unit: Unit): Promise<void> {
  await addMissing(unit, organisationTable, ORGANISATION_ROWS)
  await addMissing(unit, accountTable, ACCOUNT_ROWS)
  await addMissing(unit, communityTable, COMMUNITY_ROWS)
  await addMissing(unit, flowPolicyTable, POLICY_ROWS)
}

/** Adds the demo users, unless a user exists already. @returns whether they were added */
export async function addDemoUsers(unit: Unit, ids: Ids, passwordHash: string): Promise<boolean> {
  if (!(await hasNoUser(unit))) return false
  for (const user of DEMO_USERS) await addUser(unit, ids, { ...user, key: `demo-user-${user.userName}`, passwordHash })
  await addDemoStaff(unit, ids)
  return true
}
