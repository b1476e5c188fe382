import { LOGIN_EVENT } from '../../domain/log/login-log.ts'
import { staffOfCase } from '../../domain/project-role/case-staff.ts'
import { projectRole, takesPartBy } from '../../domain/project-role/project-role.ts'
import { answerRows } from '../record/answer.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { dictEntryTable } from '../dictionary/dictionary-tables.ts'
import { loginLogTable } from '../log/log-tables.ts'
import { projectRoleTable } from './project-role-table.ts'

/** All invitations of a case, in the order they were made. */
export async function rolesOfCase(unit: Unit, project: Pick<Row, 'key'>): Promise<readonly Row[]> {
  const { rows } = await unit.list(projectRoleTable, {
    where: { field: '$project', is: [project.key] },
    sort: [{ field: 'sortNo' }],
    counted: false,
  })
  return rows
}

/**
 * Invitations in wire form: with pictures, who invited in which role, and the last log-in of each person.
 * @source INV-002
 */
export async function answerRoles(
  unit: Unit,
  project: Row,
  rows: readonly Row[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const people = [
    ...new Set(rows.flatMap(({ values }) => [textOf(values['hf21AcctId']), textOf(values['hf21InviterId'])])),
  ].filter((key) => key !== '')
  const invited = [...new Set(rows.map(({ values }) => textOf(values['hf21AcctId'])))]
  const [accounts, lastSeen, roleOf] = [
    await accountsOf(unit, people),
    await lastLogins(unit, invited),
    await rolesByAccount(unit, project),
  ]
  return answerRows(unit, projectRole, rows, (record, { values }) => {
    const [invitee, inviter] = [textOf(values['hf21AcctId']), textOf(values['hf21InviterId'])]
    return {
      ...record,
      avatar: accounts.get(invitee)?.values['br01LogoUrl'] ?? null,
      lastLoginDate: lastSeen.get(invitee) ?? null,
      inviterName: textOf(accounts.get(inviter)?.values['br01Name']) || null,
      inviterRole: roleOf.get(inviter) ?? null,
    }
  })
}

async function accountsOf(unit: Unit, keys: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  if (keys.length === 0) return new Map()
  const { rows } = await unit.list(accountTable, { where: { field: '$key', is: keys }, counted: false })
  return new Map(rows.map((row) => [row.key, row]))
}

/** When each person last signed in. */
async function lastLogins(unit: Unit, accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const latest = new Map<string, number>()
  for (const acctId of accounts) {
    const { rows } = await unit.list(loginLogTable, {
      where: {
        all: [
          { field: 'acctId', is: [acctId] },
          { field: 'loginEvent', is: [LOGIN_EVENT.in] },
        ],
      },
      sort: [{ field: 'loginAt', descending: true }],
      page: 1,
      pageSize: 1,
      counted: false,
    })
    const at = rows[0]?.values['loginAt']
    if (typeof at === 'number') latest.set(acctId, at)
  }
  return latest
}

/** The name of each person's role in a case: from the case itself, else from their first invitation. */
async function rolesByAccount(unit: Unit, project: Row): Promise<ReadonlyMap<string, string>> {
  const { rows: words } = await unit.list(dictEntryTable, {
    where: { field: 'dict', is: [projectRole.fields.hf21RoleId.dict ?? ''] },
    counted: false,
  })
  const wordOf = (role: string) => textOf(words.find(({ values }) => values['key'] === role)?.values['value'])
  const invited = (await rolesOfCase(unit, project))
    .filter(({ values }) => takesPartBy(values))
    .map(({ values }) => ({ acctId: textOf(values['hf21AcctId']), role: textOf(values['hf21RoleId']) }))
  const byAccount = new Map<string, string>()
  for (const { acctId, role } of [...staffOfCase(project.values), ...invited])
    if (!byAccount.has(acctId)) byAccount.set(acctId, wordOf(role))
  return byAccount
}
