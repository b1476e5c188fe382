import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Backend, OpenedStream } from 'fangkit/backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sheetOf } from '../sheet-cells.ts'
import { startServer, type TestServer } from './harness/harness.ts'
import { FORM, listen } from './harness/listening.ts'

/** A back end that has so many parts to give, and counts how many were taken. */
function giving(parts: number, size = 65_536) {
  const seen = { taken: 0, ended: false }
  const part = 'x'.repeat(size)
  async function* chunks(): AsyncGenerator<string> {
    try {
      for (; seen.taken < parts; ) {
        seen.taken += 1
        yield part
      }
    } finally {
      seen.ended = true
    }
  }
  const stream: OpenedStream = {
    fileName: '项目 (1).csv',
    mediaType: 'text/csv; charset=utf-8',
    total: parts,
    chunks: chunks(),
  }
  const open: Backend['stream'] = async () => ({ ok: true, stream })
  return { seen, open }
}

describe('a streamed answer', () => {
  it('arrives whole, with its name, its kind and its count', async () => {
    const { open } = giving(40)
    const { url } = await listen({}, undefined, { stream: open })
    const answer = await fetch(`${url}/web/Any/doExport`, { method: 'POST' })
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('x-total-rows'),
      answer.headers.get('cache-control'),
      answer.headers.get('x-content-type-options'),
    ]).toEqual([200, 'text/csv; charset=utf-8', '40', 'no-store', 'nosniff'])
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="export.csv"; filename*=UTF-8''%E9%A1%B9%E7%9B%AE%20%281%29.csv`,
    )
    expect((await answer.text()).length).toBe(40 * 65_536)
  })
  it('waits for its reader, and ends its work when the reader leaves', async () => {
    const { seen, open } = giving(10_000)
    const { url } = await listen({}, undefined, { stream: open })
    const asked = request(`${url}/api/Any/doExport`, { method: 'POST' })
    asked.end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await once(answer, 'readable')
    answer.pause()
    // Nobody reads: what is on the way is a few buffers, however much there is to give.
    await expect
      .poll(() => {
        const { taken } = seen
        return new Promise((resolve) => {
          setImmediate(() => resolve(seen.taken === taken))
        })
      })
      .toBe(true)
    expect(seen.taken).toBeLessThan(2_000)
    expect(seen.ended).toBe(false)
    answer.destroy()
    await expect.poll(() => seen.ended).toBe(true)
    expect(seen.taken).toBeLessThan(2_000)
  })
  it('that breaks off half way is no complete file, and the log says so without a value', async () => {
    async function* chunks(): AsyncGenerator<string> {
      yield 'first'
      throw new Error('broken')
    }
    const { url, lines } = await listen({}, undefined, {
      stream: async () => ({
        ok: true,
        stream: { fileName: 'x.csv', mediaType: 'text/csv', total: 1, chunks: chunks() },
      }),
    })
    await expect(fetch(`${url}/web/Any/doExport`, { method: 'POST' }).then((answer) => answer.text())).rejects.toThrow()
    await expect.poll(() => lines.join('')).toContain('Any.doExport ended early')
  })
  it('is refused like any call: by envelope, by type of the body, by method', async () => {
    const { url, post } = await listen()
    expect(await post('/web/Nobody/doExport', '', { 'content-type': FORM })).toMatchObject({
      status: 404,
      envelope: { code: 'UNKNOWN_CALL' },
    })
    expect(
      (
        await fetch(`${url}/web/Any/doExport`, {
          method: 'POST',
          body: '<x/>',
          headers: { 'content-type': 'text/xml' },
        })
      ).status,
    ).toBe(415)
    expect(await post('/web/Any/doExport?a=%FF', '', { 'content-type': FORM })).toMatchObject({
      status: 200,
      envelope: { code: 'INVALID' },
    })
  })
})

describe('lists of the portal over a real server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer('embedded')
  })
  afterAll(() => server.close())
  const download = async (path: string, token: string, body = '') => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      body,
      headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
    })
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      rows: Number(answer.headers.get('x-total-rows')),
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()),
    }
  }

  it('are exported through the one connection of the embedded database, while others work', async () => {
    const token = await server.signIn('manager')
    const [file, list] = await Promise.all([
      download(
        '/web/Hf31DivisionDetailInfo/doExport',
        token,
        'columns=hf31BranceName,hf31OrgType&sort=hf31SortNo:desc',
      ),
      server.call('Ss02SysParams.getPageList', {}, { token }),
    ])
    const lines = file.text.split('\r\n').slice(0, -1)
    expect(file).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' })
    expect(lines[0]).toBe('\uFEFF机构名称,机构类型')
    expect(lines.length - 1).toBe(file.rows)
    expect(file.rows).toBeGreaterThan(80)
    expect(list.envelope).toMatchObject({ success: true })
  })
  it('are exported as an Excel file with a name of its own, and an unknown format is refused', async () => {
    const token = await server.signIn('manager')
    const asked = (format: string) =>
      fetch(`${server.url}/web/Hf31DivisionDetailInfo/doExport`, {
        method: 'POST',
        body: `columns=hf31BranceName,hf31SortNo&sort=hf31SortNo:asc&format=${format}`,
        headers: { token, 'content-type': FORM },
      })
    const answer = await asked('xlsx')
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      expect.stringMatching(/^attachment; filename="export\.xlsx"; filename\*=UTF-8''.+\.xlsx$/),
    ])
    const { cells } = sheetOf(new Uint8Array(await answer.arrayBuffer()))
    const rows = Object.keys(cells).filter((place) => /^A\d/.test(place)).length - 1
    expect([cells['A1']?.value, cells['B2']?.type, rows]).toEqual([
      '机构名称',
      'number',
      Number(answer.headers.get('x-total-rows')),
    ])
    expect(await (await asked('ods')).json()).toMatchObject({
      code: 'INVALID',
      message: '文件格式只能为csv、xlsx',
    })
  })
  it('ruling 1: take the phone rule staff choose in the system parameters for the next save', async () => {
    const token = await server.signIn('manager')
    const page = await server.call('Ss02SysParams.getPageList', { ss02Code: 'MOBILE_RULE' }, { token })
    const [param] = page.envelope.data as readonly {
      readonly keyValue: string
      readonly version: number
      readonly ss02Value: string
    }[]
    expect(param).toMatchObject({ ss02Value: 'specification' })
    expect(
      (await server.call('Ss02SysParams.doSave', { keyValue: param?.keyValue, ss02Value: 'any' }, { token })).envelope,
    ).toMatchObject({ code: 'INVALID', message: '参数值只能为 specification 或 current' })
    expect(
      (await server.call('Ss02SysParams.doSave', { keyValue: param?.keyValue, ss02Value: 'current' }, { token }))
        .envelope,
    ).toMatchObject({ success: true })
    expect((await server.call('Ss02SysParams.getValues', {}, { token })).envelope.data).toMatchObject({
      MOBILE_RULE: 'current',
    })
    expect(
      (
        await server.call(
          'Ss02SysParams.doSave',
          { keyValue: param?.keyValue, ss02Value: 'specification' },
          { token: await server.signIn('follow') },
        )
      ).envelope,
    ).toMatchObject({ code: 'NO_PERMISSION', message: '您的角色不能修改“系统参数”' })
  })
  it('give pickers an edited dictionary value', async () => {
    const token = await server.signIn('manager')
    const found = (await server.call('Ss45BaseDictValues.getPageList', { dict: 'HX03', key: 'HX0306' }, { token }))
      .envelope.data as readonly { readonly keyValue: string }[]
    const key = found[0]?.keyValue
    expect(
      (await server.call('Ss45BaseDictValues.doSave', { keyValue: key, value: '双周供（新）' }, { token })).envelope,
    ).toMatchObject({ success: true })
    expect(
      (await server.call('Ss45BaseDictValues.doSave', { keyValue: key, key: 'HX0399' }, { token })).envelope,
    ).toMatchObject({ code: 'INVALID', message: '编码不能修改' })
    expect((await server.call('Ss45BaseDictValues.doDisable', { id: key }, { token })).envelope).toMatchObject({
      data: { enabled: 0, value: '双周供（新）' },
    })
    const values = (await server.call('pubSvc.getDictVals', { Code: 'HX03' }, { token })).envelope.data as readonly {
      readonly key: string
    }[]
    expect(values.map(({ key: code }) => code)).not.toContain('HX0306')
  })
  it('open none of their writing calls to a viewer', async () => {
    const token = await server.signIn('viewer')
    const own = new Set(['Ss02SysParams', 'Ss45BaseDictValues', 'Community', 'Hf31DivisionDetailInfo'])
    // All who see a job receive its follower; for read-only users nothing is stored.
    const writing = server.services.backend.calls.filter(
      ({ service, method, effect }) => own.has(service) && effect !== 'read' && method !== 'initOrUpdateNearestPoint',
    )
    expect(writing.length).toBeGreaterThan(20)
    const answers = await Promise.all(
      writing.map(({ service, method }) => server.call(`${service}.${method}`, {}, { token })),
    )
    expect(answers.map(({ envelope }) => envelope.code)).toEqual(writing.map(() => 'NO_PERMISSION'))
  })
})
