import type { Issue } from '../../catalogue/check.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import { isOn, sameValue } from '../../catalogue/kind.ts'
import type { RecordInput } from '../../contract/input.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { ROLE } from '../../domain/permission/role.ts'
import { PASSING, providerIssue, sysUser } from '../../domain/permission/sys-user.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import { allowOn, visibleRow } from '../grid/grid-access.ts'
import type { GridSource } from '../grid/grid-source.ts'
import type { SignedIn } from '../handler.ts'
import { secondFactorOf } from '../login/second-factor.ts'
import { forgetFailures, pausedUntil } from '../login/throttle.ts'
import { divisionName } from '../national-divisions.ts'
import { answerRecord, blankOf, recordOf } from '../record/answer.ts'
import { judge } from '../record/save.ts'
import { insertRecord, updateRecord } from '../record/store-record.ts'
import { refuseTaken } from '../record/unique.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Values } from '../store.ts'
import { groupTable, userTable } from './staff-tables.ts'
import { othersManage } from './others-manage.ts'
import { type NewPassword, resetSecondFactor, setPassword } from './set-password.ts'
import { saveAccount, saveRoles } from './user-account.ts'
import { grantIssues, ownProviderIssues, refuseManagers, refuseOtherCities, notifyOwner } from './user-rules.ts'

/** A user as forms show it, including the state of the log-in. */
async function userRecord(context: SignedIn, { entity }: GridSource, row: Row): Promise<RecordValues> {
  const confirmedAt = (await secondFactorOf(context.unit, row.key))?.values['confirmedAt']
  return {
    ...recordOf(entity, row),
    pausedUntil: await pausedUntil(context.unit, context, textOf(row.values['userName'])),
    secondFactorAt: typeof confirmedAt === 'number' ? confirmedAt : null,
  }
}

/** The same, with what the list computes from other rows. */
export async function completeUser(context: SignedIn, source: GridSource, row: Row): Promise<RecordValues> {
  const record = await userRecord(context, source, row)
  const complete = await source.rules?.complete?.(context.unit, [row])
  return complete?.(record, row) ?? record
}

/**
 * Stores a user with account and roles, and runs the requested log-in changes.
 *
 * @param made a password for a new user, or for one whose password is reset
 * @returns the record as answered; it contains the password once, which is stored nowhere
 */
export async function saveUser(
  context: SignedIn,
  source: GridSource,
  { initialPassword: _shown, ...input }: RecordInput,
  made: NewPassword | null,
): Promise<Readonly<Record<string, unknown>>> {
  const { unit } = context
  const { entity } = source
  const row = input.keyValue ? await visibleRow(context, source, input.keyValue, true) : null
  allowOn(source, context.principal, [row ? PRIVILEGE.update : PRIVILEGE.add, PRIVILEGE.save])
  if (row) refuseOtherCities(context.principal, row)
  const before = row ? await completeUser(context, source, row) : blankOf(entity)
  const rolesOf = await rolesByGroup(context)
  const findIssues = (requested: RecordValues): readonly Issue[] => [
    ...userIssues(requested, rolesOf.of(requested)),
    ...ownProviderIssues(context.principal, row, textOf(requested['provider'])),
    ...grantIssues(context.principal, { user: row, roles: rolesOf.of(requested), cities: listOf(requested['cities']) }),
  ]
  const { record, changed } = await judge(
    context,
    {
      entity,
      table: userTable,
      row,
      before,
      facts: {},
      overlay: await overlayFor(unit, entity, null),
      place: { project: null, city: null },
      findIssues,
    },
    input,
  )
  await refuseTaken(unit, entity, userTable, record, row?.key ?? null)
  const roles = rolesOf.of(record)
  refuseManagers(context.principal, roles, listOf(row?.values['roles']))
  if (
    row &&
    listOf(row.values['roles']).includes(ROLE.manager) &&
    !roles.includes(ROLE.manager) &&
    row.values['enabled'] === 1 &&
    !(await othersManage(context, row.key))
  ) {
    throw Refusal.invalid([{ field: 'roles', message: '这是最后一位经理，不能去掉“经理”角色' }])
  }
  const stored = await storeUser(
    context,
    row,
    before,
    { ...record, roles, rolesFollow: rolesOf.follows(record) ? 1 : 0 },
    [...changed, 'roles', 'rolesFollow'],
  )
  const user = made ? await setPassword(context, stored, made.passwordHash) : stored
  if (isOn(record['unlock'] ?? null)) await forgetFailures(unit, textOf(user.values['userName']))
  if (isOn(record['resetSecondFactor'] ?? null)) await resetSecondFactor(context, user)
  notifyOwner(context, user)
  return answerRecord(
    unit,
    entity,
    { ...(await completeUser(context, source, user)), initialPassword: made?.password ?? null },
    user,
  )
}

/** False for what a save applies without storing it, and for what the server computes from other rows. */
const isStoredField = (name: string): boolean => !PASSING.includes(name) && Object.hasOwn(sysUser.fields, name)

async function storeUser(
  context: SignedIn,
  row: Row | null,
  before: RecordValues,
  record: RecordValues,
  changed: readonly string[],
): Promise<Row> {
  const cities = listOf(record['cities'])
  const city = cities.includes(textOf(record['city'])) ? textOf(record['city']) : (cities[0] ?? null)
  const accepted: Values = {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => isStoredField(name))),
    city,
  }
  // A switch without a value is off.
  const blank: Values = { rolesFollow: 0 }
  const acctId = await saveAccount(context, row, accepted)
  const names = [...new Set([...changed, 'city'])].filter(
    (name) => isStoredField(name) && !sameValue(before[name] ?? blank[name] ?? null, accepted[name] ?? null),
  )
  const user = !row
    ? await insertRecord(
        context,
        userTable,
        { key: context.ports.ids.key(), project: null, city: null },
        { ...accepted, acctId },
      )
    : names.length === 0
      ? row
      : await updateRecord(context, userTable, row, accepted, names)
  await saveRoles(context, user.key, listOf(record['roles']))
  return user
}

/**
 * The roles a user gets, and whether they come from the group: because the form says so, or because none were chosen.
 */
async function rolesByGroup({ unit }: SignedIn): Promise<{
  readonly of: (record: RecordValues) => readonly string[]
  readonly follows: (record: RecordValues) => boolean
}> {
  const { rows } = await unit.list(groupTable, { where: { field: 'enabled', is: [1] }, counted: false })
  const byGroup = new Map(rows.map(({ values }) => [textOf(values['groupCode']), listOf(values['groupRoles'])]))
  // The members of a group that is out of use keep their roles.
  const follows = ({ groupCode, roles, rolesFollow = null }: RecordValues) =>
    byGroup.has(textOf(groupCode)) && (isOn(rolesFollow) || listOf(roles).length === 0)
  return {
    follows,
    of: (record) => (follows(record) ? (byGroup.get(textOf(record['groupCode'])) ?? []) : listOf(record['roles'])),
  }
}

function userIssues({ provider, cities, groupCode = null }: RecordValues, roles: readonly string[]): readonly Issue[] {
  const employer = providerIssue(roles, textOf(provider) || null)
  const unknown = listOf(cities).find((code) => divisionName(code) === null)
  return [
    // Without a group, the declaration requires a role.
    ...(roles.length === 0 && groupCode !== null
      ? [{ field: 'roles', message: '这个用户组没有默认角色，请选择角色' }]
      : []),
    ...(employer === null ? [] : [{ field: 'provider', message: employer }]),
    ...(unknown === undefined ? [] : [{ field: 'cities', message: `没有编码为 ${unknown} 的城市` }]),
  ]
}
