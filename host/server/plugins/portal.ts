import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './answer.ts'

/** The portal: built files, or a development server that compiles them on request. */
export type Portal =
  | { readonly kind: 'files'; readonly folder: string }
  | { readonly kind: 'middleware'; readonly handle: (request: IncomingMessage, response: ServerResponse) => void }

/** Addresses that are never pages of the portal. */
const NOT_PAGES = /^\/(?:web|api|file|pay|healthz|readyz|metrics)(?:\/|$)/

/** Serves the portal. Every address that the portal routes itself gets the index page. */
export function addPortal(app: FastifyInstance, portal: Portal | undefined): void {
  if (portal?.kind === 'files') serveFiles(app, portal.folder)
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const path = request.url.split('?', 1)[0] ?? ''
    if (reads && portal && !NOT_PAGES.test(path)) {
      if (portal.kind === 'middleware') {
        reply.hijack()
        portal.handle(request.raw, reply.raw)
        return reply
      }
      if (asksForPage(request, path)) return reply.sendFile('index.html')
    }
    return refuse(reply, 'NOT_FOUND', { status: 404, message: '没有这个地址' })
  })
}

/**
 * Returns true for a request that accepts HTML and has no file ending; a missing picture or script must not be answered
 * with a page.
 */
function asksForPage(request: FastifyRequest, path: string): boolean {
  return !(path.split('/').at(-1) ?? '').includes('.') && (request.headers.accept ?? '').includes('text/html')
}

function serveFiles(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      // Names under assets/ carry a hash of their content; every other file may change under its name.
      const hashed = path.includes(`${sep}assets${sep}`)
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
