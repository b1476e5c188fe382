import type { Envelope } from 'fangkit/contract'
import { answerError, type Transport } from 'fangkit/transport'
import * as v from 'valibot'

/** The envelope the gateway answers every request with. */
const answerSchema = v.object({
  ok: v.boolean(),
  result: v.optional(v.unknown()),
  count: v.optional(v.number()),
  fault: v.optional(v.object({ no: v.string(), words: v.string() })),
  trace: v.optional(v.string()),
})
export type GatewayAnswer = v.InferOutput<typeof answerSchema>

const ADDRESS = '/gateway'
const bearer = (token: string | null | undefined): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {}
/** The idempotency header: a request with the same key takes effect only once, however often it is sent. */
const once = (key: string | undefined): Record<string, string> => (key ? { 'X-Once': key } : {})

/** [1] All the library needs of a network. @param send the browser's `fetch` */
export function createOwnTransport(send: typeof fetch): Transport {
  return {
    timeout: 30_000,
    async call({ service, method, query, body, list, encoding, token, signal, idempotencyKey }) {
      const op = `${service}.${method}`
      const answer = await send(`${ADDRESS}?op=${op}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...bearer(token), ...once(idempotencyKey) },
        body: JSON.stringify({ query, body, list, encoding }),
        ...(signal && { signal }),
      })
      return envelopeOf(op, answer)
    },
    async upload({
      path,
      query = {},
      file,
      fileName = 'file',
      fileField = 'files',
      fields = {},
      token,
      signal,
      idempotencyKey,
      onProgress,
    }) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value ?? ''))
      form.append(fileField, file, fileName)
      const target = new URLSearchParams({ file: path, beside: JSON.stringify(query) })
      const answer = await send(`${ADDRESS}?${target}`, {
        method: 'POST',
        headers: { ...bearer(token), ...once(idempotencyKey) },
        body: form,
        ...(signal && { signal }),
      })
      onProgress?.({ sent: file.size, total: file.size })
      return envelopeOf(path, answer)
    },
    async download({ path, method = 'GET', query, body, token, signal, onHeaders }) {
      const answer = await send(`${ADDRESS}?get=${encodeURIComponent(path)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...bearer(token) },
        body: JSON.stringify({ method, query, body }),
        ...(signal && { signal }),
      })
      // Converts an error of the gateway to an error of the library.
      if (answer.headers.get('Content-Type')?.startsWith('application/json'))
        throw answerError({ op: path, status: 200, envelope: await envelopeOf(path, answer) })
      if (!answer.ok) throw failed(path, answer)
      onHeaders?.((name) => answer.headers.get(name))
      return answer.blob()
    },
  }
}

/** The gateway answers 401 when the contract answers 403. */
const failed = (op: string, { status, headers }: Response) =>
  answerError({ op, status: status === 401 ? 403 : status, envelope: null, retryAfter: headers.get('Retry-After') })

async function envelopeOf(op: string, answer: Response): Promise<Envelope> {
  if (!answer.ok) throw failed(op, answer)
  const parsed = v.safeParse(answerSchema, await answer.json().catch(() => null))
  if (!parsed.success) throw answerError({ op, status: 502, envelope: null })
  const { ok, result, count, fault, trace } = parsed.output
  return {
    success: ok,
    data: result,
    message: fault?.words ?? null,
    code: fault?.no ?? null,
    total: count ?? null,
    requestId: trace ?? null,
  }
}
