import type { Ports } from 'fangkit/backend'

const EVERY_MS = 300_000

export interface Reminding {
  /** Ends reminding; waits for what is under way. */
  stop(): Promise<void>
}

/** What is to be done now and then. */
export interface Swept {
  sweep(signal: AbortSignal): Promise<unknown>
}

/**
 * Reminds people of jobs that are due: at the start, for what came due while nothing ran, and every five minutes.
 * Payment codes that are over are closed in the same way.
 *
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
    // One that takes long is not joined by another.
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
