import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { encodeForm } from 'fangkit/contract'
import type { Grid } from 'fangkit/domain'
import { DEMO_PASSWORD } from 'fangkit/testing'
import { freePort } from '../../free-port.ts'
import { run, serving } from '../../server/harness/processes.ts'
import type { Measurement } from '../bench.ts'

const KILOBYTES = 1_024
const MEGABYTE = 1_048_576
const LOOK_EVERY_MS = 25
/** A slow reader takes this much, then rests. */
const SIP = 2 * MEGABYTE
const REST_MS = 250
const STANDSTILL_MS = 3_000

/** How a file is read: after so many bytes, so long a pause. */
type Reading = (bytes: number) => number

const AT_ONCE: Reading = () => 0
const slowly = (): Reading => {
  let next = SIP
  return (bytes) => {
    if (bytes < next) return 0
    next += SIP
    return REST_MS
  }
}
const stalledReader = (): Reading => {
  let stood = false
  return (bytes) => {
    if (stood || bytes < SIP) return 0
    stood = true
    return STANDSTILL_MS
  }
}

/**
 * Every row of a list as CSV, out of a server of its own: how long, and how far its memory grows.
 * The first export also pays for what every server grows by when it starts to work.
 */
export async function exportTimes(
  { entity, columns }: Grid,
  databaseUrl: string,
  dataDir: string,
): Promise<readonly Measurement[]> {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const server = run('tests/server/child.ts', [], {
    PORT: port,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORTAL_DIR: dataDir,
    FANGKIT_DEMO: '1',
  })
  const pid = server.process.pid ?? 0
  try {
    await serving(server, url)
    const token = await signIn(url)
    const body = encodeForm({ columns })
    const measurements: Measurement[] = []
    for (const [how, reading] of [
      ['first', AT_ONCE],
      ['again', AT_ONCE],
      ['slow reader', slowly()],
      [`reader stands still for ${STANDSTILL_MS / 1_000} s`, stalledReader()],
    ] as const) {
      const before = residentMegabytes(pid)
      const { rows, bytes, time, peak } = await watched(
        pid,
        () =>
          fetch(`${url}/web/${entity.service}/doExport`, {
            method: 'POST',
            headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
            body,
          }),
        reading,
      )
      measurements.push(
        {
          name: `export, ${how}: ${rows.toLocaleString('en')} rows, ${Math.round(bytes / MEGABYTE)} MB`,
          unit: 'ms',
          median: time,
        },
        { name: `export, ${how}: memory, ${before} MB before`, unit: 'MB', median: peak },
      )
    }
    return measurements
  } finally {
    server.process.kill('SIGTERM')
    await server.ended
  }
}

interface Read {
  readonly rows: number
  readonly bytes: number
  readonly time: number
  /** Most memory the server held meanwhile, in megabytes. */
  readonly peak: number
}

async function watched(pid: number, ask: () => Promise<Response>, reading: Reading): Promise<Read> {
  let peak = 0
  const look = () => {
    peak = Math.max(peak, residentMegabytes(pid))
  }
  const watch = setInterval(look, LOOK_EVERY_MS)
  const start = performance.now()
  try {
    const answer = await ask()
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`)
    let [bytes, ends] = [0, 0]
    for await (const chunk of answer.body) {
      bytes += chunk.length
      for (const byte of chunk) if (byte === LINE_END) ends += 1
      const pause = reading(bytes)
      if (pause > 0) await wait(pause)
    }
    const rows = Number(answer.headers.get('x-total-rows'))
    if (ends !== rows + 1) throw new Error(`the file of ${rows} rows has ${ends} lines`)
    look()
    return { rows, bytes, time: Math.round(performance.now() - start), peak }
  } finally {
    clearInterval(watch)
  }
}

const LINE_END = 0x0a

function residentMegabytes(pid: number): number {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / KILOBYTES)
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/web/login/doLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'manager', password: DEMO_PASSWORD }),
  })
  const { data, message }: { readonly data?: { readonly token?: string }; readonly message?: string } =
    await answer.json()
  if (!data?.token) throw new Error(message ?? 'nobody signed in')
  return data.token
}
