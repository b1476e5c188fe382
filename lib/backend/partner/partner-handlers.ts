import { isOn } from '../../catalogue/kind.ts'
import type { RecordInput } from '../../contract/input.ts'
import { LARGEST_LIST } from '../../contract/list-input.ts'
import { recordCalls } from '../../contract/record/record-calls.ts'
import { PARTNER_PASSING } from '../../domain/permission/push-partner.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { onGrid } from '../grid/grid-access.ts'
import type { GridSource } from '../grid/grid-source.ts'
import type { Implementation, SignedIn } from '../handler.ts'
import { answeredRow, saveRecord } from '../record/record-handlers.ts'
import { slowSaveHandlers } from '../record/save-handlers.ts'
import { Refusal } from '../refusal.ts'
import { partnerTable } from './partner-table.ts'
import { endPartnerSessions } from './end-partner-sessions.ts'
import { handInOrderHandler } from './hand-in-order.ts'
import { issueSessionHandler } from './issue-session.ts'
import { refusePartner } from './partner-rules.ts'

/**
 * The calls of partners: secrets only where a list of partners is declared, sessions always.
 * @source ROU-001 (/PushPartnerGrid)
 */
export function partnerHandlers(sources: readonly GridSource[]): readonly Implementation[] {
  const source = sources.find(({ table }) => table.name === partnerTable.name)
  return [issueSessionHandler, handInOrderHandler, ...(source ? secretHandlers(source) : [])]
}

/**
 * Long-running, because the answer contains the secret and must not be stored for a second request under the same key.
 */
function secretHandlers(source: GridSource): readonly Implementation[] {
  return slowSaveHandlers(recordCalls(source.entity), onGrid(source, PRIVILEGE.save), {
    takes: takesSecret,
    prepare: async (input, { ports }) => {
      const secret = takesSecret(input) ? ports.ids.token() : null
      const secretHash = secret === null ? null : await ports.ids.hashToken(secret)
      return async (row, signedIn) => {
        const saved = await saveRecord(source, withDefaults(row), signedIn)
        if (secretHash === null) return saved
        return { ...(await giveSecret(signedIn, source, String(saved['keyValue']), secretHash)), newSecret: secret }
      }
    },
    most: LARGEST_LIST,
    word: '新建或更换密钥',
  })
}

/** True for a new partner, and for one whose secret is renewed. */
const takesSecret = (input: RecordInput): boolean => !input.keyValue || isOn(input['renewSecret'] === 1 ? 1 : 0)

const withDefaults = (input: RecordInput): RecordInput =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !PARTNER_PASSING.includes(name)))

/**
 * Gives a partner a new secret. The previous secret and every session issued with it become invalid. The audit log
 * records the change, and nothing of the secret.
 */
async function giveSecret(
  context: SignedIn,
  source: GridSource,
  key: string,
  secretHash: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { unit, principal, now, action, requestId } = context
  const row = await unit.get(partnerTable, key, { lock: true })
  // A save that changes nothing else has not checked this yet.
  refusePartner(principal, row)
  // Always later than the previous one, because this time distinguishes sessions.
  const secretAt = Math.max(now, Number(row?.values['secretAt'] ?? 0) + 1)
  const stored = row && (await unit.update(partnerTable, key, row.version, { secretHash, secretAt }))
  if (!stored) throw new Refusal('CONFLICT') // cannot happen while the row is locked
  await unit.audit({
    at: now,
    by: principal.acctId,
    action,
    table: partnerTable.name,
    key,
    project: null,
    city: null,
    version: stored.version,
    before: {},
    after: { secretAt },
    result: 'done',
    requestId,
  })
  await endPartnerSessions(context, stored)
  return answeredRow(source, unit, stored)
}
