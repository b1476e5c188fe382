import { newIdempotencyKey, type FangkitClient } from '../../../../client/client.ts'
import { toFangkitError } from '../../../../client/fangkit-error.ts'
import { createUploadQueue } from '../../../../client/files/upload.ts'
import { fileCalls } from '../../../../contract/document/file-calls.ts'
import { memberFileCalls, type PaperFile } from '../../../../contract/document/paper-calls.ts'
import type { RefusedFile } from '../../../../domain/file/judge-files.ts'
import { memberFile } from '../../../../domain/paper/member-file.ts'
import type { FilePlace } from '../file-place.ts'
import { createUploadJobs, type SubmissionItem, type UploadJob, type UploadJobs } from './upload-jobs.ts'

/** A document of the case that should also count for a paper. */
export interface KnownDocument {
  readonly documentId: string
  readonly name: string
  readonly size: number
}

export interface SubmissionOptions {
  readonly client: Pick<FangkitClient, 'upload' | 'call'>
  readonly projectId: string
  /**
   * Asks the host about a file before the upload: resolves with the file to send, or why it is refused. Never rejects.
   */
  readonly ask: (place: FilePlace, file: File, signal: AbortSignal) => Promise<File | string>
  readonly onAdded: (files: readonly PaperFile[], item: SubmissionItem) => void
  readonly onRefused: (place: FilePlace, refused: RefusedFile) => void
  /** Called when no job is in progress: the number of files submitted since the last call, and new failures. */
  readonly onSettled: (added: number, failed: readonly SubmissionItem[]) => void
}

/** Uploads to the papers of a case. */
export interface PaperSubmission extends Pick<UploadJobs, 'getItems' | 'subscribe'> {
  add(place: FilePlace, files: readonly File[]): void
  /** Assigns documents that are stored already. */
  file(place: FilePlace, documents: readonly KnownDocument[]): void
  /** Cancels and removes a file. */
  drop(id: string): void
  /** Retries a failed file, or all of them, from the step that failed. */
  retry(id?: string): void
  /** Cancels uploads; uploaded files are still assigned to their paper. */
  dispose(): void
}

const { service, method } = fileCalls.upload
const TARGET = { path: `${service}/${method}`, query: { objType: memberFile.service, media: 'paper' } }
const OP = `${memberFile.service}.${memberFileCalls.addMemberFile.method}`

/**
 * Asks the host, uploads, and assigns each document to its paper, file by file. A failed file waits for the user while
 * the others continue.
 * @source PAP-004, UPL-003, CAL-103
 */
export function createPaperSubmission({
  client,
  projectId,
  ask,
  onAdded,
  onRefused,
  onSettled,
}: SubmissionOptions): PaperSubmission {
  const queue = createUploadQueue({
    client,
    target: TARGET,
    onDone: ({ documentId }, { id: uploadId, sentSize }) => {
      for (const [id, job] of jobs.all()) if (job.uploadId === uploadId) fileSoon(id, { documentId, sentSize })
    },
    onSettled: () => settle(),
  })
  const jobs = createUploadJobs(queue.getItems)
  const settle = settling(jobs, onSettled)
  const disposal = new AbortController()
  let [asking, filing] = [Promise.resolve(), Promise.resolve()]
  queue.subscribe(jobs.publish)

  const consult = async (id: string): Promise<void> => {
    const job = jobs.get(id)
    if (!job?.file || disposal.signal.aborted) return
    const answer = await ask(job.place, job.file, job.abort.signal)
    if (!jobs.get(id) || disposal.signal.aborted) return
    if (typeof answer !== 'string') return startUpload(id, answer)
    jobs.remove(id)
    onRefused(job.place, { name: job.name, size: job.size, message: answer })
    settle()
  }
  const startUpload = (id: string, file: File): void => {
    const [uploadId = null] = queue.add([file])
    jobs.put(id, { stage: 'uploading', file, name: file.name, size: file.size, uploadId })
  }
  const fileSoon = (id: string, change: Partial<UploadJob>): void => {
    jobs.put(id, { stage: 'filing', error: null, ...change })
    filing = filing.then(() => fileNow(id))
  }
  const fileNow = async (id: string): Promise<void> => {
    const [job, item] = [jobs.get(id), jobs.itemOf(id)]
    if (!job || item === null) return
    try {
      const { data } = await client.call(
        memberFileCalls.addMemberFile,
        { prjId: projectId, rows: [rowOf(job)] },
        { idempotencyKey: job.key },
      )
      jobs.remove(id)
      settle.added()
      onAdded(data, item)
    } catch (thrown) {
      jobs.put(id, { error: toFangkitError(thrown, OP) })
    }
    settle()
  }
  const again = (id: string, { file, uploadId, error }: UploadJob): void => {
    settle.forget(id)
    if (error === null) {
      if (uploadId !== null) queue.retry(uploadId)
    } else if (file !== null && error.issues.some(({ field }) => field.endsWith('hf2yFileUrl'))) {
      // The document no longer exists: one that stays unassigned too long is deleted by the server.
      jobs.put(id, { error: null, documentId: null, key: newIdempotencyKey() })
      startUpload(id, file)
    } else fileSoon(id, {})
  }

  return {
    getItems: jobs.getItems,
    subscribe: jobs.subscribe,
    add(place, files) {
      const ids = files.map((file) =>
        jobs.add({ place, stage: 'asking', name: file.name, size: file.size, file, documentId: null }),
      )
      for (const id of ids) asking = asking.then(() => consult(id))
    },
    file(place, documents) {
      for (const { documentId, name, size } of documents)
        fileSoon(jobs.add({ place, stage: 'filing', name, size, file: null, documentId }), {})
    },
    drop(id) {
      const job = jobs.get(id)
      if (!job) return
      job.abort.abort()
      jobs.remove(id)
      if (job.uploadId !== null) queue.drop(job.uploadId)
      // The document is not assigned yet. If this call fails, the server deletes it like any unassigned document.
      if (job.documentId !== null && job.file !== null)
        client.call(fileCalls.removeDocument, { id: job.documentId }).catch(() => undefined)
      settle()
    },
    retry(requested) {
      for (const {
        upload: { id, state },
      } of jobs.getItems()) {
        const job = jobs.get(id)
        if (job && state === 'failed' && (requested === undefined || requested === id)) again(id, job)
      }
    },
    dispose() {
      disposal.abort()
      jobs.unsubscribeAll()
      queue.dispose()
      for (const [id, { stage, abort }] of jobs.all()) {
        if (stage === 'filing') continue
        abort.abort()
        jobs.remove(id)
      }
      settle()
    },
  }
}

function rowOf({ place: { cardType, usingId }, documentId, file, name }: UploadJob) {
  // The back end chooses the name of an uploaded document.
  return {
    hf2yFileUrl: documentId,
    hf2yFileType: cardType,
    hf2yObjId: usingId,
    ...(file === null && { hf2yFileName: name }),
  }
}

/** Reports once that no job is in progress, and each failure once. */
function settling(jobs: UploadJobs, onSettled: SubmissionOptions['onSettled']) {
  const reported = new Set<string>()
  let added = 0
  const settle = (): void => {
    const items = jobs.getItems()
    const failed = items.filter(({ upload }) => upload.state === 'failed')
    const fresh = failed.filter(({ upload }) => !reported.has(upload.id))
    if (failed.length < items.length || (added === 0 && fresh.length === 0)) return
    const sum = added
    added = 0
    for (const { upload } of fresh) reported.add(upload.id)
    onSettled(sum, fresh)
  }
  return Object.assign(settle, {
    added: () => {
      added += 1
    },
    forget: (id: string) => reported.delete(id),
  })
}
