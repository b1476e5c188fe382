import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend, OpenedStream } from 'fangkit/backend'
import { encodedName } from '../files/content-disposition.ts'
import { describeError } from '../ports/report.ts'
import { refuse, sendEnvelope } from './answer.ts'
import { callRequest, type Target } from './call-request.ts'

/** A client that reads nothing for this long counts as disconnected. */
const READ_WITHIN_MS = 60_000

/** Answers a call with a stream. A slow client slows the work down; one that disconnects ends it. */
export async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  backend: Backend,
  target: Target,
): Promise<FastifyReply> {
  const asked = callRequest(request, reply, target)
  if (!asked) return reply
  const answer = await backend.stream(asked)
  if (!answer.ok)
    return answer.status === 404 ? refuse(reply, 'UNKNOWN_CALL') : sendEnvelope(reply, answer.status, answer.envelope)
  request.answeredCode = 'OK'
  await transfer(reply, answer.stream, (cause) =>
    request.log.error({ error: describeError(cause) }, `${target.service}.${target.method} ended early`),
  )
  return reply
}

async function transfer(
  reply: FastifyReply,
  { fileName, mediaType, total, chunks }: OpenedStream,
  failed: (cause: unknown) => void,
): Promise<void> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.hijack()
  const { raw } = reply
  raw.setTimeout(READ_WITHIN_MS, () => raw.destroy())
  raw.writeHead(200, {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="export${extname(fileName)}"; filename*=${encodedName(fileName)}`,
    'cache-control': 'no-store',
    'x-total-rows': String(total),
  })
  try {
    await pipeline(chunks, raw)
  } catch (error) {
    // The headers are sent already. Breaking off the connection is the only way to show that the file is incomplete.
    raw.destroy()
    if (!isDisconnect(error)) failed(error)
  }
}

/** Returns true when the client disconnected, which is not an error. */
function isDisconnect(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ERR_STREAM_PREMATURE_CLOSE' ||
      error.code === 'ECONNRESET' ||
      error.code === 'EPIPE' ||
      error.code === 'ERR_STREAM_DESTROYED')
  )
}
