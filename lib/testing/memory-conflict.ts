import * as v from 'valibot'
import type { BackendAnswer, BackendRequest } from '../backend/dispatch.ts'
import type { Field } from '../catalogue/field.ts'
import type { Value } from '../catalogue/kind.ts'
import { contract } from '../contract/contract.ts'
import type { WireRecord } from '../client/transport/transport.ts'
import type { Call } from '../contract/call.ts'

type Dispatch = (request: Pick<BackendRequest, 'service' | 'method' | 'body' | 'token'>) => Promise<BackendAnswer>

/** A save of a record that is already stored. */
export interface Save {
  readonly service: string
  readonly method: string
  readonly body?: WireRecord | undefined
}

const SAVE = 'doSave'
const recordSchema = v.record(v.string(), v.unknown())

/**
 * Lets a second user save the record first, changing a field that the first user is about to change.
 *
 * @returns whether there was a field to disagree about
 * @throws Error when the second user's save is refused
 */
export async function saveInBetween(
  dispatch: Dispatch,
  token: string,
  { service, method, body = {} }: Save,
): Promise<boolean> {
  const key = body['keyValue']
  const fields = fieldsOf(service)
  if (method !== SAVE || typeof key !== 'string' || key === '' || fields === null) return false
  const json = (value: unknown): BackendRequest['body'] => ({ encoding: 'json', value })
  const { envelope: found } = await dispatch({ service, method: 'getOne', body: json({ id: key }), token })
  const stored = v.safeParse(recordSchema, found.data)
  if (!found.success || !stored.success) return false
  for (const [name, sent] of Object.entries(body)) {
    const field = fields[name]
    const other = field && !field.serverOwned && sent !== stored.output[name] ? anotherValue(field, sent) : null
    if (other === null) continue
    const { envelope } = await dispatch({ service, method, body: json({ keyValue: key, [name]: other }), token })
    if (!envelope.success)
      throw new Error(
        `the scenario conflict: the second person could not save ${name}: ${envelope.message ?? envelope.code ?? ''}`,
      )
    return true
  }
  return false
}

/** The fields of a service's records. */
function fieldsOf(service: string): Readonly<Record<string, Field>> | null {
  // adapter: looked up by a name that came over the wire
  const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = contract as never
  return calls[service]?.[SAVE]?.input.fields ?? null
}

/** A value of the same kind that differs from the sent one; null where only the back end knows another. */
function anotherValue({ kind, max }: Field, sent: unknown): Value {
  if (kind === 'text' || kind === 'textarea' || kind === 'address')
    return sent === '另一人填写' ? '另一人改写' : '另一人填写'
  if (kind === 'integer' || kind === 'number') {
    const number = Number(sent)
    return Number.isFinite(number) && (max === undefined || number + 1 <= max) ? number + 1 : 1
  }
  return null
}
