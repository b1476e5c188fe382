import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDrawingThread } from '../../../host/server/pdf/drawing-thread.ts'
import { openPdfForms, type PdfForms } from '../../../host/server/pdf/pdf-forms.ts'
import { createRecentBytes } from '../../../host/server/pdf/recent-bytes.ts'
import { startServer, table, type TestServer } from '../harness/harness.ts'
import { recordIn, rowsIn } from '../harness/replies.ts'
import { dataIn, fileAt, openFormServer, pagesIn } from './form-server.ts'

let server: TestServer
let forms: PdfForms
let token: string
let prjId: string
beforeAll(async () => {
  ;({ server, forms, token, prjId } = await openFormServer())
})
afterAll(async () => {
  await server.close()
  await forms.close()
})

const ask = (
  address: string,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) => fileAt(server, address, { prjId, fileName: '', ...body }, { token, ...headers })

describe('the addresses of forms', () => {
  it('APP-016 answer a PDF with its name, its pages, its sheets and its stamp', async () => {
    const { status, headers, bytes } = await ask('/form/word', {
      pathUrl: '/form/BANK-JIA-LOAN.pdf',
      fileName: '贷款申请.docx',
    })
    expect(status).toBe(200)
    expect(
      Object.fromEntries(
        [
          'content-type',
          'cache-control',
          'x-content-type-options',
          'x-form-pages',
          'x-form-sheets',
          'x-form-count',
        ].map((name) => [name, headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-form-pages': '10',
      'x-form-sheets': '5',
      'x-form-count': '1',
    })
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="____.pdf"; filename*=UTF-8''${encodeURIComponent('贷款申请.pdf')}`,
    )
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const pages = await pagesIn(bytes)
    expect(pages.length).toBe(10)
    expect(pages[0]).toContain('个人住房贷款申请书')
    expect(pages[5]).toContain('叁佰肆拾万元整')
    expect(headers.get('x-form-stamp')).toBe(
      (await dataIn(server, 'ApplyFormRecord.getFormFields', { prjId, formId: 'BANK-JIA-LOAN' }, token))['stamp'],
    )
  })
  it('OPN-071 tell which pages are unchanged, so that a preview draws only what a correction changed', async () => {
    const stamps = async (): Promise<readonly string[]> =>
      (await ask('/form/word', { pathUrl: '/form/BANK-JIA-LOAN.pdf', use: 'preview' })).headers
        .get('x-form-page-stamps')
        ?.split(',') ?? []
    const before = await stamps()
    expect(before.length).toBe(10)
    expect(await stamps()).toEqual(before)
    const { store, ports } = server.services
    const loans = table('hf2i_prj_loan')
    await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
      const [row] = (await unit.list(loans, { where: { field: '$project', is: [prjId] } })).rows
      if (row)
        await unit.update(loans, row.key, row.version, {
          ...row.values,
          hf2iLoanYear: row.values['hf2iLoanYear'] === 12 ? 13 : 12,
        })
    })
    const changed = (await stamps()).flatMap((stamp, page) => (stamp === before[page] ? [] : [page]))
    // The number of years is in the request and in the agreement.
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.length).toBeLessThan(5)
  })
  it('APP-017 has a second one for the fund, and APP-012 one for many', async () => {
    expect((await ask('/form/fund', { pathUrl: '/form/FUND-LOAN.pdf' })).headers.get('x-form-pages')).toBe('2')
    const { headers, bytes } = await ask('/form/merged', {
      pathUrl: '/form/FUND-OFFSET.pdf,/form/FUND-LOAN.pdf,/form/BANK-JIA-LOAN.pdf',
      blank: 1,
    })
    expect(['x-form-pages', 'x-form-sheets', 'x-form-count'].map((name) => headers.get(name))).toEqual(['14', '7', '3'])
    expect(decodeURIComponent(headers.get('content-disposition')?.split("''")[1] ?? '')).toBe(
      '双面打印申请表空白表（共3份）.pdf',
    )
    const pages = await pagesIn(bytes)
    expect(pages.map((text) => /示例[^　]*/.exec(text)?.[0].slice(0, 5) ?? '')).toEqual([
      '示例市住房',
      '',
      '示例市住房',
      '示例市住房',
      ...Array.from({ length: 10 }, () => '示例甲银行'),
    ])
  })
  it('APP-010 draw a template as it was edited a moment ago, for those who may edit it', async () => {
    const sample = () => fileAt(server, '/form/sample', { formId: 'ASSIGN-MANDATE' }, { token })
    const before = await sample()
    expect([
      before.status,
      before.headers.get('content-type'),
      decodeURIComponent(before.headers.get('content-disposition')?.split("''")[1] ?? ''),
      before.headers.get('x-form-stamp'),
    ]).toEqual([200, 'application/pdf', '房屋交易代办委托书（样张）.pdf', null])
    const [page] = await pagesIn(before.bytes)
    expect(page).toContain('示例')
    expect(page).not.toContain('林若例')
    const [row] = rowsIn(await server.call('FormTemplate.getPageList', { formId: 'ASSIGN-MANDATE' }, { token }))
    const saved = await server.call(
      'FormTemplate.doSave',
      { keyValue: row?.['keyValue'], layout: JSON.stringify([{ block: 'section', text: '改过的例栏' }]) },
      { token, json: true },
    )
    expect(recordIn(saved)).toMatchObject({ revision: 2, problem: '可以使用' })
    expect((await pagesIn((await sample()).bytes))[0]).toMatch(/改过的例栏.*ASSIGN-MANDATE-2/)
    const refused = await fileAt(
      server,
      '/form/sample',
      { formId: 'ASSIGN-MANDATE' },
      { token: await server.signIn('viewer') },
    )
    expect(JSON.parse(new TextDecoder().decode(refused.bytes))).toMatchObject({
      success: false,
      code: 'NO_PERMISSION',
      message: '您的角色不能修改“申请表模板”',
    })
  })
  it('equal forms are equal byte by byte, also from another drawer, and carry no time', async () => {
    const hash = async (body: Readonly<Record<string, unknown>> = {}) =>
      createHash('sha256')
        .update((await ask('/form/word', { pathUrl: '/form/DELIVERY-LIST.pdf', ...body })).bytes)
        .digest('hex')
    const first = await hash()
    expect(await hash()).toBe(first)
    expect(await hash({ blank: 1 })).not.toBe(first)
    const page = {
      width: 200,
      height: 100,
      ops: [{ draw: 'text', x: 10, y: 50, size: 20, bold: true, text: '样张 ☑' }],
    } as const
    const drawing = { title: '样', duplex: true, pages: [page] }
    const other = await openPdfForms()
    try {
      const drawn = await other.draw(drawing)
      expect(Buffer.compare(drawn, await forms.draw(drawing))).toBe(0)
      expect(new TextDecoder('latin1').decode(drawn)).not.toMatch(/CreationDate|ModDate|\/JS|\/Launch|\/URI|\/ID/)
    } finally {
      await other.close()
    }
  })
  it('refuse in envelopes: without a session, of another’s case, of a wrong body', async () => {
    const refusal = async (address: string, body: Readonly<Record<string, unknown>>, headers = {}) => {
      const { status, bytes } = await ask(address, body, headers)
      const { success, code, message } = JSON.parse(new TextDecoder().decode(bytes))
      return [status, success, code, message]
    }
    const pathUrl = '/form/DELIVERY-LIST.pdf'
    expect(await refusal('/form/word', { pathUrl }, { token: 'x' })).toEqual([
      403,
      false,
      'SIGNED_OUT',
      '登录已失效，请重新登录',
    ])
    expect(await refusal('/form/word', { pathUrl, prjId: 'nobody' })).toEqual([
      200,
      false,
      'NOT_FOUND',
      '项目不存在或无权查看',
    ])
    expect(await refusal('/form/word', { pathUrl: 'file:///etc/passwd' })).toEqual([
      200,
      false,
      'INVALID',
      '文档地址不正确',
    ])
    expect(await refusal('/form/word', { pathUrl }, { 'content-type': 'text/plain' })).toEqual([
      415,
      false,
      'UNSUPPORTED_MEDIA',
      '不支持的内容类型',
    ])
  })
  it('are counted with all other calls', async () => {
    const small = await startServer('memory', {}, { callsPerMinute: 2 })
    // A minute begins, so that it does not turn between two calls.
    small.advance(60_000 - (Date.now() % 60_000))
    try {
      const statuses = []
      for (let time = 0; time < 4; time += 1)
        statuses.push((await fileAt(small, '/form/word', {}, { token: 'a stranger' })).status)
      expect(statuses).toEqual([403, 403, 429, 429])
    } finally {
      await small.close()
    }
  })
})

describe('drawing', () => {
  it('R23 that takes too long is given up, and the next one is drawn', async () => {
    const pages = [
      { width: 595, height: 842, ops: [{ draw: 'text', x: 50, y: 50, size: 9, bold: false, text: '样' }] },
    ] as const
    const hasty = await openPdfForms({ withinMs: 1 })
    try {
      await expect(hasty.draw({ title: '', duplex: false, pages })).rejects.toMatchObject({
        name: 'FormLimitError',
        reason: 'slow',
      })
    } finally {
      await hasty.close()
    }
    const slow = await openFormServer({ withinMs: 1 })
    try {
      const { status, bytes } = await fileAt(
        slow.server,
        '/form/word',
        { prjId: slow.prjId, pathUrl: '/form/DELIVERY-LIST.pdf' },
        { token: slow.token },
      )
      expect([status, JSON.parse(new TextDecoder().decode(bytes)).message]).toEqual([
        503,
        '生成超时，请稍后再试或分批下载',
      ])
    } finally {
      await slow.server.close()
      await slow.forms.close()
    }
    expect((await forms.draw({ title: '', duplex: false, pages })).length).toBeGreaterThan(1_000)
  })
  it('that fails says so once and does not keep the next from being drawn', async () => {
    const thread = createDrawingThread({ regular: new Uint8Array(10), bold: new Uint8Array(10) }, 20_000)
    const drawing = { title: '', duplex: false, pages: [] }
    await expect(thread.draw(drawing)).rejects.toThrow(/a form could not be drawn/)
    await expect(thread.draw(drawing)).rejects.toThrow(/a form could not be drawn/)
    await thread.close()
  })
  it('is not queued without end', async () => {
    // Every turn is given up at once; who finds the queue full does not even get one.
    const thread = createDrawingThread({ regular: new Uint8Array(10), bold: new Uint8Array(10) }, 1)
    const settled: number[] = []
    await Promise.allSettled(
      Array.from({ length: 42 }, (_, index) =>
        thread.draw({ title: '', duplex: false, pages: [] }).finally(() => settled.push(index)),
      ),
    )
    expect(settled).toEqual([40, 41, ...Array.from({ length: 40 }, (_, index) => index)])
    await thread.close()
  })
  it('sets a geta for what the font has not, and keeps both in mind when it measures', async () => {
    expect(forms.measure('\u{10fffd}', 10, false)).toBe(10)
    const bytes = await forms.draw({
      title: '',
      duplex: false,
      pages: [
        {
          width: 200,
          height: 100,
          ops: [{ draw: 'text', x: 10, y: 50, size: 20, bold: false, text: '龘𠮷\u{10fffd}' }],
        },
      ],
    })
    expect((await pagesIn(bytes))[0]).toContain('〓')
  })
  it('keeps what was drawn of late within bounds, the oldest going first', () => {
    const recent = createRecentBytes(10)
    recent.put('a', new Uint8Array(4))
    recent.put('b', new Uint8Array(4))
    expect(recent.get('a')?.length).toBe(4)
    recent.put('c', new Uint8Array(4))
    recent.put('huge', new Uint8Array(11))
    recent.put('c', new Uint8Array(5))
    expect(['a', 'b', 'c', 'huge'].map((key) => recent.get(key)?.length ?? null)).toEqual([4, null, 5, null])
  })
})
