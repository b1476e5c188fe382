import { expect, it, vi } from 'vitest'
import { FangkitError, networkError } from '../../../lib/client/fangkit-error.ts'
import type { UploadRequest } from '../../../lib/client/transport/transport.ts'
import type { Call } from '../../../lib/contract/call.ts'
import {
  createPaperSubmission,
  type SubmissionOptions,
} from '../../../lib/widgets/papers-tab/upload/submission/paper-submission.ts'

const PLACE = { cardType: 'P001', usingId: 'buyer' }
const file = (name: string): File => new File(['x'], name)
interface Filed {
  readonly documents: readonly unknown[]
  readonly key: string | undefined
}

/** A back end that stores documents; a test decides what fails. */
function stage(options: Partial<SubmissionOptions> = {}) {
  const uploads: UploadRequest[] = []
  const filed: Filed[] = []
  const removed: unknown[] = []
  const failures: { upload: Error | null; file: Error | null } = { upload: null, file: null }
  const callbacks = { added: vi.fn(), refused: vi.fn(), settled: vi.fn() }
  const client = {
    upload: async (request: UploadRequest) => {
      uploads.push(request)
      if (failures.upload) throw failures.upload
      const documentId = `d${uploads.length}`
      return { success: true, data: [{ documentId, url: `/file/${documentId}`, name: request.fileName ?? '' }] }
    },
    call: async ({ method }: Call, input: unknown, { idempotencyKey }: { readonly idempotencyKey?: string } = {}) => {
      if (method !== 'addMemberFile') return { data: removed.push(input) }
      // adapter: what this call takes
      const { rows } = input as { readonly rows: readonly { readonly hf2yFileUrl: string }[] }
      filed.push({ documents: rows.map(({ hf2yFileUrl }) => hf2yFileUrl), key: idempotencyKey })
      if (failures.file) throw failures.file
      return { data: rows }
    },
  } as unknown as SubmissionOptions['client'] // adapter: two of its calls
  const submission = createPaperSubmission({
    client,
    projectId: 'p',
    ask: async (_place, chosenFile) => chosenFile,
    onAdded: callbacks.added,
    onRefused: callbacks.refused,
    onSettled: callbacks.settled,
    ...options,
  })
  const states = () => submission.getItems().map(({ upload: { name, state } }) => `${name} ${state}`)
  return { submission, uploads, filed, removed, failures, callbacks, states }
}

it('files are uploaded and filed one after the other, each under its own key, and the end is told once', async () => {
  const { submission, filed, callbacks, uploads } = stage()
  submission.add(PLACE, [file('a.pdf'), file('b.pdf')])
  await vi.waitFor(() => expect(callbacks.settled).toHaveBeenCalledTimes(1))
  expect(uploads.map(({ fileName }) => fileName)).toEqual(['a.pdf', 'b.pdf'])
  expect(filed.map(({ documents }) => documents)).toEqual([['d1'], ['d2']])
  expect(new Set(filed.map(({ key }) => key)).size).toBe(2)
  expect(callbacks.settled).toHaveBeenCalledWith(2, [])
  expect(submission.getItems()).toEqual([])
})

it('an unfiled document is filed again under the same key; a lost one is uploaded again under another', async () => {
  const { submission, filed, failures, states, callbacks, uploads } = stage()
  failures.file = networkError('x')
  submission.add(PLACE, [file('a.pdf')])
  await vi.waitFor(() => expect(states()).toEqual(['a.pdf failed']))
  expect(callbacks.settled).toHaveBeenLastCalledWith(0, [expect.objectContaining({ stage: 'filing' })])
  failures.file = new FangkitError({
    kind: 'invalid',
    code: 'INVALID',
    message: 'gone',
    op: 'x',
    issues: [{ field: 'rows[0].hf2yFileUrl', message: '第1行文件不存在，请重新上传' }],
  })
  submission.retry()
  await vi.waitFor(() => expect(callbacks.settled).toHaveBeenCalledTimes(2))
  expect([uploads.length, filed[1]?.key]).toEqual([1, filed[0]?.key])
  failures.file = null
  submission.retry(submission.getItems()[0]?.upload.id)
  await vi.waitFor(() => expect(callbacks.added).toHaveBeenCalledTimes(1))
  expect([uploads.length, filed[2]?.documents]).toEqual([2, ['d2']])
  expect(filed[2]?.key).not.toBe(filed[0]?.key)
})

it('what is dropped before it was filed is thrown away on the server, a document of the case is not', async () => {
  const { submission, failures, removed, states } = stage()
  failures.file = networkError('x')
  submission.add(PLACE, [file('a.pdf')])
  submission.file(PLACE, [{ documentId: 'kept', name: 'k.pdf', size: 1 }])
  await vi.waitFor(() => expect(states()).toEqual(['a.pdf failed', 'k.pdf failed']))
  for (const { upload } of submission.getItems()) submission.drop(upload.id)
  expect(submission.getItems()).toEqual([])
  expect(removed).toEqual([{ id: 'd1' }])
})

it('a file the host refuses goes no further, and is told with its reason', async () => {
  const { submission, callbacks, uploads } = stage({
    ask: async (_place, chosenFile) => (chosenFile.name === 'a.pdf' ? '不行' : new File(['y'], 'c.pdf')),
  })
  submission.add(PLACE, [file('a.pdf'), file('b.pdf')])
  await vi.waitFor(() => expect(callbacks.settled).toHaveBeenCalledWith(1, []))
  expect(callbacks.refused).toHaveBeenCalledWith(PLACE, { name: 'a.pdf', size: 1, message: '不行' })
  expect(uploads.map(({ fileName }) => fileName)).toEqual(['c.pdf'])
})

it('what has arrived is still filed when the drawer goes, what travels is stopped', async () => {
  let arrive: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { submission, filed, callbacks, uploads } = stage({
    ask: async (_place, chosenFile) => {
      if (chosenFile.name === 'b.pdf') await answered
      return chosenFile
    },
  })
  submission.add(PLACE, [file('a.pdf'), file('b.pdf')])
  await vi.waitFor(() => expect(filed).toHaveLength(1))
  submission.dispose()
  arrive()
  await vi.waitFor(() => expect(callbacks.added).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(callbacks.settled).toHaveBeenCalledWith(1, []))
  expect(uploads).toHaveLength(1)
  expect(submission.getItems()).toEqual([])
})
