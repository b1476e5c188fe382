import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A program of the server as a process of its own. */
export interface Program {
  readonly process: ChildProcess
  /** What it printed, and what it complained about. */
  readonly said: () => string
  readonly complained: () => string
  /** Resolves with the exit code when it has ended. */
  readonly ended: Promise<number | null>
}

const TRANSLATED = ['--conditions=fangkit-source', '--import', 'tsx']

/**
 * Runs a file in one process: a TypeScript file as the scripts of the package do, or a program that was built.
 * @param flags of Node
 */
export function run(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
  flags: readonly string[] = [],
): Program {
  const child = spawn(process.execPath, [...flags, ...(file.endsWith('.ts') ? TRANSLATED : []), file, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let said = ''
  let complained = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (complained += String(chunk)))
  child.stdin.on('error', () => {}) // it may end without reading
  child.stdin.end(input)
  const ended = once(child, 'close').then(([code]: readonly unknown[]) => (typeof code === 'number' ? code : null))
  return { process: child, said: () => said, complained: () => complained, ended }
}

/** Waits until a server answers. @throws Error with what it said when it ends instead */
export async function serving({ process: child, said, complained }: Program, url: string): Promise<void> {
  while (!(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it ended:\n${said()}${complained()}`)
    await wait(50)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}
