import { id } from '../../catalogue/field.ts'
import { project } from '../../domain/project/project.ts'
import { defineCall, withTexts } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'
import { recordCalls } from '../record/record-calls.ts'
import { bulkSetCall } from '../record/set-call.ts'

/** Cases belong to no other record, so they have no sub-list. */
const { getSubPageList: _none, ...calls } = recordCalls(project)

export const projectCalls = {
  ...calls,
  getOne: withTexts(calls.getOne, {
    summary: `${project.title}：按键取一条；refValues 另有 buyers 与 owners：全部买家、全部业主的姓名，以顿号分隔，主要的在前`,
  }),
  getPageList: {
    ...withTexts(calls.getPageList, {
      summary:
        `${project.title}：分页列表，可按有索引的字段查询与排序；也可按买家（buyerName）、业主（ownerName）的姓名或拼音查询，` +
        '按成员的完整证件号码（hf23CardNo）、完整手机号码或其最后四位（hf23LinkPhone）查询；' +
        '号码查询每人每分钟限次并记入审计',
    }),
    errors: [...calls.getPageList.errors, 'RATE_LIMITED'],
  },
  doSetAll: bulkSetCall(project),
} as const

export const caseCalls = {
  checkStatus: defineCall({
    service: 'Prj',
    method: 'checkStatus',
    effect: 'read',
    summary: '编辑、删除、退回前检查项目状态；不允许时以 STATUS 答复原因',
    input: params({ prjId: id('项目ID', { required: true }) }),
    output: nothing,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['CAL-010', 'PRJ-042'],
  }),
} as const
