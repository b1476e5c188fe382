import type { RecordValues } from '../../../../lib/catalogue/effect.ts'
import { FORM_TEMPLATES } from '../../../../lib/domain/form-record/form-templates.ts'
import type { FormTemplate } from '../../../../lib/domain/form-record/form-template.ts'
import {
  entityOf,
  type FormCase,
  type FormPerson,
  type FormSource,
} from '../../../../lib/domain/form-record/form-values.ts'
import type { DrawnPage, DrawOp, FieldBox, Measure } from '../../../../lib/domain/form-record/layout/drawing.ts'
import { referencesOf } from '../../../../lib/domain/form-record/template-fields.ts'

/** A font of two widths. */
export const measure: Measure = (text, size) =>
  [...text].reduce((sum, sign) => sum + (sign <= '\u00ff' ? 0.55 : 1), 0) * size

const FACTS = {
  hf20BuyerType: 'HF0501',
  hf20SellerType: 'HF0501',
  hf20PayWay: 'HG1002',
  hf20LoanScheme: 'HF9901',
  hf2iLoanType: 'HF9901',
}
export const source = (key: string | null, record: RecordValues, labels: FormSource['labels'] = {}): FormSource => ({
  key,
  record,
  labels,
  facts: FACTS,
})
export const person = (key: string, record: RecordValues, records: FormPerson['records'] = {}): FormPerson => ({
  member: source(key, { hf23MemberType: '0', ...record }, { hf23Marriage: '已婚' }),
  records,
})

export const BORROWER = person('m1', {
  hf23LinkName: '林若例',
  hf23CardNo: '440199199003071234',
  hf23Sex: 'HF5902',
  hf23Marriage: 'HX0602',
  hf23LinkPhone: '15400000001',
  hf23HomeAddress: '示例路1号',
})
export const OTHER = person('m2', { hf23LinkName: '周子演', hf23Sex: 'HF5901' })

const LOAN = source(
  'l1',
  {
    hf2iLoanType: 'HF9901',
    hf2iLoanAmt: 3_400_000,
    hf2iLoanYear: 30,
    hf2iLoanRepayType: 'HX0301',
    hf2iLoanRate: 0.0312,
    hf2iFundLoan: 500_000,
  },
  { hf2iLoanRepayType: '等额本息' },
)

/** A case with two borrowers and a loan; other records are not there. */
export function sampleCase(people: Partial<FormCase['people']> = {}, records: FormCase['records'] = {}): FormCase {
  const dicts = new Set(
    FORM_TEMPLATES.flatMap(({ blocks }) => referencesOf(blocks)).flatMap(
      (ref) => entityOf(ref).fields[ref.field]?.dict ?? [],
    ),
  )
  return {
    records: {
      Hf20PrjBase: source('p1', { prjNo: 'P20261121-0001', hf20HouseMarketPrice: 4_860_000 }),
      Hf2iPrjLoan: LOAN,
      ...records,
    },
    people: {
      principal: [BORROWER],
      spouse: [],
      borrowers: [BORROWER, OTHER],
      coBorrowers: [OTHER],
      coRepayers: [],
      buyers: [BORROWER, OTHER],
      owners: [],
      guarantors: [],
      ...people,
    },
    dictionaries: {
      ...Object.fromEntries(
        [...dicts].map((dict) => [
          dict,
          [1, 2, 3].map((number) => ({ key: `${dict}0${number}`, text: `选项${number}` })),
        ]),
      ),
      HF59: [
        { key: 'HF5901', text: '男' },
        { key: 'HF5902', text: '女' },
      ],
      HX03: [
        { key: 'HX0301', text: '等额本息' },
        { key: 'HX0302', text: '等额本金' },
      ],
    },
  }
}

export const templateOf = (formId: string): FormTemplate => {
  const found = FORM_TEMPLATES.find((template) => template.formId === formId)
  if (!found) throw new Error(`no form ${formId}`)
  return found
}

export type TextOp = Extract<DrawOp, { readonly draw: 'text' }>
export const textsOf = ({ ops }: DrawnPage): readonly TextOp[] => ops.filter((op): op is TextOp => op.draw === 'text')
export const pageText = (page: DrawnPage): string =>
  textsOf(page)
    .map(({ text }) => text)
    .join('')

/** The rectangle a text takes: from a little above its signs to a little below. */
export const areaOf = ({ x, y, size, bold, text }: TextOp) => ({
  x,
  y: y - size * 0.88,
  width: measure(text, size, bold),
  height: size * 1.05,
})
export type Area = Pick<FieldBox, 'x' | 'y' | 'width' | 'height'>
export const within = (inner: Area, outer: Area, by = 0.5): boolean =>
  inner.x >= outer.x - by &&
  inner.y >= outer.y - by &&
  inner.x + inner.width <= outer.x + outer.width + by &&
  inner.y + inner.height <= outer.y + outer.height + by
export const overlap = (a: Area, b: Area, by = 0.3): boolean =>
  a.x + by < b.x + b.width && b.x + by < a.x + a.width && a.y + by < b.y + b.height && b.y + by < a.y + a.height
