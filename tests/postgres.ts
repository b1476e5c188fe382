import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A real PostgreSQL for tests. */
export interface Postgres {
  /** Address of a database in which others may be created. */
  readonly url: string
  stop(): Promise<void>
}

/** A database of a suite's own. */
export interface FreshDatabase {
  readonly url: string
  readonly name: string
  /** Removes it, also while users are connected. */
  drop(): Promise<void>
}

const INSTALL = 'The tests need PostgreSQL 15 or newer: apt-get install -y postgresql (or set DATABASE_URL)'
const START_WITHIN_MS = 60_000

/**
 * The server behind DATABASE_URL, or one started for these tests alone.
 * @throws Error with the line that installs what is missing
 */
export async function startPostgres(): Promise<Postgres> {
  const configured = process.env['DATABASE_URL']
  if (configured) return { url: configured, stop: async () => undefined }
  const bin = binaries()
  const dir = mkdtempSync(join(tmpdir(), 'fangkit-pg-'))
  const user = unprivilegedUser()
  if (user) chownSync(dir, user.uid, user.gid)
  const data = join(dir, 'data')
  // Linguistic collation as on real servers: what the store compares by code point must not depend on it.
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--locale-provider=icu',
      '--icu-locale=zh-CN',
      '--no-sync',
    ],
    { ...user, cwd: dir, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'listen_addresses=',
    `unix_socket_directories=${dir}`,
    'max_connections=200',
    'shared_buffers=64MB',
  ]
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: dir,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-4_000)
  })
  const stop = async () => {
    await end(server)
    rmSync(dir, { recursive: true, force: true })
  }
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(dir)}`
  const deadline = Date.now() + START_WITHIN_MS
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`PostgreSQL did not start: ${said}`)
    }
    await wait(50)
  }
  return { url, stop }
}

/** A new database on a server: empty, or a copy of another one without connections. */
export async function createDatabase(serverUrl: string, copied?: string): Promise<FreshDatabase> {
  const name = `fangkit_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await administer(serverUrl, `create database ${name}${copied === undefined ? '' : ` template ${copied}`}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, name, drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`) }
}

/** Runs one statement outside any suite's database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await administer(url, 'select 1')
    return true
  } catch {
    return false
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
}

function binaries(): string {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const root = '/usr/lib/postgresql'
  const installed = existsSync(root)
    ? readdirSync(root)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(root, version, 'bin'))
    : []
  const found = [...(asked.status === 0 ? [asked.stdout.trim()] : []), ...installed].find(
    (bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')),
  )
  if (!found) throw new Error(INSTALL)
  return found
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const accounts = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map((parts) => [parts[0], parts] as const),
  )
  const [, , uid, gid] = accounts.get('postgres') ?? accounts.get('nobody') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}
