import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

/** A partner's own server: the page it built, and the token its page asks for. */
export interface PartnerSite {
  readonly origin: string
  /** What it serves and which token it hands out, from now on. */
  show(folder: string, token: string): void
  close(): void
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }
const TOKEN_PATH = '/fangkit-token'
const AN_HOUR_MS = 3_600_000

/** Serves one page after another at the same origin. */
export async function openPartnerSite(): Promise<PartnerSite> {
  let shown = { folder: '', token: '' }
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname)
    if (asked === TOKEN_PATH) return void response.setHeader('content-type', 'application/json').end(JSON.stringify({ token: shown.token, expiresAt: Date.now() + AN_HOUR_MS }))
    const path = resolve(join(shown.folder, asked.endsWith('/') ? `${asked}index.html` : asked))
    const found = path.startsWith(shown.folder + sep) ? readFile(path) : Promise.reject(new Error('outside'))
    found.then((body) => response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body), () => response.writeHead(404).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the page is not served')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    show: (folder, token) => { shown = { folder: resolve(folder), token } },
    close: () => { server.closeAllConnections(); server.close() },
  }
}
