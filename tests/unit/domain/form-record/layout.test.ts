import { describe, expect, it } from 'vitest'
import { FORM_TEMPLATES } from '../../../../lib/domain/form-record/form-templates.ts'
import type { FormBlock, FormTemplate } from '../../../../lib/domain/form-record/form-template.ts'
import { blankValues, type FormValues, formValues } from '../../../../lib/domain/form-record/form-values.ts'
import { breakLines } from '../../../../lib/domain/form-record/layout/break-text.ts'
import { type FormLayout, layoutForm } from '../../../../lib/domain/form-record/layout/layout-form.ts'
import * as fc from '../../../property.ts'
import { areaOf, measure, overlap, sampleCase, templateOf, textsOf, within, pageText } from './sample-case.ts'

const filled = formValues(sampleCase())
const blank = blankValues(sampleCase())
const linesOf = (text: string, width: number) =>
  breakLines([{ text }], { width, size: 10, measure }).map((line) => line.map((segment) => segment.text).join(''))
const PAPER = { x: 40, y: 25, width: 515.28, height: 795 }

/** Whatever a layout must never be. */
function faultsOf({ pages, boxes }: FormLayout): readonly string[] {
  return pages.flatMap((page, number) => {
    const texts = textsOf(page).map((op) => ({ op, area: areaOf(op) }))
    const mine = boxes.filter((box) => box.page === number)
    return [
      ...texts.filter(({ area }) => !within(area, PAPER)).map(({ op }) => `outside: ${op.text}`),
      ...page.ops.flatMap((op) => (op.draw === 'box' && !within(op, PAPER) ? ['a box outside'] : [])),
      ...texts.flatMap(({ op, area }, index) =>
        texts
          .slice(index + 1)
          .flatMap((other) => (overlap(area, other.area) ? [`${op.text} over ${other.op.text}`] : [])),
      ),
      ...mine.flatMap((box, index) =>
        mine.slice(index + 1).flatMap((other) => (overlap(box, other) ? [`${box.field} over ${other.field}`] : [])),
      ),
    ]
  })
}
/** Every value shown by what `says` answers for its field. */
const saying = (says: (field: string) => string, people = 2): FormValues => ({
  ...filled,
  count: () => people,
  shown: (ref, turn, as) => ({ ...filled.shown(ref, turn, as), text: says(ref.field) }),
})

describe('text', () => {
  it('is broken in the Chinese manner: no line begins with a closing sign or ends with an opening one', () => {
    expect(linesOf('甲乙丙丁，戊己庚辛', 40)).toEqual(['甲乙丙', '丁，戊己', '庚辛'])
    expect(linesOf('甲乙丙（丁戊）', 40)).toEqual(['甲乙丙', '（丁戊）'])
    expect(linesOf('甲乙丙（丁', 40)).toEqual(['甲乙丙', '（丁'])
    expect(linesOf('金额3,400,000.00元', 75)).toEqual(['金额', '3,400,000.00', '元'])
    expect(linesOf('面积118.60㎡', 45)).toEqual(['面积', '118.60㎡'])
    expect(linesOf('电话15400000001', 70)).toEqual(['电话', '15400000001'])
  })
  it('keeps numbers and words whole where a line has room for them, and every sign in any case', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'甲乙（），。、a1. 》《'), maxLength: 80, size: 'max' }),
        fc.integer({ min: 20, max: 200 }),
        (text, width) => {
          const lines = linesOf(text, width)
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
          for (const line of lines) expect(measure(line, 10, false)).toBeLessThanOrEqual(width + 0.1)
        },
      ),
    )
  })
})

describe('a line below a value', () => {
  const written = (text: string, wide: number, after: string, width: number) =>
    breakLines(
      [
        { text: '甲' },
        {
          text,
          lineWidth: wide,
          field: {
            ref: { entity: 'Hf2iPrjLoan', field: 'hf2iLoanAmt' },
            shown: { text, codes: [], label: '', key: null },
          },
        },
        { text: after },
      ],
      { width, size: 10, measure },
    ).map((line) =>
      line
        .map(
          (segment) => `${segment.text}${segment.run.lineWidth === undefined ? '' : `_${Math.round(segment.width)}`}`,
        )
        .join('|'),
    )
  it('is as wide as was asked for, and wider where the value is', () => {
    expect(written('乙', 40, '丙', 100)).toEqual(['甲|乙_40|丙'])
    expect(written('', 40, '丙', 100)).toEqual(['甲|_40|丙'])
    expect(written('乙丙丁戊己', 40, '庚', 100)).toEqual(['甲|乙丙丁戊己_50|庚'])
  })
  it('gives way to what closes it, and never goes on alone on the next line', () => {
    expect(written('乙', 90, '）丙', 100)).toEqual(['甲|乙_80|）', '丙'])
    expect(written('乙', 190, '丙', 100)).toEqual(['甲|乙_90', '丙'])
    expect(written('乙丙丁戊己庚辛壬癸', 95, '）丙', 100)).toEqual(['甲|乙丙丁戊己庚辛壬_80', '癸_10|）丙'])
  })
  it('waits on the next line where nothing stands on it and there is hardly room', () => {
    expect(written('', 95, '丙', 100)).toEqual(['甲|_90', '丙'])
    expect(
      breakLines([{ text: '甲乙丙丁戊己庚辛' }, { text: '', lineWidth: 60 }], { width: 100, size: 10, measure }).map(
        (line) => line.length,
      ),
    ).toEqual([1, 1])
  })
})

describe.each(FORM_TEMPLATES.map((template) => [template.formId, template] as const))('%s', (_formId, template) => {
  it('has nothing outside of its pages and nothing over something else, filled and blank', () => {
    expect(faultsOf(layoutForm(template, filled, measure))).toEqual([])
    expect(faultsOf(layoutForm(template, blank, measure))).toEqual([])
  })
  it('has nothing over something else whatever its values are', () => {
    const long = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'示例路大道花园栋房（演示地址），、'), maxLength: 220, size: 'max' }),
      fc.string({ unit: fc.constantFrom(...'0123456789*,.-Xab@ '), maxLength: 60, size: 'max' }),
      fc.constant(''),
    )
    fc.assert(
      fc.property(fc.func(long), fc.integer({ min: 0, max: 6 }), (says, people) => {
        const values = saying(says, people)
        expect(faultsOf(layoutForm(template, values, measure))).toEqual([])
      }),
      { numRuns: 6 },
    )
  })
  it('has the text of a field in the box of the field', () => {
    const values = saying((field) => `«${field}»`)
    const { pages, boxes } = layoutForm(template, values, measure)
    const stray = boxes.filter(({ page, ...box }) => {
      const inside = textsOf(pages[page] ?? { width: 0, height: 0, ops: [] })
        .filter((op) => within(areaOf(op), box, 1))
        .map(({ text }) => text)
        .join('')
      const isTicked =
        !inside.includes('«') &&
        (pages[page]?.ops ?? []).some(
          (op) => op.draw === 'tick' && within({ ...op, width: op.size, height: op.size }, box, 1),
        )
      return !isTicked && !inside.includes(box.text === '' ? '' : box.text.slice(0, 3))
    })
    expect(stray).toEqual([])
    expect(boxes.length).toBeGreaterThan(3)
  })
  it('equals itself, and is the same form when it is blank', () => {
    expect(JSON.stringify(layoutForm(template, filled, measure))).toBe(
      JSON.stringify(layoutForm(template, filled, measure)),
    )
    const fieldsIn = (values: FormValues) =>
      new Set(layoutForm(template, values, measure).boxes.map(({ field }) => field))
    for (const field of fieldsIn(blank)) expect(fieldsIn(filled)).toContain(field)
  })
})

describe('pages', () => {
  const form = (blocks: readonly FormBlock[]): FormTemplate => ({ ...templateOf('DELIVERY-LIST'), blocks })
  const rowsOver = (count: number): FormTemplate =>
    form([
      { block: 'section', text: '人员' },
      {
        block: 'table',
        over: { people: 'buyers' },
        least: count,
        columns: [
          {
            label: '姓名',
            span: 12,
            content: { value: { entity: 'Hf23PrjMember', field: 'hf23LinkName', person: { among: 'each' } } },
          },
          { label: '序号', span: 12, content: { text: '第{n}行' } },
        ],
      },
    ])
  it('keep rows whole, and say the bar and the heading of a table again', () => {
    const { pages } = layoutForm(rowsOver(60), filled, measure)
    expect(pages.length).toBe(2)
    expect(
      pages.map((page) => [pageText(page).includes('人员（续）'), pageText(page).split('姓名').length - 1]),
    ).toEqual([
      [false, 1],
      [true, 1],
    ])
    expect(
      pages
        .map(pageText)
        .join('')
        .match(/第\d+行/g),
    ).toEqual(Array.from({ length: 60 }, (_row, index) => `第${index + 1}行`))
  })
  it('never end with a heading', () => {
    for (let before = 20; before < 36; before += 1) {
      const { pages } = layoutForm(
        form([
          ...Array.from(
            { length: before },
            (): FormBlock => ({ block: 'row', cells: [{ label: null, span: 24, content: { text: '行' } }] }),
          ),
          { block: 'section', text: '题目' },
          { block: 'row', cells: [{ label: null, span: 24, content: { text: '末行' } }] },
        ]),
        filled,
        measure,
      )
      const page = pages.find((one) => pageText(one).includes('题目'))
      expect(pageText(page ?? { width: 0, height: 0, ops: [] })).toContain('末行')
    }
  })
  it('take a value that is longer than a page, sign by sign', () => {
    const text = Array.from({ length: 4_000 }, (_sign, index) => '甲乙丙丁戊己庚辛壬癸'[index % 10]).join('')
    const layout = layoutForm(
      form([
        { block: 'row', cells: [{ span: 20, content: { value: { entity: 'Hf29PrjHourse', field: 'hf29Memo' } } }] },
      ]),
      saying(() => text),
      measure,
    )
    expect(layout.pages.length).toBeGreaterThan(1)
    expect(faultsOf(layout)).toEqual([])
    expect(
      layout.pages
        .map(pageText)
        .join('')
        .replace(/[^甲乙丙丁戊己庚辛壬癸]/g, ''),
    ).toBe(text)
    expect(new Set(layout.boxes.map(({ page }) => page)).size).toBe(layout.pages.length)
  })
  it('begin again where they are told to, once', () => {
    const { pages } = layoutForm(
      form([{ block: 'text', parts: ['一'] }, { block: 'page' }, { block: 'page' }, { block: 'text', parts: ['二'] }]),
      filled,
      measure,
    )
    expect(pages.length).toBe(2)
  })
  it('draw nothing that turns the direction of writing or cannot be seen', () => {
    const { pages } = layoutForm(
      templateOf('BANK-CREDIT'),
      saying(() => '例\u202egpj\u0000\u200b\u2066'),
      measure,
    )
    expect(pages.map(pageText).join('')).not.toMatch(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066]/u)
  })
})
