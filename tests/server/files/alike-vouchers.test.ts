import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import { printTable } from '../../../lib/backend/file/print-table.ts'
import { voucherPicture } from '../../../lib/testing/demo/fees/voucher-picture.ts'
import { distanceOf, likelyBands, looksAlike, bandsOf, turnedBits } from '../../../lib/domain/file/picture-print.ts'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import { createMemoryFiles } from '../../../lib/testing/memory-files.ts'
import { countingPorts, emptyStore, NOW, rowsOf as rowsIn } from '../../backend/seed/seeding.ts'
import { startServer, type TestServer } from '../harness/harness.ts'
import { recordIn, refusedFields, textIn } from '../harness/replies.ts'
import { upload } from './file-requests.ts'

const LONG_TIMEOUT = 120_000
const SLIP = { amount: 1_234.5, day: '2026-11-20', number: '20261120990001' }
let server: TestServer
let manager: string
beforeAll(async () => {
  server = await startServer('memory')
  manager = await server.signIn('manager')
}, LONG_TIMEOUT)
afterAll(() => server.close())

const rowsOf = (table: typeof documentTable) =>
  server.services.store.unit({ account: 'system', now: Date.now() }, async (unit) => (await unit.list(table)).rows)
/** The same receipt as other users submit it. */
const copiesOf = async (picture: Uint8Array) => {
  const plain = sharp(picture).flatten({ background: '#fff' }).toColourspace('srgb')
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  return Object.entries({
    'two pixels taller': plain
      .clone()
      .resize(width, height + 2, { fit: 'fill' })
      .png(),
    'six pixels wider': plain
      .clone()
      .resize(width + 6, height, { fit: 'fill' })
      .jpeg(),
    compressed: plain.clone().jpeg({ quality: 40 }),
    darker: plain.clone().linear(0.7, 0).jpeg({ quality: 60 }),
    paler: plain.clone().linear(0.6, 80).jpeg({ quality: 80 }),
    smaller: plain
      .clone()
      .resize(Math.round(width * 0.6))
      .webp(),
    larger: plain
      .clone()
      .resize(Math.round(width * 1.3))
      .png(),
    cut: plain
      .clone()
      .extract({ left: 5, top: 3, width: width - 10, height: height - 8 })
      .jpeg(),
    'with a margin': plain.clone().extend({ top: 20, left: 30, background: '#fff' }).jpeg(),
  })
}
const printOf = async (bytes: Uint8Array) =>
  (await server.services.disk.print(await server.services.disk.bring(bytes))) ?? ''

it('ruling 21 vouchers that came without a print get one by the sweep', { timeout: LONG_TIMEOUT }, async () => {
  await server.services.backend.files.sweep()
  const vouchers = (await rowsOf(documentTable)).filter(({ values }) => values['fileCls'] === 'hf54Image')
  const printed = new Set((await rowsOf(printTable)).filter(({ values }) => values['print']).map(({ key }) => key))
  expect(vouchers.length).toBeGreaterThan(50)
  expect(vouchers.filter(({ values }) => !printed.has(String(values['hash'])))).toEqual([])
})

it('ruling 21 a receipt drawn anew is found, and no two vouchers of the demo data are taken for one', {
  timeout: LONG_TIMEOUT,
}, async () => {
  // As they are on one day, whenever this runs.
  const [files, store] = [
    createMemoryFiles(
      () => NOW,
      async (text) => text,
    ),
    emptyStore(),
  ]
  await seedDemo(store, { ...countingPorts().ports, files })
  const vouchers = (await rowsIn(store, documentTable)).filter(({ values }) => values['fileCls'] === 'hf54Image')
  const pictures = vouchers.map(({ values }) => files.read(String(values['hash'])) ?? new Uint8Array())
  // Also those whose numbers differ in the last digit alone.
  for (const digit of '1234') pictures.push(await voucherPicture({ ...SLIP, number: `2026112099000${digit}` }))
  const prints: string[] = []
  for (const picture of pictures) prints.push(await printOf(picture))
  expect([prints.length > 50, prints.every((print) => print.length === 4_112)]).toEqual([true, true])
  for (const [at, one] of prints.entries()) {
    const nearest = Math.min(...prints.slice(0, at).map((other) => distanceOf(one, other)))
    expect(nearest).toBeGreaterThanOrEqual(1)
    expect(prints.slice(0, at).some((other) => looksAlike(one, other))).toBe(false)
  }
  for (const picture of [
    await voucherPicture(SLIP),
    await sharp(new URL('../ocr/transfer.png', import.meta.url).pathname).toBuffer(),
  ]) {
    const print = await printOf(picture)
    for (const [name, copy] of await copiesOf(picture)) {
      const other = await printOf(await copy.toBuffer())
      expect(
        [looksAlike(print, other), bandsOf(other).some((band) => likelyBands(print).includes(band))],
        `${name}: ${distanceOf(print, other)}, ${turnedBits(print, other)} bits`,
      ).toEqual([true, true])
    }
  }
})

it('what has no looks has no print: a blank sheet, and what is no picture', async () => {
  const { disk } = server.services
  expect(
    await disk.print(
      await disk.bring(
        await sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      ),
    ),
  ).toBeNull()
  expect(await disk.print(await disk.bring(new TextEncoder().encode('%PDF-1.7 nothing')))).toBeNull()
})

it('ruling 21 INC-040 submitter and finance hear where a picture is booked, whatever is typed; finance says why', {
  timeout: LONG_TIMEOUT,
}, async () => {
  const submit = (method: string, prjId: string, hf54Image: string, orderNo: string, orderAmount: number) =>
    server.call(
      `Hf54ProjectIncomeInfo.${method}`,
      {
        hf54PrjId: prjId,
        hf54ProjectName: 'PC01',
        orderAmount,
        hf54ReceiveSign: '1',
        hf54ReceiveTime: '2026-11-20',
        orderNo,
        hf54Image,
      },
      { token: manager, json: true },
    )
  const caseOf = async () => {
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
          { token: manager, json: true },
        ),
      ),
      'keyValue',
    )
    await server.send(
      `/web/ProjectChargeCfg/saveChanges?prjId=${prjId}`,
      JSON.stringify([{ produceCls: 'PC01', totalFee: 10_000 }]),
      { 'content-type': 'application/json', token: manager },
    )
    return prjId
  }
  const picture = await voucherPicture(SLIP)
  const { documentId: first } = await upload(server, manager, { bytes: picture, name: '回单.png' }, 'image')
  const booked = recordIn(await submit('submitIncomeInfo', await caseOf(), first, 'TYPED-ONE', 1_234.5))
  const taller = await sharp(picture).resize(960, 514, { fit: 'fill' }).jpeg({ quality: 70 }).toBuffer()
  const { documentId: second } = await upload(server, manager, { bytes: taller, name: '照片.jpg' }, 'image')
  const elsewhere = await caseOf()
  const said = `凭证图片与收入 ${textIn(booked, 'billNo')} 的几乎相同，请确认不是重复登记`
  expect(recordIn(await submit('submitIncomeInfoCheck', elsewhere, second, 'TYPED-TWO', 1_234.5))['hints']).toContain(
    said,
  )
  const again = recordIn(await submit('submitIncomeInfo', elsewhere, second, 'TYPED-TWO', 1_234.5))
  const finance = await server.signIn('finance')
  expect(
    recordIn(await server.call('ocrOrder.ocrOrderMsg', { urlPath: second }, { token: finance }))['checkMsg'],
  ).toContain(textIn(booked, 'billNo'))
  const approve = (suggest?: string) =>
    server.call(
      'Sl01SaleOrderM.payExamine',
      { id: again['hf54ObjId'], ...(suggest !== undefined && { suggest }) },
      { token: finance },
    )
  expect(refusedFields(await approve())).toEqual(['suggest'])
  expect((await approve('客户分两次付款，回单版式相同，已与银行核对')).envelope.success).toBe(true)
})
