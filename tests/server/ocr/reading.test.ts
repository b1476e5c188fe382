import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureToRead } from '../../../host/server/ocr/picture-to-read.ts'
import { LateError, OFFLINE, startReader } from '../../../host/server/ocr/reader-thread.ts'
import { upload } from '../files/file-requests.ts'
import { pdf } from '../files/sample-files.ts'
import { startServer, type TestServer } from '../harness/harness.ts'
import { recordIn, textIn } from '../harness/replies.ts'

/** A receipt of a phone over 5,000.00 of 1 November 2026, of people and companies that do not exist. */
const PICTURE = fileURLToPath(new URL('./transfer.png', import.meta.url))
const START = 60_000

describe('a voucher', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startServer('embedded')
    token = await server.signIn('manager')
  })
  afterAll(() => server.close())

  it('INC-043 is read by this very machine: money, number and day; the check compares them with what was typed', {
    timeout: START,
  }, async () => {
    const { documentId: id } = await upload(
      server,
      token,
      { bytes: await readFile(PICTURE), name: '回单.png' },
      'image',
    )
    expect(recordIn(await server.call('ocrOrder.ocrOrderMsg', { urlPath: id }, { token }))).toMatchObject({
      receiptMoney: 5_000,
      receiptId: '20261101440199000123',
      receiptTime: Date.UTC(2026, 9, 31, 16),
      checkMsg: '',
    })
    const prjId = textIn(
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
      JSON.stringify([{ produceCls: 'PC01', totalFee: 10_000 }]),
      { 'content-type': 'application/json', token },
    )
    const income = {
      hf54PrjId: prjId,
      hf54ProjectName: 'PC01',
      orderAmount: 4_800,
      hf54ReceiveSign: '1',
      hf54ReceiveTime: '2026-11-01',
      orderNo: '2026-1101-4401-9900-0123',
      hf54Image: id,
    }
    const check = recordIn(
      await server.call('Hf54ProjectIncomeInfo.submitIncomeInfoCheck', income, { token, json: true }),
    )
    expect(check['checkMsg']).toContain('订单金额填写 4,800.00 元，凭证识别为 5,000.00 元，请核对')
    expect(check['checkMsg']).not.toContain('订单编号')
    expect(check['checkPriceUrl']).toMatch(new RegExp(`^/file/${id}\\?e=`))
  })
  it('that is no picture says what can be read', async () => {
    const { documentId: id } = await upload(server, token, { bytes: pdf(), name: '回单.pdf' }, 'file')
    expect(await server.call('ocrOrder.ocrOrderMsg', { urlPath: id }, { token })).toMatchObject({
      envelope: { success: false, code: 'STATUS', message: '只能识别图片凭证，请上传图片或手工填写' },
    })
  })
})

describe('the thread that reads', () => {
  it('that takes longer than anybody waits for it is over', { timeout: START }, async () => {
    const reader = await startReader(START)
    await expect(reader.read(await pictureToRead(PICTURE), 'page', 1)).rejects.toBeInstanceOf(LateError)
    await reader.end()
    expect(reader.isAlive()).toBe(false)
  })
  it('that cannot read what it is given says so', { timeout: START }, async () => {
    const reader = await startReader(START)
    await expect(reader.read(Buffer.from('no picture'), 'page', START)).rejects.toThrow(/read/)
    await reader.end()
  })
  it('has no network, nor has any thread below it', async () => {
    const requests: string[] = []
    const site = createServer((request, response) => {
      requests.push(request.url ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    await once(site, 'listening')
    const address = site.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const tries = `import http from 'node:http'
      import { parentPort, Worker } from 'node:worker_threads'
      const asked = () =>
        new Promise((resolve, reject) => http.get('http://127.0.0.1:${port}/asked', resolve).on('error', reject))
      const tried = []
      for (const go of [() => fetch('http://127.0.0.1:${port}/fetched'), asked])
        tried.push(await go().then(() => 'reached', (error) => error.message))`
    const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
    const below = moduleOf(`${tries}; parentPort.postMessage(tried)`)
    const above = moduleOf(
      `${tries}; new Worker(new URL(${JSON.stringify(below)})).on('message', (theirs) => ` +
        'parentPort.postMessage([...tried, ...theirs]))',
    )
    const thread = new Worker(new URL(above), { execArgv: [...OFFLINE] })
    const [result] = await once(thread, 'message')
    await thread.terminate()
    site.close()
    expect(result).toEqual(Array.from({ length: 4 }, () => 'whoever reads vouchers has no network'))
    expect(requests).toEqual([])
  })
})
