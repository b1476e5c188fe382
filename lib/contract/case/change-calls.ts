import * as v from 'valibot'
import { id } from '../../catalogue/field.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

const words = v.nullish(v.string(), '')
const count = v.nullish(v.number(), 0)

const caseChange = v.looseObject({
  /** Identifies the person together with the record. */
  key: v.string(),
  /** Who made the changes; 系统 for those nobody made. */
  who: words,
  /** Epoch milliseconds of the last of them. */
  at: v.number(),
  /** 1: since the caller's former look. */
  fresh: count,
  /** How many rows were changed, such as the files of a paper. */
  count,
  /** What kind of record it is: 交易信息, 资料文件. */
  object: words,
  /** Name of a job, a kind of paper; empty where the kind says enough. */
  name: words,
  /** What was done, in words: 新增, 完结, 退回. */
  actions: v.array(v.string()),
  /** Labels of the fields that changed, never their values. */
  fields: v.array(v.string()),
  /**
   * Where it is: a section of the case, after a slash one of its people; the address of a record; or the tab `fees`,
   * `flow`, `papers`, `forms` or `roles`.
   */
  place: words,
})
/** What one person changed in one record of a case. @public */
export type CaseChange = v.InferOutput<typeof caseChange>

const caseChanges = v.looseObject({
  /** Epoch milliseconds of the end of the caller's former look; null at their first. */
  since: v.nullish(v.number(), null),
  /** The latest first. */
  rows: v.array(caseChange),
  /** How many entries are left out. */
  more: count,
})
/** What others changed in a case. @public */
export type CaseChanges = v.InferOutput<typeof caseChanges>

/** What others changed in a case since the caller last looked, and that the caller has looked. */
export const changeCalls = {
  getCaseChanges: defineCall({
    service: 'Prj',
    method: 'getCaseChanges',
    effect: 'read',
    summary:
      '他人在项目中的变化，按人和记录归并，最近的在前，并标出本人上次查看之后的；只有字段与动作的名称，没有值。' +
      '何时算查看过由 doReadChanges 记下',
    input: params({ prjId: id('项目ID', { required: true }) }),
    output: caseChanges,
    errors: ['NOT_FOUND'],
    requirements: ['ROU-007'],
  }),
  doReadChanges: defineCall({
    service: 'Prj',
    method: 'doReadChanges',
    effect: 'write',
    summary: '记下本人此刻查看了项目的变化，与 getCaseChanges 的先后不限；距上次查看 30 分钟以上算新的一次查看',
    input: params({ prjId: id('项目ID', { required: true }) }),
    output: nothing,
    errors: ['NOT_FOUND'],
    requirements: ['ROU-007'],
  }),
} as const
