import type { FileDesk, Ports } from 'fangkit/backend'
import type { DiskFiles } from './disk-files.ts'

const EVERY_MS = 3_600_000
/** Not while a server is still busy starting. */
const FIRST_AFTER_MS = 60_000

export interface Sweeper {
  /** Ends sweeping; waits for one that is under way. */
  stop(): Promise<void>
}

/** Takes away, every hour, what nobody needs: loose documents, contents without a document, what broke off on its way in. */
export function startSweeper(desk: Pick<FileDesk, 'sweep'>, disk: Pick<DiskFiles, 'tidy'>, report: Ports['report']): Sweeper {
  let running = Promise.resolve()
  const sweep = async () => {
    try {
      await disk.tidy()
      await desk.sweep()
    } catch (cause) {
      report({ level: 'warn', message: 'files were not swept', requestId: '', cause })
    }
  }
  const run = () => {
    running = running.then(sweep)
  }
  const first = setTimeout(run, FIRST_AFTER_MS)
  const later = setInterval(run, EVERY_MS)
  for (const timer of [first, later]) timer.unref()
  return {
    stop: async () => {
      clearTimeout(first)
      clearInterval(later)
      await running
    },
  }
}
