import { sameValue } from '../../catalogue/kind.ts'
import { INVITATION, projectRole, takesPartBy } from '../../domain/project-role/project-role.ts'
import type { Recorder, SignedIn } from '../handler.ts'
import { INVITEES } from '../principal.ts'
import { setState, updateRecord } from '../record/store-record.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { projectRoleTable } from './project-role-table.ts'
import { projectTable } from '../project/project-table.ts'
import { rolesOfCase } from './role-rows.ts'

/**
 * Stores on the case the accounts that take part by invitation, so that lists of cases need one indexed query. The case
 * is locked.
 * @source server rule R7
 */
export async function updateInvitees(context: Recorder, project: Row): Promise<Row> {
  const rows = await rolesOfCase(context.unit, project)
  context.notify.record(projectRole.service, project.key, project)
  const invitees = [
    ...new Set(rows.filter(({ values }) => takesPartBy(values)).map(({ values }) => textOf(values['hf21AcctId']))),
  ].sort()
  const value = invitees.length > 0 ? invitees : null
  if (sameValue(project.values[INVITEES] ?? null, value)) return project
  return updateRecord(context, projectTable, project, { ...project.values, [INVITEES]: value }, [INVITEES])
}

/** An invited user joins the case when they open it for the first time. @source INV-001 */
export async function joinCase(context: SignedIn, project: Row): Promise<void> {
  const { unit, principal, now } = context
  if (!listOf(project.values[INVITEES]).includes(principal.acctId)) return
  const { rows } = await unit.list(projectRoleTable, {
    where: {
      all: [
        { field: '$project', is: [project.key] },
        { field: 'hf21AcctId', is: [principal.acctId] },
        { field: 'hf21Status', is: [INVITATION.invited] },
      ],
    },
    counted: false,
  })
  for (const { key } of rows) {
    const row = await unit.get(projectRoleTable, key, { lock: true })
    // Another window of the user may have been first.
    if (row?.values['hf21Status'] !== INVITATION.invited) continue
    await setState(
      context,
      projectRoleTable,
      row,
      { hf21Status: INVITATION.invited },
      { hf21Status: INVITATION.joined, hf21JoinTime: now },
      null,
    )
    context.notify.record(projectRole.service, project.key, project)
  }
}
