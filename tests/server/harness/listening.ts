import type { FastifyInstance } from 'fastify'
import type { Backend, BackendAnswer, BackendRequest } from 'fangkit/backend'
import { allCalls } from 'fangkit/contract'
import { afterEach } from 'vitest'
import { createApp, type AppOptions } from '../../../host/server/app.ts'
import { replyOf } from './replies.ts'

export const FORM = 'application/x-www-form-urlencoded'
const open: FastifyInstance[] = []

/** An app over a back end that notes what reaches it and answers whatever a test wants. */
export async function listen(
  options: Partial<AppOptions> = {},
  answer: (request: BackendRequest) => BackendAnswer | Promise<BackendAnswer> = welcome,
  parts: Partial<Backend> = {},
) {
  const calls: BackendRequest[] = []
  const lines: string[] = []
  let serial = 0
  const app = createApp({
    backend: {
      dispatch: async (request) => {
        calls.push(request)
        return answer(request)
      },
      calls: allCalls(),
      stream: async ({ requestId }) => ({
        ok: false,
        status: 404,
        envelope: { success: false, code: 'UNKNOWN_CALL', requestId },
      }),
      accountImage: () => Promise.reject(new Error('nobody asks for pictures here')),
      files: {
        admits: async () => false,
        forget: async () => undefined,
        open: async () => ({ ok: false, code: 'NOT_FOUND' }),
        sweep: () => Promise.reject(new Error('nobody sweeps here')),
      },
      partners: { admitsOrigin: async () => false },
      pay: { open: async () => null, sweep: async () => undefined },
      forms: { open: () => Promise.reject(new Error('nobody asks for forms here')) },
      reminders: { sweep: () => Promise.reject(new Error('nobody reminds here')) },
      live: {
        admit: async () => ({ kind: 'signed-out' as const }),
        deliver: async () => undefined,
        recheck: async () => undefined,
        startOver: () => undefined,
      },
      ...parts,
    },
    config: { origins: [], trustedProxies: [], logLevel: 'info' },
    ready: async () => true,
    newId: () => {
      serial += 1
      return `request-${serial}`
    },
    logTarget: { write: (line) => void lines.push(line) },
    ...options,
  })
  open.push(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    replyOf(await fetch(`${url}${path}`, { method: 'POST', body, headers }))
  return { app, url, calls, lines, post }
}

export function welcome({ requestId }: BackendRequest): BackendAnswer {
  return { status: 200, envelope: { success: true, data: 'done', requestId } }
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()))
})
