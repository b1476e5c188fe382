import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend, OpenedDocument } from 'fangkit/backend'
import { isPicture, mediaTypeOf } from 'fangkit/domain'
import { byteRange } from '../files/byte-range.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import type { DiskFiles } from '../files/disk-files.ts'
import { PictureError } from '../files/redraw.ts'
import { isThumbnailWidth, thumbnailOf } from '../files/thumbnail.ts'
import type { Turns } from '../ports/turns.ts'
import { refuse } from './answer.ts'
import { headerOf } from './caller.ts'

export interface DocumentOptions {
  readonly backend: Pick<Backend, 'files'>
  readonly disk: DiskFiles
  readonly drawing: Turns
}
interface DocumentRoute {
  readonly Params: { readonly id: string }
}
type Document = Extract<OpenedDocument, { ok: true }>['document']

/** What is served for a document: the file itself, or a thumbnail. */
interface Served {
  readonly path: string
  readonly type: string
  readonly tag: string
}

/** A document runs no scripts and loads nothing, whatever it contains. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** `GET /file/{id}`: answers the bytes of a document, for a token or a signed address. */
export function addDocuments(app: FastifyInstance, options: DocumentOptions): void {
  app.get<DocumentRoute>('/file/:id', async (request, reply) => {
    const asked = new URLSearchParams(request.url.split('?').slice(1).join('?'))
    const [until, signature] = [asked.get('e'), asked.get('s')]
    const signed = until !== null && signature !== null
    const opened = await options.backend.files.open({
      id: request.params.id,
      token: headerOf(request, 'token'),
      origin: headerOf(request, 'origin'),
      signature: signed ? { until: Number(until), signature } : null,
    })
    if (!opened.ok)
      return opened.code === 'SIGNED_OUT' ? refuse(reply, 'SIGNED_OUT') : notThere(reply, '文件不存在或无权查看')
    const { document } = opened
    const width = asked.get('w')
    const served = await servedFor(options, document, width === null ? null : Number(width))
    if (served === null) return notThere(reply, '没有这样的缩略图')
    // Signed addresses are used by pages of other origins; everything else is for this origin only.
    if (signed) reply.header('cross-origin-resource-policy', 'cross-origin')
    return send(
      request,
      reply,
      served,
      contentDisposition(asked.get('download') === null && isShown(document) ? 'inline' : 'attachment', document.name),
    )
  })
}

async function servedFor(
  { disk, drawing }: DocumentOptions,
  { hash, format }: Document,
  width: number | null,
): Promise<Served | null> {
  if (width === null) return { path: disk.pathOf(hash), type: mediaTypeOf(format), tag: hash }
  if (!isPicture(format) || !isThumbnailWidth(width)) return null
  try {
    return { path: await thumbnailOf(disk, drawing, hash, width), type: 'image/webp', tag: `${hash}-${width}` }
  } catch (error) {
    if (error instanceof PictureError) return null
    throw error
  }
}

/** Returns true for formats the browser displays itself (pictures, sound, video and PDF); the others are downloaded. */
function isShown({ format }: Document): boolean {
  return /^(?:image|video|audio)\/|^application\/pdf$/.test(mediaTypeOf(format))
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, type, tag }: Served,
  disposition: string,
): Promise<FastifyReply> {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  )
  if (size === null) {
    request.log.error('the content of a document is missing')
    return notThere(reply, '文件获取失败')
  }
  const etag = `"${tag}"`
  reply.headers({
    'content-type': type,
    'content-disposition': disposition,
    'content-security-policy': POLICY,
    etag,
    // The browser may store it but has to ask before showing it: the user may have signed out, or be someone else.
    'cache-control': 'private, no-cache',
    vary: 'Origin, Token',
    'accept-ranges': 'bytes',
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const range = byteRange(request.headers.range, size)
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send()
  if (range === undefined) return reply.header('content-length', size).send(createReadStream(path))
  const part = {
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': range.end - range.start + 1,
  }
  return reply
    .code(206)
    .headers(part)
    .send(createReadStream(path, { start: range.start, end: range.end }))
}

/** Sends the same answer whether the document never existed, belongs to someone else, or the address has expired. */
function notThere(reply: FastifyReply, message: string): FastifyReply {
  return refuse(reply, 'NOT_FOUND', { status: 404, message })
}
