import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

/** What the server of a partner asks for: everything but the case, which its page names. */
export interface SessionWish {
  /** Address of the server that issues sessions. */
  readonly api: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A partner's own site: their page, and their server that holds the secret. */
export interface PartnerSite {
  /** By the name `localhost`, which is another site than the numbers the portal goes by. */
  readonly origin: string
  /** Why its page asked for a token, in order. */
  readonly asked: string[]
  /** The tokens it was given, in order. */
  readonly tokens: string[]
  /** What it asks for from now on. */
  wish(wish: SessionWish): void
  /** Tells its page that tokens last only so long. */
  shorten(milliseconds: number | null): void
  close(): void
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

export async function openPartnerSite(folder: string): Promise<PartnerSite> {
  const asked: string[] = []
  const tokens: string[] = []
  let wished: SessionWish | null = null
  let shortened: number | null = null

  const session = async (url: URL): Promise<string | null> => {
    asked.push(url.searchParams.get('reason') ?? '')
    if (!wished) return null
    const { api, body } = wished
    const answer: unknown = await (await fetch(`${api}/web/embed/doIssueSession`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...body, projectIds: [url.searchParams.get('for')] }) })).json()
    const { success, data } = Object(answer)
    if (!success) return null
    tokens.push(String(data.token))
    return JSON.stringify({ token: data.token, expiresAt: shortened === null ? data.expiresAt : Date.now() + shortened })
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://page')
    if (url.pathname === '/session') {
      session(url).then((body) => (body === null ? response.writeHead(403).end() : response.setHeader('content-type', 'application/json').end(body)), () => response.writeHead(502).end())
      return
    }
    const path = resolve(join(folder, url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname))
    const found = path.startsWith(folder + sep) ? readFile(path) : Promise.reject(new Error('outside'))
    found.then((body) => response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body), () => response.writeHead(404).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the partner’s page is not served')
  return {
    origin: `http://localhost:${address.port}`,
    asked, tokens,
    wish: (wish) => { wished = wish },
    shorten: (milliseconds) => { shortened = milliseconds },
    close: () => { server.close() },
  }
}
