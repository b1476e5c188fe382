import { createEmitter } from '../../events/emitter.ts'
import * as v from 'valibot'
import { uploadedOutput, type UploadedDocument } from '../../contract/document/file-calls.ts'
import { newIdempotencyKey, type FangkitClient } from '../client.ts'
import { contractError, toFangkitError, type FangkitError } from '../fangkit-error.ts'
import { isScaled, scaleImage } from './scale-image.ts'
import type { WireRecord } from '../transport/transport.ts'

/** Where files are uploaded. @source OPN-022 @public */
export interface UploadTarget {
  /** Path below the base address, such as `file/uploadDocument`. */
  readonly path: string
  readonly fields?: WireRecord
  readonly query?: WireRecord
  readonly fileField?: 'files' | 'file'
}

/** A file in the upload queue. @public */
export interface UploadItem {
  readonly id: string
  readonly name: string
  /** Bytes of the chosen file, and of the scaled file that was sent. */
  readonly size: number
  readonly sentSize: number | null
  readonly state: 'waiting' | 'scaling' | 'sending' | 'failed' | 'done'
  /** From 0 to 1. */
  readonly progress: number
  readonly error: FangkitError | null
  readonly document: UploadedDocument | null
}

export interface UploadQueueOptions {
  readonly client: Pick<FangkitClient, 'upload'>
  readonly target: UploadTarget
  /** Changes a file before it is sent. */
  readonly scale?: (file: File) => Promise<Blob>
  /** A file was uploaded; its item is removed from the list in the same call. */
  readonly onDone: (document: UploadedDocument, item: UploadItem) => void
  /** The queue is empty: how many files arrived since it was last empty, and which of them failed. */
  readonly onSettled?: (arrived: number, failed: readonly UploadItem[]) => void
}

/** Uploads files one after another. @source ruling 7 */
export interface UploadQueue {
  /** Adds files. @returns the ids of their items, in the same order */
  add(files: readonly File[]): readonly string[]
  /** Cancels a file and removes it. */
  drop(id: string): void
  /** Sends a failed file again, or all of them. */
  retry(id?: string): void
  getItems(): readonly UploadItem[]
  subscribe(listener: () => void): () => void
  /** Cancels everything and calls no more listeners. */
  dispose(): void
}

/** Internal data of a file beside its visible item. */
interface UploadJob {
  readonly file: File
  /** Reused for retries, so that a file whose answer was lost is not stored twice. */
  readonly key: string
  readonly abort: AbortController
  readonly content: Blob | null
}

/**
 * Sends files one by one, each with its own progress and time limit. A failed file waits until the user retries it; the
 * others continue.
 */
export function createUploadQueue({
  client,
  target,
  scale = scaleImage,
  onDone,
  onSettled,
}: UploadQueueOptions): UploadQueue {
  const jobs = new Map<string, UploadJob>()
  const changes = createEmitter()
  let items: readonly UploadItem[] = []
  let arrived = 0
  let running = false
  let disposed = false

  const show = (next: readonly UploadItem[]) => {
    items = next
    changes.emit()
  }
  const patch = (id: string, change: Partial<UploadItem>) =>
    show(items.map((item) => (item.id === id ? { ...item, ...change } : item)))
  const forget = (id: string) => {
    jobs.delete(id)
    show(items.filter((item) => item.id !== id))
  }

  const prepare = async (id: string, job: UploadJob): Promise<Blob> => {
    if (job.content !== null) return job.content
    if (isScaled(job.file)) patch(id, { state: 'scaling' })
    const content = await scale(job.file)
    jobs.set(id, { ...job, content })
    if (content.size !== job.file.size) patch(id, { sentSize: content.size })
    return content
  }
  const send = async (id: string, job: UploadJob): Promise<void> => {
    try {
      const file = await prepare(id, job)
      if (!jobs.has(id)) return
      patch(id, { state: 'sending' })
      const { signal } = job.abort
      const envelope = await client.upload({
        ...target,
        file,
        fileName: job.file.name,
        signal,
        idempotencyKey: job.key,
        onProgress: ({ sent, total }) =>
          patch(id, { progress: Math.max(progressOf(items, id), total ? Math.min(sent / total, 1) : 0) }),
      })
      const document = documentIn(envelope.data)
      const item = items.find((candidate) => candidate.id === id)
      if (disposed || !item) return
      arrived += 1
      forget(id)
      onDone(document, { ...item, state: 'done', progress: 1, document })
    } catch (thrown) {
      const error = toFangkitError(thrown, 'upload')
      if (!disposed && jobs.has(id)) patch(id, { state: 'failed', error })
    }
  }
  const run = async (): Promise<void> => {
    if (running) return
    running = true
    const sent = new Set<string>()
    for (let next = waiting(items); next !== null && !disposed; next = waiting(items)) {
      const job = jobs.get(next)
      sent.add(next)
      if (job) await send(next, job)
      else forget(next)
    }
    running = false
    if (disposed) return
    const sum = arrived
    arrived = 0
    onSettled?.(
      sum,
      items.filter(({ id, state }) => state === 'failed' && sent.has(id)),
    )
  }

  return {
    add(files) {
      const added = files.map((file): UploadItem => {
        const id = newIdempotencyKey()
        jobs.set(id, { file, key: id, abort: new AbortController(), content: null })
        return {
          id,
          name: file.name,
          size: file.size,
          sentSize: null,
          state: 'waiting',
          progress: 0,
          error: null,
          document: null,
        }
      })
      show([...items, ...added])
      void run()
      return added.map(({ id }) => id)
    },
    drop(id) {
      jobs.get(id)?.abort.abort()
      forget(id)
    },
    retry(id) {
      for (const item of items) {
        const job = jobs.get(item.id)
        if (item.state !== 'failed' || !job || (id !== undefined && item.id !== id)) continue
        jobs.set(item.id, { ...job, abort: new AbortController() })
        patch(item.id, { state: 'waiting', progress: 0, error: null })
      }
      void run()
    },
    getItems: () => items,
    subscribe: changes.subscribe,
    dispose() {
      disposed = true
      for (const { abort } of jobs.values()) abort.abort()
      jobs.clear()
      changes.clear()
    },
  }
}

const waiting = (items: readonly UploadItem[]): string | null =>
  items.find(({ state }) => state === 'waiting')?.id ?? null
const progressOf = (items: readonly UploadItem[], id: string): number =>
  items.find((item) => item.id === id)?.progress ?? 0

/** The single document in an answer. @throws FangkitError CONTRACT */
function documentIn(data: unknown): UploadedDocument {
  const parsed = v.safeParse(uploadedOutput, data)
  const document = parsed.success ? parsed.output[0] : undefined
  if (!document) throw contractError('upload', 'answered no document')
  return document
}
