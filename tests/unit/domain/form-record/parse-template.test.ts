import { describe, expect, it } from 'vitest'
import { type Condition, holds } from '../../../../lib/catalogue/condition.ts'
import { issueText, layoutIssues, templateIssues } from '../../../../lib/domain/form-record/check-template.ts'
import type { FormBlock, FormCell, FormContent } from '../../../../lib/domain/form-record/form-template.ts'
import { FORM_TEMPLATES } from '../../../../lib/domain/form-record/form-templates.ts'
import { blankValues } from '../../../../lib/domain/form-record/form-values.ts'
import { jsonFault } from '../../../../lib/domain/form-record/json-fault.ts'
import { BODY, PAGE } from '../../../../lib/domain/form-record/layout/drawing.ts'
import { layoutForm } from '../../../../lib/domain/form-record/layout/layout-form.ts'
import { layoutText } from '../../../../lib/domain/form-record/layout-text.ts'
import { FORM_FACTS, parseCondition } from '../../../../lib/domain/form-record/parse-condition.ts'
import { parseTemplateLayout } from '../../../../lib/domain/form-record/parse-template.ts'
import { recordOfTemplate, templateIn } from '../../../../lib/domain/form-record/template-row.ts'
import * as fc from '../../../property.ts'
import { measure, sampleCase, templateOf, textsOf } from './sample-case.ts'

const problems = (typed: unknown): readonly string[] => {
  const parsed = parseTemplateLayout(typeof typed === 'string' ? typed : JSON.stringify(typed))
  return (parsed.ok ? layoutIssues({ blocks: parsed.blocks }) : parsed.issues).map(issueText)
}
const row = (...cells: readonly unknown[]) => [{ block: 'row', cells }]
const cell = (content: unknown, more: Readonly<Record<string, unknown>> = {}) => ({
  label: null,
  span: 24,
  content,
  ...more,
})
const loan = (field: string) => ({ entity: 'Hf2iPrjLoan', field })
const member = (more: Readonly<Record<string, unknown>> = { person: { among: 'principal' } }) => ({
  entity: 'Hf23PrjMember',
  field: 'hf23LinkName',
  ...more,
})

describe('the forms that come along', () => {
  it.each(FORM_TEMPLATES.map((template) => [template.formId, template] as const))(
    '%s is kept as text and read back as it was',
    (_formId, template) => {
      expect(parseTemplateLayout(layoutText(template.blocks))).toEqual({ ok: true, blocks: template.blocks })
      expect(templateIn(recordOfTemplate(template, 1))).toEqual({ ok: true, template })
      expect(templateIssues(template)).toEqual([])
      if (template.needed)
        expect(parseCondition(JSON.stringify(template.needed))).toEqual({ ok: true, condition: template.needed })
    },
  )
})

describe('a layout a person typed', () => {
  it('APP-010 is read with its place in words where it is wrong', () => {
    expect(problems('[\n  {"block": "page"},\n  {"block": "page",}\n]')).toEqual(['第3行第20列处不是正确的JSON'])
    expect(problems('')).toEqual(['第1行第1列处不是正确的JSON'])
    expect(problems({})).toEqual(['应为列表 […]'])
    expect(problems([])).toEqual(['至少1项'])
    expect(problems([{ block: 'image' }])).toEqual([
      '第1块：block 应为 title、section、row、table、text、signatures、area、space、page、each 之一',
    ])
    expect(problems([{ block: 'page' }, { block: 'space' }, { block: 'section', text: '甲', colour: 'red' }])).toEqual([
      '第2块：缺少“height”',
      '第3块：没有“colour”这一项',
    ])
    expect(problems([{ block: 'page' }, ...row(cell({ text: '甲' }), cell({ text: '乙' }, { span: 25 }))])).toEqual([
      '第2块第2格：span应为1至24的整数',
    ])
    expect(problems(row(cell({ value: loan('hf2iLoanAmt'), text: '甲' })))).toEqual([
      '第1块第1格：content应有且只有 value、choose、text、boxes、write、parts 之一',
    ])
    expect(
      problems([{ block: 'title', text: '题', lines: [['甲', { value: loan('hf2iLoanAmt'), width: 900 }]] }]),
    ).toEqual(['第1块第1行第2段：width应为1至480的数字（点）'])
    expect(
      problems([
        {
          block: 'each',
          over: { people: 'buyers' },
          least: 1,
          blocks: [{ block: 'page' }, { block: 'row', cells: [] }],
        },
      ]),
    ).toEqual(['第1块第2块：cells至少1项'])
    expect(problems([{ block: 'text', parts: ['长'.repeat(2_001)] }])).toEqual(['第1块第1段：不能超过2000个字'])
    expect(problems([{ block: 'space', height: 1e9 }])).toEqual(['第1块：height应为0至800的数字（点）'])
    expect(problems('[{"block":"page","__proto__":{"x":1},"constructor":1}]')).toEqual([
      '第1块：没有“__proto__”这一项',
      '第1块：没有“constructor”这一项',
    ])
    expect(problems('[{"block":"constructor"}]')).toEqual([expect.stringContaining('第1块：block 应为')])
  })
  it('has an end: in depth, in blocks, in length, in empty rows', () => {
    const nested = (depth: number): unknown =>
      depth === 0
        ? { block: 'page' }
        : { block: 'each', over: { people: 'buyers' }, least: 1, blocks: [nested(depth - 1)] }
    expect(problems([nested(4)])).toEqual([expect.stringContaining('嵌套不能超过4层')])
    expect(problems(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toEqual([expect.stringMatching(/^第1块：/)])
    expect(
      problems([
        {
          block: 'each',
          over: { people: 'buyers' },
          least: 1,
          blocks: Array.from({ length: 400 }, () => ({ block: 'page' })),
        },
      ]),
    ).toEqual(['最多400块，现有401块'])
    expect(problems(' '.repeat(200_001))).toEqual(['不能超过200,000个字'])
    const rows = {
      block: 'table',
      over: { records: 'Hf24PrjMemberWorkCredit', person: { among: 'each' } },
      least: 30,
      columns: [{ span: 24, content: { write: '' } }],
    }
    expect(problems([{ block: 'each', over: { people: 'buyers' }, least: 30, blocks: [rows, rows, rows] }])).toEqual([
      '空白表有2820行，最多2000行，请减少 least',
    ])
  })
  it('APP-010 shows only what forms can show, where a person is known', () => {
    expect(problems(row(cell({ text: '' }, { span: 12 })))).toEqual(['第1块：一行应为24份宽，现为12份'])
    expect(problems(row({ ...cell({ text: '' }, { span: 20 }), label: '甲' }))).toEqual([])
    expect(problems(row({ ...cell({ text: '' }, { span: 20 }), label: '甲', labelSpan: 6 }))).toEqual([
      '第1块：一行应为24份宽，现为26份',
    ])
    expect(problems(row(cell({ value: { entity: 'Ss02SysParams', field: 'ss02Value' } })))).toEqual([
      '第1块第1格：系统参数不能用在申请表上',
    ])
    expect(problems(row(cell({ value: { entity: 'constructor', field: 'x' } })))).toEqual([
      '第1块第1格：没有实体 constructor',
    ])
    expect(problems(row(cell({ value: loan('hf2iNobody') })))).toEqual(['第1块第1格：贷款信息没有字段 hf2iNobody'])
    expect(problems(row(cell({ value: member({}) })))).toEqual(['第1块第1格：买家信息属于某个人，应写 person'])
    expect(problems(row(cell({ value: { ...loan('hf2iLoanAmt'), person: { among: 'principal' } } })))).toEqual([
      '第1块第1格：贷款信息不属于某个人，不能写 person',
    ])
    expect(problems(row(cell({ value: member({ person: { among: 'each' } }) })))).toEqual([
      '第1块第1格：不在按人重复的部分内，person 不能为 each',
    ])
    expect(
      layoutIssues({
        blocks: row(cell({ value: member({ person: { among: 'each' } }) })) as readonly FormBlock[],
        each: 'borrowers',
      }),
    ).toEqual([])
    expect(
      problems(
        row(
          cell({
            value: {
              entity: 'Hf24PrjMemberWorkCredit',
              field: 'hf24WorkName',
              person: { among: 'principal' },
              row: 'each',
            },
          }),
        ),
      ),
    ).toEqual([expect.stringContaining('row 不能为 each')])
    expect(problems(row(cell({ value: loan('hf2iLoanYear'), as: 'words' })))).toEqual([
      expect.stringContaining('不是金额，不能大写'),
    ])
    expect(problems(row(cell({ choose: loan('hf2iLoanAmt') })))).toEqual(['第1块第1格：hf2iLoanAmt没有可勾选的选项'])
    expect(
      problems([
        { block: 'area', text: '', height: 700 },
        { block: 'row', height: 700, cells: [cell({ text: '' })] },
      ]),
    ).toEqual(['第1块：高度不能超过一页（665点）', '第2块：高度不能超过一页（665点）'])
    expect(
      problems([
        {
          block: 'table',
          over: { people: 'buyers' },
          least: 1,
          columns: [
            { label: '很长很长的标题', span: 1, content: { write: '' } },
            { label: '签名', span: 23, content: { write: '' } },
          ],
        },
      ]),
    ).toEqual(['第1块第1列：标题过长，这一列最多2个字'])
    expect(
      problems([
        {
          block: 'each',
          over: { people: 'buyers' },
          least: 1,
          blocks: [
            { block: 'table', over: { people: 'owners' }, least: 1, columns: [{ span: 24, content: { write: '' } }] },
          ],
        },
      ]),
    ).toEqual(['第1块第1块：按人重复的部分内不能再按人重复'])
  })
  it('that is anything at all is answered, never thrown over', () => {
    const near = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(
          'title',
          'row',
          'each',
          'table',
          'text',
          'buyers',
          'each',
          '__proto__',
          'Hf23PrjMember',
          'hf23LinkName',
        ),
        fc.integer({ min: -2, max: 40 }),
        fc.constant(null),
        fc.boolean(),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(
          fc.constantFrom(
            'block',
            'text',
            'cells',
            'content',
            'value',
            'entity',
            'field',
            'person',
            'among',
            'over',
            'people',
            'least',
            'blocks',
            'span',
            '__proto__',
            'toString',
          ),
          tie('any'),
          { maxKeys: 5 },
        ),
      ),
    })).any
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          near.map((value) => JSON.stringify([value])),
        ),
        (typed) => {
          expect(typeof parseTemplateLayout(typed).ok).toBe('boolean')
          expect(typeof parseCondition(typed).ok).toBe('boolean')
          expect(typeof templateIn({ layout: typed, needed: typed }).ok).toBe('boolean')
        },
      ),
      { numRuns: 400 },
    )
  })
  it('stops being JSON where it does, whatever was typed', () => {
    const isJson = (typed: string): boolean => {
      try {
        JSON.parse(typed)
        return true
      } catch {
        return false
      }
    }
    const broken = fc
      .tuple(fc.json(), fc.nat(200), fc.constantFrom('', ',', '"', '}', ']', '0', '\\', '\u0001', 'nul', ':'))
      .map(([typed, at, sign]) => typed.slice(0, at) + sign + typed.slice(at + 1))
    fc.assert(
      fc.property(fc.oneof(fc.json(), broken, fc.string()), (typed) => {
        expect([typed, jsonFault(typed) === null]).toEqual([typed, isJson(typed)])
      }),
      { numRuns: 1_000 },
    )
    expect(jsonFault('{"a":\n 01}')).toEqual({ line: 2, column: 3 })
  })
  it('that is accepted lies within its pages', () => {
    const content: fc.Arbitrary<FormContent> = fc.oneof(
      fc.string({ maxLength: 400, unit: 'grapheme' }).map((text) => ({ text })),
      fc.constantFrom<FormContent>(
        { value: loan('hf2iLoanAmt') },
        { choose: loan('hf2iLoanRepayType') },
        { write: '元' },
        { boxes: ['甲', '乙'] },
      ),
    )
    const block: fc.Arbitrary<FormBlock> = fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 23 }), content, content, fc.nat(660)).map(
        ([span, left, right, height]): FormBlock => ({
          block: 'row',
          height,
          cells: [
            [span, left],
            [24 - span, right],
          ].map(([wide, shown]) => ({ label: null, span: wide, content: shown }) as FormCell),
        }),
      ), // adapter: a width and a content each
      fc.tuple(fc.nat(30), content).map(
        ([least, shown]): FormBlock => ({
          block: 'table',
          over: { people: 'owners' },
          least,
          columns: [{ label: '甲', span: 24, content: shown }],
        }),
      ),
      fc
        .string({ maxLength: 300, unit: 'grapheme' })
        .map((text): FormBlock => ({ block: 'text', parts: [text, { value: loan('hf2iLoanAmt'), width: 480 }] })),
      fc.nat(660).map((height): FormBlock => ({ block: 'area', text: '意见', height, signed: '盖章' })),
      fc.constantFrom<FormBlock>(
        { block: 'page' },
        { block: 'section', text: '第{n}部分' },
        { block: 'signatures', labels: ['甲', '乙', '丙', '丁'] },
        { block: 'space', height: 660 },
      ),
    )
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 12 }), (blocks) => {
        const parsed = parseTemplateLayout(JSON.stringify(blocks))
        fc.pre(parsed.ok && layoutIssues({ blocks }).length === 0)
        const { pages, boxes } = layoutForm(
          { ...templateOf('DELIVERY-LIST'), blocks },
          blankValues(sampleCase()),
          measure,
        )
        for (const { y, x, width, height } of boxes)
          expect(
            [y >= BODY.top - 1, y + height <= BODY.bottom + 1, x >= 0, x + width <= PAGE.width].every(Boolean),
          ).toBe(true)
        for (const page of pages) for (const { y } of textsOf(page)) expect(y).toBeLessThan(PAGE.height)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a condition a person typed', () => {
  const messagesOf = (typed: unknown) => {
    const parsed = parseCondition(typeof typed === 'string' ? typed : JSON.stringify(typed))
    return parsed.ok ? [] : parsed.issues.map(issueText)
  }
  it('APP-009 asks what is known of a case and nothing else', () => {
    expect(FORM_FACTS).toEqual(
      expect.arrayContaining(['hf20LoanScheme', 'hf2iLoanType', 'hf29HourseType', 'lendingBank']),
    )
    expect(messagesOf({ field: 'hf20LoanScheme', is: ['HF9902', null] })).toEqual([])
    expect(messagesOf({ any: [{ field: 'hf20Note', is: ['甲'] }] })).toEqual([
      expect.stringMatching(/^第1项：field应为 .*lendingBank.* 之一$/),
    ])
    expect(messagesOf({ field: '__proto__', empty: true })).toEqual([expect.stringContaining('field应为')])
    expect(messagesOf({ all: [{ not: { field: 'lendingBank', is: [] } }] })).toEqual(['第1项：is至少1项'])
    expect(messagesOf({ field: 'lendingBank', is: ['A'], empty: true })).toEqual([
      expect.stringContaining('应有且只有'),
    ])
    expect(messagesOf({ field: 'lendingBank' })).toEqual([expect.stringContaining('应有且只有')])
    expect(messagesOf('{"all":')).toEqual(['第1行第8列处不是正确的JSON'])
  })
  it('decides as it is read', () => {
    const leaf: fc.Arbitrary<Condition> = fc.record({
      field: fc.constantFrom(...FORM_FACTS),
      is: fc.array(fc.constantFrom('HF9901', 'HF9902', null), { minLength: 1, maxLength: 3 }),
    })
    const condition = fc.oneof(
      leaf,
      leaf.map((not): Condition => ({ not })),
      fc.array(leaf, { minLength: 1, maxLength: 3 }).map((any): Condition => ({ any })),
      fc.array(leaf, { minLength: 1, maxLength: 3 }).map((all): Condition => ({ all })),
    )
    fc.assert(
      fc.property(condition, fc.constantFrom('HF9901', 'HF9902', null), (sample, scheme) => {
        const parsed = parseCondition(JSON.stringify(sample))
        expect(parsed.ok && holds(parsed.condition, { hf20LoanScheme: scheme })).toBe(
          holds(sample, { hf20LoanScheme: scheme }),
        )
      }),
    )
  })
})
