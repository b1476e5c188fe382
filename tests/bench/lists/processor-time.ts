import { readFileSync } from 'node:fs'
import pg from 'pg'

/** A tick of the processor times Linux counts. */
const TICK_MS = 10

/** Milliseconds of processor time of this process and of others; null where the system does not report it. */
export function processorTime(pids: readonly number[]): number | null {
  const { user, system } = process.cpuUsage()
  try {
    return (user + system) / 1_000 + timeOfProcesses(pids)
  } catch {
    return null // no Linux, or the database is elsewhere
  }
}

/** Milliseconds of processor time other processes have used. @throws Error where nobody says */
const timeOfProcesses = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + timesOf(pid)[0], 0)

/**
 * Milliseconds of processor time a process has used together with its children, those that have ended included.
 * @throws Error where nobody says
 */
export function timeOfFamily(pid: number): number {
  const [own, ended] = timesOf(pid)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return own + ended + timeOfProcesses(children)
}

/** The process that started another one. */
export const parentOf = (pid: number): number => Number(statOf(pid)[1])

/** Of a process itself, and of its children that have ended. */
function timesOf(pid: number): readonly [own: number, ended: number] {
  const fields = statOf(pid).map(Number)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11)
  return [(user + system) * TICK_MS, (endedUser + endedSystem) * TICK_MS]
}

const statOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

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
