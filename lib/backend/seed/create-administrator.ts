import { ACCOUNT_TYPE, DEFAULT_PLACE, POSITION } from '../../domain/codes.ts'
import { passwordIssue } from '../../domain/permission/password.ts'
import { ROLE } from '../../domain/permission/role.ts'
import { divisionName } from '../national-divisions.ts'
import type { Ports } from '../ports.ts'
import type { Actor, Store } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { userTable } from '../staff/staff-tables.ts'
import { addUser, hasNoUser } from './add-user.ts'
import { SEED_LOCK } from './rows/add-missing.ts'
import { seedReference } from './seed-reference.ts'
import { auditEntry } from './rows/audit-entry.ts'

/** The first user of an installation. @public */
export interface NewAdministrator {
  /** Typed to sign in; without spaces around it. */
  readonly userName: string
  /** As `passwordIssue` accepts it: at least eight characters, none of the most common ones. */
  readonly password: string
  /** The person's name on screen. */
  readonly displayName: string
  /** Codes of the cities they work in, the usual one first; Guangzhou when absent. */
  readonly cities?: readonly string[]
}

/**
 * Creates the first user of an empty installation: a manager with every privilege in these cities.
 *
 * @throws Error when there is a user already, or when the name or password is not acceptable
 * @public
 */
export async function createAdministrator(
  store: Store,
  ports: Ports,
  { userName, password, displayName, cities = [DEFAULT_PLACE.city] }: NewAdministrator,
): Promise<void> {
  const limit = userTable.fields['userName']?.maxLength ?? 64
  if (userName.trim() !== userName || userName === '' || userName.length > limit)
    throw new Error(`The user name needs 1 to ${limit} characters without spaces around them.`)
  const issue = passwordIssue(password, userName)
  if (issue !== null) throw new Error(`The password needs to be another one: 密码${issue}。`)
  if (cities.length === 0) throw new Error('An administrator needs at least one city.')
  const unknown = cities.find((city) => !isCity(city))
  if (unknown !== undefined)
    throw new Error(`An administrator needs cities of the national list; there is none with the code ${unknown}.`)
  const by: Actor = { account: 'system', now: ports.clock() }
  await refuseSecond(store, by)
  await seedReference(store, ports)
  const passwordHash = await ports.passwords.hash(password)
  const acctId = ports.ids.key()
  const key = ports.ids.key()
  const name = displayName === '' ? userName : displayName
  await store.unit(by, async (unit) => {
    await unit.lock(SEED_LOCK)
    if (!(await hasNoUser(unit))) throw new Error(ALREADY)
    await unit.insert(accountTable, {
      key: acctId,
      project: null,
      city: null,
      values: {
        br01Name: name,
        br01AcctNo: userName,
        br01AcctTypeId: ACCOUNT_TYPE.staff,
        positions: [POSITION.followUpManager, POSITION.manager],
        cities,
      },
    })
    const user = await addUser(unit, ports.ids, {
      key,
      userName,
      displayName: name,
      acctId,
      passwordHash,
      cities,
      roles: [ROLE.manager],
      provider: null,
      positions: [POSITION.followUpManager, POSITION.manager],
    })
    await unit.audit(auditEntry(by, 'administrator', userTable, user, {}, { userName, acctId, cities }))
  })
}

const isCity = (code: string) => code.endsWith('00') && !code.endsWith('0000') && divisionName(code) !== null

const ALREADY = 'There are users already: the first administrator is made on an empty installation only.'

/** Refuses a second first user. Checked before the slow hashing, and again in the unit that stores the user. */
async function refuseSecond(store: Store, by: Actor): Promise<void> {
  if (!(await store.unit(by, hasNoUser))) throw new Error(ALREADY)
}
