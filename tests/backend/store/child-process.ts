import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A process of `store-process.ts` and what it said. */
export interface Child {
  readonly pid: number
  readonly lines: readonly string[]
  /** Waits for a line. @throws when the process ends before it says it */
  says(predicate: (line: string) => boolean): Promise<string>
  /** Ends it as a crash would. */
  kill(): Promise<void>
  /** Asks it to go. */
  leave(): Promise<void>
}

export function startChild(what: 'lock' | 'write', dataDir: string): Child {
  const script = fileURLToPath(new URL('./store-process.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=fangkit-source', '--import', 'tsx', script, what, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const listeners = new Set<() => void>()
  let rest = ''
  child.stdout.on('data', (chunk) => {
    const parts = (rest + String(chunk)).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    for (const listen of listeners) listen()
  })
  child.once('close', () => {
    for (const listen of listeners) listen()
  })
  return {
    pid: child.pid ?? 0,
    lines,
    says: (predicate) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = lines.find(predicate)
          if (line === undefined && !isOver(child)) return
          listeners.delete(look)
          if (line === undefined) reject(new Error(`the process ended after saying: ${lines.join('; ')}`))
          else resolve(line)
        }
        listeners.add(look)
        look()
      }),
    kill: () => end(child, () => child.kill('SIGKILL')),
    leave: () => end(child, () => child.stdin.end()),
  }
}

const isOver = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess, how: () => void): Promise<void> {
  if (isOver(child)) return
  const closed = once(child, 'close')
  how()
  await closed
}
