import type { FileService, Ports } from 'fangkit/backend'
import type { DiskFiles } from './disk-files.ts'

/** Interrupted uploads are deleted often, because nobody can use them. */
const CLEANUP_EVERY_MS = 60_000
const SWEEP_EVERY_MS = 3_600_000
/** Delay of the first run, so that it does not slow the start of the server down. */
const FIRST_AFTER_MS = 30_000

export interface Sweeper {
  /** Stops sweeping, after the current run. */
  stop(): Promise<void>
}

/**
 * Deletes what is no longer needed: every minute interrupted uploads, every hour unattached documents and contents
 * without a document.
 */
export function startSweeper(
  service: Pick<FileService, 'sweep'>,
  disk: Pick<DiskFiles, 'cleanup'>,
  report: Ports['report'],
): Sweeper {
  let running = Promise.resolve()
  const run = (work: () => Promise<unknown>) => {
    running = running.then(async () => {
      try {
        await work()
      } catch (cause) {
        report({ level: 'warn', message: 'files were not swept', requestId: '', cause })
      }
    })
  }
  const cleanup = () => run(() => disk.cleanup())
  const sweep = () => run(() => service.sweep())
  const first = setTimeout(() => {
    cleanup()
    sweep()
  }, FIRST_AFTER_MS)
  const later = [setInterval(cleanup, CLEANUP_EVERY_MS), setInterval(sweep, SWEEP_EVERY_MS)]
  for (const timer of [first, ...later]) timer.unref()
  return {
    stop: async () => {
      clearTimeout(first)
      for (const timer of later) clearInterval(timer)
      await running
    },
  }
}
