import { expect, test } from 'vitest'
import { createFetchTransport } from '../../../lib/client/transport/fetch-transport.ts'
import type { UploadProgress } from '../../../lib/client/transport/transport.ts'

test('in a browser, an upload by fetch-transport tells how much was sent', async () => {
  const seen: UploadProgress[] = []
  const file = new Blob([new Uint8Array(200_000)])
  // The server of this page implements no uploads; its answer is an error after everything was sent.
  await expect(
    createFetchTransport({ baseUrl: location.origin }).upload({
      path: 'file/upload',
      file,
      token: 't',
      onProgress: (progress) => seen.push(progress),
    }),
  ).rejects.toMatchObject({ name: 'FangkitError' })
  const last = seen.at(-1)
  expect(last?.total).toBeGreaterThan(file.size)
  expect(last?.sent).toBe(last?.total)
})

test('an upload that is called off is neither a broken connection nor a time-out', async () => {
  const controller = new AbortController()
  const sent = createFetchTransport({ baseUrl: location.origin }).upload({
    path: 'file/upload',
    file: new Blob([new Uint8Array(200_000)]),
    token: 't',
    signal: controller.signal,
    onProgress: () => undefined,
  })
  controller.abort()
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' })
})
