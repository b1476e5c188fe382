import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formRecordCalls } from '../../../contract/document/form-record-calls.ts'
import { saveBlob } from '../../../grid/export/save-blob.ts'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import type { FormDocumentRow } from '../document-list.ts'
import type { FetchedForm } from '../form-actions.ts'
import { formFileFailure } from '../form-failure.ts'
import { FormFileError, wasCalledOff } from '../form-file-error.ts'
import type { FormFiles } from '../use-form-file.ts'
import type { FormReports } from '../use-form-reports.ts'
import { type Printing, printBlob } from './print-blob.ts'
import { fileNameOf, type TakeJob, takeJobs } from './take-jobs.ts'

/** Documents a user wants to print or save. */
export interface TakeWish {
  readonly documents: readonly FormDocumentRow[]
  readonly use: 'download' | 'print'
  readonly blank?: boolean
}
/** A running request, one file after another. */
export interface TakeTask extends TakeWish {
  readonly id: number
  readonly jobs: readonly TakeJob[]
  /** Number of finished files. */
  readonly done: number
}
/** A file that was printed or saved. */
export interface Taken extends Pick<FetchedForm, 'pages' | 'sheets'> {
  readonly job: TakeJob
}

export interface Taking {
  readonly tasks: readonly TakeTask[]
  /**
   * Prints or saves documents. Never rejects, because errors are reported.
   * @returns the files that were printed or saved
   */
  take(wish: TakeWish): Promise<readonly Taken[]>
  cancel(id: number): void
}

export interface TakingOptions {
  readonly projectId: string
  readonly files: FormFiles
  readonly reports: FormReports
  /** Element that holds the print frame. */
  readonly root: RefObject<HTMLElement | null>
}

/**
 * Fetches documents and prints or saves them. Running tasks end when the widget unmounts.
 * @source APP-002, APP-004, APP-012, APP-019
 */
export function useTaking({ projectId, files, reports, root }: TakingOptions): Taking {
  const texts = useMessages(formPreviewMessages)
  const notify = useNotify()
  const cache = useCache()
  const { tasks, begin, step, finish, cancel } = useTasks()
  const print = usePrinter(root)

  const fail = useCallback(
    (error: unknown, use: TakeWish['use']) => {
      const { title, text, traceId } = formFileFailure(error, texts, use)
      notify({
        tone: error instanceof FormFileError && error.reason !== 'failed' ? 'warning' : 'error',
        title,
        ...(text !== '' && { text }),
        ...(traceId !== null && { traceId }),
      })
      if (error instanceof FormFileError && error.fault !== null) reports.failed(error.fault)
    },
    [texts, notify, reports],
  )

  const hand = useCallback(
    async (job: TakeJob, { use, blank = false }: TakeWish, signal: AbortSignal): Promise<Taken> => {
      const [only, ...others] = job.documents
      const file =
        only !== undefined && others.length === 0
          ? await files.fetchForm(only, { blank, use, signal })
          : await files.fetchForms(job.documents, { blank, use, signal })
      const name = fileNameOf(job, blank, file.count)
      const outcome = use === 'print' ? await print(file.blob) : 'saved'
      if (outcome !== 'sent') saveBlob(file.blob, name)
      if (outcome === 'refused') notify({ tone: 'info', title: texts.savedInstead, text: name })
      else notify({ tone: 'success', title: outcome === 'sent' ? texts.sent : texts.saved({ name }) })
      const { pages, sheets } = file
      const event = {
        projectId,
        formIds: job.documents.map(({ formId }) => formId),
        pages,
        sheets,
        blank,
        source: 'user',
      } as const
      if (use === 'print') reports.printed(event)
      else reports.downloaded(event)
      return { job, pages, sheets }
    },
    [projectId, files, reports, texts, notify, print],
  )

  const take = useCallback(
    async (wish: TakeWish): Promise<readonly Taken[]> => {
      const taken: Taken[] = []
      const jobs = takeJobs(wish.documents)
      if (jobs.length === 0) fail(new FormFileError(wish.documents.length === 0 ? 'none' : 'unavailable'), wish.use)
      const { id, signal } = begin(wish, jobs)
      for (const job of jobs) {
        if (signal.aborted) break
        try {
          taken.push(await hand(job, wish, signal))
        } catch (error) {
          // A failed file does not stop the others.
          if (!wasCalledOff(error)) fail(error, wish.use)
        }
        step(id)
      }
      if (signal.aborted && signal.reason !== LEFT) notify({ tone: 'info', title: texts.cancelled })
      finish(id)
      // Refreshes the print marks, also when an answer was lost.
      if (jobs.length > 0 && wish.blank !== true)
        void cache.invalidate({
          key: [formRecordCalls.getFormRecordList.service, formRecordCalls.getFormRecordList.method],
        })
      return taken
    },
    [texts, notify, cache, fail, hand, begin, step, finish],
  )

  return useMemo(() => ({ tasks, take, cancel }), [tasks, take, cancel])
}

/** Abort reason for a task that ends because the widget unmounts. */
const LEFT = 'left'

/** The running tasks, and functions to end them. */
function useTasks() {
  const [tasks, setTasks] = useState<readonly TakeTask[]>([])
  const running = useRef(new Map<number, AbortController>())
  const last = useRef(0)
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort(LEFT)
    }
  }, [])
  const begin = useCallback((wish: TakeWish, jobs: readonly TakeJob[]) => {
    last.current += 1
    const id = last.current
    const controller = new AbortController()
    running.current.set(id, controller)
    setTasks((all) => [...all, { ...wish, id, jobs, done: 0 }])
    return { id, signal: controller.signal }
  }, [])
  const step = useCallback(
    (id: number) => setTasks((all) => all.map((task) => (task.id === id ? { ...task, done: task.done + 1 } : task))),
    [],
  )
  const finish = useCallback((id: number) => {
    running.current.delete(id)
    setTasks((all) => all.filter((task) => task.id !== id))
  }, [])
  const cancel = useCallback((id: number) => running.current.get(id)?.abort(), [])
  return { tasks, begin, step, finish, cancel }
}

/** Prints one file at a time. The last frame stays until the next print, because the print dialog may still be open. */
function usePrinter(root: RefObject<HTMLElement | null>): (blob: Blob) => Promise<'sent' | 'refused'> {
  const printing = useRef<Printing | null>(null)
  useEffect(() => () => printing.current?.end(), [])
  return useCallback(
    async (blob) => {
      printing.current?.end()
      if (root.current === null) return 'refused'
      printing.current = printBlob(blob, root.current)
      return printing.current.outcome
    },
    [root],
  )
}
