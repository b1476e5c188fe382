import { createHash } from 'node:crypto'
import { rm, utimes } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentDisposition } from '../../../host/server/files/content-disposition.ts'
import { NEW_CASE, startServer, type TestServer } from '../harness/harness.ts'
import { replyOf } from '../harness/replies.ts'
import { get, newCase, onDisk, sendFiles, upload, uploadedIn, type Sending, type Uploaded } from './file-requests.ts'
import { film, letter, pdf, photo } from './sample-files.ts'

const HOUR = 3_600_000

it('R24 the name of a file ends neither the header it stands in nor its place there', () => {
  expect(contentDisposition('attachment', 'a".pdf\\')).toBe(
    'attachment; filename="a_.pdf_"; filename*=UTF-8\'\'a%22.pdf%5C',
  )
})

describe('documents', () => {
  let server: TestServer
  let manager: string
  beforeAll(async () => {
    server = await startServer('memory')
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  /** Each at a case of its own: one place holds nine. */
  const attach = async (file: Sending): Promise<Uploaded> => {
    const objId = await newCase(server, manager, NEW_CASE)
    return uploadedIn(
      await sendFiles(server, manager, '/file/uploadDocument', [file], { fields: { objId, fileCls: 'HX5812' } }),
    )
  }
  const unsigned = ({ documentId }: Uploaded) => `/file/${documentId}`

  it('R21 R24 are served so that they run nothing, under their own names', async () => {
    const stored = await attach({ bytes: letter(), name: '说明（终稿）\u2019.docx' })
    const { headers } = await get(server, stored.url)
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="_______.docx"; ' +
        "filename*=UTF-8''%E8%AF%B4%E6%98%8E%EF%BC%88%E7%BB%88%E7%A8%BF%EF%BC%89%E2%80%99.docx",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const picture = await get(server, (await attach({ bytes: await photo(), name: 'a.jpg' })).url)
    expect(picture.headers.get('content-disposition')).toMatch(/^inline/)
    const paper = await get(server, (await attach({ bytes: pdf(), name: '合同.pdf' })).url)
    expect([paper.headers.get('content-type'), paper.headers.get('content-disposition')?.split(';')[0]]).toEqual([
      'application/pdf',
      'inline',
    ])
    expect(
      (await get(server, `${(await attach({ bytes: pdf(), name: '合同.pdf' })).url}&download=1`)).headers.get(
        'content-disposition',
      ),
    ).toMatch(/^attachment/)
  })

  it('are not sent again to who has them', async () => {
    const stored = await attach({ bytes: pdf(), name: 'a.pdf' })
    const etag = (await get(server, stored.url)).headers.get('etag') ?? ''
    expect((await get(server, stored.url, { 'if-none-match': etag })).status).toBe(304)
  })

  it('are asked for anew by the next person: even with a browser’s copy, only a live session gets them', async () => {
    const stored = await attach({ bytes: pdf(), name: 'a.pdf' })
    const token = await server.signIn('manager')
    const first = await get(server, unsigned(stored), { token })
    // A browser that may use its copy without asking would show it to any user.
    expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
      'private, no-cache',
      'Origin, Token',
    ])
    const copy = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await get(server, unsigned(stored), { token, ...copy })).status).toBe(304)
    await server.call('login.doLogout', {}, { token })
    expect([
      (await get(server, unsigned(stored), { token, ...copy })).status,
      (await get(server, unsigned(stored), copy)).status,
    ]).toEqual([403, 404])
  })

  it('are served in parts, for players', async () => {
    const bytes = film()
    const stored = await upload(server, manager, { bytes, name: 'a.mp4' }, 'video')
    const ask = async (range: string) => {
      const response = await get(server, stored.url, { range })
      return [
        response.status,
        response.headers.get('content-range'),
        Buffer.from(await response.arrayBuffer()),
      ] as const
    }
    expect(await ask('bytes=10-19')).toEqual([206, 'bytes 10-19/1000', bytes.subarray(10, 20)])
    expect(await ask('bytes=990-')).toEqual([206, 'bytes 990-999/1000', bytes.subarray(990)])
    expect(await ask('bytes=990-2000')).toEqual([206, 'bytes 990-999/1000', bytes.subarray(990)])
    expect(await ask('bytes=-5')).toEqual([206, 'bytes 995-999/1000', bytes.subarray(995)])
    expect((await ask('bytes=1000-'))[0]).toBe(416)
    expect((await ask('lines=1-2'))[0]).toBe(200)
    const head = await fetch(server.url + stored.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000'])
  })

  it('are shown small, in a few sizes', async () => {
    const stored = await attach({ bytes: await photo(800, 400), name: 'a.jpg' })
    const small = await get(server, `${stored.url}&w=240`)
    expect(small.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata()
    expect([width, height]).toEqual([240, 120])
    expect((await get(server, `${stored.url}&w=241`)).status).toBe(404)
    expect((await get(server, `${(await attach({ bytes: pdf(), name: 'a.pdf' })).url}&w=240`)).status).toBe(404)
  })

  it('R1 U20 need a token or a signature that holds', async () => {
    const stored = await attach({ bytes: pdf(), name: 'a.pdf' })
    const other = await attach({ bytes: pdf(201), name: 'b.pdf' })
    expect((await get(server, unsigned(stored))).status).toBe(404)
    expect((await get(server, unsigned(stored), { cookie: `Token=${manager}` })).status).toBe(404)
    expect((await get(server, unsigned(stored), { token: manager })).status).toBe(200)
    expect((await get(server, unsigned(stored), { token: 'made-up' })).status).toBe(403)
    expect((await get(server, stored.url)).status).toBe(200)
    expect((await get(server, stored.url.replace(stored.documentId, other.documentId))).status).toBe(404)
    expect((await get(server, stored.url.replace(/e=\d+/, `e=${Date.now() + 300_000}`))).status).toBe(404)
    for (const path of ['/file/..%2f..%2fserver.lock', '/file/%00', '/file/nothing', '/file/secret'])
      expect((await get(server, path, { token: manager })).status).toBe(404)
  })

  it('U20 are not shown under an old address', async () => {
    const stored = await attach({ bytes: pdf(), name: 'a.pdf' })
    server.advance(11 * 60_000)
    expect((await get(server, stored.url)).status).toBe(404)
    manager = await server.signIn('manager')
  })

  it('R7 of somebody else’s case look like none at all', async () => {
    const stored = await attach({ bytes: pdf(), name: 'a.pdf' })
    const stranger = await server.signIn('sales')
    const [foreign, missing] = await Promise.all(
      [unsigned(stored), '/file/nothing'].map(async (path) => {
        const response = await get(server, path, { token: stranger })
        // adapter: an envelope
        const { requestId: _id, ...answer } = (await response.json()) as Readonly<Record<string, unknown>>
        return [response.status, answer]
      }),
    )
    expect(foreign).toEqual(missing)
    expect(
      (await server.call('file.removeDocument', { id: stored.documentId }, { token: stranger })).envelope.code,
    ).toBe('NOT_FOUND')
    expect(
      (await server.call('file.getDocuments', { ids: stored.documentId }, { token: stranger })).envelope.data,
    ).toEqual([])
  })

  it('CAL-040 UPL-021 go when they are removed, at either address', async () => {
    for (const path of ['/file/removeDocument', '/web/file/removeDocument']) {
      const stored = await attach({ bytes: pdf(), name: 'a.pdf' })
      const { envelope } = await server.send(path, `id=${stored.documentId}`, {
        token: manager,
        'content-type': 'application/x-www-form-urlencoded',
      })
      expect(envelope.success).toBe(true)
      expect((await get(server, stored.url)).status).toBe(404)
    }
  })

  it('ERR-036 say so when their content is lost', async () => {
    const stored = await attach({ bytes: pdf(321), name: 'a.pdf' })
    await rm(server.services.disk.pathOf(createHash('sha256').update(pdf(321)).digest('hex')))
    const lost = await replyOf(await get(server, stored.url))
    expect([lost.status, lost.envelope.message]).toEqual([404, '文件获取失败'])
  })

  it('U10 P02 are swept when nobody named them for a day, and so are contents without a document', async () => {
    const loose = await upload(server, manager, { bytes: pdf(901), name: 'loose.pdf' }, 'file')
    const held = await attach({ bytes: pdf(902), name: 'held.pdf' })
    const { disk, backend } = server.services
    const age = async () => {
      const longAgo = new Date(Date.now() - 100 * HOUR)
      for (const hash of (await onDisk(server)).contents) await utimes(disk.pathOf(hash), longAgo, longAgo)
    }
    await age()
    expect((await backend.files.sweep()).documents).toBe(0)
    expect((await get(server, loose.url)).status).toBe(200)
    server.advance(25 * HOUR)
    const { documents, contents } = await backend.files.sweep()
    expect([documents > 0, contents > 0]).toEqual([true, true])
    const later = await server.signIn('manager')
    expect((await get(server, `/file/${loose.documentId}`, { token: later })).status).toBe(404)
    expect((await get(server, `/file/${held.documentId}`, { token: later })).status).toBe(200)
    expect((await backend.files.sweep()).contents).toBe(0)
  })
})
