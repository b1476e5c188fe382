import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

/** A running reference server with the built portal. */
export interface Portal {
  readonly url: string
  /** Everything its processes wrote so far. */
  said(): string
  /** Ends the process as a crash would. */
  kill(): Promise<void>
  /** Starts it again on the same port and the same data. */
  restart(): Promise<void>
  /** Ends it and removes its data. */
  close(): Promise<void>
}

/** A data directory as a first start leaves it. */
const FIRST_DATA = '.cache/e2e/data'

/** Starts the portal once on an empty data directory, and ends it: every job begins with a copy of what that leaves. */
export async function bringFirstData(): Promise<void> {
  rmSync(FIRST_DATA, { recursive: true, force: true })
  const port = await freePort()
  const server = await serve({ port, dataDir: FIRST_DATA, url: `http://127.0.0.1:${port}`, databaseUrl: '', log: [] })
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

/**
 * Starts the portal as `npm start` does, on a port and a data directory of its own; over the PostgreSQL at an address
 * where one is given.
 */
export async function startPortal(databaseUrl = ''): Promise<Portal> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'fangkit-e2e-'))
  if (databaseUrl === '') cpSync(FIRST_DATA, dataDir, { recursive: true })
  const url = `http://127.0.0.1:${port}`
  const log: string[] = []
  let server = await serve({ port, dataDir, url, databaseUrl, log })
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    url,
    said: () => log.join(''),
    kill: () => end('SIGKILL'),
    restart: async () => {
      server = await serve({ port, dataDir, url, databaseUrl, log })
    },
    close: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

interface Place {
  readonly port: number
  readonly dataDir: string
  readonly url: string
  readonly databaseUrl: string
  readonly log: string[]
}

async function serve({ port, dataDir, url, databaseUrl, log }: Place): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--conditions=fangkit-source', '--import', 'tsx', 'host/server/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...(databaseUrl !== '' && { FANGKIT_DEMO: '1' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const keep = (chunk: unknown) => void log.push(String(chunk))
  server.stdout?.on('data', keep)
  server.stderr?.on('data', keep)
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}:\n${log.join('')}`)
    await wait(100)
  }
  return server
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}
