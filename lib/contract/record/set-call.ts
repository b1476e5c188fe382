import * as v from 'valibot'
import type { Entity } from '../../catalogue/entity.ts'
import { codes, flag, text } from '../../catalogue/field.ts'
import { defineCall, type Call } from '../call.ts'
import { params } from '../input.ts'
import { BULK_LIMIT, type BulkResult } from './operation-calls.ts'

/** One field set to one value in many records. @public */
export interface BulkSetInput {
  /** Keys of the records, at most 1,000. */
  readonly ids: readonly string[]
  /** One of the fields the list declares in `bulkFields`. */
  readonly field: string
  /** Empties the field where it is null. */
  readonly value?: string | null
  /** 1: answers for each record whether it would be saved, by the same rules, and changes nothing. */
  readonly dryRun?: 0 | 1
}

/** Result of {@link BulkSetInput} for one record. @public */
export interface BulkSetResult extends BulkResult {
  /** The value before, so that the change can be undone. */
  readonly before: string | null
}

/** The method of lists that declare `bulkFields`. */
export const SET_METHOD = 'doSetAll'

const results = v.array(
  v.looseObject({
    id: v.string(),
    ok: v.boolean(),
    message: v.nullish(v.string(), ''),
    before: v.nullish(v.string(), null),
  }),
)

/** Sets one field in many records; each is saved by the rules of its own form, or refused with the reason. */
export function bulkSetCall(entity: Entity): Call<BulkSetInput, readonly BulkSetResult[]> {
  return defineCall<BulkSetInput, readonly BulkSetResult[]>({
    service: entity.service,
    method: SET_METHOD,
    effect: 'write',
    summary: `${entity.title}：批量修改一个字段，逐条答复；一次最多${BULK_LIMIT}条；dryRun=1 只检查，不改动`,
    // adapter: the fields of the input, whose keys and field name are required
    input: params({
      ids: codes('', '所选记录', { required: true }),
      field: text('字段', { required: true, maxLength: 64 }),
      value: text('新的值', { maxLength: 64 }),
      dryRun: flag('只检查'),
    }) as Call<BulkSetInput, readonly BulkSetResult[]>['input'],
    output: results,
    requirements: ['GRD-002'],
  })
}
