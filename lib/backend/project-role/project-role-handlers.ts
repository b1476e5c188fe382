import type { RecordInput } from '../../contract/input.ts'
import type { OperationInput } from '../../contract/record/operation-calls.ts'
import { projectRoleCalls } from '../../contract/case/project-role-calls.ts'
import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { PRIVILEGE, type Privilege } from '../../domain/permission/privilege.ts'
import { INVITATION, projectRole, takesPartBy } from '../../domain/project-role/project-role.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import { caseName } from '../fee/case-name.ts'
import { implement, type SignedIn } from '../handler.ts'
import { addToCase } from '../member/add-to-case.ts'
import { changeableCase, changeableChild, visibleCase, visibleChild } from '../member/case-access.ts'
import { sendNotice } from '../notice/send-notice.ts'
import { allow, needs, SIGNED_IN } from '../policy.ts'
import { answerRecord, blankOf, recordOf } from '../record/answer.ts'
import { conflictOver } from '../record/conflict.ts'
import { labelsOf } from '../record/labels.ts'
import { listQuery } from '../record/list.ts'
import { judge } from '../record/save.ts'
import { saveHandlers } from '../record/save-handlers.ts'
import { setState } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { projectRoleTable } from './project-role-table.ts'
import { updateInvitees } from './update-invitees.ts'
import { answerRoles } from './role-rows.ts'

/** The privileges that apply to this tab. */
const USED: readonly Privilege[] = [
  PRIVILEGE.search,
  PRIVILEGE.detail,
  PRIVILEGE.add,
  PRIVILEGE.save,
  PRIVILEGE.enable,
  PRIVILEGE.disable,
]

/**
 * People invited into a case. An invited account that is not switched off takes part in the case.
 * @source INV-001 to INV-005, OPN-001, OPN-072, server rule R7
 */
export const projectRoleHandlers = [
  implement(projectRoleCalls.getSubPageList, needs(PRIVILEGE.search), async (input, context) => {
    const project = await visibleCase(context, namedCase(input.objKey))
    const { rows, total } = await context.unit.list(
      projectRoleTable,
      listQuery(input, { field: '$project', is: [project.key] }, { field: 'sortNo' }),
    )
    return { data: await answerRoles(context.unit, project, rows), total }
  }),
  implement(projectRoleCalls.getOne, needs(PRIVILEGE.detail), async ({ id }, context) => {
    const { row, project } = await visibleChild(context, projectRoleTable, id)
    return { data: await answered(context, project, row) }
  }),
  implement(projectRoleCalls.getOpts, SIGNED_IN, async (_input, { principal }) => ({
    data: USED.filter((privilege) => principal.privileges.has(privilege)),
  })),
  implement(projectRoleCalls.doCreate, needs(PRIVILEGE.detail), async ({ id, objKey, isClone }, context) => {
    if (id) {
      const { row, project } = await visibleChild(context, projectRoleTable, id)
      if (isClone === 1) throw new Refusal('STATUS', '邀请不能复制，请新增')
      return { data: await answered(context, project, row) }
    }
    const project = await visibleCase(context, namedCase(objKey))
    return {
      data: await answerRecord(context.unit, projectRole, { ...blankOf(projectRole), hf21PrjId: project.key }, null),
    }
  }),
  ...saveHandlers(projectRoleCalls, needs(PRIVILEGE.add, PRIVILEGE.save), async (input, context) => {
    const { project, row } = await invite(context, input)
    return answered(context, project, row)
  }),
  implement(projectRoleCalls.doEnable, needs(PRIVILEGE.enable), (input, context) =>
    switchInvitation(context, input, true),
  ),
  implement(projectRoleCalls.doDisable, needs(PRIVILEGE.disable), (input, context) =>
    switchInvitation(context, input, false),
  ),
]

function namedCase(prjId: unknown): string {
  if (typeof prjId !== 'string' || prjId === '') throw Refusal.invalid([{ field: 'objKey', message: '项目ID必填' }])
  return prjId
}

async function answered({ unit }: SignedIn, project: Row, row: Row): Promise<Readonly<Record<string, unknown>>> {
  const [answer] = await answerRoles(unit, project, [row])
  return answer ?? {}
}

/** Creates an invitation. Its account and role never change afterwards: it is switched off and on. */
async function invite(context: SignedIn, input: RecordInput): Promise<{ readonly project: Row; readonly row: Row }> {
  const { unit, now, principal } = context
  if (input.keyValue) {
    await visibleChild(context, projectRoleTable, input.keyValue)
    throw new Refusal('STATUS', '邀请不能修改，请停用后重新邀请')
  }
  const project = await changeableCase(context, namedCase(input['hf21PrjId']))
  const before = { ...blankOf(projectRole), hf21PrjId: project.key }
  const { record } = await judge(
    context,
    {
      entity: projectRole,
      table: projectRoleTable,
      row: null,
      before,
      facts: {},
      overlay: await overlayFor(unit, projectRole, project.key),
      place: { project: project.key, city: project.city },
    },
    input,
  )
  const [acctId, role] = [textOf(record['hf21AcctId']), textOf(record['hf21RoleId'])]
  const { rows: same } = await unit.list(projectRoleTable, {
    where: {
      all: [
        { field: '$project', is: [project.key] },
        { field: 'hf21AcctId', is: [acctId] },
        { field: 'hf21RoleId', is: [role] },
      ],
    },
    counted: false,
  })
  const [known] = same
  if (known)
    throw Refusal.invalid([
      {
        field: 'hf21AcctId',
        message: takesPartBy(known.values)
          ? '该账号已以此角色参与项目'
          : '该账号已以此角色邀请过并停用，请在列表中启用',
      },
    ])
  const row = await addToCase(context, projectRoleTable, project, {
    ...record,
    hf21InviteTime: now,
    hf21JoinTime: null,
    hf21Status: INVITATION.invited,
    hf21InviterId: principal.acctId,
    lastLoginDate: null,
    avatar: null,
    inviterName: null,
    inviterRole: null,
  })
  const updated = await updateInvitees(context, project)
  await sendInvitationNotice(context, updated, row)
  return { project: updated, row }
}

async function switchInvitation(
  context: SignedIn,
  { id, version }: OperationInput,
  on: boolean,
): Promise<{ readonly data: Readonly<Record<string, unknown>> }> {
  const { row, project } = await changeableChild(context, projectRoleTable, id)
  allow(needs(on ? PRIVILEGE.enable : PRIVILEGE.disable), context.principal)
  if (takesPartBy(row.values) === on) throw new Refusal('STATUS', on ? '已启用，无需重复操作' : '已停用，无需重复操作')
  if (version !== null && version !== undefined && version !== row.version)
    throw await conflictOver(context.unit, projectRole, recordOf(projectRole, row), row)
  const joined = row.values['hf21JoinTime'] ?? null
  const next = on ? (joined === null ? INVITATION.invited : INVITATION.joined) : INVITATION.disabled
  const stored = await setState(
    context,
    projectRoleTable,
    row,
    { hf21Status: row.values['hf21Status'] ?? null },
    { hf21Status: next },
    null,
  )
  const updated = await updateInvitees(context, project)
  if (on) await sendInvitationNotice(context, updated, stored)
  return { data: await answered(context, updated, stored) }
}

/** Notifies a user that they now take part in the case, unless they invited themselves. */
async function sendInvitationNotice(context: SignedIn, project: Row, row: Row): Promise<void> {
  const acctId = textOf(row.values['hf21AcctId'])
  if (acctId === context.principal.acctId) return
  const [{ hf21RoleId = '' } = {}] = await labelsOf(context.unit, projectRole.fields, [recordOf(projectRole, row)])
  await sendNotice(context, project, {
    acctId,
    kind: NOTICE_KIND.invited,
    title: `您被邀请参与项目，角色为“${hf21RoleId}”`,
    body: `${caseName(project)}，邀请人：${context.principal.displayName}`,
  })
}
