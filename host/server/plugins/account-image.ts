import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AccountImage, Backend } from 'fangkit/backend'
import { isPicture, mediaTypeOf } from 'fangkit/domain'
import type { DiskFiles } from '../files/disk-files.ts'
import { headerOf } from './caller.ts'

export interface AccountImageOptions {
  readonly backend: Pick<Backend, 'accountImage'>
  /** Where stored pictures are; without it only drawn ones are served. */
  readonly disk?: DiskFiles | undefined
}
interface ImageRoute {
  readonly Querystring: { readonly acctId?: string | readonly string[] }
}

/** A picture runs no scripts and loads nothing, whatever it contains. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** Cached for a short time only, because a user may change the picture. */
const CACHE_CONTROL = 'private, max-age=300'
const STATUS = { SIGNED_OUT: 403, NOT_FOUND: 404 } as const

/**
 * `GET /web/pubSvc/getAcctImage?acctId=`: answers the picture of an account, never an envelope.
 * @source CAL-020, OPN-116
 */
export function addAccountImage(app: FastifyInstance, { backend, disk }: AccountImageOptions): void {
  for (const prefix of ['/web', '/api']) {
    app.get<ImageRoute>(`${prefix}/pubSvc/getAcctImage`, async (request, reply) => {
      const { acctId = '' } = request.query
      const image = await backend.accountImage({
        acctId: typeof acctId === 'string' ? acctId : '',
        token: headerOf(request, 'token'),
        origin: headerOf(request, 'origin'),
      })
      return send(reply, image, disk)
    })
  }
}

async function send(reply: FastifyReply, image: AccountImage, disk: DiskFiles | undefined): Promise<FastifyReply> {
  if (image.kind === 'refused') return plain(reply, STATUS[image.code])
  reply.headers({ 'content-security-policy': POLICY, 'cache-control': CACHE_CONTROL })
  if (image.kind === 'drawn') return reply.type('image/svg+xml; charset=utf-8').send(image.svg)
  const { hash, format } = image.document
  if (disk === undefined || !isPicture(format)) return plain(reply, 404)
  const path = disk.pathOf(hash)
  const found = await stat(path).catch(() => null)
  if (found === null) return plain(reply, 404)
  return reply
    .headers({ 'content-type': mediaTypeOf(format), 'content-length': found.size })
    .send(createReadStream(path))
}

function plain(reply: FastifyReply, status: 403 | 404): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
}
