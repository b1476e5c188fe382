import { Worker } from 'node:worker_threads'
import type { OnError } from '../connection-pool.ts'

/** Where the database listens: a socket file, or a host and port. */
export type Address = { readonly path: string } | { readonly host: string; readonly port: number }

interface Said {
  readonly said: 'ready' | 'pong' | 'closed'
  readonly listening?: string
}

const START_WITHIN_MS = 120_000
const CLOSE_WITHIN_MS = 10_000
const PING_EVERY_MS = 500

/** Starts the thread and waits until it listens. */
export async function startThread(
  files: string,
  address: Address,
): Promise<{ readonly thread: Worker; readonly listening: string }> {
  // The thread does not inherit the Node options of the parent (a loader, conditions), because it is plain JavaScript.
  const thread = new Worker(new URL('./engine-worker.mjs', import.meta.url), {
    workerData: { dataDir: files, address },
    execArgv: [],
  })
  try {
    const { listening = '' } = await said(thread, 'ready', START_WITHIN_MS)
    return { thread, listening }
  } catch (cause) {
    await thread.terminate()
    throw cause
  }
}

/** Pings the thread at intervals. A thread that is running a statement cannot answer. */
export function watchThread(thread: Worker, busyForMs: number, isWatched: () => boolean, onBusy: () => void): void {
  let unanswered = 0
  thread.on('message', () => {
    unanswered = 0
  })
  const timer = setInterval(() => {
    if (!isWatched()) return clearInterval(timer)
    // Counts pings instead of time, because no ping is missed when this process itself was blocked.
    if (unanswered * PING_EVERY_MS >= busyForMs) return onBusy()
    unanswered += 1
    thread.postMessage('ping')
  }, PING_EVERY_MS)
  timer.unref()
}

/** Lets the database close its files, then ends the thread. */
export async function closeThread(thread: Worker, onError: OnError): Promise<void> {
  thread.postMessage('close')
  await said(thread, 'closed', CLOSE_WITHIN_MS).catch((cause: unknown) => {
    onError({ message: 'the embedded database did not close in time', cause })
  })
  await thread.terminate()
}

/** Waits for a message of the thread. @throws when the thread fails or ends, or sends nothing in time */
function said(thread: Worker, expected: Said['said'], withinMs: number): Promise<Said> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: Said) => {
      if (message.said === expected)
        over(() => {
          resolve(message)
        })
    }
    const onError = (cause: unknown) => {
      over(() => {
        reject(cause)
      })
    }
    const onExit = (code: number) => {
      onError(new Error(`the thread of the embedded database ended with ${code}`))
    }
    const timer = setTimeout(() => {
      onError(new Error(`no answer of the embedded database within ${withinMs} ms`))
    }, withinMs)
    const over = (settle: () => void) => {
      clearTimeout(timer)
      // Removes only our own listeners: the thread has internal ones, without which no message arrives.
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}
