import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedReference, tables } from 'fangkit/backend'
import { seedDemo } from 'fangkit/testing'
import { createMemoryStore } from 'fangkit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../host/server/app.ts'
import { openDiskFiles } from '../../../host/server/files/disk-files.ts'
import { createServices } from '../../../host/server/services.ts'
import { recordIn, replyOf, rowsIn, textIn } from '../harness/replies.ts'
import { pdf } from './sample-files.ts'

describe('documents', () => {
  let folder: string
  const store = { ...createMemoryStore({ tables }), embedded: false, ping: async () => undefined }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fangkit-files-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** A server over the same rows and the same folder, from start to stop. */
  async function during<T>(work: (url: string) => Promise<T>): Promise<T> {
    const disk = await openDiskFiles(folder)
    const { backend, ports, ready } = createServices(store, { disk, passwordCost: 15 })
    await seedReference(store, ports)
    await seedDemo(store, ports)
    const app = createApp({
      backend,
      disk,
      ready,
      newId: ports.ids.key,
      config: { origins: [], trustedProxies: [], logLevel: 'silent' },
    })
    try {
      return await work(await app.listen({ host: '127.0.0.1', port: 0 }))
    } finally {
      await app.close()
    }
  }

  it('P01 are there again after a restart, under the addresses given before', async () => {
    const address = await during(async (url) => {
      const signedIn = await replyOf(
        await fetch(`${url}/web/login/doLogin`, {
          method: 'POST',
          body: new URLSearchParams({ userName: 'manager', password: 'fangkit' }),
        }),
      )
      const form = new FormData()
      form.append('files', new Blob([new Uint8Array(pdf())]), '合同.pdf')
      const reply = await replyOf(
        await fetch(`${url}/file/upload?media=file`, {
          method: 'POST',
          body: form,
          headers: { token: textIn(recordIn(signedIn), 'token') },
        }),
      )
      return textIn(rowsIn(reply)[0] ?? {}, 'url')
    })
    const bytes = await during(async (url) => Buffer.from(await (await fetch(url + address)).arrayBuffer()))
    expect(bytes.equals(pdf())).toBe(true)
  })
})
