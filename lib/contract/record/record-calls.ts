import * as v from 'valibot'
import { flag, id, text } from '../../catalogue/field.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { defineCall } from '../call.ts'
import { listInput, params, recordInput } from '../input.ts'
import { LARGEST_LIST, listOf } from '../list-input.ts'
import { draftOutput, recordOutput, rowsOutput } from '../output.ts'

/** The calls every kind of record has. @source CAL-048 to CAL-053, CAL-055 */
export function recordCalls<E extends Entity>(entity: E) {
  const { service, title } = entity
  return {
    getPageList: defineCall({
      service,
      method: 'getPageList',
      effect: 'read',
      summary: `${title}：分页列表，可按有索引的字段查询与排序`,
      input: listInput(entity),
      output: rowsOutput(entity),
      requirements: ['CAL-048', 'GRD-002'],
    }),
    getSubPageList: defineCall({
      service,
      method: 'getSubPageList',
      effect: 'read',
      summary: `${title}：某条上级记录（objKey）下的分页列表`,
      input: listInput(entity),
      output: rowsOutput(entity),
      errors: ['NOT_FOUND'],
      requirements: ['CAL-049', 'GRD-019'],
    }),
    getOne: defineCall({
      service,
      method: 'getOne',
      effect: 'read',
      summary: `${title}：按键取一条`,
      input: params({ id: id('记录ID', { required: true }) }),
      output: recordOutput(entity),
      errors: ['NOT_FOUND'],
      requirements: ['CAL-051'],
    }),
    doCreate: defineCall({
      service,
      method: 'doCreate',
      effect: 'read',
      summary: `${title}：带默认值的空白记录；给出 id 时为已存的记录，isClone 时为去掉键的副本`,
      input: params({ id: id('记录ID'), isClone: flag('克隆'), objKey: id('上级记录'), objCode: text('上级代码') }),
      output: draftOutput(entity),
      errors: ['NOT_FOUND'],
      requirements: ['CAL-008', 'CAL-052'],
    }),
    doSave: defineCall({
      service,
      method: 'doSave',
      effect: 'create',
      summary: `${title}：保存；缺省的字段保持原值，答复为保存后的整条记录`,
      input: recordInput(entity),
      output: recordOutput(entity),
      errors: ['NOT_FOUND', 'CONFLICT', 'STATUS', 'KEY_REUSED'],
      requirements: ['CAL-009', 'CAL-053'],
    }),
    saveChanges: defineCall({
      service,
      method: 'saveChanges',
      effect: 'create',
      encoding: 'json',
      list: 'rows',
      summary: `${title}：一次保存至多${LARGEST_LIST}条，每条要求同 doSave，全部保存或全部不保存；按提交的次序答复`,
      input: listOf(entity, {}),
      output: rowsOutput(entity),
      errors: ['NOT_FOUND', 'CONFLICT', 'STATUS', 'KEY_REUSED'],
      requirements: ['CAL-055'],
    }),
    getOpts: defineCall({
      service,
      method: 'getOpts',
      effect: 'read',
      summary: `${title}：当前用户可用的操作权限`,
      input: params({}),
      output: v.array(v.string()),
      requirements: ['CAL-050', 'GRD-020'],
    }),
  } as const
}
