import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { callName, contract } from 'fangkit/contract'
import { createApp } from './app.ts'
import { fail, say } from './command-line.ts'
import type { Config } from './config.ts'
import { startSweeper, type Sweeper } from './files/sweeper.ts'
import { bringInData, type FirstData } from './first-data.ts'
import type { Portal } from './plugins/portal.ts'
import { describeError } from './ports/report.ts'
import { startReminding, type Reminding } from './reminding.ts'
import { openServices, type Services } from './services.ts'

/** Time limit for running calls when the server stops. */
const FINISH_WITHIN_MS = 10_000
/** The one call that is so expensive that a long queue of it is refused. */
const LOGIN = callName(contract.login.doLogin)

/** Makes the pages available; `signal` cancels that. */
export type PreparePortal = (
  signal: AbortSignal,
) => Promise<Portal & { readonly attach?: (server: Server) => Promise<void>; readonly close?: () => Promise<void> }>

export interface ServeOptions {
  readonly config: Config
  readonly preparePortal: PreparePortal
  /** Checks every answer against the contract. */
  readonly checkAnswers?: boolean
}

/** Runs the server until it receives a stop signal, then ends the process. */
export async function serve(options: ServeOptions): Promise<void> {
  const stop = new AbortController()
  const stopped = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  process.once('uncaughtException', (error) => {
    process.stderr.write(
      `${JSON.stringify({ level: 60, error: describeError(error), msg: 'ended by an unexpected error' })}\n`,
    )
    process.exit(1)
  })
  try {
    const running = await start(options, stop.signal)
    await stopped
    await running.close()
  } catch (error) {
    // An interrupted start is not an error.
    if (!stop.signal.aborted) fail(error)
  }
  process.exit()
}

interface Running {
  close(): Promise<void>
}

async function start(
  { config, preparePortal, checkAnswers = false }: ServeOptions,
  signal: AbortSignal,
): Promise<Running> {
  const building = new AbortController()
  signal.addEventListener('abort', () => building.abort())
  const opening = openServices(config, { checkAnswers })
  const preparing = preparePortal(building.signal)
  try {
    const [portal, services] = await Promise.all([preparing, opening])
    const data = await bringInData(services, config)
    const app = createApp({
      backend: services.backend,
      disk: services.disk,
      payments: services.payments,
      config,
      portal,
      ready: services.ready,
      newId: services.ports.ids.key,
      overloaded: (call) => call === LOGIN && services.passwords.isFull(),
    })
    services.reporting.sendTo(app.log)
    await portal.attach?.(app.server)
    await app.listen({ host: config.host, port: config.port })
    const sweeper = startSweeper(services.backend.files, services.disk, services.ports.report)
    const reminding = startReminding(services.backend.reminders, services.ports.report)
    const closing = startReminding(services.backend.pay, services.ports.report, 'payment codes were not closed')
    announce(app, config, data)
    return { close: () => closeAll(app, services, [sweeper, reminding, closing], portal.close) }
  } catch (error) {
    building.abort()
    await opening.then(
      ({ store }) => store.close(),
      () => {},
    )
    await preparing.then(
      (portal) => portal.close?.(),
      () => {},
    )
    throw error
  }
}

/** Stops accepting connections, waits for running calls, then closes the database. */
async function closeAll(
  app: FastifyInstance,
  { store, ocr, forms }: Services,
  busy: readonly (Sweeper | Reminding)[],
  closePortal: (() => Promise<void>) | undefined,
): Promise<void> {
  const hurry = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS)
  await Promise.all(busy.map((one) => one.stop()))
  await ocr?.close()
  await closePortal?.()
  await app.close()
  clearTimeout(hurry)
  await forms?.close()
  await store.close()
}

function announce(app: FastifyInstance, { host, dataDir, databaseUrl, payments }: Config, data: FirstData): void {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const lines = [
    `fangkit is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    databaseUrl === null ? `data: ${dataDir}` : 'data: DATABASE_URL',
    ...(payments === 'sandbox' ? ['payments: sandbox, no money moves'] : []),
    ...(data === 'demo brought in' ? ['demo data brought in: sign in as admin, password fangkit'] : []),
    ...(data === 'empty'
      ? [
          `尚无用户，请${databaseUrl === null ? '停止服务后' : ''}创建管理员 / there is no user ` +
            `yet${databaseUrl === null ? ', stop the server and' : ','} make the first administrator: npm run ` +
            'admin -- create --user NAME',
        ]
      : []),
  ]
  say(lines.join('\n'))
}
