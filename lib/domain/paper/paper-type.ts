import { filled } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, codes, flag, id, images, integer, text, textarea } from '../../catalogue/field.ts'
import type { Rule } from '../../catalogue/rule.ts'
import { PAPER_PARTY } from './paper-party.ts'
import { plainCode } from '../plain-code.ts'
import { inUse, recordFields } from '../record-fields.ts'

/** Maximum number of sample pictures of a kind of paper. @source PAP-011 @public */
export const MOST_SAMPLES = 10

const OF_SIDES: readonly string[] = [PAPER_PARTY.buyer, PAPER_PARTY.owner]
const OF_PERSONS: readonly string[] = [...OF_SIDES, PAPER_PARTY.guarantor]
const forOneOf = (name: string, accepted: readonly string[], words: string): Rule => ({
  name,
  reads: ['parties'],
  issue: (_value, { parties }) =>
    Array.isArray(parties) && parties.length > 0 && !parties.some((one) => accepted.includes(one)) ? words : null,
})
/** Companies have no marital status, and guarantors are neither borrowers nor main members. */
const ofSides = forOneOf('people-of-sides', OF_SIDES, '只用于买家或业主个人的资料')
const ofPersons = forOneOf('persons', OF_PERSONS, '只用于个人的资料')
/** Papers of companies and of the house are handed in once. */
const onePerPerson: Rule = {
  name: 'one-per-person',
  reads: ['parties'],
  issue: (value, { parties }) =>
    value === 1 &&
    Array.isArray(parties) &&
    parties.length > 0 &&
    (parties.includes(PAPER_PARTY.house) || !parties.some((one) => OF_PERSONS.includes(one)))
      ? '不能用于公司或房屋的资料，这些由一方共同提供'
      : null,
}

/**
 * A kind of paper: whose it is, when it is required, how it is handed in, how long it is valid, and its samples.
 * @source PAP-003, PAP-011, CAL-100, ROU-010 (/AppendixTmpltGrid)
 * @public
 */
export const paperType = defineEntity({
  service: 'Hf117AppendixTmplt',
  title: '资料模板',
  metaTable: null,
  groups: {
    paper: {
      label: '资料',
      fields: {
        keyValue: id('资料模板ID', { hidden: true, serverOwned: true }),
        cardType: text('资料编码', {
          required: true,
          maxLength: 16,
          indexed: true,
          column: true,
          rules: [plainCode],
          hint: '建立后不能修改',
        }),
        paperName: text('资料名称', { required: true, maxLength: 60, indexed: true, column: true }),
        shortName: text('简称', { maxLength: 20, indexed: true }),
        category: code('HX58', '资料分类', { required: true, indexed: true, column: true }),
        copies: text('份数要求', { maxLength: 60, column: true }),
        printStandard: code('HH12', '打印标准', { indexed: true, column: true }),
        validDays: integer('有效期（天）', {
          required: true,
          min: 0,
          max: 3_650,
          default: 0,
          indexed: true,
          column: true,
          hint: '自出具日期起计算；0 表示长期有效',
        }),
        provider: text('提供方', { maxLength: 60, indexed: true, column: true }),
        guidance: textarea('指引', { maxLength: 500 }),
        samples: images('样例图片', { maxCount: MOST_SAMPLES }),
        sortOrder: integer('排序', { min: 0, max: 99_999, required: true, indexed: true }),
        enabled: inUse,
      },
    },
    need: {
      label: '适用范围',
      fields: {
        parties: codes('PAPER_PARTY', '适用方', { required: true, indexed: true, column: true }),
        each: flag('每人一份', { default: 1, indexed: true, rules: [onePerPerson], hint: '关闭时由一方共同提供一份' }),
        traits: codes('PAPER_TRAIT', '适用人员', {
          rules: [ofSides],
          hint: '为空表示该方每一位；多项之间满足其一即可',
        }),
        idTypes: codes('HF56', '证件类型', { rules: [ofPersons], hint: '为空表示不限' }),
        marriages: codes('HX06', '婚姻状况', { rules: [ofPersons], hint: '为空表示不限' }),
        conditionCode: code('FLOW_CONDITION', '适用条件', { indexed: true, hint: '为空表示所有项目' }),
        optional: flag('按需提供', { default: 0, indexed: true, column: true, hint: '没有时不算缺件' }),
        conditionText: text('适用说明', { maxLength: 200 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { cardType: filled('keyValue') },
})
/** The values of a kind of paper, by field name; null where empty. @public */
export type PaperType = RecordOf<typeof paperType>
