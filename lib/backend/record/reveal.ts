import type { Entity } from '../../catalogue/entity.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import type { Field } from '../../catalogue/field.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import { revealCall } from '../../contract/record/reveal-call.ts'
import { isFinance } from '../../domain/permission/role.ts'
import { hideNumbers } from '../../domain/standards/hide-numbers.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import { missingPrivilege, needs } from '../policy.ts'
import { visibleChild } from '../member/case-access.ts'
import { changesProject } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Table } from '../store.ts'
import { countReveal } from './reveal-limit.ts'

/**
 * Shows one personal value of a row of a case in full. Nothing is changed and nobody else is notified; the audit entry
 * names the user and the field, never the value.
 *
 * @source server rules R25, R27; privilege matrix "reveal P3"
 */
export function revealHandler(entity: Entity, table: Table): Implementation {
  return implement(revealCall(entity), needs(PRIVILEGE.detail), async ({ id, field: name, reason }, context) => {
    const { row, project } = await visibleChild(context, table, id)
    const field = sensitiveField(entity, name ?? '')
    allowRevealing(context, project, field)
    const value = row.values[name ?? '']
    if (typeof value !== 'string' || isEmpty(value))
      throw Refusal.invalid([{ field: 'field', message: `${labelOf(entity, name ?? '')}没有填写` }])
    if (!reason?.trim()) throw Refusal.invalid([{ field: 'reason', message: '查看原因必填' }])
    await countReveal(context.unit, context.principal, context.now)
    await writeAuditEntry(context, table, row, name ?? '', reason.trim())
    return { data: { field: name ?? '', value } }
  })
}

function sensitiveField(entity: Entity, name: string): Field {
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
  if (!field) throw Refusal.invalid([{ field: 'field', message: `没有这个字段：${name.slice(0, 64)}` }])
  if (!field.sensitive)
    throw Refusal.invalid([{ field: 'field', message: `${labelOf(entity, name)}没有遮盖，不需要查看完整内容` }])
  return field
}

/**
 * Allows own staff who work on the case or manage its city, and finance for bank numbers; never a provider's employees.
 * @throws Refusal NO_PERMISSION
 */
function allowRevealing({ principal }: SignedIn, project: Row, { sensitive }: Field): void {
  if (principal.embed && !principal.embed.reveals) throw new Refusal('NO_PERMISSION', '嵌入会话不能查看完整的个人信息')
  if (sensitive === 'bank' && isFinance(principal.roles)) return
  if (principal.provider !== null || !changesProject(principal, project))
    throw new Refusal('NO_PERMISSION', '只有该项目的跟进人员和经理可以查看完整的个人信息')
  if (!principal.privileges.has(PRIVILEGE.save)) throw missingPrivilege(PRIVILEGE.save)
}

/** The entry carries no version: nothing was changed, and a save must not take it for a change. */
async function writeAuditEntry(
  { unit, principal, now, action, requestId }: SignedIn,
  table: Table,
  { key, project, city }: Row,
  field: string,
  reason: string,
): Promise<void> {
  await unit.audit({
    at: now,
    by: principal.acctId,
    action,
    table: table.name,
    key,
    project,
    city,
    version: null,
    before: {},
    after: { field, reason: hideNumbers(reason) },
    result: 'done',
    requestId,
  })
}
