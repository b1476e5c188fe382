import { id, text } from '../../catalogue/field.ts'
import type { GroupRow } from '../../domain/member/group.ts'
import { relation } from '../../domain/member/relation.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { listOf } from '../list-input.ts'
import { rowsOutput } from '../output.ts'

const { service } = relation

/** Groups of buyers and guarantors, and of owners. @source CAL-035, CAL-036, OPN-031, OPN-098 */
export const relationCalls = {
  getRelationMemberList: defineCall({
    service,
    method: 'getRelationMemberList',
    effect: 'read',
    summary: '某项目的成员分组；hf2jMemberType 可为逗号分隔的多个类别（如 0,2），已移除的分组不在其中',
    input: params({
      hf2jPrjId: id('项目ID', { required: true }),
      hf2jMemberType: text('成员类型', { required: true, maxLength: 16 }),
    }),
    output: rowsOutput(relation),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-035', 'OPN-031'],
  }),
  saveChanges: defineCall({
    service,
    method: 'saveChanges',
    effect: 'create',
    encoding: 'json',
    list: 'rows',
    summary:
      '保存一类成员的分组：新增、修改与移除（entityState 3）的行；没有 ID 而有姓名的人成为新成员。答复保存后的全部分组',
    input: listOf(relation, {
      prjId: id('项目ID', { required: true }),
      memberType: text('成员类型', { required: true, maxLength: 8 }),
    }),
    output: rowsOutput(relation),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['CAL-036', 'OPN-098', 'OPN-099'],
  }),
} as const

/** Input of a save: the side, and its rows as `Relation` records; stored rows have `keyValue` and `version`. */
export interface GroupSave {
  readonly prjId: string
  readonly memberType: string
  readonly rows: readonly (GroupRow & { readonly keyValue?: string | null; readonly version?: number | null })[]
}
