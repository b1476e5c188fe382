import type { Ports } from 'fangkit/backend'

const EVERY_MS = 300_000

export interface Reminding {
  /** Stops reminding, after the current run. */
  stop(): Promise<void>
}

/** What is done in each run. */
export interface Swept {
  sweep(signal: AbortSignal): Promise<unknown>
}

/**
 * Reminds users of due jobs: at the start, for jobs that became due while the server was stopped, and every five
 * minutes. It also closes expired payment codes.
 * @param failed what is reported when it fails
 */
export function startReminding(
  service: Swept,
  report: Ports['report'],
  failed = 'reminders were not given',
): Reminding {
  const stopped = new AbortController()
  let running: Promise<void> | null = null
  const sweep = async () => {
    try {
      await service.sweep(stopped.signal)
    } catch (cause) {
      report({ level: 'warn', message: failed, requestId: '', cause })
    } finally {
      running = null
    }
  }
  const run = () => {
    // A run that takes long is not started a second time.
    running ??= sweep()
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      stopped.abort()
      await running
    },
  }
}
