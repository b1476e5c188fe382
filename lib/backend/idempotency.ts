import type { Answer } from '../contract/call.ts'
import type { SignedIn } from './handler.ts'
import { Refusal } from './refusal.ts'
import { textOf } from './session.ts'
import { idempotencyTable } from './record/call-tables.ts'

const LONGEST_KEY = 255

/**
 * Runs a creating call once per key. The same key and content return the first result; the same key with other content
 * is refused. The answer is stored in the unit of the effect.
 */
export async function once(
  context: SignedIn,
  key: string,
  input: unknown,
  run: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const { unit, principal, ports, action, now } = context
  if (key.length > LONGEST_KEY)
    throw Refusal.invalid([{ field: 'Idempotency-Key', message: `请求标识不能超过${LONGEST_KEY}个字符` }])
  const row = await ports.ids.hashToken(`${principal.acctId}\n${key}`)
  const requestHash = await ports.ids.hashToken(`${action}\n${stable(input)}`)
  await unit.lock(`idempotency:${row}`)
  const first = await unit.get(idempotencyTable, row)
  if (first) {
    if (textOf(first.values['requestHash']) !== requestHash) throw new Refusal('KEY_REUSED')
    return JSON.parse(textOf(first.values['answer'])) as Answer<unknown> // adapter: written by the line below
  }
  const answer = await run()
  await unit.insert(idempotencyTable, {
    key: row,
    project: null,
    city: null,
    values: { call: action, requestHash, answer: JSON.stringify(answer), at: now },
  })
  return answer
}

/** JSON with sorted names, so that equal contents give equal text. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => `${JSON.stringify(name)}:${stable(item)}`)
      .join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
