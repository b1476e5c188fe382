import type { Server } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { fail } from './command-line.ts'
import { readConfig } from './config.ts'
import { renewStyles } from './portal/styles.ts'
import { ROOT } from './repository.ts'
import { serve } from './serve.ts'

/** `npm run dev`: the same server, with pages that reload when their sources change. */
async function preparePortal(signal: AbortSignal) {
  await renewStyles(ROOT, signal)
  const held: { vite?: ViteDevServer } = {}
  return {
    kind: 'middleware' as const,
    handle: (...[request, response]: Parameters<ViteDevServer['middlewares']>) =>
      held.vite?.middlewares(request, response),
    attach: async (server: Server) => {
      held.vite = await createServer({
        configFile: join(ROOT, 'vite.config.ts'),
        mode: 'host',
        appType: 'spa',
        server: { middlewareMode: true, ws: { server } },
      })
    },
    close: async () => held.vite?.close(),
  }
}

try {
  await serve({ config: readConfig(process.env), preparePortal, checkAnswers: true })
} catch (error) {
  fail(error)
}
