import { Worker } from 'node:worker_threads'
import type { RecognisedLine } from './text-of-lines.ts'

type Said =
  | { readonly said: 'ready' }
  | { readonly said: 'read'; readonly lines: readonly RecognisedLine[] }
  | { readonly said: 'failed'; readonly message: string }

/** Cuts a thread, and every thread it starts, off from the network. */
export const OFFLINE: readonly string[] = ['--import', new URL('./stay-offline.mjs', import.meta.url).href]

/** Thrown when the thread takes longer than the time limit. */
export class LateError extends Error {
  override readonly name = 'LateError'
}

/**
 * How text is searched for: as on a page, or scattered. The first recognises better which words belong together; the
 * second finds text that the first takes for decoration.
 */
export type Layout = 'page' | 'scattered'

/** A thread that recognises one picture at a time. */
export interface ReaderThread {
  /** @throws LateError, or Error when the thread fails or ends; after either, the thread can no longer be used */
  read(picture: Buffer, layout: Layout, withinMs: number): Promise<readonly RecognisedLine[]>
  /** Returns false once the thread has ended for any reason. */
  isAlive(): boolean
  end(): Promise<void>
}

/** Starts the thread and waits until it can read. @throws LateError, or Error when it does not start */
export async function startReader(withinMs: number): Promise<ReaderThread> {
  // The thread does not inherit the Node options of the parent (a loader, conditions).
  const thread = new Worker(new URL('./reader-worker.mjs', import.meta.url), {
    execArgv: [...OFFLINE],
    stdout: true,
    stderr: true,
  })
  // A server that has finished does not wait for this thread.
  thread.unref()
  // Ignores the engine's remarks about pictures, so that they do not reach the log. Real errors are thrown.
  thread.stdout.resume()
  thread.stderr.resume()
  let isAlive = true
  const over = () => {
    isAlive = false
  }
  // An error while nothing is being read must not end the server.
  thread.on('error', over).on('exit', over)
  const end = async () => {
    await thread.terminate()
  }
  try {
    await said(thread, withinMs)
  } catch (cause) {
    await end()
    throw cause
  }
  return {
    end,
    isAlive: () => isAlive,
    read: async (picture, layout, withinMs) => {
      const answer = said(thread, withinMs)
      thread.postMessage({ picture, layout })
      const reply = await answer
      if (reply.said === 'read') return reply.lines
      throw new Error(reply.said === 'failed' ? reply.message : 'the reader spoke out of turn')
    },
  }
}

/** Waits for the next message of the thread. */
function said(thread: Worker, withinMs: number): Promise<Said> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: Said) => {
      over(() => {
        resolve(message)
      })
    }
    const onError = (cause: unknown) => {
      over(() => {
        reject(cause)
      })
    }
    const onExit = () => {
      onError(new Error('the reader ended'))
    }
    const timer = setTimeout(() => {
      onError(new LateError(`nothing read within ${withinMs} ms`))
    }, withinMs)
    const over = (settle: () => void) => {
      clearTimeout(timer)
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}
