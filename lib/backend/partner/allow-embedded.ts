import { type Call, callName } from '../../contract/call.ts'
import { contract } from '../../contract/contract.ts'
import { EXPORT_METHOD } from '../../contract/record/operation-calls.ts'
import { widgetCalls } from '../../contract/widget-calls.ts'
import { PARTNER_WIDGET } from '../../domain/permission/partner-widget.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { missingPrivilege, type Policy } from '../policy.ts'
import type { Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'

/** Log-out ends the session itself, so it needs no operation. */
const LOG_OUT = callName(contract.login.doLogout)

/** A call from a partner's page. */
export interface EmbeddedCall {
  readonly principal: Pick<Principal, 'embed' | 'privileges'>
  readonly call: Call
  readonly policy: Policy
  /** The lists the call belongs to. */
  readonly lists: readonly string[]
}

/**
 * Allows the calls of the widgets a partner's page has and reading the partner's lists, and refuses everything else,
 * whatever policies allow. A call that changes something needs at least the operation “保存”, even where staff need none.
 *
 * @throws Refusal NO_PERMISSION
 */
export function allowEmbedded({ principal: { embed, privileges }, call, policy, lists }: EmbeddedCall): void {
  if (embed === null) return
  const name = callName(call)
  const listed =
    embed.widgets.includes(PARTNER_WIDGET.configGrid) &&
    call.effect === 'read' &&
    call.method !== EXPORT_METHOD &&
    lists.some((list) => embed.lists.includes(list))
  if (!listed && !embed.widgets.some((widget) => widgetCalls(widget).has(name)))
    throw new Refusal('NO_PERMISSION', '嵌入会话没有开放这个接口')
  if (call.effect !== 'read' && policy.who !== 'privileged' && name !== LOG_OUT && !privileges.has(PRIVILEGE.save))
    throw missingPrivilege(PRIVILEGE.save)
}
