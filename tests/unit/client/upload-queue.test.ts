import { describe, expect, it } from 'vitest'
import { networkError, type FangkitError } from '../../../lib/client/fangkit-error.ts'
import { createUploadQueue } from '../../../lib/client/upload.ts'

const fileNamed = (name: string): File => new File(['x'], name, { type: 'application/pdf' })

/** A queue over a server that refuses the named files, and what was told each time nothing was on its way any more. */
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

describe('what is told when nothing is on its way any more', () => {
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
