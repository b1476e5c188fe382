import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { builtProgram } from '../../built-program.ts'
import { freePort } from '../../free-port.ts'
import { createDatabase } from '../../postgres.ts'

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

/** Where every job begins: what a first start brings in. */
export interface FirstData {
  /** The PostgreSQL of the run. */
  readonly postgresUrl: string
  /** Name of the database there. */
  readonly database: string
  /** The data directory beside it. */
  readonly dataDir: string
}

/** Starts the portal once over an empty database, and ends it: every job begins with a copy of what that leaves. */
export async function bringFirstData(databaseUrl: string, dataDir: string): Promise<void> {
  const port = await freePort()
  const server = await serve({ port, dataDir, url: `http://127.0.0.1:${port}`, databaseUrl, log: [] })
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

/**
 * What a portal works with: a copy of the first data on the PostgreSQL of the run; exactly as with `npm start`, a data
 * directory of its own with an embedded database, into which it brings the first data itself; or the PostgreSQL at an
 * address.
 */
export type Over = FirstData | 'its own data' | { readonly databaseUrl: string }

/** Starts the portal on a port and a data directory of its own. */
export async function startPortal(over: Over): Promise<Portal> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'fangkit-e2e-'))
  const { databaseUrl, drop } = await databaseOf(over, dataDir)
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
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function databaseOf(
  over: Over,
  dataDir: string,
): Promise<{ readonly databaseUrl: string; readonly drop: () => Promise<void> }> {
  const nothing = async () => undefined
  if (over === 'its own data') return { databaseUrl: '', drop: nothing }
  if ('databaseUrl' in over) return { databaseUrl: over.databaseUrl, drop: nothing }
  cpSync(over.dataDir, dataDir, { recursive: true })
  const { url, drop } = await createDatabase(over.postgresUrl, over.database)
  return { databaseUrl: url, drop }
}

interface Place {
  readonly port: number
  readonly dataDir: string
  readonly url: string
  readonly databaseUrl: string
  readonly log: string[]
}

/** What `npm start` runs. */
export const SERVER = 'host/server/start.ts'
const AS_NPM_START = ['--conditions=fangkit-source', '--import', 'tsx', SERVER]

async function serve({ port, dataDir, url, databaseUrl, log }: Place): Promise<ChildProcess> {
  const server = spawn(process.execPath, databaseUrl === '' ? AS_NPM_START : [builtProgram(SERVER)], {
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
  const collectOutput = (chunk: unknown) => void log.push(String(chunk))
  server.stdout?.on('data', collectOutput)
  server.stderr?.on('data', collectOutput)
  server.once('exit', (code, signal) => {
    if (server.killed) return
    process.stderr.write(`the portal at ${url} ended by itself (${code ?? signal}):\n${log.join('').slice(-4_000)}\n`)
  })
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
