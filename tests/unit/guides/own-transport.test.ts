import { describe, expect, it } from 'vitest'
import { createClient, newIdempotencyKey } from '../../../lib/client/client.ts'
import { documents } from '../../../lib/client/queries/document-plans.ts'
import { exportRequest } from '../../../lib/client/files/export-request.ts'
import { isFangkitError } from '../../../lib/client/fangkit-error.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import * as contractEntry from '../../../lib/contract.ts'
import { isWireErrorCode, WIRE_ERRORS } from '../../../lib/contract/wire-error.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import * as transportEntry from '../../../lib/transport.ts'
import { runSample } from '../../guides/run-sample.ts'
import { samples } from '../../guides/samples.ts'

const signal = new AbortController().signal

/** The partner's server, as the guide's code asks it: the business in memory, with an envelope for every refusal. */
function serverOver(memory: Transport): { readonly asked: readonly string[]; readonly send: typeof fetch } {
  const asked: string[] = []
  const answer = async (request: Request, url: URL): Promise<Response> => {
    const path = url.pathname.slice(1)
    const [query, token, key] = [
      Object.fromEntries(url.searchParams),
      request.headers.get('Token'),
      request.headers.get('Idempotency-Key'),
    ]
    const sent = { query, token, ...(key !== null && { idempotencyKey: key }) }
    const [, service, method] = /^rpc\/(\w+)\.(\w+)$/.exec(path) ?? []
    if (service !== undefined && method !== undefined)
      return Response.json(
        await memory.call({ ...sent, service, method, body: await request.json(), encoding: 'json' }),
      )
    if (!request.headers.get('Content-Type')?.startsWith('multipart/'))
      return new Response(
        await memory.download({
          ...sent,
          path,
          method: request.method === 'POST' ? 'POST' : 'GET',
          body: Object.fromEntries(new URLSearchParams(await request.text())),
        }),
      )
    const parts = [...(await request.formData())]
    const [, file] = parts.find(([name]) => name === 'files') ?? []
    if (!(file instanceof File)) throw new Error('no file arrived')
    return Response.json(
      await memory.upload({
        ...sent,
        path,
        file,
        fileName: file.name,
        fields: Object.fromEntries(parts.filter(([, value]) => typeof value === 'string')),
      }),
    )
  }
  return {
    asked,
    send: async (address, init) => {
      const url = new URL(String(address), 'https://partner.example')
      asked.push(`${init?.method} ${String(address)}`)
      try {
        return await answer(new Request(url, init), url)
      } catch (error) {
        if (!isFangkitError(error) || !isWireErrorCode(error.code)) throw error
        return Response.json(
          { success: false, code: error.code, message: error.userMessage, data: { issues: error.issues } },
          { status: WIRE_ERRORS[error.code].status },
        )
      }
    },
  }
}

function isTransport(value: unknown): value is Transport {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['call', 'upload', 'download'].every((name) => typeof Reflect.get(value, name) === 'function')
  )
}

/** A page of a partner who copied the code of the guide. */
function opened() {
  const found = samples(['lib/guides/transport.md']).filter(({ text }) => text.includes('async upload('))
  const [sample] = found
  if (!sample || found.length !== 1) throw new Error('the guide shows one transport of one’s own')
  const { asked, send } = serverOver(createMemoryTransport({ user: 'manager' }))
  const { transport } = runSample(
    sample,
    { 'fangkit/contract': contractEntry, 'fangkit/transport': transportEntry },
    { fetch: send },
  )
  if (!isTransport(transport)) throw new Error('the guide’s code exports no transport')
  // The first call brings the demo data in, which may take a busy machine longer than a read is given.
  return { asked, client: createClient({ transport: { ...transport, timeout: 120_000 }, auth: createMemoryAuth() }) }
}

describe('the transport a partner copies from the guide', () => {
  it('makes calls, and refuses as the server does', async () => {
    const { asked, client } = opened()
    const { data, total } = await client.api.Hf20PrjBase.getPageList({
      page: 1,
      pageSize: 2,
      search: { prjNo: { contains: 'P' } },
    })
    expect([data.length, (total ?? 0) > 2, asked]).toEqual([2, true, ['POST /rpc/Hf20PrjBase.getPageList']])
    await expect(client.api.Hf20PrjBase.getOne({ id: 'nowhere' })).rejects.toMatchObject({
      kind: 'not-found',
      op: 'Hf20PrjBase.getOne',
    })
  })
  it('uploads with what goes beside the file, once under one key, and fetches it by the given address', async () => {
    const { asked, client } = opened()
    const content = '%PDF-1.4 例'
    const request = {
      path: '/file/upload',
      query: { media: 'paper' },
      file: new Blob([content]),
      fileName: '样例.pdf',
      idempotencyKey: newIdempotencyKey(),
    }
    const [first, again] = [await client.upload(request), await client.upload(request)]
    // Only papers may be PDF here: the purpose arrived.
    expect(asked).toEqual(['POST /file/upload?media=paper', 'POST /file/upload?media=paper'])
    expect(first).toMatchObject({ success: true, data: [{ name: '样例.pdf', format: 'pdf' }] })
    expect(again.data).toEqual(first.data)
    const [stored] = await documents([Object(first.data)[0].documentId]).load(client, { signal })
    expect(stored?.url).toMatch(/^\/file\/\w+\?e=\d+&s=[\w%-]+$/)
    const small = await client.download({ path: `${stored?.url}&w=240` })
    expect([await small.text(), asked.at(-1)]).toEqual([content, `GET ${stored?.url}&w=240`])
  })
  it('hands an export on, and a refused one is an error instead of a file', async () => {
    const { asked, client } = opened()
    expect(await (await client.download(exportRequest(project, { columns: ['prjNo'] }))).text()).toContain('项目编号')
    await expect(client.download(exportRequest(project, { columns: ['nothing'] }))).rejects.toMatchObject({
      kind: 'invalid',
      userMessage: '没有这一列：nothing',
    })
    expect(asked).toEqual(['POST /web/Hf20PrjBase/doExport', 'POST /web/Hf20PrjBase/doExport'])
  })
})
