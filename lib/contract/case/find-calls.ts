import * as v from 'valibot'
import { text } from '../../catalogue/field.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

const words = v.nullish(v.string(), '')

const foundCase = v.looseObject({
  prjId: v.string(),
  prjNo: words,
  /** Its address, or its number while it has none. */
  name: words,
  step: v.nullish(v.string(), null),
  stepName: words,
})
/** A case that was found. @public */
export type FoundCase = v.InferOutput<typeof foundCase>

/** A case found by its own number or address. */
const foundByItself = v.looseObject({
  ...foundCase.entries,
  /**
   * Which characters of the address were found by first letters: from this one, up to but not including `to`. Both 0
   * for a case found by its characters.
   */
  from: v.nullish(v.number(), 0),
  to: v.nullish(v.number(), 0),
})
/** A case that was found by its number or address. @public */
export type FoundByItself = v.InferOutput<typeof foundByItself>

const foundPerson = v.looseObject({
  id: v.string(),
  name: v.string(),
  /** Which characters of the name were found: from this one, up to but not including `to`. Both 0 for a number. */
  from: v.number(),
  to: v.number(),
  /** How the person was found. */
  by: v.picklist(['text', 'pinyin', 'number']),
  /** Buyer, owner or guarantor, in words. */
  side: words,
  /** Masked. */
  phone: words,
  project: foundCase,
})
/** A person of a case that was found. @public */
export type FoundPerson = v.InferOutput<typeof foundPerson>

const found = v.looseObject({
  people: v.array(foundPerson),
  /** How many people match; the answer has the best of them. */
  total: v.number(),
  cases: v.array(foundByItself),
  /** Why numbers were not searched, such as too many searches within a minute; empty when they were. */
  refused: words,
})
/** What was found for a text. @public */
export type Found = v.InferOutput<typeof found>

/** The call that searches people and cases by one text, for a search box over everything. @public */
export const findCalls = {
  find: defineCall({
    service: 'Prj',
    method: 'find',
    effect: 'read',
    summary:
      '按一段文字查找可见的项目与其中的人：项目编号、房屋地址及其中路名、楼盘名的拼音首字母，姓名的一部分、拼音或拼音首字母，完整手机号码或其最后四位，完整证件号码；号码查询每人每分钟限次并记入审计，超过时其余结果照常答复',
    input: params({ keyword: text('查找内容', { required: true, maxLength: 60 }) }),
    output: found,
    requirements: ['SHL-001', 'BAS-033'],
  }),
} as const
