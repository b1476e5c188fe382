import { Worker } from 'node:worker_threads'
import { FormLimitError } from 'fangkit/backend'
import type { Drawing, FontBytes } from './draw-document.ts'
import type { DrawReply } from './draw-thread.ts'

/** Draws beside the thread that answers calls: cutting a font and writing pages would hold all of them up. */
export interface DrawingThread {
  /** One at a time, in order. @throws FormLimitError when one takes too long; the thread is started anew then */
  draw(drawing: Drawing): Promise<Uint8Array>
  close(): Promise<void>
}

/** More than these are refused at once: whoever came last would wait in vain. */
const MOST_WAITING = 40

/** @param withinMs patience with one drawing, from when its turn comes */
export function createDrawingThread(fonts: FontBytes, withinMs: number): DrawingThread {
  let worker: Worker | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let last = 0
  let waiting = 0
  const started = (): Worker => {
    // What the parent was started with (a loader, conditions) is not for the thread.
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
      // Whatever it was in the middle of, nobody waits for it any more.
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
    // While somebody waits for it, the process must not end.
    worker.ref()
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage({ id, drawing })
  })
}
