import * as v from 'valibot'
import { id, text } from '../../catalogue/field.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { defineCall, type Call } from '../call.ts'
import { params } from '../input.ts'
import { LONGEST_REASON } from './operation-calls.ts'

/** Names the personal data to reveal. @public */
export interface RevealInput {
  readonly id?: string | null
  /** Name of a field that is masked in answers. */
  readonly field?: string | null
  /** The reason, in a few words; stored in the audit log. Required. */
  readonly reason?: string | null
}

/** Personal data in full. Show it where it was requested and store it nowhere. @public */
export interface Revealed {
  readonly field: string
  readonly value: string
}

const revealed: v.GenericSchema<unknown, Revealed> = v.looseObject({ field: v.string(), value: v.string() })

/**
 * Reveals one masked value of one record. A `write`, because it adds an entry to the audit log: it is never retried and
 * its answer never cached.
 * @source server rules R25
 */
export function revealCall(entity: Entity): Call<RevealInput, Revealed> {
  const { service, title } = entity
  return defineCall<RevealInput, Revealed>({
    service,
    method: 'revealField',
    effect: 'write',
    summary: `${title}：查看一项被遮盖的个人信息的完整内容，逐次记入审计；每人每小时有次数限制`,
    input: params({
      id: id('记录ID', { required: true }),
      field: text('字段', { required: true, maxLength: 64 }),
      reason: text('查看原因', { required: true, maxLength: LONGEST_REASON }),
    }),
    output: revealed,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    requirements: ['MEM-007', 'MEM-009'],
  })
}
