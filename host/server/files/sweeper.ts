import type { FileDesk, Ports } from 'fangkit/backend'
import type { DiskFiles } from './disk-files.ts'

/** What broke off on its way in is looked for often: it is of no use to anybody. */
const TIDY_EVERY_MS = 60_000
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
  desk: Pick<FileDesk, 'sweep'>,
  disk: Pick<DiskFiles, 'tidy'>,
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
  const tidy = () => run(() => disk.tidy())
  const sweep = () => run(() => desk.sweep())
  const first = setTimeout(() => {
    tidy()
    sweep()
  }, FIRST_AFTER_MS)
  const later = [setInterval(tidy, TIDY_EVERY_MS), setInterval(sweep, SWEEP_EVERY_MS)]
  for (const timer of [first, ...later]) timer.unref()
  return {
    stop: async () => {
      clearTimeout(first)
      for (const timer of later) clearInterval(timer)
      await running
    },
  }
}
