import { parentPort, workerData } from 'node:worker_threads'
import { drawDocument, type Drawing, type FontBytes } from './draw-document.ts'

/** A request to the thread, and its answer. */
export interface DrawRequest {
  readonly id: number
  readonly drawing: Drawing
}
export type DrawReply =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failed: string }

const fonts = workerData as FontBytes // adapter: the parent passes this data

parentPort?.on('message', ({ id, drawing }: DrawRequest) => {
  drawDocument(drawing, fonts).then(
    (bytes) => parentPort?.postMessage({ id, bytes } satisfies DrawReply),
    (error: unknown) =>
      parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : 'unknown' } satisfies DrawReply),
  )
})
