import { readFileSync } from 'node:fs'
import pg from 'pg'

/** A tick of the processor times Linux counts. */
const TICK_MS = 10

/** Milliseconds of processor time of this process and of others; null where the system does not report it. */
export function processorTime(pids: readonly number[]): number | null {
  const { user, system } = process.cpuUsage()
  try {
    return (user + system) / 1_000 + pids.reduce((sum, pid) => sum + ticksOf(pid) * TICK_MS, 0)
  } catch {
    return null // no Linux, or the database is elsewhere
  }
}

function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

/** Processes of the database that serve the lists. */
export async function pidsOf(url: string): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'fangkit'`,
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}
