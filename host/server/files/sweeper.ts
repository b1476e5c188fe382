import type { FileService, Ports } from 'fangkit/backend'
import type { DiskFiles } from './disk-files.ts'

/** What broke off on its way in is looked for often: it is of no use to anybody. */
const CLEANUP_EVERY_MS = 60_000
const SWEEP_EVERY_MS = 3_600_000
/** Not while a server is still busy starting. */
const FIRST_AFTER_MS = 30_000

export interface Sweeper {
  /** Ends sweeping; waits for one that is under way. */
  stop(): Promise<void>
}

/**
 * Takes away what nobody needs: every minute what broke off on its way in, every hour loose documents and contents
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
