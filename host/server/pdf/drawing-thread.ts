import { Worker } from 'node:worker_threads'
import { FormLimitError } from 'fangkit/backend'
import type { Drawing, FontBytes } from './draw-document.ts'
import type { DrawReply } from './draw-thread.ts'

/** Draws in a separate thread, because reducing fonts and writing pages would block the thread that answers calls. */
export interface DrawingThread {
  /** Draws one at a time, in order. @throws FormLimitError when one takes too long; the thread is then restarted */
  draw(drawing: Drawing): Promise<Uint8Array>
  close(): Promise<void>
}

/** Further requests are refused at once, because they would wait too long. */
const MOST_WAITING = 40

/** @param withinMs time limit of one drawing, from when its turn comes */
export function createDrawingThread(fonts: FontBytes, withinMs: number): DrawingThread {
  let worker: Worker | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let last = 0
  let waiting = 0
  const started = (): Worker => {
    // The thread does not inherit the Node options of the parent (a loader, conditions).
    worker ??= new Worker(new URL('./draw-worker.mjs', import.meta.url), { workerData: fonts, execArgv: [] })
    worker.unref()
    return worker
  }
  const stop = async () => {
    const stopping = worker
    worker = null
    await stopping?.terminate()
  }
  const drawNow = async (drawing: Drawing): Promise<Uint8Array> => {
    last += 1
    try {
      return await answered(started(), last, drawing, withinMs)
    } catch (error) {
      // Whatever is being drawn, nobody waits for it any more.
      await stop()
      throw error
    }
  }
  return {
    draw: (drawing) => {
      if (waiting >= MOST_WAITING) return Promise.reject(new FormLimitError('slow'))
      waiting += 1
      const mine = turn
        .then(() => drawNow(drawing))
        .finally(() => {
          waiting -= 1
        })
      turn = mine.catch(() => undefined)
      return mine
    },
    close: stop,
  }
}

function answered(worker: Worker, id: number, drawing: Drawing, withinMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: DrawReply) => {
      if (reply.id !== id) return
      if ('bytes' in reply) over(() => resolve(reply.bytes))
      else over(() => reject(new Error(`a form could not be drawn: ${reply.failed}`)))
    }
    const onError = (cause: unknown) => over(() => reject(cause))
    const onExit = (code: number) => over(() => reject(new Error(`the drawing thread ended with ${code}`)))
    const timer = setTimeout(() => over(() => reject(new FormLimitError('slow'))), withinMs)
    const over = (settle: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      worker.unref()
      settle()
    }
    // The process must not end while a request waits for the thread.
    worker.ref()
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage({ id, drawing })
  })
}
