import { isFangkitError, type Transport, type TransportRequest } from 'fangkit'
import type { Envelope } from 'fangkit/contract'
import type { GatewayAnswer } from './own-transport.ts'

const json = (answer: GatewayAnswer): Response => Response.json(answer)
const answerOf = ({ success, data, total, message, code, requestId }: Envelope): Response =>
  json({
    ok: success,
    result: data,
    ...(typeof total === 'number' && { count: total }),
    ...(!success && { fault: { no: code ?? '', words: message ?? '' } }),
    ...(requestId && { trace: requestId }),
  })

/** [2] Stands in for the partner's server: takes what `fetch` sends and lets the business answer it. */
export function createGateway(business: Transport): typeof fetch {
  return async (address, init = {}) => {
    const asked = new URL(String(address), location.href).searchParams
    const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? null
    const once = new Headers(init.headers).get('X-Once')
    const session = { token, ...(init.signal && { signal: init.signal }), ...(once && { idempotencyKey: once }) }
    const [op, file, get] = ['op', 'file', 'get'].map((name) => asked.get(name))
    try {
      if (file && init.body instanceof FormData)
        return answerOf(
          await business.upload({
            ...session,
            path: file,
            query: JSON.parse(asked.get('beside') ?? '{}'),
            ...partsOf(init.body),
          }),
        )
      const sent = JSON.parse(String(init.body))
      if (get) return new Response(await business.download({ ...session, path: get, ...sent }))
      const [service = '', method = ''] = (op ?? '').split('.')
      const request: TransportRequest = { ...sent, ...session, service, method }
      return answerOf(await business.call(request))
    } catch (error) {
      if (!isFangkitError(error) || error.kind === 'network' || error.kind === 'aborted') throw error
      if (get && ['refused', 'invalid', 'forbidden'].includes(error.kind))
        return json({ ok: false, fault: { no: error.code, words: error.userMessage } })
      return new Response(null, { status: error.kind === 'signed-out' ? 401 : error.kind === 'not-found' ? 404 : 503 })
    }
  }
}

/** Reads a multipart form: one file, and the fields sent with it. */
function partsOf(form: FormData): {
  readonly file: Blob
  readonly fileName: string
  readonly fileField: string
  readonly fields: Readonly<Record<string, string>>
} {
  const parts = [...form.entries()]
  const [fileField, file] = parts.find(([, value]) => value instanceof File) ?? ['files', new File([], '')]
  const fields = Object.fromEntries(
    parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return file instanceof File
    ? { file, fileName: file.name, fileField, fields }
    : { file: new Blob(), fileName: '', fileField, fields }
}
