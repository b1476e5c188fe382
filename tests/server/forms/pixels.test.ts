import type { Canvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountOf, type Area, inkAt, inkOfText, likeness, pictureOf, trimmed } from './ink.ts'
import { BORROWER, dataIn, fileAt, type FormServer, openFormServer } from './form-server.ts'

/** Font size of text in cells. */
const SIZE = 9
/** Similarity of two pictures of the same text; another text of the same length has a much lower one. */
const ALIKE = 0.9

type Box = Area & { readonly page: number; readonly field: string }
let fixture: FormServer
const CONSENT = 'BANK-CREDIT.form-m1'
beforeAll(async () => {
  fixture = await openFormServer()
})
afterAll(async () => {
  await fixture.server.close()
  await fixture.forms.close()
})

const boxesOf = async (formId: string) =>
  (await dataIn(fixture.server, 'ApplyFormRecord.getFormFields', { prjId: fixture.prjId, formId }, fixture.token))[
    'boxes'
  ] as readonly Box[] // adapter: the contract has checked it
const pictures = new Map<string, Promise<Canvas>>()
const pageOf = (formId: string, more: Readonly<Record<string, unknown>> = {}, page = 1): Promise<Canvas> => {
  const key = JSON.stringify([formId, more, page])
  const picture = pictures.get(key) ?? drawn(formId, more, page)
  pictures.set(key, picture)
  return picture
}
const drawn = async (formId: string, more: Readonly<Record<string, unknown>>, page: number): Promise<Canvas> => {
  const { status, bytes } = await fileAt(
    fixture.server,
    '/form/word',
    { prjId: fixture.prjId, pathUrl: `/form/${formId}.pdf`, ...more },
    { token: fixture.token },
  )
  expect(status).toBe(200)
  return pictureOf(bytes, page)
}
const boxOf = (boxes: readonly Box[], field: string, page = 0): Box => {
  const found = boxes.find((box) => box.field === field && box.page === page)
  if (!found) throw new Error(`${field} stands nowhere`)
  return found
}
const stands = (page: Canvas, box: Area, text: string) =>
  likeness(trimmed(inkAt(page, box)), trimmed(inkOfText(text, SIZE)))

describe('glyphs on paper', () => {
  it('R23 of every value are the font’s own, in its box, masked in a preview and in full in a print', async () => {
    const boxes = await boxesOf(CONSENT)
    const preview = await pageOf(CONSENT)
    const print = await pageOf(CONSENT, { use: 'print' })
    const values = {
      hf23LinkName: BORROWER.hf23LinkName,
      hf23IdCardType: '居民身份证',
      hf23HomeAddress: BORROWER.hf23HomeAddress,
    }
    const alike = (page: Canvas, field: string, text: string) => stands(page, boxOf(boxes, field), text) > ALIKE
    expect(
      Object.entries(values).map(([field, text]) => alike(preview, field, text) && alike(print, field, text)),
    ).toEqual([true, true, true])
    expect([
      alike(preview, 'hf23CardNo', '4****************1'),
      alike(preview, 'hf23CardNo', BORROWER.hf23CardNo),
    ]).toEqual([true, false])
    expect([alike(print, 'hf23CardNo', BORROWER.hf23CardNo), alike(print, 'hf23CardNo', '440199199003070012')]).toEqual(
      [true, false],
    )
    expect([
      alike(preview, 'hf23LinkPhone', '154******01'),
      alike(print, 'hf23LinkPhone', BORROWER.hf23LinkPhone),
    ]).toEqual([true, true])
  })
  it('would be missed: another name of the same length is not alike, and neither is nothing', async () => {
    const boxes = await boxesOf(CONSENT)
    const page = await pageOf(CONSENT)
    for (const other of ['林若列', '林岩例', '木若例', '林若例例', ''])
      expect([other, stands(page, boxOf(boxes, 'hf23LinkName'), other) > ALIKE]).toEqual([other, false])
  })
  it('of amounts and their words stand where a booklet of ten pages has them', async () => {
    const boxes = await boxesOf('BANK-JIA-LOAN')
    const amounts = boxes.filter(({ field, page }) => field === 'hf2iLoanAmt' && page === 5)
    const page = await pageOf('BANK-JIA-LOAN', {}, 6)
    expect(amounts.length).toBe(2)
    expect(
      ['3,400,000.00 元', '叁佰肆拾万元整'].map(
        (text, index) => stands(page, amounts[index] ?? { x: 0, y: 0, width: 1, height: 1 }, text) > ALIKE,
      ),
    ).toEqual([true, true])
    expect(stands(page, boxOf(boxes, 'hf2iLoanRate', 5), '3.1200%')).toBeGreaterThan(ALIKE)
  })
  it('of a blank form are those of its words alone: no value leaves ink, every label stays as it was', async () => {
    const boxes = (await boxesOf(CONSENT)).filter(({ height }) => height > 20)
    const filled = await pageOf(CONSENT, { use: 'print' })
    const blank = await pageOf(CONSENT, { blank: 1 })
    expect(boxes.map((box) => amountOf(inkAt(blank, box)))).toEqual(boxes.map(() => 0))
    expect(boxes.filter((box) => amountOf(inkAt(filled, box)) < 20)).toEqual([])
    const labels = boxes.map(({ x, y, height }): Area => ({ x: x - 60, y, width: 58, height }))
    for (const label of labels) expect(likeness(inkAt(blank, label), inkAt(filled, label))).toBeGreaterThan(0.999)
    expect(
      likeness(
        trimmed(inkAt(blank, { x: 48, y: 60, width: 499, height: 44 })),
        trimmed(inkAt(filled, { x: 48, y: 60, width: 499, height: 44 })),
      ),
    ).toBeGreaterThan(0.999)
  })
  it('tick the box of the answer and no other', async () => {
    const boxes = await boxesOf('BANK-JIA-LOAN')
    const [filled, blank] = [await pageOf('BANK-JIA-LOAN', {}, 2), await pageOf('BANK-JIA-LOAN', { blank: 1 }, 2)]
    const cell = boxOf(boxes, 'hf23Sex', 1)
    // Two boxes with a word each, men first: 9 points, a small gap, a word, a wider gap.
    const halves = [0, 1].map((at): Area => ({ x: cell.x + 4 + at * 29.7, y: cell.y, width: 10, height: cell.height }))
    const ticks = halves.map((half) => Math.round(amountOf(inkAt(filled, half, 1)) - amountOf(inkAt(blank, half, 1))))
    expect([ticks[0], (ticks[1] ?? 0) > 40]).toEqual([0, true])
  })
})
