import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { bulkSetCall, type BulkSetInput, type BulkSetResult } from '../../contract/record/set-call.ts'
import type { RecordInput } from '../../contract/input.ts'
import { BULK_LIMIT } from '../../contract/record/operation-calls.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import { collectChanges } from '../live/change.ts'
import type { Policy } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { unitWithoutWrites } from './unit-without-writes.ts'

/** A record that every rule allows to be stored. */
export interface AcceptedRecord {
  /** The stored row, locked; null for a new one. */
  readonly row: Row | null
  readonly record: RecordValues
  readonly changed: readonly string[]
}

/** How one record is saved, in two steps. */
export interface SaveSteps {
  /** Checks it with the caller's rights and stores nothing. @throws Refusal with every issue */
  readonly accept: (input: RecordInput, context: SignedIn) => Promise<AcceptedRecord>
  readonly store: (accepted: AcceptedRecord, context: SignedIn) => Promise<unknown>
}

/**
 * Sets one field in many records, each by the rules of its own form. A refused record leaves the others done; a refusal
 * after a record has been written ends the whole call, so that nothing of that record is stored.
 */
export function bulkSetHandler(
  entity: Entity,
  fields: readonly string[],
  policy: Policy,
  steps: SaveSteps,
): Implementation {
  return implement(bulkSetCall(entity), policy, async (input, context) => {
    if (!fields.includes(input.field))
      throw Refusal.invalid([
        { field: 'field', message: `“${entity.fields[input.field]?.label ?? input.field}”不能批量修改` },
      ])
    const ids = [...new Set(input.ids)]
    refuseCount(ids.length)
    const { unit, principal, now } = context
    const dry: SignedIn = {
      ...context,
      unit: unitWithoutWrites(unit, { account: principal.acctId, now }),
      notify: collectChanges().notify,
    }
    const results = new Map<string, BulkSetResult>()
    // The keys are sorted, so that two users cannot wait for each other.
    for (const id of [...ids].sort())
      results.set(id, await setOne(id, entity, input, steps, input.dryRun === 1 ? dry : context))
    return { data: ids.flatMap((id) => results.get(id) ?? []) }
  })
}

/** Refuses an operation on no rows, or on too many. @throws Refusal INVALID */
export function refuseCount(count: number): void {
  if (count === 0) throw Refusal.invalid([{ field: 'ids', message: '请先选择记录' }])
  if (count > BULK_LIMIT)
    throw Refusal.invalid([
      {
        field: 'ids',
        message: `一次最多处理${BULK_LIMIT.toLocaleString('zh-CN')}条，当前${count.toLocaleString('zh-CN')}条，请缩小范围`,
      },
    ])
}

async function setOne(
  id: string,
  { fields }: Entity,
  { field, value = null, dryRun }: BulkSetInput,
  { accept, store }: SaveSteps,
  context: SignedIn,
): Promise<BulkSetResult> {
  let isWriting = false
  try {
    const accepted = await accept({ keyValue: id, [field]: value }, context)
    const before = textOf(accepted.row?.values[field]) || null
    if (accepted.changed.length === 0) throw new Refusal('STATUS', `${fields[field]?.label}已是所选的，无需修改`)
    isWriting = true
    if (dryRun !== 1) await store(accepted, context)
    return { id, ok: true, message: '', before }
  } catch (error) {
    if (!(error instanceof Refusal) || isWriting) throw error
    return { id, ok: false, message: error.message, before: null }
  }
}
