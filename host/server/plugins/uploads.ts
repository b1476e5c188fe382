import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend, ReceivedFile } from 'fangkit/backend'
import { contract } from 'fangkit/contract'
import { isCleanText, LARGEST_FILE, UPLOAD_RULE, UPLOAD_TEXT, uploadUseOf } from 'fangkit/domain'
import { formIssue } from '../body/form-text.ts'
import type { DiskFiles } from '../files/disk-files.ts'
import { receive, RefusedFileError } from '../files/receive.ts'
import type { Turns } from '../ports/turns.ts'
import { refuse, sendEnvelope } from './answer.ts'
import { callerOf, headerOf } from './caller.ts'
import type { Metrics } from './metrics.ts'
import type { RateLimit } from './rate-limit.ts'

/** Enough for one file on a slow network. @source UPL-022, ruling 7 */
const ANSWER_WITHIN_MS = 330_000
const MOST_FILES = 9
/** Files beyond the accepted number are counted up to this, so that the error message says how many were sent. */
const MOST_COUNTED = 200
const MOST_FIELDS = 20
const LONGEST_FIELD = 4_096
/** Nine attachments or one video, plus the overhead of the form. */
const MOST_BYTES = LARGEST_FILE + 1024 * 1024

export interface UploadOptions {
  readonly backend: Pick<Backend, 'dispatch' | 'files'>
  readonly disk: DiskFiles
  /** Limits how many pictures are redrawn at a time, since each uses a processor. */
  readonly drawing: Turns
  readonly metrics: Metrics
  readonly limit: RateLimit
}

/**
 * `POST /file/uploadDocument` and `/file/upload`: stores files on disk, then makes the call that creates documents for
 * them.
 */
export async function addUploads(app: FastifyInstance, options: UploadOptions): Promise<void> {
  // Larger files are counted and refused while they arrive; the parser's own limit would cut them off without an error.
  await app.register(multipart, {
    limits: {
      files: MOST_COUNTED,
      fields: MOST_FIELDS,
      fieldSize: LONGEST_FIELD,
      parts: MOST_COUNTED + MOST_FIELDS,
      fileSize: Number.POSITIVE_INFINITY,
    },
    throwFileSizeLimit: false,
  })
  for (const { service, method } of [contract.file.uploadDocument, contract.file.upload]) {
    app.post(`/file/${method}`, {
      bodyLimit: MOST_BYTES,
      handlerTimeout: ANSWER_WITHIN_MS,
      onRequest: (request, reply) => refuseEarly(request, reply, options),
      onResponse: async (request, reply) =>
        options.metrics.observe(`${service}.${method}`, request.answeredCode, reply.elapsedTime / 1_000),
      handler: (request, reply) => upload(request, reply, method, options),
    })
  }
}

/** Only signed-in users may write to the disk. */
async function refuseEarly(
  request: FastifyRequest,
  reply: FastifyReply,
  { limit, backend }: UploadOptions,
): Promise<FastifyReply | undefined> {
  const wait = limit.count(callerOf(request))
  if (wait !== null) return refuse(reply.header('retry-after', String(wait)), 'RATE_LIMITED')
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? ''))
    return refuse(reply, 'UNSUPPORTED_MEDIA')
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES)
    return refuse(reply.header('connection', 'close'), 'TOO_LARGE')
  const token = headerOf(request, 'token')
  if (token === null || !(await backend.files.admits(token, headerOf(request, 'origin'))))
    return refuse(reply.header('connection', 'close'), 'SIGNED_OUT')
  return undefined
}

async function upload(
  request: FastifyRequest,
  reply: FastifyReply,
  method: string,
  options: UploadOptions,
): Promise<FastifyReply> {
  const query = request.url.split('?').slice(1).join('?')
  const wrongQuery = formIssue(query)
  const arrived = await readParts(request, method, new URLSearchParams(query), options)
  const issue = wrongQuery ?? arrived.issue
  if (issue) {
    await options.backend.files.forget(arrived.files.map(({ hash }) => hash))
    return refuse(reply, arrived.tooLarge ? 'TOO_LARGE' : 'INVALID', {
      message: issue.message,
      issues: [issue],
    })
  }
  const { status, envelope } = await options.backend.dispatch({
    service: contract.file.upload.service,
    method,
    query,
    body: { encoding: 'json', value: Object.fromEntries(arrived.fields) },
    files: arrived.files,
    token: headerOf(request, 'token'),
    city: headerOf(request, 'city'),
    origin: headerOf(request, 'origin'),
    idempotencyKey: headerOf(request, 'idempotency-key'),
    address: request.ip,
    requestId: request.id,
  })
  if (!envelope.success) await options.backend.files.forget(arrived.files.map(({ hash }) => hash))
  return sendEnvelope(reply, status, envelope)
}

interface Arrived {
  readonly fields: ReadonlyMap<string, string>
  readonly files: readonly ReceivedFile[]
  readonly issue: { readonly field: string; readonly message: string } | null
  readonly tooLarge: boolean
}

/** Reads all parts to the end, even after one was refused: a caller that is cut off gets no error message. */
async function readParts(
  request: FastifyRequest,
  method: string,
  query: URLSearchParams,
  options: UploadOptions,
): Promise<Arrived> {
  const fields = new Map<string, string>()
  const files: ReceivedFile[] = []
  let issue: Arrived['issue'] = null
  let tooLarge = false
  let chosen = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') chosen += 1
      if (part.type === 'field') issue ??= noteField(fields, part)
      else if (issue !== null || chosen > MOST_FILES) await drained(part.file)
      else {
        const use = uploadUseOf(method, fields.get('media') ?? query.get('media'))
        if (use === null) {
          issue = { field: 'media', message: '用途不正确' }
          await drained(part.file)
        } else
          files.push(await receive(options.disk, options.drawing, UPLOAD_RULE[use], part.file, part.filename ?? ''))
      }
    }
    if (chosen > MOST_FILES) issue = { field: 'files', message: UPLOAD_TEXT.tooManyChosen(MOST_FILES, chosen) }
  } catch (error) {
    if (error instanceof RefusedFileError) {
      issue = { field: 'files', message: error.message }
      tooLarge = error.tooLarge
    } else if (isOverCount(error))
      issue = { field: 'files', message: UPLOAD_TEXT.tooManyChosen(MOST_FILES, chosen + 1) }
    else if (isBrokenBody(error)) issue = { field: 'files', message: '文件没有传完，请重试' }
    else {
      await options.backend.files.forget(files.map(({ hash }) => hash))
      throw error
    }
  }
  return { fields, files, issue, tooLarge }
}

/** Returns true when there are more files than are counted. */
function isOverCount(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'FST_FILES_LIMIT'
}

/** Returns true for errors of the multipart parser: broken off, no boundary, too many parts. */
function isBrokenBody(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  return (
    (typeof code === 'string' && /^(?:FST_|ERR_STREAM_PREMATURE_CLOSE|ECONNRESET)/.test(code)) ||
    /terminated early|Unexpected end|Multipart|Malformed|aborted/i.test(error.message)
  )
}

function noteField(
  fields: Map<string, string>,
  { fieldname, value, valueTruncated }: Extract<Multipart, { type: 'field' }>,
): Arrived['issue'] {
  const name = fieldname.slice(0, 64)
  if (fields.has(fieldname)) return { field: name, message: `字段重复：${name}` }
  if (typeof value !== 'string' || valueTruncated || !isCleanText(value) || value.includes('\uFFFD'))
    return { field: name, message: `含有无法保存的字符：${name}` }
  if (value !== '') fields.set(fieldname, value)
  return null
}

async function drained(stream: Readable): Promise<void> {
  stream.resume()
  await finished(stream)
}
