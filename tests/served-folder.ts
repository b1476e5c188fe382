import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

export interface ServedFolder {
  /** Ends with a slash. */
  readonly url: string
  close(): void
}

/** What the server of a page answers by itself, as JSON; null refuses. */
export type OwnAnswer = (asked: URL) => object | null | Promise<object | null>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.pdf': 'application/pdf',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** A folder nothing comes into any more: browsers need not ask for what they fetched. */
export const KEPT: Readonly<Record<string, string>> = { 'cache-control': 'max-age=3600, immutable' }

/**
 * Serves a folder on a port of its own; what comes into it later is served too.
 *
 * @param headers what the server says beside its files
 * @param answers what it answers by itself, by path
 */
export async function serveFolder(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
  answers: Readonly<Record<string, OwnAnswer>> = {},
): Promise<ServedFolder> {
  const root = resolve(folder)
  const bodyOf = async (url: URL): Promise<{ readonly type: string; readonly body: string | Buffer } | null> => {
    const answer = answers[url.pathname]
    if (answer) {
      const own = await answer(url)
      return own && { type: 'application/json', body: JSON.stringify(own) }
    }
    const asked = decodeURIComponent(url.pathname)
    const path = resolve(join(root, asked.endsWith('/') ? `${asked}index.html` : asked))
    if (!path.startsWith(root + sep)) throw new Error(`${asked} lies outside`)
    return { type: TYPES[extname(path)] ?? 'application/octet-stream', body: await readFile(path) }
  }
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const asked = new URL(request.url ?? '/', 'http://page')
    bodyOf(asked).then(
      (found) =>
        found ? response.setHeader('content-type', found.type).end(found.body) : response.writeHead(403).end(),
      () => response.writeHead(answers[asked.pathname] ? 502 : 404).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the page is not served')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
