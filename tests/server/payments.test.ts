import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, table, type TestServer } from './harness/harness.ts'
import { recordIn, textIn } from './harness/replies.ts'

const HALF_AN_HOUR = 30 * 60_000
let server: TestServer
let token: string
let prjId: string
beforeAll(async () => {
  server = await startServer('memory')
  token = await server.signIn('manager')
  prjId = textIn(
    recordIn(
      await server.call(
        'Hf20PrjBase.doSave',
        {
          prjPayType: 'HH2004',
          hf20BuyerType: 'HF0501',
          hf20SellerType: 'HF0501',
          hf20ManagerId: 'demo-manager',
          hf20HouseAddress: '示例路1号',
        },
        { token, json: true },
      ),
    ),
    'keyValue',
  )
  await server.send(
    `/web/ProjectChargeCfg/saveChanges?prjId=${prjId}`,
    JSON.stringify([{ produceCls: 'PC01', totalFee: 1_000_000 }]),
    { 'content-type': 'application/json', token },
  )
})
afterAll(() => server.close())

const orderOf = async (orderAmount = 1_234.5) =>
  textIn(
    recordIn(
      await server.call(
        'Hf54ProjectIncomeInfo.submitIncomeInfo',
        { hf54PrjId: prjId, hf54ProjectName: 'PC01', orderAmount },
        { token, json: true },
      ),
    ),
    'hf54ObjId',
  )
const codeOf = async (...ids: readonly string[]) =>
  recordIn(
    await server.call('shareOut.createCombineNativeQrCode', { prjId, combineOrderIds: ids.join(',') }, { token }),
  )
const stateOf = async (codeId: unknown) =>
  recordIn(await server.call('shareOut.getQrCode', { codeId }, { token: await server.signIn('manager') }))['state']
const orderStatus = async (id: string) =>
  recordIn(await server.call('Sl01SaleOrderM.getOne', { id }, { token: await server.signIn('manager') }))['sl01Status']
/** Opens the address of a code as a phone would, or presses its button. */
const visit = async (path: unknown, method: 'GET' | 'POST' = 'GET', init: RequestInit = {}) => {
  const answer = await fetch(`${server.url}${String(path)}`, {
    method,
    ...(method === 'POST' && { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    ...init,
  })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const wordOf = (html: string) =>
  /<p class="s \w+" role="status">(.*?)<\/p>/.exec(html)?.[1] ?? (html.includes('<form method="post"') ? '待支付' : '')
const noticeOf = async (codeId: unknown, fen: bigint, transaction = 'T-1') => {
  const { payments, ports } = server.services
  if (!payments) throw new Error('nothing takes money')
  return payments.notice({ codeId: String(codeId), amount: fen, transaction, at: ports.clock() })
}
const booked = async (id: string) => {
  const { store, ports } = server.services
  return store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
    const lines = await unit.history(table('sl01_sale_order_m'), id, 0)
    return lines.filter(({ after }) => after['sl01Status'] === 'BDA103').length
  })
}

describe('the page a code leads to', () => {
  it('FEE-029 shows amount and orders in Chinese as a demonstration, and nothing of people or houses', async () => {
    const code = await codeOf(await orderOf(), await orderOf(0.5))
    const { status, headers, html } = await visit(code['qrcodeUrl'])
    expect(status).toBe(200)
    expect(
      Object.fromEntries(
        ['content-type', 'content-security-policy', 'cache-control', 'x-frame-options', 'set-cookie'].map((name) => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'set-cookie': null,
    })
    for (const text of [
      '<html lang="zh-CN">',
      'width=device-width',
      '演示支付',
      '1,235.00',
      '1,234.50',
      '0.50',
      '中介服务费',
      'SO2',
    ])
      expect(html).toContain(text)
    for (const text of ['示例路', prjId, 'style="', '<script']) expect(html).not.toContain(text)
    const style = await fetch(`${server.url}/pay/page.css`)
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })
  it('says that there is no such code, and takes no other address, method or body', async () => {
    expect((await visit('/pay/nobody')).status).toBe(404)
    expect((await visit('/pay/nobody', 'POST')).html).toContain('没有这个收款码')
    for (const odd of ['%00', '%EF%BF%BD', '..%2Fweb', 'a'.repeat(65)])
      expect((await visit(`/pay/${odd}`)).status).toBe(404)
    expect((await visit('/pay/%3Cscript%3E')).html).not.toContain('<script>')
    const path = (await codeOf(await orderOf()))['qrcodeUrl']
    expect((await visit(path, 'POST', { body: 'x'.repeat(1_025) })).status).toBe(413)
    expect((await visit(path, 'POST', { body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(
      415,
    )
    expect((await visit(path, 'POST', { method: 'DELETE' })).status).toBe(404)
    expect(wordOf((await visit(path)).html)).toBe('待支付')
  })
})

describe('paying a code', () => {
  it('R17 once pays its orders; pressed again it only says so', async () => {
    const [a, b] = [await orderOf(), await orderOf(1)]
    const { codeId, qrcodeUrl } = await codeOf(a, b)
    expect(wordOf((await visit(qrcodeUrl, 'POST')).html)).toBe('已支付')
    expect(await Promise.all([orderStatus(a), orderStatus(b), stateOf(codeId)])).toEqual(['BDA103', 'BDA103', 'paid'])
    expect(wordOf((await visit(qrcodeUrl, 'POST')).html)).toBe('已支付')
    expect(await Promise.all([booked(a), booked(b)])).toEqual([1, 1])
  })
  it('R17 by twenty people at once pays once', async () => {
    const order = await orderOf()
    const { qrcodeUrl } = await codeOf(order)
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit(qrcodeUrl, 'POST')))
    expect(new Set(answers.map(({ status, html }) => `${status} ${wordOf(html)}`))).toEqual(new Set(['200 已支付']))
    expect(await booked(order)).toBe(1)
  })
  it('R17 of two codes that overlap only the newer can be paid', async () => {
    const [a, b] = [await orderOf(), await orderOf()]
    const [older, newer] = [await codeOf(a, b), await codeOf(b)]
    expect(wordOf((await visit(older['qrcodeUrl'], 'POST')).html)).toBe('已失效')
    expect(wordOf((await visit(newer['qrcodeUrl'], 'POST')).html)).toBe('已支付')
    expect(await Promise.all([orderStatus(a), orderStatus(b)])).toEqual(['BDA102', 'BDA103'])
  })
  it('after its time changes nothing', async () => {
    const order = await orderOf()
    const { codeId, qrcodeUrl } = await codeOf(order)
    server.advance(HALF_AN_HOUR)
    expect(wordOf((await visit(qrcodeUrl, 'POST')).html)).toBe('已过期')
    expect(await server.call('payment.notify', await noticeOf(codeId, 123_450n))).toMatchObject({
      status: 200,
      envelope: { success: true, data: { accepted: false } },
    })
    expect([await orderStatus(order), await stateOf(codeId)]).toEqual(['BDA102', 'expired'])
    token = await server.signIn('manager')
  })
  it('told with a forged signature, a changed text or another amount changes nothing', async () => {
    const order = await orderOf()
    const { codeId } = await codeOf(order)
    const { body, signature } = await noticeOf(codeId, 123_450n)
    const refused = { status: 200, envelope: { success: false, code: 'INVALID' } }
    for (const forged of [
      { body, signature: `A${signature.slice(1)}B` },
      { body, signature: signature.slice(1) },
      { body: body.replace('123450', '1'), signature },
      { body: `${body} `, signature },
      { body },
      {},
    ])
      expect(await server.call('payment.notify', forged, { json: true })).toMatchObject(refused)
    expect(await server.call('payment.notify', await noticeOf(codeId, 1n))).toMatchObject({
      envelope: { success: true, data: { accepted: false } },
    })
    expect([await orderStatus(order), await stateOf(codeId)]).toEqual(['BDA102', 'live'])
    expect(await server.call('payment.notify', { body, signature })).toMatchObject({
      envelope: { success: true, data: { accepted: true } },
    })
  })
  it('counts strangers like all others', async () => {
    const small = await startServer('memory', {}, { callsPerMinute: 2 })
    // A minute begins, so that it does not turn between two calls.
    small.advance(60_000 - (Date.now() % 60_000))
    try {
      const statuses = []
      for (let i = 0; i < 3; i += 1) statuses.push((await fetch(`${small.url}/pay/nobody`)).status)
      expect(statuses).toEqual([404, 404, 429])
    } finally {
      await small.close()
    }
  })
})
