import { beforeEach, describe, expect, it } from 'vitest'
import { forgetContent } from '../../../lib/backend/file/sweep-files.ts'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import type { DocumentRow } from '../../../lib/backend/file/document-row.ts'
import type { OcrReading } from '../../../lib/backend/ports.ts'
import { bandsOf } from '../../../lib/domain/file/picture-print.ts'
import { printTable } from '../../../lib/backend/file/print-table.ts'
import { readingTable } from '../../../lib/backend/receipt/reading-table.ts'
import type { Store } from '../../../lib/backend/store.ts'
import { millisecondsOf } from '../../../lib/catalogue/day.ts'
import { issuesOf, recordIn, type Send } from '../handlers/fixture.ts'
import { COLLECTED, type FeesFixture, sendIncome, INCOME, openFeesFixture } from './fees-fixture.ts'

const SAID = { ok: true, facts: { money: 480_000n, numbers: ['R-9', 'M-9'], day: '2026-11-20' } } satisfies OcrReading
const NOTHING_READ = { ok: true, facts: { money: null, numbers: [], day: null } } satisfies OcrReading
const NO_WARNINGS = { checkMsg: '', checkPriceUrl: null, hints: [] }

let fixture: FeesFixture
let follow: Send
let open: number
/** What was read, and how many units were open then. */
let read: { readonly hash: string; readonly open: number }[]
beforeEach(async () => {
  open = 0
  read = []
  fixture = await openFeesFixture(counting)
  follow = await fixture.as('follow')
  await fixture.addDocument('doc-1', 'hash 1', 'follow')
})
/** Counts units of work while they last. */
const counting = (store: Store): Store => ({
  close: () => store.close(),
  unit: async (by, work) => {
    open += 1
    return store.unit(by, work).finally(() => {
      open -= 1
    })
  },
})
/** Puts a machine in place. */
const machine = (answer: () => OcrReading | Promise<OcrReading>) =>
  Object.assign(fixture.ports, {
    ocr: {
      read: async ({ hash }: DocumentRow) => {
        read.push({ hash, open })
        return answer()
      },
    },
  })
const ask = (urlPath: string, send = follow) => send('ocrOrder.ocrOrderMsg', { urlPath })
const look = (body: Readonly<Record<string, unknown>> = COLLECTED, send = follow) =>
  send(`${INCOME}.submitIncomeInfoCheck`, body)

describe('a voucher', () => {
  it('INC-043 CAL-077 is read once for its content, by whoever asks first, while no unit of work is open', async () => {
    machine(() => SAID)
    await fixture.addDocument('doc-2', 'hash 1', 'follow')
    const answer = recordIn(await ask('doc-1'))
    expect(answer).toMatchObject({
      receiptMoney: 4_800,
      receiptId: 'R-9',
      receiptIds: ['R-9', 'M-9'],
      receiptTime: millisecondsOf('2026-11-20'),
      checkMsg: '',
      checkPriceUrl: expect.stringMatching(/^\/file\/doc-1\?e=/),
    })
    expect(recordIn(await ask('doc-2'))).toMatchObject({ receiptMoney: 4_800, receiptId: 'R-9' })
    expect(read).toEqual([{ hash: 'hash 1', open: 0 }])
    await Promise.all([ask('doc-1'), ask('doc-1')])
    expect(read).toHaveLength(1)
  })
  it('of two who ask at once both are answered and one reading is kept', async () => {
    machine(() => SAID)
    const answers = await Promise.all([ask('doc-1'), ask('doc-1')])
    expect(answers.map((answer) => recordIn(answer)['receiptId'])).toEqual(['R-9', 'R-9'])
    expect((await fixture.rows(readingTable)).map(({ key, values }) => [key, values['amount']])).toEqual([
      ['hash 1', 4_800],
    ])
  })
  it('is nobody’s but those who may see it, also once it was read, and no other address is opened', async () => {
    machine(() => SAID)
    await ask('doc-1')
    expect(await ask('doc-1', await fixture.as('sales'))).toMatchObject({ code: 'NOT_FOUND' })
    expect(issuesOf(await ask('https://example.com/file/doc-1'))).toEqual({ urlPath: '凭证应为本系统上传的文件' })
    expect(await fixture.send(null)('ocrOrder.ocrOrderMsg', { urlPath: 'doc-1' })).toMatchObject({ code: 'SIGNED_OUT' })
    expect(read).toHaveLength(1)
  })
  it('that cannot be read says why, and is tried again when asked again', async () => {
    for (const [reason, code, message] of [
      ['format', 'STATUS', '只能识别图片凭证，请上传图片或手工填写'],
      ['late', 'STATUS', '凭证识别超时，请换一张更清晰的图片或手工填写'],
      ['busy', 'RATE_LIMITED', '识别的人较多，请稍后再试或手工填写'],
    ] as const) {
      machine(() => ({ ok: false, reason }))
      expect(await ask('doc-1')).toMatchObject({ success: false, code, message })
    }
    machine(() => Promise.reject(new Error('the engine died')))
    expect(await ask('doc-1')).toMatchObject({ code: 'INTERNAL' })
    machine(() => NOTHING_READ)
    expect(recordIn(await ask('doc-1'))).toMatchObject({
      receiptMoney: null,
      receiptId: null,
      receiptIds: [],
      receiptTime: null,
    })
    expect(read).toHaveLength(5)
  })
  it('is forgotten with its bytes', async () => {
    machine(() => SAID)
    await ask('doc-1')
    expect(await forgetContent(fixture.store, fixture.ports, 'hash 1')).toBe(false)
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
      unit.remove(documentTable, 'doc-1'),
    )
    expect(await forgetContent(fixture.store, fixture.ports, 'hash 1')).toBe(true)
    expect(await fixture.rows(readingTable)).toEqual([])
  })
})

describe('the check before an income is handed in', () => {
  it('INC-038 INC-039 reads the voucher between units and asks about differences, but forbids nothing', async () => {
    machine(() => SAID)
    const found = recordIn(await look())
    expect(found['hints']).toEqual([
      '订单金额填写 500.00 元，凭证识别为 4,800.00 元，请核对',
      '订单编号填写 R-1，凭证识别为 R-9，请核对',
      '收款日期填写 2026-11-21，凭证识别为 2026-11-20，请核对',
    ])
    expect(found['checkMsg']).toBe((found['hints'] as readonly string[]).join('；'))
    expect(found['checkPriceUrl']).toMatch(/^\/file\/doc-1\?e=/)
    expect(read).toEqual([{ hash: 'hash 1', open: 0 }])
    expect(
      (await look({ ...COLLECTED, orderAmount: 4_800, orderNo: 'm 9', hf54ReceiveTime: '2026-11-20' })).data,
    ).toMatchObject({ hints: ['收款日期早于项目建立日期，请确认'], checkPriceUrl: null })
    expect(read).toHaveLength(1)
    await sendIncome(follow, COLLECTED)
    expect(read).toHaveLength(1)
  })
  it('goes on without a machine, with one that fails, is busy, late, or reads nothing', async () => {
    expect((await look()).data).toEqual(NO_WARNINGS)
    for (const answer of [
      () => ({ ok: false, reason: 'busy' }) as const,
      () => ({ ok: false, reason: 'late' }) as const,
      () => Promise.reject(new Error('the engine died')),
      () => NOTHING_READ,
    ]) {
      machine(answer)
      expect((await look()).data).toEqual(NO_WARNINGS)
    }
    expect(fixture.reports).toEqual([
      expect.objectContaining({ level: 'warn', message: 'a voucher could not be read' }),
    ])
  })
  it('reads nothing for what is refused anyway, or has no voucher', async () => {
    machine(() => SAID)
    expect(issuesOf(await look({ ...COLLECTED, orderAmount: 99_999 }))).toHaveProperty('orderAmount')
    await look({ hf54PrjId: 'p1', hf54ProjectName: 'PC01', orderAmount: 500 })
    await sendIncome(follow, COLLECTED)
    expect(await look({ ...COLLECTED, orderAmount: 400 })).toMatchObject({ data: { checkMsg: 'error info' } })
    expect(read).toEqual([])
  })
  it('tells nothing of a voucher of others', async () => {
    machine(() => SAID)
    await fixture.addDocument('theirs', 'hash 2', 'sales')
    await ask('theirs', await fixture.as('sales'))
    expect((await look({ ...COLLECTED, hf54Image: 'theirs' })).data).toEqual(NO_WARNINGS)
    expect(read.map(({ hash }) => hash)).toEqual(['hash 2'])
  })
})

describe('a receipt that seems to be booked already', () => {
  const AGAIN = '凭证上的单号与收入 SO20261121-001 的相同，请确认不是重复登记'
  /** The same receipt as another picture, with a number that no other income has. */
  const SECOND = { ...COLLECTED, orderNo: 'INVENTED-7', orderAmount: 10, hf54Image: 'doc-2' }
  const submitFirst = async () => {
    machine(() => SAID)
    await fixture.addDocument('doc-2', 'hash 2', 'follow')
    await look()
    await sendIncome(follow, { ...COLLECTED, orderAmount: 20 })
  }
  it('INC-040 INC-043 is told to the submitter where the voucher has the same number, whatever was typed', async () => {
    await submitFirst()
    expect((await look(SECOND)).data).toMatchObject({ hints: expect.arrayContaining([AGAIN]) })
    expect(recordIn(await ask('doc-2'))).toMatchObject({ checkMsg: AGAIN })
  })
  it('INC-040 is told to finance, who approve it with a reason only', async () => {
    await submitFirst()
    await look(SECOND)
    const income = await sendIncome(follow, SECOND)
    const finance = await fixture.as('finance')
    expect(recordIn(await ask('doc-2', finance))).toMatchObject({ checkMsg: AGAIN })
    const approve = (suggest?: string) => finance('Sl01SaleOrderM.payExamine', { id: income['hf54ObjId'], suggest })
    expect(issuesOf(await approve())).toEqual({ suggest: `${AGAIN}；仍要通过请填写理由` })
    expect(issuesOf(await approve('  '))).toHaveProperty('suggest')
    expect(await approve('两笔分期，银行回单号相同，已与银行核对')).toMatchObject({ success: true })
    const examinations = await finance('Hf3fExamineInfo.getMyExamList', {
      objCode: 'SL01_SALE_ORDER_M',
      objId: income['hf54ObjId'],
    })
    expect(JSON.stringify(examinations.data)).toContain('已与银行核对')
  })
  it('INC-040 says nothing where the numbers differ, or the other one was returned', async () => {
    await submitFirst()
    machine(() => ({ ok: true, facts: { money: 1_000n, numbers: ['R-10'], day: null } }))
    expect(recordIn(await ask('doc-2'))).toMatchObject({ checkMsg: '' })
    await fixture.addDocument('doc-3', 'hash 1', 'follow')
    expect(recordIn(await ask('doc-3'))).toMatchObject({ checkMsg: AGAIN })
    const first = (await follow(`${INCOME}.getProjectIncomeInfo`, { prjId: 'p1' })).data as readonly {
      readonly hf54ObjId: string
    }[]
    await (await fixture.as('finance'))('Sl01SaleOrderM.doReturn', { id: first[0]?.hf54ObjId, suggest: '登记错项目' })
    expect(recordIn(await ask('doc-3'))).toMatchObject({ checkMsg: '' })
  })
})

describe('a voucher that looks like another one', () => {
  const ALIKE = '凭证图片与收入 SO20261121-001 的几乎相同，请确认不是重复登记'
  const SECOND = { ...COLLECTED, orderNo: 'INVENTED-7', orderAmount: 10, hf54Image: 'doc-2' }
  /** A print of hash and brightness; three bits and one step beside it are still the same picture. */
  const PRINT = `${'00ff'.repeat(4)}${'V'.repeat(4_096)}`
  const NEAR = `${'00ff'.repeat(2)}00fe00fc${'V'.repeat(4_095)}W`
  const FAR = `${'00ff'.repeat(4)}${'V'.repeat(4_095)}A`
  const look = (send: Send = follow) => send(`${INCOME}.submitIncomeInfoCheck`, SECOND)
  const print = (hash: string, of: string) => fixture.put(printTable, hash, { print: of, bands: [...bandsOf(of)] })
  const readAs = (hash: string, amount: number | null, ...numbers: readonly string[]) =>
    fixture.put(readingTable, hash, { amount, numbers, day: null })
  beforeEach(async () => {
    await fixture.addDocument('doc-2', 'hash 2', 'follow')
    await print('hash 1', PRINT)
    await sendIncome(follow, { ...COLLECTED, orderAmount: 20 })
  })
  it('ruling 21 INC-040 is told to the submitter and to finance, who approve it with a reason only', async () => {
    await print('hash 2', NEAR)
    expect((await look()).data).toMatchObject({ hints: expect.arrayContaining([ALIKE]) })
    const income = await sendIncome(follow, SECOND)
    const approve = async (suggest?: string) =>
      (await fixture.as('finance'))('Sl01SaleOrderM.payExamine', { id: income['hf54ObjId'], suggest })
    expect(issuesOf(await approve())).toEqual({ suggest: `${ALIKE}；仍要通过请填写理由` })
    expect(await approve('同一客户的两笔付款')).toMatchObject({ success: true })
  })
  it('ruling 21 is a different one if a part differs, if nobody has seen it or if the first was returned', async () => {
    expect(JSON.stringify((await look()).data)).not.toContain('几乎相同')
    await print('hash 2', FAR)
    expect(JSON.stringify((await look()).data)).not.toContain('几乎相同')
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) => unit.remove(printTable, 'hash 2'))
    await print('hash 2', NEAR)
    const [first] = (await follow(`${INCOME}.getProjectIncomeInfo`, { prjId: 'p1' })).data as readonly {
      readonly hf54ObjId: string
    }[]
    await (await fixture.as('finance'))('Sl01SaleOrderM.doReturn', { id: first?.hf54ObjId, suggest: '登记错项目' })
    expect(JSON.stringify((await look()).data)).not.toContain('几乎相同')
  })
  it.each([
    ['other amounts', [480, 'R-9'], [500, 'R-9X'], false],
    ['numbers of which none is the other misread', [480, '20261101000123'], [480, '20261101000456'], false],
    ['numbers that differ in one sign', [480, '20261101000123'], [480, '20261101000128'], true],
    ['numbers of the one alone', [480, '20261101000123'], [null], true],
  ] as const)('ruling 21 read with %s counts as the same: %s', async (_how, first, second, same) => {
    await print('hash 2', NEAR)
    const [[amount, ...numbers], [otherAmount, ...otherNumbers]] = [first, second]
    await readAs('hash 1', amount, ...numbers)
    await readAs('hash 2', otherAmount, ...otherNumbers)
    expect(JSON.stringify((await look()).data).includes(ALIKE)).toBe(same)
  })
  it('ruling 21 is found among prepaid orders, too', async () => {
    await print('hash 2', NEAR)
    await fixture.addPrepaid('paid', 50, { sl01Image1: 'doc-3' })
    await fixture.put(documentTable, 'doc-3', { state: 'kept', hash: 'hash 3', objId: 'paid', fileCls: 'sl01Image1' })
    await print('hash 3', PRINT)
    expect((await look()).data).toMatchObject({
      hints: expect.arrayContaining([ALIKE, '凭证图片与抵扣订单 SO-paid 的几乎相同，请确认不是重复登记']),
    })
  })
  it('is kept with the bytes that arrive, goes with them, and is made once for vouchers of before', async () => {
    const file = {
      hash: 'hash 8',
      sentHash: 'hash 8',
      size: 1,
      sentSize: 1,
      format: 'png',
      name: 'a.png',
      print: PRINT,
    } as const
    fixture.files.put('hash 8', new Uint8Array([1]))
    expect(await follow('file.upload', { media: 'image' }, { files: [file] })).toMatchObject({ success: true })
    const prints = async () => (await fixture.rows(printTable)).map(({ key, values }) => [key, values['print'] ?? null])
    expect(await prints()).toEqual([
      ['hash 1', PRINT],
      ['hash 8', PRINT],
    ])
    const asked: string[] = []
    Object.assign(fixture.files, {
      print: async (hash: string) => {
        asked.push(hash)
        return null
      },
    })
    await fixture.backend.files.sweep()
    expect(asked).toEqual([])
    fixture.files.put('hash 2', new Uint8Array([2]))
    for (const _ of [1, 2]) await fixture.backend.files.sweep()
    expect([asked, await prints()]).toEqual([
      ['hash 2'],
      [
        ['hash 1', PRINT],
        ['hash 2', null],
        ['hash 8', PRINT],
      ],
    ])
    const [document] = (await fixture.rows(documentTable)).filter(({ values }) => values['hash'] === 'hash 8')
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
      unit.remove(documentTable, document?.key ?? ''),
    )
    await forgetContent(fixture.store, fixture.ports, 'hash 8')
    expect((await prints()).map(([key]) => key)).toEqual(['hash 1', 'hash 2'])
  })
})
