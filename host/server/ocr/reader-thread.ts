import { Worker } from 'node:worker_threads'
import type { RecognisedLine } from './text-of-lines.ts'

type Said =
  | { readonly said: 'ready' }
  | { readonly said: 'read'; readonly lines: readonly RecognisedLine[] }
  | { readonly said: 'failed'; readonly message: string }

/** What keeps a thread, and every thread it starts, from the network. */
export const OFFLINE: readonly string[] = ['--import', new URL('./stay-offline.mjs', import.meta.url).href]

/** It took longer than anybody waits for it. */
export class LateError extends Error {
  override readonly name = 'LateError'
}

/**
 * How text is looked for: as that of a page, or wherever there is any. The first knows better what belongs together,
 * the second finds what the first takes for decoration.
 */
export type Layout = 'page' | 'scattered'

/** A thread that recognises one picture at a time. */
export interface ReaderThread {
  /** @throws LateError, or Error when the thread fails or ends; either way the thread is of no more use */
  read(picture: Buffer, layout: Layout, withinMs: number): Promise<readonly RecognisedLine[]>
  /** False once it ended, whatever ended it. */
  isAlive(): boolean
  end(): Promise<void>
}

/** Starts the thread and waits until it can read. @throws LateError, or Error when it does not start */
export async function startReader(withinMs: number): Promise<ReaderThread> {
  // What the parent was started with (a loader, conditions) is not for the thread.
  const thread = new Worker(new URL('./reader-worker.mjs', import.meta.url), {
    execArgv: [...OFFLINE],
    stdout: true,
    stderr: true,
  })
  // A server that is done does not wait for it.
  thread.unref()
  // What the engine mutters about pictures is no line of the log; what matters it throws.
  thread.stdout.resume()
  thread.stderr.resume()
  let isAlive = true
  const over = () => {
    isAlive = false
  }
  // One that fails while nobody reads must not take the server with it.
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

/** The next thing the thread says. */
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
