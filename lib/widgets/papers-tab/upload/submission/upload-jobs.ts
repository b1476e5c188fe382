import { createEmitter } from '../../../../events/emitter.ts'
import { newIdempotencyKey } from '../../../../client/client.ts'
import type { FangkitError } from '../../../../client/fangkit-error.ts'
import type { UploadItem } from '../../../../client/files/upload.ts'
import type { FilePlace } from '../file-place.ts'

/** A file that is being submitted to a paper. */
export interface SubmissionItem {
  readonly place: FilePlace
  /** `asking` the host, `uploading`, or `filing`: assigning the uploaded document to its paper. */
  readonly stage: 'asking' | 'uploading' | 'filing'
  readonly upload: UploadItem
}

/** Internal state of a file beside what is shown. */
export interface UploadJob extends Pick<SubmissionItem, 'place' | 'stage'> {
  readonly name: string
  readonly size: number
  readonly sentSize: number | null
  /** Null for a document that was stored already. */
  readonly file: File | null
  /** Id of its item in the upload queue. */
  readonly uploadId: string | null
  readonly documentId: string | null
  /** Kept across retries, so that a file whose answer was lost is not assigned twice. */
  readonly key: string
  readonly abort: AbortController
  readonly error: FangkitError | null
}

/** The upload jobs and their subscribers. */
export interface UploadJobs {
  get(id: string): UploadJob | undefined
  /** @returns its id */
  add(job: Pick<UploadJob, 'place' | 'stage' | 'name' | 'size' | 'file' | 'documentId'>): string
  put(id: string, change: Partial<UploadJob>): void
  remove(id: string): void
  all(): readonly (readonly [string, UploadJob])[]
  itemOf(id: string): SubmissionItem | null
  getItems(): readonly SubmissionItem[]
  subscribe(listener: () => void): () => void
  /** Notifies subscribers that the upload queue has changed. */
  publish(): void
  /** Removes all subscribers. */
  unsubscribeAll(): void
}

/** @param readQueue reads the items of the upload queue */
export function createUploadJobs(readQueue: () => readonly UploadItem[]): UploadJobs {
  const jobs = new Map<string, UploadJob>()
  const changes = createEmitter()
  let items: readonly SubmissionItem[] = []
  const publish = (): void => {
    const sent = readQueue()
    items = [...jobs].map(([id, job]) =>
      shown(
        id,
        job,
        sent.find((item) => item.id === job.uploadId),
      ),
    )
    changes.emit()
  }
  return {
    get: (id) => jobs.get(id),
    add(job) {
      const id = newIdempotencyKey()
      jobs.set(id, { sentSize: null, uploadId: null, key: id, abort: new AbortController(), error: null, ...job })
      publish()
      return id
    },
    put(id, change) {
      const job = jobs.get(id)
      if (job) jobs.set(id, { ...job, ...change })
      publish()
    },
    remove(id) {
      jobs.delete(id)
      publish()
    },
    all: () => [...jobs],
    itemOf: (id) => items.find(({ upload }) => upload.id === id) ?? null,
    getItems: () => items,
    subscribe: changes.subscribe,
    publish,
    unsubscribeAll: changes.clear,
  }
}

function shown(
  id: string,
  { place, stage, name, size, sentSize, error }: UploadJob,
  sent: UploadItem | undefined,
): SubmissionItem {
  const failure = error ?? sent?.error ?? null
  const state = failure !== null ? 'failed' : (sent?.state ?? (stage === 'asking' ? 'waiting' : 'sending'))
  const progress = stage === 'filing' ? 1 : (sent?.progress ?? 0)
  return {
    place,
    stage,
    upload: { id, name, size, sentSize: sent?.sentSize ?? sentSize, state, progress, error: failure, document: null },
  }
}
