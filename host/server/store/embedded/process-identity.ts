import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** What distinguishes a process from all others, as far as this system provides it. Unknown parts are empty. */
export interface ProcessIdentity {
  readonly pid: number
  /** When the process started, in system units; a pid alone may have been reused. */
  readonly started: string
  /** Changes with every start of the machine. */
  readonly boot: string
  /** Namespace of the pid, because containers number their processes separately. */
  readonly pidSpace: string
  readonly host: string
}

export function ownIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    started: startOf(process.pid),
    boot: readOr('', () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    pidSpace: readOr('', () => readlinkSync('/proc/self/ns/pid')),
    host: hostname(),
  }
}

/**
 * Returns whether the process with an identity still runs. Null when that cannot be known from here: it may run in
 * another container or on another machine, or its pid may have been reused.
 */
export function isRunning(other: ProcessIdentity, own: ProcessIdentity = ownIdentity()): boolean | null {
  if (other.host !== own.host) return null
  if (other.boot !== own.boot) return false
  if (other.pidSpace !== own.pidSpace) return null
  if (!hasProcess(other.pid)) return false
  const started = startOf(other.pid)
  return started === '' || other.started === '' ? null : started === other.started
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user cannot be signalled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Reads field 22 of /proc/pid/stat; the second field is a name that may contain spaces and brackets. */
function startOf(pid: number): string {
  return readOr('', () => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  })
}

function readOr(fallback: string, read: () => string): string {
  try {
    return read()
  } catch {
    return fallback
  }
}
