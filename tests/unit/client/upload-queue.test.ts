import { describe, expect, it } from 'vitest'
import { networkError, type FangkitError } from '../../../lib/client/fangkit-error.ts'
import { createUploadQueue } from '../../../lib/client/files/upload.ts'
import type { Envelope } from '../../../lib/contract/envelope.ts'

const fileNamed = (name: string): File => new File(['x'], name, { type: 'application/pdf' })

/** A queue over a server that refuses the named files, and its reports each time no upload is in progress. */
function queueRefusing(reasons: Readonly<Record<string, FangkitError | undefined>>) {
  const refused = new Map(Object.entries(reasons))
  const settled: (readonly [arrived: number, failed: readonly string[]])[] = []
  const queue = createUploadQueue({
    client: {
      upload: async ({ fileName = '' }) => {
        const error = refused.get(fileName)
        if (error) throw error
        return {
          success: true,
          data: [{ documentId: fileName, url: `/file/${fileName}`, name: fileName, size: 1, format: 'pdf' }],
        }
      },
    },
    target: { path: 'file/upload' },
    scale: async (file) => file,
    onDone: () => undefined,
    onSettled: (arrived, failed) => void settled.push([arrived, failed.map(({ name }) => name)]),
  })
  return { queue, settled, allow: (name: string) => void refused.delete(name) }
}

describe('the report of finished uploads', () => {
  it('UPL-018 UPL-020 is of the files sent since, not of those that failed before', async () => {
    const { queue, settled, allow } = queueRefusing({
      'p1.pdf': networkError('upload'),
      'p2.pdf': networkError('upload'),
    })
    const [first] = queue.add([fileNamed('p1.pdf')])
    await expect.poll(() => settled).toEqual([[0, ['p1.pdf']]])
    queue.add([fileNamed('p2.pdf')])
    await expect.poll(() => settled.slice(1)).toEqual([[0, ['p2.pdf']]])
    allow('p1.pdf')
    queue.retry(first)
    await expect.poll(() => settled.slice(2)).toEqual([[1, []]])
    expect(queue.getItems().map(({ name, state }) => [name, state])).toEqual([['p2.pdf', 'failed']])
  })
})

/** A queue over a server that answers when a test says so. */
function queueWaiting() {
  const asked: {
    readonly name: string
    readonly key: string | undefined
    readonly signal: AbortSignal | undefined
    readonly answer: () => void
    readonly fail: () => void
  }[] = []
  const done: string[] = []
  const queue = createUploadQueue({
    client: {
      upload: ({ fileName: name = '', idempotencyKey: key, signal }) =>
        new Promise<Envelope>((resolve, reject) => {
          const document = { documentId: name, url: `/file/${name}`, name, size: 1, format: 'pdf' }
          const answer = () => resolve({ success: true, data: [document] })
          asked.push({ name, key, signal, answer, fail: () => reject(networkError('upload')) })
        }),
    },
    target: { path: 'file/upload' },
    scale: async (file) => file,
    onDone: ({ documentId }) => void done.push(documentId),
  })
  return { queue, asked, done }
}

describe('files on their way', () => {
  it('ruling 7 go one after another', async () => {
    const { queue, asked, done } = queueWaiting()
    queue.add([fileNamed('p1.pdf')])
    await expect.poll(() => asked.length).toBe(1)
    queue.add([fileNamed('p2.pdf')])
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked.map(({ name }) => name)).toEqual(['p1.pdf'])
    asked[0]?.answer()
    await expect.poll(() => asked.length).toBe(2)
    asked[1]?.answer()
    await expect.poll(() => done).toEqual(['p1.pdf', 'p2.pdf'])
  })
  it('U14 that failed are sent again under the key they had, and others have others', async () => {
    const { queue, asked } = queueWaiting()
    queue.add([fileNamed('p1.pdf'), fileNamed('p2.pdf')])
    await expect.poll(() => asked.length).toBe(1)
    asked[0]?.fail()
    await expect.poll(() => asked.length).toBe(2)
    asked[1]?.fail()
    await expect.poll(() => queue.getItems().map(({ state }) => state)).toEqual(['failed', 'failed'])
    queue.retry()
    await expect.poll(() => asked.length).toBe(3)
    expect(asked[2]?.key).toBe(asked[0]?.key)
    expect(asked[1]?.key).not.toBe(asked[0]?.key)
    queue.dispose()
  })
  it('stop when they are given up, and the next one goes', async () => {
    const { queue, asked } = queueWaiting()
    const [first = ''] = queue.add([fileNamed('p1.pdf'), fileNamed('p2.pdf')])
    await expect.poll(() => asked.length).toBe(1)
    queue.drop(first)
    expect([asked[0]?.signal?.aborted, queue.getItems().map(({ name }) => name)]).toEqual([true, ['p2.pdf']])
    asked[0]?.fail()
    await expect.poll(() => asked.length).toBe(2)
    expect(asked[1]?.signal?.aborted).toBe(false)
    queue.dispose()
    expect(asked[1]?.signal?.aborted).toBe(true)
  })
})
